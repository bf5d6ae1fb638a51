"""Displayed equations, composed of typst mathematics, with and without numbers."""

import random

from .manuscript import Manuscript


LETTERS = (
    "x",
    "y",
    "z",
    "u",
    "v",
    "w",
    "p",
    "q",
    "r",
    "s",
    "t",
    "alpha",
    "beta",
    "gamma",
    "lambda",
    "mu",
    "sigma",
    "theta",
    "phi",
    "omega",
    "rho",
    "tau",
    "epsilon",
    "eta",
)
MATRICES = ("A", "B", "C", "H", "K", "P", "Q", "R", "S", "W", "X", "Sigma", "Phi")
FUNCTIONS = ("f", "g", "h", "L", "F", "exp", "log", "max", "psi", "E")


def equation(doc: Manuscript, numbered: float = 0.6) -> str:
    """A displayed equation; the formula and its number form one region."""
    rng, sheet = doc.rng, doc.sheet
    body = f"#box($display({formula(rng)})$);"
    style = "#set par(first-line-indent: 0pt)\n"
    if not sheet.chance(numbered):
        marked = sheet.region("equation", body, inline=True)
        return f"#block(above: 1.3em, below: 1.3em, width: 100%, breakable: false)[{style}#align(center)[{marked}]]\n"
    doc.counts["equation"] += 1
    name = f"({doc.counts['equation']})"
    target = f"djepa:{sheet.add_region('equation', name)}"
    parts = f'[], [#link("{target}")[{body}]], align(right + horizon)[#link("{target}")[{name}]]'
    return f"#block(above: 1.3em, below: 1.3em, breakable: false)[{style}#grid(columns: (1fr, auto, 1fr), {parts})]\n"


def formula(rng: random.Random) -> str:
    """A random formula of one or two lines."""
    left = rng.choice(
        (f"{_letter(rng)}({_letter(rng)})", _indexed(rng), f"hat({_letter(rng)})", f"bold({rng.choice(MATRICES[:11])})")
    )
    if rng.random() < 0.2:
        letter, limit = _letter(rng), rng.randint(0, 9)
        cases = f'{_term(rng)} &" , " {letter} < {limit}, {_term(rng)} &" , " {letter} >= {limit}'
        return f"{left} = cases({cases})"
    relation = rng.choice(("=", "=", "=", "approx", "<=", ">=", "prop"))
    right = f" {rng.choice('+-')} ".join(_term(rng) for _ in range(rng.randint(1, 3)))
    return f"{left} {relation} {right}{rng.choice(('', '', '.', ','))}"


def _term(rng: random.Random) -> str:
    kinds = (_fraction, _sum, _integral, _product, _function, _root, _matrix, _power, _power, _product)
    return rng.choice(kinds)(rng)


def _letter(rng: random.Random) -> str:
    return rng.choice(LETTERS)


def _indexed(rng: random.Random) -> str:
    index = rng.choice(("i", "j", "k", "n", "t", "0", "1", "i j", "(i+1)", "t-1", '"max"'))
    return f"{_letter(rng)}_({index})"


def _power(rng: random.Random) -> str:
    factor = str(rng.randint(2, 9)) if rng.random() < 0.3 else ""
    return f"{factor} {_letter(rng)}^({rng.choice(('2', '2', '3', 'n', '-1', 'k', 'T'))})"


def _product(rng: random.Random) -> str:
    return f"{_indexed(rng)} {rng.choice((_indexed, _power, _function))(rng)}"


def _fraction(rng: random.Random) -> str:
    return f"({rng.choice((_product, _power, _indexed))(rng)}) / ({_indexed(rng)} + {_power(rng)})"


def _sum(rng: random.Random) -> str:
    sign = rng.choice(("sum", "sum", "product"))
    return f"{sign}_({rng.choice('ijk')}={rng.choice('01')})^({rng.choice(('n', 'N', 'm', 'oo', 'k'))}) {_product(rng)}"


def _integral(rng: random.Random) -> str:
    letter = _letter(rng)
    start, end = rng.choice(("0", "a", "-oo")), rng.choice(("1", "b", "oo", "T"))
    return f"integral_({start})^({end}) {_function(rng)} dif {letter}"


def _function(rng: random.Random) -> str:
    return f"{rng.choice(FUNCTIONS)}({rng.choice((_letter, _indexed, _power))(rng)})"


def _root(rng: random.Random) -> str:
    return f"sqrt({_power(rng)} + {_power(rng)})"


def _matrix(rng: random.Random) -> str:
    if rng.random() < 0.5:
        return f"bold({rng.choice(MATRICES)})^(-1) bold({rng.choice(MATRICES)}) bold({rng.choice('xyuvw')})"
    return f"mat({_indexed(rng)}, {_letter(rng)}; {_letter(rng)}, {_indexed(rng)})"
