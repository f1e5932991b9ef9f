"""What every test shares."""

import os

from hypothesis import HealthCheck, settings

# No deadline: a busy machine is no fault. In CI the examples are the same each time, so that a red run is the
# change's doing; by hand every run looks further.
settings.register_profile("vog", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("vog"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "vog")
