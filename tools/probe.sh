#!/usr/bin/env bash
# What must be on the machine before anything can be built: python3 with venv and headers, a C++20 compiler;
# for `probe.sh test` a Chromium as well. As root on a Debian-like system the missing ones are installed,
# elsewhere one line names them. Prints nothing when all is there.
#
# The headless shell is the same engine without windows: pages open in half the time. Any Chromium will do where
# it is not to be had.
set -eo pipefail

python=${PYTHON:-python3}
compiler=${CXX:-c++}
shell=chromium-headless-shell
missing=()

has_python() { command -v "$python" >/dev/null && "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; }
has_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }
has_headers() { "$python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; }
has_compiler() { command -v "$compiler" >/dev/null && echo '#include <bit>
static_assert(std::has_single_bit(4U));' | "$compiler" -std=c++20 -fsyntax-only -x c++ - 2>/dev/null; }
browser() {
  for found in "$VOG_CHROMIUM" "$shell" chromium chromium-browser google-chrome google-chrome-stable; do
    if [ -n "$found" ] && command -v "$found"; then return 0; fi
  done
  return 1
}

probe() {
  missing=()
  if has_python; then
    has_venv || missing+=(python3-venv)
    has_headers || missing+=(python3-dev)
  else
    missing+=(python3 python3-venv python3-dev)
  fi
  has_compiler || missing+=(g++)
  if [ "$1" = test ] && ! browser >/dev/null; then missing+=(chromium); fi
}

may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }
install() {
  echo "installing $*" >&2
  apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

if [ "$1" = chromium ]; then browser; exit; fi
probe "$1"
if may_install; then
  if [ "$1" = test ] && [ -z "$VOG_CHROMIUM" ] && ! command -v "$shell" >/dev/null; then
    if ! install "$shell"; then echo "no $shell here: any other Chromium will do" >&2; fi
    probe "$1"
  fi
  if [ ${#missing[@]} -gt 0 ]; then
    install "${missing[@]}"
    probe "$1"
  fi
fi
if [ ${#missing[@]} -gt 0 ]; then
  echo "vog: missing on this machine: ${missing[*]} (on Debian or Ubuntu: sudo apt-get install ${missing[*]})" >&2
  exit 2
fi
