#include "games/edge_match/params.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

// Reads the words of generator params, `key value` by `key value`.
class ParamsReader {
public:
    std::optional<Error> read(const Token& key, const Token& value) {
        const std::string_view name = key.text;
        if (name == "size") {
            const std::size_t cross = std::min(value.text.find('x'), value.text.size());
            return set_number(value.text.substr(0, cross), value.offset, params_.columns)
                       ? Error{ErrorCode::bad_syntax, value.offset, say("a size looks like 4x3")}
                       : set_number(value.text.substr(std::min(cross + 1, value.text.size())), value.offset,
                                    params_.rows);
        }
        if (name == "motifs" || name == "colors") {
            return set_number(value.text, value.offset,
                              name == "motifs" ? params_.motif_count : params_.color_count);
        }
        if (name == "frame" || name == "halves" || name == "unique") {
            says_unique_ = says_unique_ || name == "unique";
            bool& flag = name == "frame"    ? params_.is_framed
                         : name == "halves" ? params_.has_halves
                                            : params_.is_unique;
            return set_flag(value, flag);
        }
        return Error{ErrorCode::unknown_name, key.offset,
                     say("{} is no option: there are size, motifs, colors, frame, halves and unique", name)};
    }

    Params params() const {
        Params params = params_;
        const int side = std::max(params.columns, params.rows);
        params.is_unique = says_unique_ ? params.is_unique : side <= max_unique_side;
        return params;
    }

private:
    static std::optional<Error> set_number(std::string_view text, std::size_t offset, int& number) {
        const std::optional<int> value = parse_int(text, 1, max_board_side);
        if (!value) {
            return Error{ErrorCode::bad_syntax, offset,
                         say("expected a number from 1 to {}", max_board_side)};
        }
        number = *value;
        return std::nullopt;
    }
    static std::optional<Error> set_flag(const Token& value, bool& flag) {
        if (value.text != "yes" && value.text != "no") {
            return Error{ErrorCode::bad_syntax, value.offset, say("expected yes or no")};
        }
        flag = value.text == "yes";
        return std::nullopt;
    }

    Params params_;
    bool says_unique_ = false;
};

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
    if (!is_in(params.motif_count, 1, max_motif_count) || !is_in(params.color_count, 1, max_color_count)) {
        return say("there are up to {} motifs and {} colours", max_motif_count, max_color_count);
    }
    return std::nullopt;
}

Result<Params> parse_params(std::string_view text) {
    const std::vector<Token> words = split_words({text, 0});
    ParamsReader reader;
    for (int index = 0; index < int_size(words); index += 2) {
        if (index + 1 == int_size(words)) {
            return fail(ErrorCode::bad_syntax, text.size(), say("{} needs a value", at(words, index).text));
        }
        if (std::optional<Error> error = reader.read(at(words, index), at(words, index + 1))) {
            return tl::unexpected(*error);
        }
    }
    const Params params = reader.params();
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
           yes_no(params.is_unique);
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
