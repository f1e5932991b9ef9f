"""What every test shares."""

import os
import shutil
import signal
from pathlib import Path

from hypothesis import HealthCheck, settings

# No deadline: a busy machine is no fault. In CI the examples are the same each time, so that a red run is the
# change's doing; by hand every run looks further.
settings.register_profile("vog", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("vog"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "vog")

# Where there is room, what tests write is in memory: a sync takes no time there, and no test pulls the plug.
_MEMORY = Path("/dev/shm")
_ENOUGH = 2**31  # bytes

if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free >= _ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))

# A run that was started in the background of a script ignores Ctrl-C, and so would every process it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
