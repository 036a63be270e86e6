#include "games/polyomino/draft_frame.h"

#include "base/rng.h"
#include "games/polyomino/draft.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <algorithm>
#include <set>

namespace tessera::polyomino {

TEST_SUITE_BEGIN("games/polyomino/draft_frame");

namespace {

std::vector<const Lattice*> other_lattices() {
    std::vector<const Lattice*> others(lattices().begin() + 1, lattices().end());
    return others;
}

// Takes about half of the frame's cells out, never all.
Level with_holes(const FramedDraft& made, Rng& rng) {
    Level draft = made.draft;
    for (const Cell cell : made.frame.cells) {
        draft.board[cell] = rng.below(2) == 0 ? Square::open : Square::blocked;
    }
    draft.board[made.frame.cells[made.frame.cells.size() / 2]] = Square::open;
    return draft;
}

std::string text_of(const Level& draft) {
    return Polyomino::format_level(draft);
}

}  // namespace

TEST_CASE("a frame has as many cells as its size says, each once, and a blank draft has them open") {
    for (const Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        for (const FrameSize size :
             {FrameSize{1, 1, 1}, FrameSize{1, 3, 4}, FrameSize{lattice->is_in_space ? 3 : 1, 4, 3}}) {
            const FramedDraft made = blank_draft(*lattice, size);
            CHECK(int_size(made.frame.cells) == size.layers * size.rows * size.columns);
            CHECK(std::set<Cell>(made.frame.cells.begin(), made.frame.cells.end()).size() ==
                  made.frame.cells.size());
            CHECK((lattice->is_round || open_cell_count(made.draft) == int_size(made.frame.cells)));
            CHECK(made.draft.lattice == lattice);
        }
    }
    CHECK(open_cell_count(blank_draft(sphere_lattice()).draft) == 30);  // 16 + 9 + 4 + 1
}

TEST_CASE("a draft in its frame is the same puzzle, and any of the frame's cells can be put on the board") {
    Rng rng(1);
    for (const Lattice* lattice : other_lattices()) {
        for (int trial = 0; trial < 20; ++trial) {
            CAPTURE(lattice->name);
            CAPTURE(trial);
            const FramedDraft made = blank_draft(*lattice, {lattice->is_in_space ? rng.between(1, 3) : 1,
                                                            rng.between(2, 5), rng.between(2, 6)});
            const Level draft = *parse_draft(text_of(with_holes(made, rng)));
            const FramedDraft again = framed(draft);
            CHECK(text_of(again.draft) == text_of(draft));
            CHECK(frame_of(again.draft).cells == again.frame.cells);
            Level full = again.draft;
            for (const Cell cell : again.frame.cells) {
                full = with_square(std::move(full), cell, Square::open);
            }
            CHECK(open_cell_count(full) == int_size(again.frame.cells));
            CHECK(parse_draft(text_of(full)));
        }
    }
}

TEST_CASE(
    "a frame that grows keeps the board and the pieces on it, and has more cells; that which shrinks drops "
    "cells") {
    Rng rng(2);
    for (const Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        FramedDraft made = blank_draft(*lattice, {1, 3, 4});
        made.draft.board[made.frame.cells[1]] = Square::blocked;
        made.draft.pieces = {make_piece(lattice, "A", make_shape({{0, 0}}), 1, true, true)};
        made.draft.givens = {{0, 0, made.frame.cells[5]}};
        const FrameSize larger{lattice->is_in_space ? 2 : 1, 4, 5};
        const FramedDraft grown = framed(made.draft, made.frame, larger);
        const int added = larger.layers * larger.rows * larger.columns - 12;
        CHECK(open_cell_count(grown.draft) == open_cell_count(made.draft) + added);
        REQUIRE(grown.draft.givens.size() == 1);
        CHECK(grown.draft.board[grown.frame.cells[1]] == Square::blocked);
        CHECK(grown.draft.givens.front().corner == grown.frame.cells[6]);  // a column more in the row before
        const FramedDraft back = framed(grown.draft, grown.frame, {1, 3, 4});
        CHECK(text_of(back.draft) == text_of(made.draft));
        CHECK(framed(grown.draft, grown.frame, {1, 1, 2}).draft.givens.empty());
    }
}

TEST_CASE("drafts on lattices are judged by their own neighbours, colours and shapes") {
    const auto trouble = [](std::string_view text) {
        const auto reason = why_not_playable(*parse_draft(text));
        return reason ? reason->pattern : std::string();
    };
    CHECK(trouble("tessera 1 polyomino\nlattice hexagonal\nboard\n. .\n . .\nend\npiece A\nX X\nend\npiece "
                  "B\nX\n X\nend\n")
              .empty());
    CHECK(trouble("tessera 1 polyomino\nlattice hexagonal\nboard\n. . .\nend\npiece A\nX # X\nend\npiece "
                  "B\nX\nend\n") == "the cells of piece {} do not touch each other along edges");
    CHECK(trouble("tessera 1 polyomino\nlattice cubic\nboard\n..\n-\n..\nend\npiece A x2\nX\n-\nX\nend\n")
              .empty());
    // Four cubes of one colour around one of the other.
    CHECK(trouble("tessera 1 polyomino\nlattice cubic\nboard\n#.#\n...\n#.#\nend\npiece A\nXX\nend\npiece "
                  "B\nXXX\nend\n") != "");
    CHECK(advice(*parse_draft("tessera 1 polyomino\nlattice hexagonal\nboard\n. . . .\nend\npiece A\nX "
                              "X\nend\npiece B\nX\n X\nend\n"))
              .front()
              .pattern == "{} and {} have the same shape");
}

TEST_CASE("puzzles are made on drawn boards of every lattice") {
    for (const Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        const auto params = params_on_board(blank_draft(*lattice).draft);
        REQUIRE(params);
        CHECK(params->lattice == lattice->name);
        CHECK(params->is_unique);
        CHECK(parse_params(format_params(*params)));
    }
}

}  // namespace tessera::polyomino
