#include "games/edge_match/params.h"

#include <algorithm>
#include <array>

namespace tessera::edge_match {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

constexpr std::string_view any_tier = "any";

void apply(Params& params, const ParamValue& given) {
    if (given.name == "size") {
        params.columns = given.number;
        params.rows = given.rows;
    } else if (given.name == "motifs" || given.name == "colors") {
        (given.name == "motifs" ? params.motif_count : params.color_count) = given.number;
    } else if (given.name == "tier") {
        params.tier =
            given.value.text == any_tier ? std::nullopt : std::optional(static_cast<Tier>(given.number - 1));
    } else {
        bool& flag = given.name == "frame"    ? params.is_framed
                     : given.name == "halves" ? params.has_halves
                                              : params.is_unique;
        flag = given.number != 0;
    }
}

// Number of kinds of edges for boards of up to `cells` cells.
struct KindStep {
    int cells = 0;
    int kinds = 0;
};

template <std::size_t count>
int kinds_for(const std::array<KindStep, count>& steps, int cells) {
    const auto* const step = std::find_if(steps.begin(), steps.end() - 1,
                                          [cells](const KindStep& each) { return cells <= each.cells; });
    return step->kinds;
}

constexpr std::array<KindStep, 9> kinds_by_size = {{
    {36, 6},
    {49, 12},
    {81, 15},
    {121, 20},
    {144, 24},
    {196, 30},
    {225, 36},
    {256, 42},
    {256, 42},
}};

// Without a frame there is no obvious place to begin: beyond 8x8, search succeeds only with few kinds, which
// give many solutions.
constexpr std::array<KindStep, 3> kinds_without_frame = {{{49, 30}, {64, 56}, {256, 4}}};

// Board sizes on which a tier occurs, with the number of kinds that finds it fastest.
struct TierBoards {
    int fewest_cells = 1;
    int most_cells = 0;
    std::array<KindStep, 6> kinds = {};
};

constexpr std::array<TierBoards, tier_names.size()> tier_boards = {{
    {1, 16, {{{9, 4}, {12, 12}, {16, 20}, {16, 20}, {16, 20}, {16, 20}}}},
    {6, 36, {{{12, 4}, {16, 6}, {20, 20}, {25, 30}, {30, 42}, {36, 56}}}},
    {8, 36, {{{15, 4}, {20, 6}, {25, 8}, {36, 24}, {36, 24}, {36, 24}}}},
    {10, 36, {{{16, 4}, {20, 6}, {24, 8}, {25, 6}, {30, 8}, {36, 10}}}},
    {15, 36, {{{18, 4}, {23, 6}, {24, 8}, {25, 6}, {30, 8}, {36, 10}}}},
}};

int wanted_kinds(const Params& params) {
    const int cells = params.rows * params.columns;
    if (params.tier) {
        return kinds_for(at(tier_boards, static_cast<int>(*params.tier)).kinds, cells);
    }
    const int side = std::max(params.rows, params.columns);
    if (!params.is_framed && side <= max_unique_side) {
        return 3 * side;
    }
    return params.is_framed ? kinds_for(kinds_by_size, cells) : kinds_for(kinds_without_frame, cells);
}

// Rejects a tier without a search if the motifs are the generator's choice.
std::optional<Sentence> why_tier_is_impossible(const Params& params) {
    if (!params.tier || params.motif_count > 0 || params.color_count > 0) {
        return std::nullopt;
    }
    const int tier = static_cast<int>(*params.tier);
    const TierBoards& boards = at(tier_boards, tier);
    const int cells = params.rows * params.columns;
    const bool has_room = std::min(params.rows, params.columns) > 1 || *params.tier == Tier::starter;
    if (has_room && cells >= boards.fewest_cells && cells <= boards.most_cells) {
        return std::nullopt;
    }
    return say("the tier {} is for boards of {} to {} cells in several rows and columns",
               at(tier_names, tier), boards.fewest_cells, boards.most_cells);
}

}  // namespace

