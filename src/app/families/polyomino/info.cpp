#include "app/families/polyomino/info.h"

#include "base/apart.h"
#include "base/index.h"
#include "games/polyomino/figures.h"
#include "games/polyomino/lattice_cut.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tessera {

namespace {

using Params = polyomino::Params;

struct OfferedSet {
    std::string_view id;
    int columns = 0;
    int rows = 0;
};
constexpr std::array<OfferedSet, 5> offered_sets = {{{"", 8, 8},
                                                     {"iq", 11, 5},
                                                     {"kanoodle", 11, 5},
                                                     {"pentominoes", 10, 6},
                                                     {"pentominoes-tetrominoes", 10, 8}}};
constexpr std::array<std::string_view, 7> aim_captions = {"any",        "few fixed", "hardest", "a hole",
                                                          "look ahead", "a pair",    "parity"};
constexpr std::array<std::string_view, 5> set_captions = {"random cut", "IQ", "Kanoodle", "pentominoes",
                                                          "5 and 4 cells"};

struct OfferedBoard {
    std::string_view caption;
    std::string_view lattice;
    std::string_view outline;
    int columns = 0;
    int rows = 0;
    int layers = 0;
    std::string_view set = {};  // empty: a cut, with pieces of so many cells
    int largest = 0;
};
constexpr std::array<OfferedBoard, 13> offered_boards = {{
    {"squares", "", ""},
    {"IQ pyramid", "sphere", "pyramid", 5, 5, 0, "iq"},
    {"IQ, turned", "diagonal", "game", 9, 9, 0, "iq"},
    {"pyramid", "sphere", "pyramid", 4, 4, 0, "", 5},
    {"tetrahedron", "sphere", "tetrahedron", 5, 5, 0, "", 5},
    {"Soma cube", "cubic", "box", 3, 3, 3, "soma"},
    {"cubes", "cubic", "box", 4, 3, 2, "", 5},
    {"hexagons", "hexagonal", "hexagon", 4, 4, 0, "", 5},
    {"hex star", "hexagonal", "star", 3, 3, 0, "", 5},
    {"hex rhombus", "hexagonal", "parallelogram", 6, 5, 0, "", 5},
    {"triangles", "triangular", "hexagon", 3, 3, 0, "", 6},
    {"tri star", "triangular", "star", 2, 2, 0, "", 6},
    {"tri rhombus", "triangular", "parallelogram", 5, 4, 0, "", 6},
}};

}  // namespace

std::span<const std::string_view> InfoOf<Polyomino>::boards() {
    static const std::vector<std::string_view> captions = [] {
        std::vector<std::string_view> all;
        for (const OfferedBoard& board : offered_boards) {
            all.push_back(board.caption);
        }
        return all;
    }();
    return captions;
}

// Returns -1 for a board that comes with a link and is not offered.
int InfoOf<Polyomino>::board_of(const Params& params) {
    int best = -1;
    for (int index = 0; index < int_size(offered_boards); ++index) {
        const OfferedBoard& board = at(offered_boards, index);
        const bool is_its =
            board.lattice == params.lattice && (is_of_squares(params) || board.outline == params.outline);
        if (is_its && (best < 0 || board.set == params.set)) {
            best = index;
        }
    }
    return best;
}

void InfoOf<Polyomino>::choose_board(Params& params, int index) {
    const OfferedBoard& board = at(offered_boards, index);
    params = first_params();
    if (index > 0) {
        params.lattice = board.lattice;
        params.outline = board.outline;
        params.columns = board.columns;
        params.rows = board.rows;
        params.layers = board.layers;
        params.set = board.set;
        params.max_size = board.largest;
        params.tier = board.set == "iq" ? params.tier : std::nullopt;
    }
}

std::string InfoOf<Polyomino>::size_text(const polyomino::Level& level) {
    if (level.lattice == nullptr) {
        return size_in_words(level.board.columns(), level.board.rows());
    }
    const polyomino::Drawing drawing = apart(polyomino::drawing_of_board)(level);
    std::size_t longest = 0;
    for (const polyomino::Drawing::Row& row : drawing.layers.front()) {
        longest = std::max(longest, row.size());
    }
    const std::string flat = size_in_words(static_cast<int>(longest), int_size(drawing.layers.front()));
    return level.lattice->is_in_space ? flat + " \xC3\x97 " + std::to_string(drawing.layers.size()) : flat;
}

void InfoOf<Polyomino>::choose_tier(Params& params, int index) {
    params.tier = index == 0 ? std::nullopt : std::optional(static_cast<Tier>(index - 1));
}

std::span<const std::string_view> InfoOf<Polyomino>::figures() {
    static const std::vector<std::string_view> captions = [] {
        std::vector<std::string_view> all = {"rectangle", "any figure", "drawn board"};
        all.insert(all.end() - 1, polyomino::figure_names().begin(), polyomino::figure_names().end());
        return all;
    }();
    return captions;
}

