"""Program text, console commands and configuration files, composed of random names."""

import random

from .manuscript import Manuscript


NAMES = (
    "count",
    "total",
    "value",
    "items",
    "result",
    "data",
    "path",
    "index",
    "user",
    "config",
    "timeout",
    "buffer",
    "name",
    "width",
    "queue",
    "status",
    "limit",
    "token",
    "rows",
    "sample",
)
VERBS = (
    "load",
    "read",
    "write",
    "parse",
    "update",
    "send",
    "check",
    "open",
    "compute",
    "merge",
    "filter",
    "reset",
    "get",
)
TOOLS = (
    "sudo apt install {n}",
    "cd /opt/{n}",
    "./{n} --{v} {i}",
    "tar -xzf {n}-{i}.tar.gz",
    "mkdir -p ~/{n}/{v}",
    "ls -l {n}/",
    "cp {n}.conf /etc/{n}/",
    "systemctl restart {n}",
    "ping 192.168.{i}.1",
    "chmod +x {v}_{n}.sh",
    "make {v}",
    "grep -r {n} src/",
    "{n} {v} --verbose",
    "export {N}_HOME=/usr/local/{n}",
    "docker run -p {i}80:80 {n}",
)


def listing(rng: random.Random) -> list[str]:
    """Lines of a program, a console session or a configuration file."""
    return rng.choice((_python, _python, _braces, _console, _console, _settings, _markup, _query))(rng)


def code_block(doc: Manuscript) -> str:
    """A marked block of code: plain, framed, on a ground, dark, or with numbers of lines."""
    rng = doc.rng
    lines = listing(rng)
    style = doc.sheet.pick(("plain", "ground", "ground", "frame", "dark", "rules"), ("ground", "frame", "side"))
    if style != "dark" and rng.random() < 0.2:
        lines = [f"{number:2}  {text}" for number, text in enumerate(lines, 1)]
    size = doc.look.size * rng.choice((0.75, 0.8, 0.85, 0.9))
    longest = max(map(len, lines)) * 0.62 * size / 2.835 + 5
    size *= min(doc.width / longest, 1)
    text = "\n".join(lines).replace("\\", "\\\\").replace('"', '\\"')
    body = f'#text(size: {max(size, 4.6):.1f}pt)[#raw("{text}", block: true)]'
    frames = {
        "plain": "inset: (x: 1em)",
        "ground": "fill: luma(240), inset: 0.7em, width: 100%",
        "frame": "stroke: 0.5pt + luma(120), inset: 0.7em, width: 100%",
        "dark": "fill: luma(40), inset: 0.8em, width: 100%, radius: 2pt",
        "rules": "stroke: (top: 0.5pt, bottom: 0.5pt), inset: (y: 0.7em), width: 100%",
        "side": f"stroke: (left: 2pt + {doc.look.accent}), inset: (left: 0.9em, y: 0.3em)",
    }
    ink = "#set text(fill: luma(235))\n" if style == "dark" else ""
    settings = f"#set par(justify: false, leading: 0.5em, first-line-indent: 0pt)\n{ink}"
    marked = doc.sheet.region("code", f"#block({frames[style]})[{settings}{body}]")
    return f"#block(above: 1.3em, below: 1.3em, breakable: false)[{marked}]\n"


def _python(rng: random.Random) -> list[str]:
    verb, name, other = rng.choice(VERBS), *rng.sample(NAMES, 2)
    lines = [f"def {verb}_{name}({other}, {rng.choice(NAMES)}={rng.randint(0, 99)}):"]
    lines += [f'    """{verb.capitalize()} the {name}."""'] if rng.random() < 0.4 else []
    for _ in range(rng.randint(1, 3)):
        a, b, c = rng.choice(NAMES), rng.choice(NAMES), rng.choice(VERBS)
        lines += rng.choice(
            (
                [f"    {a} = {c}({b})"],
                [f"    for {a} in {b}:", f"        {name}.append({c}({a}))"],
                [f"    if {a} > {rng.randint(1, 50)}:", f"        {b} += 1"],
            )
        )
    lines.append(f"    return {name}")
    head = [f"import {rng.choice(NAMES)}", ""] if rng.random() < 0.3 else []
    return head + lines + (["", f"print({verb}_{name}({rng.randint(1, 9)}))"] if rng.random() < 0.4 else [])


def _braces(rng: random.Random) -> list[str]:
    kind, verb, name = rng.choice(("int", "void", "double", "public static int")), rng.choice(VERBS), rng.choice(NAMES)
    lines = [f"{kind} {verb}{name.capitalize()}(int {rng.choice(NAMES)}) {{"]
    for _ in range(rng.randint(1, 3)):
        a, b = rng.sample(NAMES, 2)
        lines += rng.choice(
            (
                [f"    int {a} = {rng.randint(0, 99)};"],
                [f"    while ({a} < {b}) {{", f"        {a}++;", "    }"],
                [f"    {a} = {verb}({b}); // {name}"],
            )
        )
    return [*lines, f"    return {name};", "}"]


def _console(rng: random.Random) -> list[str]:
    prompt, lines = rng.choice(("$ ", "$ ", "# ", "> ", "")), []
    for _ in range(rng.randint(1, 5)):
        name = rng.choice(NAMES)
        command = rng.choice(TOOLS).format(n=name, N=name.upper(), v=rng.choice(VERBS), i=rng.randint(1, 99))
        lines.append(prompt + command)
        if rng.random() < 0.25:
            end = rng.choice(("done", "ok", f"{rng.randint(1, 99)} files"))
            lines.append(f"{rng.choice(VERBS)} {rng.choice(NAMES)} ... {end}")
    return lines


def _settings(rng: random.Random) -> list[str]:
    lines, sign = [f"[{rng.choice(NAMES)}]"], rng.choice(("=", " = ", ": "))
    for name in rng.sample(NAMES, rng.randint(2, 6)):
        lines.append(
            f"{name}{sign}{rng.choice((str(rng.randint(1, 9999)), 'true', 'off', '/var/' + rng.choice(NAMES)))}"
        )
    return lines


def _markup(rng: random.Random) -> list[str]:
    outer, lines = rng.choice(NAMES), []
    for name in rng.sample(NAMES, rng.randint(2, 4)):
        lines.append(f'  <{name} id="{rng.randint(1, 99)}">{rng.choice(VERBS)}</{name}>')
    return [f"<{outer}>", *lines, f"</{outer}>"]


def _query(rng: random.Random) -> list[str]:
    a, b, c = rng.sample(NAMES, 3)
    lines = [f"SELECT {a}, {b}, COUNT(*)", f"FROM {c}", f"WHERE {a} > {rng.randint(1, 500)}"]
    return [*lines, f"GROUP BY {b}", f"ORDER BY {a} DESC;"] if rng.random() < 0.6 else [*lines[:2], lines[2] + ";"]
