#include "games/edge_match/params.h"

#include <algorithm>

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

}  // namespace

std::optional<Sentence> why_params_are_impossible(const Params& params) {
    const int largest = params.is_unique ? max_unique_side : max_board_side;
    const auto is_in = [](int number, int low, int high) {
        return number >= low && number <= high;
    };
    if (!is_in(params.columns, 1, largest) || !is_in(params.rows, 1, largest)) {
        return params.is_unique ? say("a single solution is proved up to {0}x{0} only", largest)
                                : say("a board has up to {} rows and columns", largest);
    }
    if (params.tier && !params.is_unique) {
        return say("only a puzzle with a single solution is of a tier");
    }
    if (!is_in(params.motif_count, 1, max_motif_count) || !is_in(params.color_count, 1, max_color_count)) {
        return say("there are up to {} motifs and {} colours", max_motif_count, max_color_count);
    }
    return std::nullopt;
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
        {"motifs", Form::number, "2", "shapes on the edges", 1, max_motif_count},
        {"colors", Form::number, "3", "colours of the shapes", 1, max_color_count},
        {"frame", Form::flag, "yes", "whether the board has a plain border"},
        {"halves", Form::flag, "no", "whether a shape is cut into halves that differ"},
        {"unique", Form::flag, "(yes up to 6x6)", "whether there may be only one solution"},
        {"tier", Form::word, any_tier, "how hard it is for people; takes a single solution for granted", 0, 0,
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
    return "size " + std::to_string(params.columns) + "x" + std::to_string(params.rows) + " motifs " +
           std::to_string(params.motif_count) + " colors " + std::to_string(params.color_count) + " frame " +
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
