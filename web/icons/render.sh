#!/usr/bin/env bash
# The PNG icons anew, from static/icon.svg and maskable.svg. They are committed: a build needs no browser.
set -eo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

render() { # source, size, target
	local page
	page=$(mktemp --suffix .html)
	printf '<style>*{margin:0}svg{display:block;width:%spx;height:%spx}</style>' "$2" "$2" >"$page"
	cat "$1" >>"$page"
	"${VOG_CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --default-background-color=00000000 \
		--hide-scrollbars --window-size="$2,$2" --screenshot="$PWD/$3" "file://$page" 2>/dev/null
	rm "$page"
}

render ../static/icon.svg 192 ../static/icon-192.png
render ../static/icon.svg 512 ../static/icon-512.png
render maskable.svg 512 ../static/icon-maskable-512.png
