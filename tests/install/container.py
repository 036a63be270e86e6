"""container.py SOURCE_DIR BUILD SCRATCH [BASE]: the container file of src/cli/campaigns is sound and, where it can be, builds.

It copies what there is and what .dockerignore lets through, builds by the commands of README.md, and its last stage has every
library that the program needs. Where nginx is installed, it serves files by nginx.conf. With buildah and BASE, the name of an
image of Debian or the folder of one (as debootstrap makes it), or TESSERA_CONTAINER_BASE, the last stages are built, too, around
the program of this build and a few files, and run. The whole of it takes a quarter of an hour: every night by docker.
"""
import http.client
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import time

source, build, scratch = (pathlib.Path(word) for word in sys.argv[1:4])
base = sys.argv[4] if len(sys.argv) > 4 else os.environ.get("TESSERA_CONTAINER_BASE", "")
folder = "src/cli/campaigns"
PACKAGE_OF = {"libcairo": "libcairo2", "libfmt": "libfmt9", "libpugixml": "libpugixml1v5",
              "libqrcodegencpp": "libqrcodegencpp1", "libstdc++": "libstdc++6", "libz": "zlib1g"}
TYPE_OF = {"index.html": "text/html", "embed.html": "text/html", "app.wasm": "application/wasm", "app.js": "application/javascript",
           "manifest.webmanifest": "application/manifest+json", "icon.svg": "image/svg+xml", "levels.txt": "text/plain"}
HIDDEN = ("_headers", ".hidden")  # files that no server gives out
OF_DEBIAN = ("libc.", "libm.", "libgcc_s.", "ld-linux", "linux-vdso")


def instructions():
    text = re.sub(r"^#.*\n", "", (source / folder / "Containerfile").read_text(), flags=re.M).replace("\\\n", " ")
    return [tuple(line.split(None, 1)) for line in text.splitlines() if line.strip()]


