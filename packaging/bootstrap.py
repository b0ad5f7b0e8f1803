"""Sets Athanor up and starts it, with nothing but Python itself.

    python3 packaging/bootstrap.py               start the game
    python3 packaging/bootstrap.py simulate ...  the same, with arguments for the game
    python3 packaging/bootstrap.py test ...      run every check; further arguments go to pytest

What the game needs is installed into a private environment, `.venv`, and into nothing else. To test the window from
outside it takes two tools of the system; where they are missing and may be installed, `test` installs them.

This file must parse on Python 3.6, and run there as far as its first sentence, so that an old Python says what is
wanted instead of showing a syntax error. Progress goes to standard error: standard output belongs to the game, so
that `simulate --json` can be piped.
"""

import errno
import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

# The same bounds as `requires-python` in pyproject.toml, which only a new Python can read. A test compares them.
OLDEST, NEWEST = (3, 11), (3, 13)

ROOT = Path(__file__).resolve().parent.parent
TO_PLAY, TO_TEST = ("words",), ("dev",)
LAST_LINES = 12
# What plays the window from outside, and the package in which Debian and its kin have it.
SCREEN_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
LITTLE_ROOM = 30 * 1024 * 1024  # bytes: less than an empty environment takes

READY, OUTDATED, UNUSABLE = "ready", "outdated", "unusable"


class Trouble(Exception):
    """Something a person can mend. Its text is what we tell them."""


def say(text):
    print(text, file=sys.stderr, flush=True)


# --- Which Python -----------------------------------------------------------------------------------------------------


def version_sentence(version, find_command, arguments):
    """What to tell the owner of a Python that cannot run the game; nothing when it can."""
    if OLDEST <= tuple(version[:2]) <= NEWEST:
        return ""
    fault = "too old" if tuple(version[:2]) < OLDEST else "too new"
    command = find_command()
    if command:
        remedy = "run instead: " + " ".join(shlex.quote(word) for word in [*command, *arguments])
    else:
        remedy = "please install Python {} and run this again with it.".format(dotted(NEWEST))
    return "Athanor needs Python {} to {}, but this is Python {}, which is {}; {}".format(
        dotted(OLDEST), dotted(NEWEST), dotted(version[:3]), fault, remedy
    )


def dotted(version):
    return ".".join(str(number) for number in version)


def suitable_command(windows=os.name == "nt", version_of=None):
    """A command on this machine that starts a Python we can use, as a list of words; None without one."""
    version_of = version_of or started_version
    minors = range(NEWEST[1], OLDEST[1] - 1, -1)
    candidates = [["py", "-3.{}".format(minor)] for minor in minors] if windows else []
    candidates += [["python3.{}".format(minor)] for minor in minors]
    candidates += [["python3"], ["python"]]
    for candidate in candidates:
        version = version_of(candidate)
        if version and OLDEST <= version <= NEWEST:
            return candidate
    return None


def started_version(command):
    """The version a Python command says it is; None when it does not start: being on PATH proves little."""
    if not shutil.which(str(command[0])):
        return None
    question = "import sys; print(sys.version_info[0], sys.version_info[1])"
    try:
        answer = subprocess.run(
            [*map(str, command), "-c", question],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=private_variables(os.environ),
            timeout=30,
        )
        major, minor = answer.stdout.split()
        return int(major), int(minor)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None


# --- The private environment ------------------------------------------------------------------------------------------


class Environment:
    """Where the private environment is, and whether it can be used as it stands."""

    def __init__(self, root, windows=os.name == "nt"):
        self.root = root
        self.folder = root / ".venv"
        scripts = self.folder / ("Scripts" if windows else "bin")
        self.python = scripts / ("python.exe" if windows else "python")
        self.athanor = scripts / ("athanor.exe" if windows else "athanor")
        # Written last and removed first: where it is, the installation ran to its end.
        self.stamp = self.folder / "athanor.stamp"

    def fingerprint(self, extras, version):
        """A hash of everything that makes another installation necessary."""
        digest = hashlib.sha256((self.root / "pyproject.toml").read_bytes())
        # The folder counts because an installed command holds its own path: it breaks when the project is moved.
        # The packages count because the installer notes down which there are.
        packages = ",".join(sorted(path.parent.name for path in self.root.glob("*/__init__.py")))
        facts = [dotted(version), ",".join(extras), str(self.root), packages]
        digest.update("\n".join(facts).encode("utf-8", "replace"))
        return digest.hexdigest()

    def condition(self, extras, version=sys.version_info[:2], version_of=started_version):
        if not self.stamp.is_file() or version_of([self.python]) != tuple(version):
            return UNUSABLE  # never made, half-made, or made with another Python
        # What suffices to test suffices to play.
        sufficient = {self.fingerprint(extras, version), self.fingerprint(TO_TEST, version)}
        if self.stamp.read_text() in sufficient and self.athanor.is_file():
            return READY
        return OUTDATED


