"""kubernetes_jobs.py TESSERA SOURCE_DIR SCRATCH: the manifests of src/cli/campaigns are valid, and do their work.

There is no cluster here. So what each pod would run is run as it stands in the manifest, with the environment that an indexed
Job gives it, in a folder that stands for the volume. The worker of index 1 is killed in the middle of its part, and started
again as a Job starts a failed pod again; then the merge step runs. The result must be that of one machine, byte for byte.
"""
import importlib.util
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

missing = [name for module, name in (("yaml", "python3-yaml"), ("jsonschema", "python3-jsonschema")) if not importlib.util.find_spec(module)]
if missing:
    print("skipped: not installed: " + ", ".join(missing))
    sys.exit(0)

import jsonschema
import yaml

tessera, source, scratch = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
manifests = source / "src/cli/campaigns"
volume = scratch / "campaign"
LIMIT = 240  # seconds for one command, on a loaded machine
KILLED = 1


def documents(name):
    return [document for document in yaml.safe_load_all((manifests / name).read_text()) if document]


def job_in(name):
    return next(document for document in documents(name) if document["kind"] == "Job")


def complaints_about(document):
    """By the schema, and by what it cannot say: names that belong together, a part for each index."""
    schema = json.loads((source / "tests/cli/kubernetes.schema.json").read_text())
    validator = jsonschema.Draft202012Validator(schema)
    found = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)]
    if found or document["kind"] != "Job":
        return found
    pod = document["spec"]["template"]["spec"]
    volumes = {volume["name"] for volume in pod.get("volumes", [])}
    claims = {each["metadata"]["name"] for each in documents("parts.yaml") if each["kind"] == "PersistentVolumeClaim"}
    for container in pod["containers"]:
        mounts = container.get("volumeMounts", [])
        found += [f"no volume {mount['name']}" for mount in mounts if mount["name"] not in volumes]
        if container.get("workingDir") not in [mount["mountPath"] for mount in mounts]:
            found.append("the container works outside its volume")
    found += [f"no claim {name}" for each in pod.get("volumes", []) if (name := each["persistentVolumeClaim"]["claimName"]) not in claims]
    if document["spec"].get("completionMode") == "Indexed":
        [parts] = [each["value"] for each in pod["containers"][0]["env"] if each["name"] == "PARTS"]
        if int(parts) != document["spec"]["completions"]:
            found.append("PARTS differs from completions")
    return found


def unknown_to_client(client, kind, value, path=""):
    """Fields that Kubernetes' own client (python3-kubernetes), which is made from the published API, does not know."""
    model = getattr(client, kind, None)
    if model is None or not isinstance(value, dict):
        return []
    attributes = {field: name for name, field in model.attribute_map.items()}
    found = [f"{path}.{field}" for field in value if field not in attributes]
    for field in value.keys() & attributes.keys():
        below = model.openapi_types[attributes[field]]
        is_list = below.startswith("list[")
        for each in value[field] if is_list else [value[field]]:
            found += unknown_to_client(client, below[5:-1] if is_list else below, each, f"{path}.{field}")
    return found


def check_by_client():
    from kubernetes import client

    for name in ("parts.yaml", "merge.yaml"):
        for document in documents(name):
            unknown = unknown_to_client(client, f"V1{document['kind']}", document)
            assert not unknown, (name, unknown)
    assert unknown_to_client(client, "V1Job", {"spec": {"completionsMode": "Indexed"}}) == [".spec.completionsMode"]
    print("Kubernetes' own client knows all fields, too")


def check_manifests():
    for name in ("parts.yaml", "merge.yaml"):
        for document in documents(name):
            assert not complaints_about(document), (name, complaints_about(document))
    if importlib.util.find_spec("kubernetes"):
        check_by_client()