def allowed_into_context(name):
    """By .dockerignore: everything is left out but what begins with a !."""
    rules = [line for line in (source / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert rules[0] == "*", "the context begins with everything left out"
    return any(rule.startswith("!") and (name == rule[1:] or name.startswith(rule[1:] + "/")) for rule in rules)


def stages():
    found = {}
    for word, rest in instructions():
        if word == "FROM":
            parent, _, name = rest.partition(" AS ")
            assert parent == "$DEBIAN" or parent in found, f"there is no stage {parent}"
            found[name] = []
        elif word != "ARG":
            found[name].append((word, rest))
    return found


def check_copies(found):
    for word, rest in (each for stage in found.values() for each in stage):
        if word != "COPY":
            continue
        *names, _ = rest.split()
        if names[0].startswith("--from="):
            assert names[0][7:] in found, rest
            continue
        for name in names:
            assert (source / name).exists(), f"COPY {name}: there is no such file"
            assert allowed_into_context(name), f".dockerignore leaves out {name}"


def check_commands(found):
    """The commands of README.md, whose flags the stages may add to."""
    readme = (source / "README.md").read_text()
    told = re.search(r"^(web/setup build && .*)$", readme, re.M)[1].split(" && ")
    run = [rest for word, rest in found["build"] if word == "RUN"]
    for command in told:
        assert any(line.startswith(command) for line in run), f"README.md says {command}, the container file does not"
    assert ("RUN", "web/run --build-only") in found["build-page"]
    assert re.search(r"^web/run$", readme, re.M)
    documented = (source / "src/cli/README.md").read_text() + (source / "web/README.md").read_text()
    for target in ("command-line", "page"):
        assert f"--target {target} " in documented and target in found, target


def check_libraries(found):
    linked = subprocess.run(["readelf", "-d", build / "tessera"], capture_output=True, text=True, check=True).stdout
    installed = " ".join(rest for word, rest in found["command-line"] if word == "RUN").split()
    for file in re.findall(r"\(NEEDED\).*\[(.*)\]", linked):
        if file.startswith(OF_DEBIAN) or "san." in file:  # the sanitizers of a debug build
            continue
        package = PACKAGE_OF[re.split(r"[.]so|-", file)[0]]
        assert package in installed, f"the program needs {package}"


def check_pinned_settings():
    nginx = (source / folder / "nginx.conf").read_text()
    for header in re.findall(r"^  add_header (.*)$", (source / "web/README.md").read_text(), re.M):
        assert header.split(";")[0] in nginx, f"web/README.md has a header that nginx.conf lacks: {header}"


def free_port():
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return place.getsockname()[1]


def answer_of(port, path):
    """Returns (status, headers), once the server answers."""
    for _ in range(100):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        try:
            connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
            answer = connection.getresponse()
            return answer.status, answer.headers
        except ConnectionRefusedError:
            time.sleep(0.1)
        finally:
            connection.close()
    raise AssertionError("nginx does not answer")


def make_site():
    site = scratch / "site"
    site.mkdir()
    for name in [*TYPE_OF, *HIDDEN]:
        (site / name).write_text("a" * 2000)
    return site


def serve(site):
    """The server of the second image, with another folder and port. Returns why it was not tried, or nothing."""
    nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    if not nginx:
        return "nginx is not installed"
    port = free_port()
    text = (source / folder / "nginx.conf").read_text().replace(" /tmp/", f" {scratch}/").replace("/srv/tessera", str(site))
    text = text.replace("listen 8080", f"listen 127.0.0.1:{port}").replace("mime.types", "/etc/nginx/mime.types")
    config = scratch / "nginx.conf"
    config.write_text(text)
    checked = subprocess.run([nginx, "-t", "-c", config], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    server = subprocess.Popen([nginx, "-c", config], stderr=subprocess.DEVNULL)
    try:
        for name, kind in TYPE_OF.items():
            status, headers = answer_of(port, f"/{name}")
            assert (status, headers["Content-Type"], headers["Content-Encoding"]) == (200, kind, "gzip"), f"{name}: {status} {headers}"
            assert headers["X-Content-Type-Options"] == "nosniff" and headers["Cache-Control"] == "no-cache", headers
            assert (headers["Content-Security-Policy"] is None) == (name == "embed.html"), f"{name} is framed by others"
        for name in HIDDEN:
            assert answer_of(port, f"/{name}")[0] == 403, name
        assert answer_of(port, "/")[0] == 200
        assert answer_of(port, "/nowhere")[0] == 404
    finally:
        server.terminate()
        server.wait()
    return ""


def buildah(*words):
    ending = subprocess.run(["buildah", "--root", scratch / "images", "--runroot", scratch / "run", "--storage-driver", "vfs", *words],
                            capture_output=True, text=True)
    assert ending.returncode == 0, f"buildah {words}:\n{ending.stdout[-3000:]}\n{ending.stderr[-3000:]}"
    return ending.stdout.strip()


def image_of(folder_of_debian):
    container = buildah("from", "scratch")
    buildah("add", "--quiet", container, folder_of_debian, "/")
    buildah("commit", "--quiet", container, "localhost/debian:here")
    return "localhost/debian:here"


def build_last_stage(found, target, copied, tag):
    """Builds a stage with the files that it copies from an earlier one taken from the context. Returns a container of it."""
    lines = ["ARG DEBIAN", "FROM $DEBIAN", *(f"{word} {rest}" for word, rest in found[target])]
    (scratch / "context/Containerfile").write_text(re.sub(r"--from=\S+ \S+", copied, "\n".join(lines)) + "\n")
    image = image_of(base) if os.path.isdir(base) else base
    buildah("build", "--isolation", "chroot", "--build-arg", f"DEBIAN={image}", "--tag", tag, scratch / "context")
    return buildah("from", "--pull-never", f"localhost/{tag}")


def build_images(found, page):
    subprocess.run(["cmake", "--install", build, "--prefix", scratch / "context/installed", "--component", "command_line"],
                   check=True, stdout=subprocess.DEVNULL)
    container = build_last_stage(found, "command-line", "installed", "tessera")
    told = buildah("run", "--isolation", "chroot", container, "--", "tessera", "count", "#1p/4x3/DFM/h0fs")
    assert told == "12", told
    shutil.copytree(page, scratch / "context/site")
    (scratch / "context/src/cli/campaigns").mkdir(parents=True)
    shutil.copy(source / folder / "nginx.conf", scratch / "context/src/cli/campaigns")
    container = build_last_stage(found, "page", "site", "tessera-page")
    buildah("run", "--isolation", "chroot", container, "--", "nginx", "-t")


shutil.rmtree(scratch, ignore_errors=True)
scratch.mkdir(parents=True)
stages_found = stages()
check_copies(stages_found)
check_commands(stages_found)
check_libraries(stages_found)
check_pinned_settings()
page = make_site()
not_served = serve(page)
print(f"the server of the page is not tried: {not_served}" if not_served else "the server of the page answers as it should")
has_sanitizers = "san.so" in subprocess.run(["ldd", build / "tessera"], capture_output=True, text=True, check=True).stdout
if base and shutil.which("buildah") and not has_sanitizers:  # Debian's image has none
    build_images(stages_found, page)
    print("the container file is sound; its image of this build's program counts, and that of the page has its server")
    subprocess.run(["buildah", "--root", scratch / "images", "--runroot", scratch / "run", "--storage-driver", "vfs", "rmi", "--all", "--force"],
                   stdout=subprocess.DEVNULL, check=False)
else:
    print("the container file is sound; not built here: there is no buildah, or TESSERA_CONTAINER_BASE names no image of Debian")
