#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// String literals of a C++ source file; parses enough of the language for this project.

namespace tessera {

struct SourceLiteral {
    std::string text;  // adjacent literals joined, escapes resolved
    std::string call;  // the name before the innermost open parenthesis
};

inline std::string read_whole_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

class SourceReader {
public:
    explicit SourceReader(std::string_view source) : source_(source) {}

    std::vector<SourceLiteral> literals() {
        while (place_ < source_.size()) {
            read_one();
        }
        return std::move(literals_);
    }

private:
    char here() const { return source_[place_]; }
    bool begins(std::string_view text) const { return source_.substr(place_, text.size()) == text; }
    void skip_past(std::string_view text) {
        const std::size_t end = source_.find(text, place_);
        place_ = end == std::string_view::npos ? source_.size() : end + text.size();
    }
    static bool is_word(char letter) {
        return letter == '_' || (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
               (letter >= 'A' && letter <= 'Z');
    }

    void read_one() {
        if (begins("//") || (here() == '#' && is_line_begin_)) {
            skip_past("\n");
            is_line_begin_ = true;
        } else if (begins("/*")) {
            skip_past("*/");
        } else if (here() == '"') {
            read_text();
        } else if (here() == '\'') {
            read_letter();
        } else if (here() == ' ' || here() == '\n' || here() == '\t' || here() == '\r') {
            is_line_begin_ = is_line_begin_ || here() == '\n';
            ++place_;
        } else if (is_word(here())) {
            read_word();
        } else {
            read_sign();
        }
    }

    void read_word() {
        const std::size_t begin = place_;
        while (place_ < source_.size() && is_word(here())) {
            ++place_;
        }
        // Digit separator, as in 1'000.
        if (place_ < source_.size() && here() == '\'' && source_[begin] >= '0' && source_[begin] <= '9') {
            ++place_;
        }
        word_ = source_.substr(begin, place_ - begin);
        end_token();
    }

    void read_sign() {
        const char sign = here();
        if (sign == '(' || sign == '{' || sign == '[') {
            calls_.push_back(sign == '(' ? std::string(word_) : std::string());
        } else if ((sign == ')' || sign == '}' || sign == ']') && !calls_.empty()) {
            calls_.pop_back();
        }
        word_ = {};
        ++place_;
        end_token();
    }

    void end_token() {
        joins_ = false;
        is_line_begin_ = false;
    }

    void read_letter() {
        ++place_;
        while (here() != '\'') {
            place_ += here() == '\\' ? 2U : 1U;
        }
        ++place_;
        end_token();
    }

    void read_text() {
        std::string text;
        ++place_;
        while (here() != '"') {
            if (here() == '\\') {
                read_escape(text);
            } else {
                text += source_[place_++];
            }
        }
        ++place_;
        if (joins_) {
            literals_.back().text += text;
        } else {
            literals_.push_back({text, calls_.empty() ? "" : calls_.back()});
        }
        end_token();
        joins_ = true;
    }

    void read_escape(std::string& text) {
        const char kind = source_[place_ + 1];
        place_ += 2;
        if (kind == 'x') {
            text += static_cast<char>(std::stoi(std::string(source_.substr(place_, 2)), nullptr, 16));
            place_ += 2;
        } else if (kind == 'u') {
            add_utf8(text, std::stoi(std::string(source_.substr(place_, 4)), nullptr, 16));
            place_ += 4;
        } else {
            text += kind == 'n' ? '\n' : kind;
        }
    }

    static void add_utf8(std::string& text, int code) {
        if (code < 0x800) {
            text += static_cast<char>(0xC0 | (code >> 6));
        } else {
            text += static_cast<char>(0xE0 | (code >> 12));
            text += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        }
        text += static_cast<char>(0x80 | (code & 0x3F));
    }

    std::string_view source_;
    std::size_t place_ = 0;
    std::string_view word_;           // the last word, if nothing follows it
    std::vector<std::string> calls_;  // one per open bracket
    std::vector<SourceLiteral> literals_;
    bool joins_ = false;  // true if only blanks and comments follow the last literal
    bool is_line_begin_ = true;
};

inline std::vector<SourceLiteral> source_literals(std::string_view source) {
    return SourceReader(source).literals();
}

}  // namespace tessera
