"""Writes the wheel into the folder that is named: `python3 build_wheel.py <folder>`."""

import base64
import hashlib
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

NAME, VERSION = "soe_simulator", "0.1.0"
HERE = Path(__file__).parent
INFO = f"{NAME}-{VERSION}.dist-info"

METADATA = f"""Metadata-Version: 2.1
Name: soe-simulator
Version: {VERSION}
Summary: The simulator of the shop's carrier, for tests in Python
License: MIT
Requires-Python: >=3.10
"""
WHEEL = "Wheel-Version: 1.0\nGenerator: soe\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
ENTRY_POINTS = f"[pytest11]\nsoe_simulator = {NAME}.pytest_plugin\n"


def main(folder):
    files = {str(path.relative_to(HERE)): path.read_bytes() for path in sorted((HERE / NAME).glob("*.py"))}
    files |= {
        f"{INFO}/METADATA": METADATA.encode(),
        f"{INFO}/WHEEL": WHEEL.encode(),
        f"{INFO}/entry_points.txt": ENTRY_POINTS.encode(),
    }
    rows = []
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.append(f"{name},sha256={digest},{len(content)}")
    files[f"{INFO}/RECORD"] = "\n".join([*rows, f"{INFO}/RECORD,,", ""]).encode()
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{NAME}-{VERSION}-py3-none-any.whl"
    with ZipFile(target, "w", ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            wheel.writestr(ZipInfo(name), content)
    print(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
