#include "cli/input.h"

#include "base/text.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "formats/formats.h"
#include "formats/puzzle_texts.h"
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

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

Readable<Content> content_of_code(const std::string& name, const std::string& code) {
    Result<AnySession> session = open_link(code);
    if (!session) {
        return tl::unexpected(complaint(name, code, session.error()));
    }
    return Content(std::move(*session));
}

// Explains which other file format a text has; empty: unknown.
std::string why_not_a_puzzle(std::string_view text) {
    std::vector<Token> words;
    for (const Token& line : split_lines(text)) {
        const std::vector<Token> of_line = split_words(line);
        words.insert(words.end(), of_line.begin(), of_line.end());
    }
    const bool are_codes = std::all_of(words.begin(), words.end(),
                                       [](const Token& word) { return code_in(word.text).has_value(); });
    return are_codes && words.size() > 1
               ? fmt::format("these are {} share codes; one is read at a time", words.size())
               : "";
}

std::string at_start(const std::string& name, std::string_view why) {
    return fmt::format("{}:1:1: {}", shortened(name, longest_name), why);
}

// Reads a text of a known format, and says what its reader leaves out.
Readable<Content> content_of_bytes(const std::string& name, std::string bytes, const Format& format,
                                   const ReadOptions& options) {
    const Result<std::string> text = unpacked(format, std::move(bytes));
    if (!text) {
        return tl::unexpected(complaint(name, "", text.error()));
    }
    Result<Taken> taken = read_as(format, *text, options);
    if (!taken) {
        return tl::unexpected(complaint(name, *text, taken.error()));
    }
    for (const Sentence& sentence : taken->remarks) {
        remark(fmt::format("{}: {}", shortened(name, longest_name), in_words(sentence)));
    }
    return std::move(taken->content);
}

// Returns the format of --from or of the file's ending; null: to be recognised by its text.
const Format* named_format(const std::string& name, const Arguments& arguments) {
    return format_called(arguments.from_format) != nullptr ? format_called(arguments.from_format)
                                                           : format_ending(name);
}

// Reads a text of this format; null: the text is recognised.
Readable<Content> content_of_text(const std::string& name, std::string text, const Format* named,
                                  const Arguments& arguments) {
    // The ending .txt says little: a link, too, may have it.
    const bool is_certain = !arguments.from_format.empty() || (named != nullptr && named->id != "level");
    const Format* const known = is_certain ? named : format_of_text(text);
    if (const std::string why = known == nullptr ? why_not_a_puzzle(text) : ""; !why.empty()) {
        return tl::unexpected(at_start(name, why));
    }
    const Format& format = known == nullptr ? *format_called("level") : *known;
    return content_of_bytes(name, std::move(text), format, {arguments.problem, open_link});
}

Readable<Content> content_of_file(const std::string& name, const Arguments& arguments) {
    const Format* const named = named_format(name, arguments);
    if (named != nullptr && named->read == nullptr) {
        return tl::unexpected(at_start(name, fmt::format("{} is a format that is only written", named->id)));
    }
    Readable<std::string> text = read_text(name, named == nullptr ? most_text_bytes : named->most_bytes);
    if (!text) {
        return tl::unexpected(text.error());
    }
    return content_of_text(name, std::move(*text), named, arguments);
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

    // Reads everything, or a little more than `most_bytes`.
    std::string read(std::size_t most_bytes) {
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

Readable<std::string> read_text(const std::string& name, std::size_t most_bytes) {
    const auto refused = [&name](std::string_view why) {
        return tl::unexpected(at_start(name, why));
    };
    File file(name);
    const std::string text = file.read(most_bytes);
    if (file.error() != 0) {
        return refused(why_not_read(file.error()));
    }
    if (text.size() > most_bytes) {
        return refused(most_bytes == most_text_bytes
                           ? "this is larger than one megabyte"
                           : fmt::format("this is larger than {} megabytes", most_bytes >> 20U));
    }
    if (text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF") {
        return refused("this is UTF-16; only UTF-8 is read");
    }
    return text.substr(0, byte_order_mark.size()) == byte_order_mark ? text.substr(byte_order_mark.size())
                                                                     : text;
}

Readable<Content> read_content(const Arguments& arguments) {
    if (!arguments.cut_file.empty()) {
        Arguments cut = arguments;
        cut.from_format = "cut";
        return content_of_file(arguments.cut_file, cut);
    }
    const std::string& name = arguments.input_name();
    if (!arguments.input_trouble.empty()) {
        return tl::unexpected(arguments.input_trouble);
    }
    if (arguments.input_text) {
        return content_of_text(name, *arguments.input_text, format_called(arguments.from_format), arguments);
    }
    const std::optional<std::string> code = code_in(name);
    return code && !is_file(name) ? content_of_code(name, *code) : content_of_file(name, arguments);
}

Readable<AnySession> read_input(const Arguments& arguments) {
    Readable<Content> content = read_content(arguments);
    if (!content) {
        return tl::unexpected(content.error());
    }
    auto* const session = std::get_if<AnySession>(&*content);
    if (session == nullptr) {
        return tl::unexpected(at_start(
            arguments.input_name(), "this is an exact cover problem, which solve, count and convert take"));
    }
    return std::move(*session);
}

}  // namespace tessera
