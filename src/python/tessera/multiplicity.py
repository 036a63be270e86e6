"""Exact cover with multiplicities, as exact cover with colours."""

from __future__ import annotations

import itertools
from typing import Mapping

from . import _engines

_MOST_ENTRIES = 1 << 23  # of a problem, as the engines take it


def without_multiplicities(cover: _engines.Cover, bounds: Mapping[int, tuple[int, int]]) -> tuple[_engines.Cover, list[int]]:
    """Returns a problem with as many solutions, and for each of its options the one of `cover` that it stands for, or -1.

    The options of an item x are its steps, in their order. Each step is a primary item: either its option is chosen, or it is
    passed over. A coloured item between two steps tells how many have been chosen so far, so a chosen option has a copy for
    each number before it, and passing over has one, too. The last step leads to the numbers that are allowed. A set of options
    fixes all of that, so each solution is found once.
    """
    options = [cover.option(option) for option in range(cover.option_count)]
    uses = {item: [number for number, entries in enumerate(options) if item in dict(entries)] for item in bounds}
    items = _Items(cover, bounds, uses)
    made = _engines.Cover(items.primary_count, items.secondary_count)
    owners: list[int] = []
    entry_count = 0

    def add(entries: list[tuple[int, int]], owner: int) -> None:
        nonlocal entry_count
        entry_count += len(entries)
        if entry_count > _MOST_ENTRIES:
            raise ValueError("the problem is too large with its multiplicities")
        made.add_option(entries)
        owners.append(owner)

    for number, entries in enumerate(options):
        plain = [(items.renumbered(item), color) for item, color in entries if item not in bounds]
        counted = [items.steps(item, uses[item].index(number), 1) for item, _ in entries if item in bounds]
        for steps in itertools.product(*counted):
            add(plain + [entry for step in steps for entry in step], number)
    for item, users in uses.items():
        for place in range(len(users)):
            for step in items.steps(item, place, 0):
                add(step, -1)
    return made, owners


class _Items:
    """The items of the new problem: those of the old one without multiplicity, the steps, the old secondary ones, the counts."""

    def __init__(self, cover: _engines.Cover, bounds: Mapping[int, tuple[int, int]], uses: Mapping[int, list[int]]) -> None:
        self._bounds, self._uses = bounds, uses
        kept = [item for item in range(cover.primary_count) if item not in bounds]
        self._numbers = {item: number for number, item in enumerate(kept)}
        next_number = len(kept)
        self._first_steps: dict[int, int] = {}
        for item, users in uses.items():  # one that no option has, but some must cover, is a step that cannot be made
            self._first_steps[item] = next_number
            next_number += max(len(users), 1 if bounds[item][0] > 0 else 0)
        self.primary_count = next_number
        for item in range(cover.primary_count, cover.item_count):
            self._numbers[item] = next_number
            next_number += 1
        self._first_counts: dict[int, int] = {}
        for item, users in uses.items():
            self._first_counts[item] = next_number
            next_number += max(len(users) - 1, 0)
        self.secondary_count = next_number - self.primary_count

    def renumbered(self, item: int) -> int:
        return self._numbers[item]

    def steps(self, item: int, place: int, taken: int) -> list[list[tuple[int, int]]]:
        """Returns the ways to make a step: its entries, for each number of options chosen before it."""
        least, most = self._bounds[item]
        last = len(self._uses[item]) - 1
        ways = []
        for before in range(min(place, most) + 1):
            after = before + taken
            if after > most or after + last - place < least:
                continue
            way = [(self._first_steps[item] + place, 0)]
            if place > 0:
                way.append((self._first_counts[item] + place - 1, before + 1))
            if place < last:
                way.append((self._first_counts[item] + place, after + 1))
            ways.append(way)
        return ways
