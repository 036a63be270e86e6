#include "cli/input.h"

#include "base/text.h"
#include "games/polyomino/cut.h"
#include "jobs/open_link.h"

#include <algorithm>
#include <fmt/core.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <sstream>

namespace tessera {

namespace {

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

std::string_view without_outer_blanks(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    return start == std::string_view::npos ? ""
                                           : text.substr(start, text.find_last_not_of(" \t\r\n") - start + 1);
}

// The share code in an address, in a code, or in a code that lost its # to a shell.
std::optional<std::string> code_in(std::string_view text) {
    const std::string_view word = without_outer_blanks(text);
    const std::size_t hash = word.find('#');
    const bool is_one_word = word.find_first_of(" \t\r\n") == std::string_view::npos;
    if (is_one_word && hash != std::string_view::npos && hash + 1 < word.size() && is_digit(word[hash + 1])) {
        return std::string(word.substr(hash));
    }
    const auto version_length =
        static_cast<std::size_t>(std::find_if_not(word.begin(), word.end(), is_digit) - word.begin());
    const bool is_bare =
        version_length > 0 && word.substr(std::min(version_length + 1, word.size()), 1) == "/";
    return is_one_word && is_bare ? std::optional("#" + std::string(word)) : std::nullopt;
}

Readable<AnySession> session_of_code(const std::string& name, const std::string& code) {
    Result<AnySession> session = open_link(code);
    if (!session) {
        return tl::unexpected(complaint(name, code, session.error()));
    }
    return std::move(*session);
}

Readable<AnySession> session_of_text(const std::string& name, const std::string& text) {
    if (const std::optional<std::string> code = code_in(text)) {
        return session_of_code(name, *code);
    }
    Result<AnySession> session = open_level(text);
    if (!session) {
        return tl::unexpected(complaint(name, text, session.error()));
    }
    return std::move(*session);
}

Readable<AnySession> session_of_cut(const std::string& name) {
    const Readable<std::string> text = read_text(name);
    if (!text) {
        return tl::unexpected(text.error());
    }
    const Result<polyomino::Cut> cut = polyomino::parse_cut(*text);
    if (!cut) {
        return tl::unexpected(complaint(name, *text, cut.error()));
    }
    Result<polyomino::CutPuzzle> puzzle = polyomino::puzzle_of(*cut);
    if (!puzzle) {
        return tl::unexpected(complaint(name, *text, puzzle.error()));
    }
    return Session<Polyomino>(std::move(puzzle->level));
}

bool is_file(const std::string& name) {
    return std::ifstream(name).good();
}

}  // namespace

std::string complaint(std::string_view name, std::string_view text, const Error& error) {
    const TextPosition position = position_of(text, error.offset);
    return fmt::format("{}:{}:{}: {}", name, position.line, position.column, english(error.message));
}

Readable<std::string> read_text(const std::string& name) {
    std::ifstream file;
    if (name != "-") {
        file.open(name, std::ios::binary);
    }
    std::istream& stream = name == "-" ? std::cin : file;
    std::ostringstream text;
    text << stream.rdbuf();
    // An empty stream leaves only the failure mark of the insertion above, which is none of reading.
    if (!stream || stream.bad()) {
        return tl::unexpected(fmt::format("{}:1:1: the file cannot be read", name));
    }
    return text.str();
}

Readable<AnySession> read_input(const Arguments& arguments) {
    if (!arguments.cut_file.empty()) {
        return session_of_cut(arguments.cut_file);
    }
    const std::string& name = arguments.inputs.front();
    const std::optional<std::string> code = code_in(name);
    if (code && !is_file(name)) {
        return session_of_code(name, *code);
    }
    const Readable<std::string> text = read_text(name);
    if (!text) {
        return tl::unexpected(text.error());
    }
    return session_of_text(name, *text);
}

}  // namespace tessera
