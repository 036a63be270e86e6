#include "cli/input.h"

#include "base/text.h"
#include "cli/printable.h"
#include "games/polyomino/cut.h"
#include "jobs/open_link.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <fstream>
#include <optional>
#include <unistd.h>

namespace tessera {

namespace {

constexpr std::size_t most_bytes = 1U << 20U;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::string_view without_outer_blanks(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    return start == std::string_view::npos ? ""
                                           : text.substr(start, text.find_last_not_of(" \t\r\n") - start + 1);
}

// Returns the share code in an address, in a code, or in a code whose # the shell has removed.
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

bool is_of_burr_tools(std::string_view name, std::string_view text) {
    constexpr std::string_view ending = ".xmpuzzle";
    const bool is_named_so =
        name.size() > ending.size() && name.substr(name.size() - ending.size()) == ending;
    return is_named_so || text.substr(0, 500).find("<puzzle") != std::string_view::npos;
}

// Explains which other file format a text has; empty: unknown.
std::string why_not_a_puzzle(std::string_view name, std::string_view text) {
    std::vector<Token> words;
    for (const Token& line : split_lines(text)) {
        const std::vector<Token> of_line = split_words(line);
        words.insert(words.end(), of_line.begin(), of_line.end());
    }
    const bool are_codes = std::all_of(words.begin(), words.end(),
                                       [](const Token& word) { return code_in(word.text).has_value(); });
    if (are_codes && words.size() > 1) {
        return fmt::format("these are {} share codes; one is read at a time", words.size());
    }
    return is_of_burr_tools(name, text)
               ? "this is a BurrTools file, which only the page can open; expected a level or a share code"
               : "";
}

Readable<AnySession> session_of_text(const std::string& name, const std::string& text) {
    if (const std::optional<std::string> code = code_in(text)) {
        return session_of_code(name, *code);
    }
    if (const std::string why = why_not_a_puzzle(name, text); !why.empty()) {
        return tl::unexpected(fmt::format("{}:1:1: {}", shortened(name, longest_name), why));
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

// A file, or standard input for `-`. Uses system calls, which report what is wrong.
class File {
public:
    explicit File(const std::string& name)
        : handle_(name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY)),
          error_(handle_ < 0 ? errno : 0),
          is_own_(name != "-") {}
    ~File() {
        if (is_own_ && handle_ >= 0) {
            close(handle_);
        }
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    File(File&&) = delete;
    File& operator=(File&&) = delete;

    // Reads everything, or a little more than most_bytes.
    std::string read() {
        std::string text;
        std::array<char, 1U << 16U> buffer{};
        while (error_ == 0 && text.size() <= most_bytes) {
            const ssize_t size = ::read(handle_, buffer.data(), buffer.size());
            if (size <= 0) {
                error_ = size == 0 ? 0 : errno;
                break;
            }
            text.append(buffer.data(), static_cast<std::size_t>(size));
        }
        return text;
    }
    int error() const { return error_; }  // errno; 0: none

private:
    int handle_;
    int error_;
    bool is_own_;
};

std::string why_not_read(int error) {
    switch (error) {
        case ENOENT:
            return "there is no such file";
        case EISDIR:
            return "this is a directory, not a file";
        case EACCES:
        case EPERM:
            return "there is no permission to read this file";
        default:
            return fmt::format("this cannot be read: {}", std::strerror(error));
    }
}

}  // namespace

std::string complaint(std::string_view name, std::string_view text, const Error& error) {
    const TextPosition position = position_of(text, error.offset);
    return fmt::format("{}:{}:{}: {}", shortened(name, longest_name), position.line, position.column,
                       in_words(error.message));
}

Readable<std::string> read_text(const std::string& name) {
    const auto refused = [&name](std::string_view why) {
        return tl::unexpected(fmt::format("{}:1:1: {}", shortened(name, longest_name), why));
    };
    File file(name);
    const std::string text = file.read();
    if (file.error() != 0) {
        return refused(why_not_read(file.error()));
    }
    if (text.size() > most_bytes) {
        return refused("this is larger than one megabyte");
    }
    if (text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF") {
        return refused("this is UTF-16; only UTF-8 is read");
    }
    return text.substr(0, byte_order_mark.size()) == byte_order_mark ? text.substr(byte_order_mark.size())
                                                                     : text;
}

Readable<AnySession> read_input(const Arguments& arguments) {
    if (!arguments.cut_file.empty()) {
        return session_of_cut(arguments.cut_file);
    }
    const std::string& name = arguments.input_name();
    if (!arguments.input_trouble.empty()) {
        return tl::unexpected(arguments.input_trouble);
    }
    if (arguments.input_text) {
        return session_of_text(name, *arguments.input_text);
    }
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