def make(environment):
    """Make an empty environment, in place of whatever is there."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Trouble(no_venv_sentence(sys.version_info))
    if environment.folder.resolve() == Path(sys.prefix).resolve():
        raise Trouble(
            "The environment in .venv is incomplete and cannot replace itself: "
            "run this again with the Python it was made with, outside .venv."
        )
    if environment.folder.is_symlink() or environment.folder.is_file():
        environment.folder.unlink()
    elif environment.folder.exists():
        shutil.rmtree(str(environment.folder))
    code, lines = watch([sys.executable, "-m", "venv", str(environment.folder)])
    if code and any("ensurepip is not" in line for line in lines):
        raise Trouble(no_venv_sentence(sys.version_info))
    if code:
        # venv keeps to itself why pip could not be put in, and a full disk is the likeliest reason.
        if shutil.disk_usage(str(environment.root)).free < LITTLE_ROOM:
            lines.append("No space left on device")
        raise Trouble(failure_sentence("the private environment could not be made", lines))


def no_venv_sentence(version):
    return (
        "This Python cannot make a private environment, because its venv module is incomplete: on Debian or Ubuntu run "
        "'sudo apt install python{}-venv' (or python3-venv), elsewhere install a complete Python, then run this again."
    ).format(dotted(version[:2]))


def install(environment, extras, version=sys.version_info[:2]):
    """Install the project, as it lies there, and what it needs."""
    fingerprint = environment.fingerprint(extras, version)
    if environment.stamp.exists():
        environment.stamp.unlink()
    pip = [str(environment.python), "-m", "pip", "install", "--no-input", "--progress-bar", "off"]
    code, lines = watch([*pip, "--editable", ".[{}]".format(",".join(extras))], show=show_package)
    if code:
        raise Trouble(failure_sentence("pip could not install what Athanor needs", lines))
    environment.stamp.write_text(fingerprint)


def show_package(line):
    """Of all that pip says, what it is fetching: so that a person sees it go on."""
    if line.startswith("Collecting "):
        say("    " + re.match("[^<>=!~;([]*", line.split()[1]).group())


def has_stale_words(root):
    """Whether a catalogue was changed since it was compiled. packaging/words.py asks the same, but needs Babel."""
    for path in root.glob("assets/words/*/LC_MESSAGES/*.po"):
        compiled = path.with_suffix(".mo")
        if not compiled.exists() or compiled.stat().st_mtime < path.stat().st_mtime:
            return True
    return False


# --- A screen for the tests -------------------------------------------------------------------------------------------


def screen_preparation(find=shutil.which):
    """The step still missing before the window can be tested from outside. Where it can not be taken, that is said."""
    missing = [tool for tool in SCREEN_TOOLS if not find(tool)]
    if not missing:
        return []
    packages = [SCREEN_TOOLS[tool] for tool in missing]
    prefix = administrator(find) if find("apt-get") else None
    if prefix is not None:
        what = "installing {} to test the window (half a minute; needs the network)".format(" and ".join(missing))
        return [(what, lambda: install_packages(prefix, packages))]
    if find("apt-get"):
        reason = "only an administrator can install them (sudo apt-get install {})".format(" ".join(packages))
    else:
        reason = "only on Debian and its kin they are installed by themselves"
    say("The end-to-end tests of the window will be skipped: {} missing, and {}.".format(are(missing), reason))
    return []


def are(names):
    return "{} {}".format(" and ".join(names), "is" if len(names) == 1 else "are")


def administrator(find=shutil.which):
    """How a command begins that may change the machine, as a list of words; None where none may."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if not find("sudo"):
        return None
    nowhere = subprocess.DEVNULL
    try:
        code = subprocess.call(["sudo", "-n", "true"], stdin=nowhere, stdout=nowhere, stderr=nowhere, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return None
    return ["sudo", "-n"] if code == 0 else None


def install_packages(prefix, packages):
    """Install packages of the system. Without them some tests are skipped, so that failing here stops nothing."""
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    watch([*apt, "update"])  # one source may be out of reach while another has what we want
    code, lines = watch([*apt, "install", "--yes", "--no-install-recommends", *packages])
    if code:
        last = ["    " + line for line in lines if line.strip()][-LAST_LINES:]
        sentence = "{} could not be installed: the end-to-end tests of the window will be skipped."
        say("\n".join([*last, sentence.format(" and ".join(packages))]))


# --- What to say when it fails ----------------------------------------------------------------------------------------

# What pip and venv write, in small letters, and the second half of our sentence. The first that fits is said.
REMEDIES = [
    (
        ("no space left on device", "errno 28", "not enough space on the disk", "disk quota exceeded"),
        "because the disk is full; make some room (300 MB will do) and run this again.",
    ),
    (
        ("permission denied", "errno 13", "read-only file system", "access is denied"),
        "because the project's folder is not writable; move it to a folder of your own and run this again.",
    ),
    (
        (
            "failed to establish a new connection",
            "connection refused",
            "connection broken",
            "connection reset",
            "temporary failure in name resolution",
            "name or service not known",
            "getaddrinfo failed",
            "network is unreachable",
            "timed out",
            "cannot connect to proxy",
            "sslerror",
            "(from versions: none)",
        ),
        "because the package index cannot be reached; connect to the network and run this again.",
    ),
]
UNKNOWN_REMEDY = "as the lines above say; mend that and run this again."


def failure_sentence(what, lines):
    """The last lines of a failed command, then one sentence: what failed, why, and what to do."""
    said = "\n".join(lines).lower()
    remedy = next((remedy for signs, remedy in REMEDIES if any(sign in said for sign in signs)), UNKNOWN_REMEDY)
    last = ["    " + line for line in lines if line.strip()][-LAST_LINES:]
    return "\n".join([*last, "Sorry, {}, {}".format(what, remedy)])


def os_sentence(error):
    """The same for what the operating system refused to ourselves."""
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return "Sorry, the set-up failed, " + REMEDIES[0][1]
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "Sorry, {} could not be written, {}".format(error.filename, REMEDIES[1][1])
    return "Sorry, the set-up failed: {}.".format(error)


# --- Running things ---------------------------------------------------------------------------------------------------


def private_variables(variables):
    """The environment variables less those that would mix another Python's libraries into ours."""
    unwanted = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "__PYVENV_LAUNCHER__")
    return {name: value for name, value in variables.items() if name not in unwanted}