int InfoOf<Polyomino>::last_figure(const Params& /*params*/) {
    return int_size(polyomino::figure_names()) + 2;
}

int InfoOf<Polyomino>::undrawn_figure(const Params& params) {
    return params.mask.empty() ? last_figure(params) : -1;
}

int InfoOf<Polyomino>::figure_of(const Params& params) {
    const auto& names = polyomino::figure_names();
    const auto named = std::find(names.begin(), names.end(), params.figure) - names.begin();
    return params.figure.empty()                    ? params.mask.empty() ? 0 : last_figure(params)
                              : params.figure == polyomino::any_figure ? 1
                                                    : 2 + static_cast<int>(named);
}

// A drawn board is kept while a figure is chosen, and forgotten for a rectangle.
void InfoOf<Polyomino>::choose_figure(Params& params, int index) {
    const auto& names = polyomino::figure_names();
    params.figure = index == 1                                 ? polyomino::any_figure
                    : index > 1 && index - 2 < int_size(names) ? at(names, index - 2)
                                                               : std::string_view();
    if (index == 0) {
        params.mask.clear();
    }
}

std::span<const std::string_view> InfoOf<Polyomino>::sets() {
    return set_captions;
}

// Returns -1 for a set that comes with a link and is not offered.
int InfoOf<Polyomino>::set_of(const Params& params) {
    const auto* const found = std::find_if(offered_sets.begin(), offered_sets.end(),
                                           [&](const OfferedSet& set) { return set.id == params.set; });
    return found == offered_sets.end() ? -1 : static_cast<int>(found - offered_sets.begin());
}

void InfoOf<Polyomino>::choose_set(Params& params, int index) {
    const OfferedSet& set = at(offered_sets, index);
    params.set = set.id;
    if (params.mask.empty()) {
        params.columns = set.columns;
        params.rows = set.rows;
    }
}

std::span<const std::string_view> InfoOf<Polyomino>::aims() {
    return aim_captions;
}

void InfoOf<Polyomino>::choose_aim(Params& params, int index) {
    params.aim = static_cast<polyomino::Aim>(index);
}

Params InfoOf<Polyomino>::first_params() {
    Params params;
    params.columns = 7;
    params.rows = 7;
    params.tier = Tier::junior;
    adjust(params, "tier");
    return params;
}

std::string_view InfoOf<Polyomino>::quicker(const Params& params) {
    const bool is_small = params.columns * params.rows <= 49;
    return params.aim != polyomino::Aim::none ? "Without a goal it is quicker."
           : params.tier && *params.tier > Tier::junior
               ? is_small ? "An easier tier is quicker." : "A smaller board or an easier tier is quicker."
           : !params.set.empty() && !is_rectangle(params) ? "Random pieces are quicker on this board."
           : params.is_unique ? "A smaller board is quicker, or one with several solutions."
                              : "A smaller board is quicker.";
}

// Moves the other values along with the changed one, so that there are such puzzles: a tier needs a single
// solution, which needs a board that is not too large; a set needs a board that it can cover; the range of
// sizes is never empty. Tier and aim exclude each other, as puzzles with few givens are nearly all of the last tier.
void InfoOf<Polyomino>::adjust(Params& params, std::string_view changed) {
    if (changed == "smallest" && params.max_size > 0) {
        params.max_size = std::max(params.max_size, params.min_size);
    } else if (changed == "largest" && params.max_size > 0) {
        params.min_size = std::min(params.min_size, params.max_size);
    } else if (changed == "tier" && params.tier) {
        params.is_unique = true;
        params.aim = polyomino::Aim::none;
    } else if (changed == "aim" && params.aim != polyomino::Aim::none) {
        params.tier.reset();
    }
    if (has_one_side(params)) {
        params.columns = params.rows;
    }
    const bool is_size_changed = changed == "size" || changed == "columns" || changed == "rows" ||
                                 changed == "side" || changed == "layers";
    if (is_size_changed && why_params_are_impossible(params)) {
        params.set.clear();
    }
    const bool is_too_large =
        is_of_squares(params)
            ? is_rectangle(params) && params.columns * params.rows > polyomino::max_unique_cells
            : params.is_unique && why_params_are_impossible(params).has_value();
    if (is_too_large && changed == "tier" && is_of_squares(params)) {
        params.columns = std::min(params.columns, 10);
        params.rows = std::min(params.rows, 10);
    } else if (is_too_large || (changed == "unique" && !params.is_unique)) {
        params.is_unique = false;
    }
    params.tier = params.is_unique ? params.tier : std::nullopt;
    params.aim = params.is_unique ? params.aim : polyomino::Aim::none;
    params.has_own_stream = params.is_unique;
    params.has_proof_grade = params.tier.has_value();
}

}  // namespace tessera
