#include "formats/literals.h"

#include "base/text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera {

namespace {

constexpr int deepest = 12;

bool is_letter(char letter) {
    return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') || letter == '_';
}

class LiteralReader {
public:
    explicit LiteralReader(std::string_view text) : text_(text) {}

    Result<std::vector<Literal>> read() {
        std::vector<Literal> values = read_items('\0', 0);
        if (place_ < text_.size()) {
            refuse(ErrorCode::bad_syntax, place_, say("a list, a number or a word is expected here"));
        }
        return error_ ? Result<std::vector<Literal>>(tl::unexpected<Error>(std::move(*error_)))
                      : std::move(values);
    }

private:
    char next() const { return place_ < text_.size() ? text_[place_] : '\0'; }

    void refuse(ErrorCode code, std::size_t offset, Sentence sentence) {
        error_ = error_ ? error_ : std::optional(Error{code, offset, std::move(sentence)});
        place_ = text_.size();
    }

    // Skips blanks, separators and comments.
    void skip_blanks() {
        while (place_ < text_.size()) {
            if (next() == '#') {
                place_ = std::min(text_.find('\n', place_), text_.size());
            } else if (std::string_view(" \t\r\n,;").find(next()) != std::string_view::npos) {
                ++place_;
            } else {
                return;
            }
        }
    }

    template <class Is>
    std::string_view take_while(const Is& is) {
        const std::size_t start = place_;
        while (place_ < text_.size() && is(text_[place_])) {
            ++place_;
        }
        return text_.substr(start, place_ - start);
    }

    // Reads up to the closing bracket, or to the end of the text for none.
    std::vector<Literal> read_items(char closing, int depth) {
        std::vector<Literal> items;
        if (depth > deepest) {
            refuse(ErrorCode::limit_exceeded, place_, say("brackets are nested too deeply"));
        }
        for (skip_blanks(); place_ < text_.size() && next() != closing; skip_blanks()) {
            items.push_back(read_value(depth));
        }
        if (closing != '\0' && next() != closing) {
            refuse(ErrorCode::bad_syntax, text_.size(), say("a bracket is not closed"));
        } else if (closing != '\0') {
            ++place_;
        }
        return items;
    }

    Literal read_value(int depth) {
        std::string_view key;
        Literal value = read_plain(depth);
        for (skip_gaps(); is_key(value); skip_gaps()) {
            ++place_;
            skip_blanks();
            key = value.word;
            value = read_plain(depth);
        }
        value.key = key;
        return value;
    }

    void skip_gaps() {
        take_while([](char letter) { return letter == ' ' || letter == '\t'; });
    }

    bool is_key(const Literal& value) const {
        return value.kind == Literal::Kind::word && (next() == '=' || next() == ':');
    }

    Literal read_plain(int depth) {
        Literal value;
        value.offset = place_;
        if (is_digit(next()) || next() == '-') {
            value.kind = Literal::Kind::number;
            value.number = read_number();
        } else if (next() == '"' || next() == '\'') {
            value.word = read_quoted();
        } else if (is_letter(next())) {
            value.word = take_while(
                [](char letter) { return is_letter(letter) || is_digit(letter) || letter == '.'; });
            if (next() == '(') {
                read_list(value, depth);
            }
        } else {
            read_list(value, depth);
        }
        return value;
    }

    int read_number() {
        constexpr int most = 999'999'999;
        const std::size_t start = place_++;
        take_while(is_digit);
        const auto number = parse_int(text_.substr(start, place_ - start), -most, most);
        if (!number) {
            refuse(ErrorCode::bad_syntax, start, say("this is no whole number of up to nine digits"));
        }
        return number.value_or(0);
    }

    std::string_view read_quoted() {
        const std::size_t start = place_ + 1;
        const std::size_t end = text_.find(next(), start);
        if (end == std::string_view::npos) {
            refuse(ErrorCode::bad_syntax, start - 1, say("a quote is not closed"));
            return "";
        }
        place_ = end + 1;
        return text_.substr(start, end - start);
    }

    void read_list(Literal& value, int depth) {
        constexpr std::string_view opening = "([{";
        constexpr std::string_view closing = ")]}";
        const std::size_t kind = opening.find(next());
        if (kind == std::string_view::npos) {
            return refuse(ErrorCode::bad_syntax, place_, say("a list, a number or a word is expected here"));
        }
        ++place_;
        value.kind = Literal::Kind::list;
        value.items = read_items(closing[kind], depth + 1);
    }

    std::string_view text_;
    std::size_t place_ = 0;
    std::optional<Error> error_;
};

}  // namespace

Result<std::vector<Literal>> parse_literals(std::string_view text) {
    return LiteralReader(text).read();
}

const Literal* item_called(const std::vector<Literal>& items, std::string_view key) {
    const auto found =
        std::find_if(items.begin(), items.end(), [key](const Literal& item) { return item.key == key; });
    return found == items.end() ? nullptr : &*found;
}

}  // namespace tessera