def check_that_slips_are_found():
    def spoiled(change):
        job = job_in("parts.yaml")
        change(job["spec"], job["spec"]["template"]["spec"])
        return complaints_about(job)
    assert spoiled(lambda job, pod: None) == []
    assert spoiled(lambda job, pod: job.update(completionsMode="Indexed"))
    assert spoiled(lambda job, pod: job.update(completions="4"))
    assert spoiled(lambda job, pod: job.update(completions=5))
    assert spoiled(lambda job, pod: job.pop("completions"))
    assert spoiled(lambda job, pod: pod.update(restartPolicy="Always"))
    assert spoiled(lambda job, pod: pod["volumes"][0].update(name="other"))
    assert spoiled(lambda job, pod: pod["volumes"][0]["persistentVolumeClaim"].update(claimName="other"))
    assert spoiled(lambda job, pod: pod["containers"][0]["resources"]["requests"].update(cpu=1))
    assert spoiled(lambda job, pod: pod["containers"][0].update(workingDir="/elsewhere"))


def start_pod(job, index=None, stdout=subprocess.PIPE):
    """Runs the container's command, with /campaign and the levels of the image as they are here."""
    [container] = job["spec"]["template"]["spec"]["containers"]
    settings = {each["name"]: each["value"] for each in container.get("env", [])}
    if index is not None:
        settings["JOB_COMPLETION_INDEX"] = str(index)
    if "LEVELS" in settings:
        assert settings["LEVELS"] == "/usr/share/tessera/levels"
        settings["LEVELS"] = str(source / "levels")
    path = f"{scratch / 'bin'}:{os.environ['PATH']}"
    return subprocess.Popen([*container["command"], *container["args"]], cwd=volume, env={**os.environ, "PATH": path, **settings},
                            stdout=stdout, stderr=subprocess.STDOUT)


def rows_of_part(index):
    path = volume / f"part{index + 1}.csv"
    return len(path.read_bytes().splitlines()) if path.exists() else 0


def kill_in_the_middle(job, index):
    """Its table goes to a narrow pipe that nobody reads, so it cannot come to its end before."""
    import fcntl

    unread, written = os.pipe()
    fcntl.fcntl(written, 1031, 4096)
    pod = start_pod(job, index, written)
    end = time.monotonic() + LIMIT
    while rows_of_part(index) <= 5:
        assert pod.poll() is None and time.monotonic() < end, "no worker to kill"
        time.sleep(0.02)
    pod.kill()
    assert pod.wait() == -signal.SIGKILL
    os.close(unread)
    os.close(written)


def run_parts(job):
    """As the controller does: a pod for each index, and another one for each that failed, backoffLimit times in all."""
    failures = 0
    todo = list(range(job["spec"]["completions"]))
    while todo:
        index = todo.pop(0)
        if index == KILLED and failures == 0:
            kill_in_the_middle(job, index)
        else:
            pod = start_pod(job, index)
            told = pod.communicate(timeout=LIMIT)[0]
            if pod.returncode == 0:
                continue
            print(told.decode())
        failures += 1
        assert failures <= job["spec"]["backoffLimit"], "more pods failed than the Job allows"
        todo.append(index)
    return failures


def check_same_as_one_machine():
    manifest = (volume / "all.csv.manifest").read_text()
    words = re.search(r'"command":"tessera (lab [^"]*)"', manifest)[1].split()
    subprocess.run([tessera, *words, "--csv", "whole.csv"], cwd=volume, check=True, stdout=subprocess.DEVNULL, timeout=LIMIT)
    for end in ("", ".manifest"):
        assert (volume / f"all.csv{end}").read_bytes() == (volume / f"whole.csv{end}").read_bytes(), f"all.csv{end} differs"


shutil.rmtree(scratch, ignore_errors=True)
volume.mkdir(parents=True)
(scratch / "bin").mkdir()
(scratch / "bin/tessera").symlink_to(tessera)
check_manifests()
check_that_slips_are_found()
assert start_pod(job_in("merge.yaml")).wait(LIMIT) != 0, "there is nothing to merge"
assert run_parts(job_in("parts.yaml")) == 1
merge = start_pod(job_in("merge.yaml"))
told = merge.communicate(timeout=LIMIT)[0].decode()
assert merge.returncode == 0, told
check_same_as_one_machine()
lines = len((volume / "all.csv").read_bytes().splitlines())
print(f"the pod that was killed was gone on with: all {lines} lines are those of one machine")