def watch(command, show=None):
    """Run a command behind the scenes; its exit code and the lines it wrote."""
    process = subprocess.Popen(
        command,
        cwd=str(ROOT),
        env=dict(private_variables(os.environ), PIP_DISABLE_PIP_VERSION_CHECK="1"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
        errors="replace",
    )
    lines = []
    try:
        for line in process.stdout:
            lines.append(line.rstrip())
            if show:
                show(lines[-1])
    finally:
        wait(process)
    return process.returncode, lines


def run(command, **variables):
    """Run a command in the person's sight; its exit code."""
    process = subprocess.Popen(command, cwd=str(ROOT), env=dict(private_variables(os.environ), **variables))
    return wait(process)


def wait(process):
    """Wait for the end. Ctrl-C reaches the process as well as us: it may tidy up before we stop too."""
    interrupted = False
    while True:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            interrupted = True
        else:
            break
    if interrupted:
        raise KeyboardInterrupt
    return code if code >= 0 else 128 - code  # ended by a signal: the number a shell would give


def become(command):
    """Give this process to the game, so that signals and the exit code are its own."""
    if os.name == "nt":  # where exec would return to the prompt at once
        return wait(subprocess.Popen(command, env=private_variables(os.environ)))
    return os.execve(command[0], command, private_variables(os.environ))  # never returns


# --- The two errands --------------------------------------------------------------------------------------------------


def take(steps):
    """Take steps (what it does, how) one after the other; the exit code of the first that fails, else 0."""
    for number, (what, action) in enumerate(steps, start=1):
        say("Step {} of {}: {}".format(number, len(steps), what))
        code = action()
        if code:
            return code
    return 0


def preparation(environment, extras):
    """The steps still missing before the environment can be used."""
    condition = environment.condition(extras)
    steps = []
    if condition == UNUSABLE:
        anew = " anew" if environment.folder.exists() else ""
        what = "making the private environment .venv{} (some seconds)".format(anew)
        steps.append((what, lambda: make(environment)))
    if condition != READY:
        what = "installing what Athanor needs (a minute or two; needs the network)"
        steps.append((what, lambda: install(environment, extras)))
    return steps


def play(arguments):
    environment = Environment(ROOT)
    command = [str(environment.athanor), *arguments]
    steps = preparation(environment, TO_PLAY)
    if not steps and has_stale_words(ROOT):
        words = [str(environment.python), str(ROOT / "packaging" / "words.py"), "--compile-only"]
        steps.append(("compiling the words that changed (a second)", lambda: compile_words(words)))
    if steps:
        steps.append(("starting Athanor", lambda: become(command)))
        return take(steps)
    return become(command)


def compile_words(command):
    code, lines = watch(command)
    if code:
        raise Trouble(failure_sentence("the words could not be compiled", lines))


def test(arguments):
    environment = Environment(ROOT)
    python = str(environment.python)
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    checks = [
        ("compiling and checking the words (a second)", [str(ROOT / "packaging" / "words.py")]),
        ("ruff reads the code for slips (a second)", ["-m", "ruff", "check"]),
        ("mypy checks the types (half a minute the first time)", ["-m", "mypy"]),
        ("pytest plays the tests (some minutes)", ["-m", "pytest", "-rs", "-n", str(cores()), *arguments]),
    ]
    steps = preparation(environment, TO_TEST) + screen_preparation()
    steps += [(what, lambda words=words: run([python, *words], **quiet)) for what, words in checks]
    return take(steps)


def cores():
    """The cores we may use, which on a shared machine are fewer than there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def main(arguments):
    try:
        sentence = version_sentence(sys.version_info, suitable_command, sys.argv)
        if sentence:
            raise Trouble(sentence)
        if arguments[:1] == ["test"]:
            return test(arguments[1:])
        return play(arguments)
    except Trouble as trouble:
        say(trouble)
        return 1
    except OSError as error:
        say(os_sentence(error))
        return 1
    except KeyboardInterrupt:
        say("\nStopped. The same command goes on from here.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
