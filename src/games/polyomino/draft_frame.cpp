#include "games/polyomino/draft_frame.h"

#include "base/index.h"
#include "games/polyomino/draft.h"
#include "games/polyomino/lattice/drawing.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tessera::polyomino {

namespace {

using Sites = std::vector<Site>;

FrameSize size_of(const Lattice& lattice, const Drawing& drawing) {
    FrameSize size{int_size(drawing.layers), 1, 1};
    for (const std::vector<Drawing::Row>& rows : drawing.layers) {
        size.rows = std::max(size.rows, int_size(rows));
        for (const Drawing::Row& row : rows) {
            const int letters = row.empty() ? 0 : row.back().column + 1;
            size.columns =
                std::max(size.columns, (letters + lattice.letters_a_cell - 1) / lattice.letters_a_cell);
        }
    }
    return size;
}

// Returns the sites of a frame whose first place is `start`.
Sites sites_of(const Lattice& lattice, const Site& start, const FrameSize& size) {
    Sites sites;
    for (int layer = 0; layer < size.layers; ++layer) {
        for (int row = 0; row < size.rows; ++row) {
            for (int column = 0; column < size.columns * lattice.letters_a_cell; ++column) {
                if (const auto site = lattice.site_at(start + Site{layer, row, column})) {
                    sites.push_back(*site);
                }
            }
        }
    }
    return sites;
}

// Puts the draft on the smallest grid of the frame. The cells in `open` are part of the board.
FramedDraft on_grid_of(const Level& draft, const Sites& frame, FrameSize size, const std::set<Site>& open) {
    const Lattice& lattice = *draft.lattice;
    const SitedBoard sited = board_of(lattice, frame);
    FramedDraft made{draft, {size, {}}};
    made.draft.board = Grid<Square>(sited.board.rows(), sited.board.columns(), Square::blocked);
    for (const Site& site : frame) {
        const Cell cell = unfolded(lattice, site - sited.moved);
        made.frame.cells.push_back(cell);
        made.draft.board[cell] = open.contains(site) ? Square::open : Square::blocked;
    }
    const Cell moved = unfolded(lattice, frame.front()) - made.frame.cells.front();
    for (Placement& given : made.draft.givens) {
        given.corner = given.corner - moved;
    }
    made.draft = with_fitting_givens(std::move(made.draft));
    return made;
}

std::set<Site> set_of(const Sites& sites) {
    return {sites.begin(), sites.end()};
}

}  // namespace

FramedDraft blank_draft(const Lattice& lattice, FrameSize size) {
    Level draft;
    draft.lattice = &lattice;
    const Sites sites = sites_of(lattice, {}, size);
    std::set<Site> open = set_of(sites);
    if (lattice.is_round) {
        std::erase_if(open, [&](const Site& site) {
            return site.row + site.layer >= size.rows || site.column + site.layer >= size.columns;
        });
    }
    return on_grid_of(draft, sites, size, open);
}

FramedDraft blank_draft(const Lattice& lattice) {
    constexpr FrameSize flat{1, 5, 6};
    constexpr FrameSize triangles{1, 4, 9};
    constexpr FrameSize box{3, 3, 3};
    constexpr FrameSize pyramid{4, 4, 4};
    return blank_draft(lattice, lattice.is_round          ? pyramid
                                : lattice.is_in_space     ? box
                                : lattice.points_by_place ? triangles
                                                          : flat);
}

FramedDraft framed(const Level& draft) {
    const Sites open = open_sites(*draft.lattice, draft.board);
    if (open.empty()) {
        return blank_draft(*draft.lattice, {1, 1, 1});
    }
    const Drawing drawing = drawing_of(*draft.lattice, open);
    const FrameSize size = size_of(*draft.lattice, drawing);
    return on_grid_of(draft, sites_of(*draft.lattice, drawing.moved, size), size, set_of(open));
}

FramedDraft framed(const Level& draft, const BoardFrame& frame, FrameSize size) {
    const Lattice& lattice = *draft.lattice;
    Sites before;
    std::set<Site> closed;
    for (const Cell cell : frame.cells) {
        before.push_back(folded(lattice, cell));
        if (draft.board[cell] == Square::blocked) {
            closed.insert(before.back());
        }
    }
    const Sites sites = sites_of(lattice, drawing_of(lattice, before).moved, size);
    std::set<Site> open = set_of(sites);
    for (const Site& site : closed) {
        open.erase(site);
    }
    return on_grid_of(draft, sites, size, open);
}

BoardFrame frame_of(const Level& draft) {
    const Lattice& lattice = *draft.lattice;
    const Drawing drawing = drawing_of(lattice, open_sites(lattice, draft.board));
    BoardFrame frame{size_of(lattice, drawing), {}};
    for (const Site& site : sites_of(lattice, drawing.moved, frame.size)) {
        if (const Cell cell = unfolded(lattice, site); draft.board.contains(cell)) {
            frame.cells.push_back(cell);
        }
    }
    return frame;
}

}  // namespace tessera::polyomino
