"""Reference for `NaturalGradient`: one tensor at a time, dense, in float64, slow and obvious.

Subspaces are taken from the optimizer under test, so that everything else, including the rotation of the state, can be
compared exactly.
"""

import numpy as np
import torch


def unfold(tensor: np.ndarray, mode: int) -> np.ndarray:
    return np.moveaxis(tensor, mode, 0).reshape(tensor.shape[mode], -1)


def apply(tensor: np.ndarray, matrices: list[np.ndarray | None]) -> np.ndarray:
    """`tensor ×_i matrices[i]`."""
    for mode, matrix in enumerate(matrices):
        if matrix is not None:
            tensor = np.moveaxis(np.tensordot(matrix, tensor, axes=(1, mode)), 0, mode)
    return tensor


def transposed(matrices):
    return [None if matrix is None else matrix.T for matrix in matrices]


class Reference:
    """Updates one parameter with `LowRankSettings`."""

    def __init__(self, parameter: torch.Tensor, lr: float, weight_decay: float, settings):
        self.parameter = parameter.detach().double().numpy().copy()
        self.lr, self.weight_decay, self.settings = lr, weight_decay, settings
        self.bases, self.history, self.slots, self.steps = None, [], [], 0
        self.momentum = self.second_moment = 0.0
        self.residual_norm = 0.0

    def step(self, gradient: torch.Tensor, bases: list[torch.Tensor | None], scale: float) -> np.ndarray:
        """Apply a gradient in a given subspace and return the parameter."""
        settings = self.settings
        bases = [None if basis is None else basis.double().numpy().copy() for basis in bases]
        self._rotate(bases)
        gradient = gradient.double().numpy() * scale
        core = apply(gradient, transposed(bases))
        self.steps += 1
        self.history = [*self.history, core.ravel()][-settings.history :] if settings.history else []
        target = self._target(core)
        direction = self._precondition(target.ravel()).reshape(core.shape) if settings.history else target
        step = self._normalize(direction)
        update = apply(step, bases)
        compressed = any(basis is not None for basis in bases)
        if settings.residual and compressed:
            update = update + self._residual(gradient - apply(core, bases), core, step)
        self.parameter -= self.lr * (settings.scale * update + self.weight_decay * self.parameter)
        return self.parameter

    def _rotate(self, bases) -> None:
        if self.bases is not None:
            rotations = [None if new is None else new.T @ old for new, old in zip(bases, self.bases)]
            if not np.isscalar(self.momentum):
                self.momentum = apply(self.momentum, rotations)
            if not np.isscalar(self.second_moment):
                self.second_moment = apply(self.second_moment, [None if t is None else t**2 for t in rotations])
            self.history = [apply(slot.reshape(self.core_shape), rotations).ravel() for slot in self.history]
        self.bases = bases

    def _target(self, core: np.ndarray) -> np.ndarray:
        self.core_shape = core.shape
        beta = self.settings.betas[0]
        if self.settings.target == "gradient":
            return core
        self.momentum = beta * self.momentum + (1 - beta) * core
        ahead = beta * self.momentum + (1 - beta) * core if self.settings.target == "nesterov" else self.momentum
        return ahead / (1 - beta**self.steps)

    def _precondition(self, vector: np.ndarray) -> np.ndarray:
        rows = np.stack(self.history)  # (s, k)
        if self.settings.centred:
            rows = rows - rows.mean(0)
        fisher = rows.T @ rows
        damping = self.settings.damping
        if self.settings.relative_damping:
            damping = max(damping * np.trace(fisher) / len(rows), 1e-300)
        return damping * np.linalg.solve(damping * np.eye(len(fisher)) + fisher, vector)

    def _normalize(self, direction: np.ndarray) -> np.ndarray:
        settings = self.settings
        if settings.normalizer == "adam":
            beta = settings.betas[1]
            self.second_moment = beta * self.second_moment + (1 - beta) * direction**2
            return direction / (np.sqrt(self.second_moment / (1 - beta**self.steps)) + settings.eps)
        if settings.normalizer == "polar":
            mode = next((mode for mode, basis in enumerate(self.bases) if basis is not None), 0)
            return self._polar(direction, mode)
        return direction

    def _polar(self, direction: np.ndarray, mode: int) -> np.ndarray:
        """Apply the iteration to the singular values of an SVD."""
        left, values, right = np.linalg.svd(unfold(direction, mode), full_matrices=False)
        values = values / np.linalg.norm(values)
        for _ in range(5):
            values = 3.4445 * values - 4.7750 * values**3 + 2.0315 * values**5
        flat = left @ np.diag(values) @ right
        flat = flat * max(flat.shape) ** 0.5
        shape = np.moveaxis(direction, mode, 0).shape
        return np.moveaxis(flat.reshape(shape), 0, mode)

    def _residual(self, residual: np.ndarray, core: np.ndarray, step: np.ndarray) -> np.ndarray:
        scaled = residual * np.linalg.norm(step) / np.linalg.norm(core)
        norm, last = np.linalg.norm(scaled), self.residual_norm
        if last > 0 and norm > 1.01 * last:
            scaled, norm = scaled * 1.01 * last / norm, 1.01 * last
        self.residual_norm = norm
        return scaled