// Chooses nearly as many motifs as colours; half the number of kinds if motifs have halves.
Palette palette_of(const Params& params) {
    const int wanted = params.has_halves ? (wanted_kinds(params) + 1) / 2 : wanted_kinds(params);
    const auto rest = [wanted](int chosen, int most) {
        return std::min((wanted + chosen - 1) / chosen, most);
    };
    int motifs = params.motif_count;
    int colors = params.color_count;
    if (motifs == 0 && colors == 0) {
        motifs = 1;
        while (motifs < max_motif_count && (motifs + 1) * (motifs + 1) <= wanted) {
            ++motifs;
        }
    }
    if (motifs == 0) {
        motifs = rest(colors, max_motif_count);
    }
    if (colors == 0) {
        colors = rest(motifs, max_color_count);
    }
    return {motifs, colors};
}

std::optional<Sentence> why_params_are_impossible(const Params& params) {
    const int largest = params.is_unique ? max_unique_side : max_board_side;
    const auto is_in = [](int number, int low, int high) {
        return number >= low && number <= high;
    };
    if (!is_in(params.columns, 1, largest) || !is_in(params.rows, 1, largest)) {
        return params.is_unique ? say("a single solution can only be proved up to {0}x{0}", largest)
                                : say("a board has up to {} rows and columns", largest);
    }
    if (params.tier && !params.is_unique) {
        return say("only puzzles with a single solution have a tier");
    }
    if (!is_in(params.motif_count, 0, max_motif_count) || !is_in(params.color_count, 0, max_color_count)) {
        return say("there are up to {} motifs and {} colours", max_motif_count, max_color_count);
    }
    return why_tier_is_impossible(params);
}

namespace {

std::vector<std::string_view> tier_words() {
    std::vector<std::string_view> words = {any_tier};
    words.insert(words.end(), tier_names.begin(), tier_names.end());
    return words;
}

}  // namespace

const ParamTable& param_table() {
    using Form = ParamInfo::Form;
    static const ParamTable table = {
        {"size", Form::size, "4x4", "the board", 1, max_board_side},
        {"motifs", Form::number, "0", "shapes on the edges; 0: as many as suit the board", 0,
         max_motif_count},
        {"colors", Form::number, "0", "colours of the shapes; 0: as many as suit the board", 0,
         max_color_count},
        {"frame", Form::flag, "yes", "whether the board has a plain border"},
        {"halves", Form::flag, "no", "whether a shape is cut into halves that differ"},
        {"unique", Form::flag, "(yes up to 6x6)", "whether there must be only one solution"},
        {"tier", Form::word, any_tier, "how hard it is for people; implies a single solution", 0, 0,
         tier_words()},
    };
    return table;
}

Result<Params> parse_params(std::string_view text) {
    const auto values = read_params(text, param_table());
    if (!values) {
        return tl::unexpected(values.error());
    }
    Params params;
    for (const ParamValue& value : *values) {
        apply(params, value);
    }
    const bool says_unique = std::any_of(values->begin(), values->end(),
                                         [](const ParamValue& value) { return value.name == "unique"; });
    if (!says_unique) {
        params.is_unique = std::max(params.columns, params.rows) <= max_unique_side;
    }
    if (std::optional<Sentence> fault = why_params_are_impossible(params)) {
        return fail(ErrorCode::limit_exceeded, 0, *fault);
    }
    return params;
}

std::string format_params(const Params& params) {
    const auto yes_no = [](bool flag) {
        return std::string(flag ? "yes" : "no");
    };
    const auto chosen = [](std::string_view name, int count) {
        return count > 0 ? " " + std::string(name) + " " + std::to_string(count) : std::string();
    };
    return "size " + std::to_string(params.columns) + "x" + std::to_string(params.rows) +
           chosen("motifs", params.motif_count) + chosen("colors", params.color_count) + " frame " +
           yes_no(params.is_framed) + " halves " + yes_no(params.has_halves) + " unique " +
           yes_no(params.is_unique) +
           (params.tier ? " tier " + std::string(at(tier_names, static_cast<int>(*params.tier))) : "");
}

char letter_of(int motif, int color) {
    return at(letters, motif * max_color_count + color);
}

MotifColor motif_color_of(char letter) {
    const std::size_t place = letters.find(letter);
    const int index = place == std::string_view::npos ? 0 : static_cast<int>(place);
    return {index / max_color_count, index % max_color_count};
}

}  // namespace tessera::edge_match
