"""run_tests.py FOLDER: runs its tests with pytest, or says what is missing."""
import importlib.util
import subprocess
import sys

missing = [name for name in ("pytest", "numpy") if importlib.util.find_spec(name) is None]
if missing:
    print("skipped: not installed: " + ", ".join(f"python3-{name}" for name in missing))
    sys.exit(0)
sys.exit(subprocess.run([sys.executable, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", sys.argv[1]]).returncode)
