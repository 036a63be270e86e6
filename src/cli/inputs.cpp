#include "base/text.h"
#include "cli/campaign_file.h"
#include "cli/exit_status.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/puzzle_rows.h"

#include <filesystem>
#include <fmt/core.h>

// Several puzzles on one command line, and in one file.

namespace tessera {

namespace {

// The puzzle of a line, and the number of the line.
struct ListedPuzzle {
    std::size_t line = 0;
    std::string text;
};

// Returns the puzzle in a line of a list: empty if it has none, nothing if it is no line of a list.
std::optional<std::string> puzzle_in(std::string_view line) {
    const std::vector<Token> words = split_words({line, 0});
    if (words.empty()) {
        return "";
    }
    const std::optional<PuzzleRow> row = puzzle_row_of(line);
    return row ? std::optional(row->puzzle) : std::nullopt;
}

// Returns the puzzles of a list; none if the text is no list.
std::vector<ListedPuzzle> puzzles_in(std::string_view text) {
    std::vector<ListedPuzzle> puzzles;
    const std::vector<Token> lines = split_lines(text);
    for (std::size_t index = 0; index < lines.size(); ++index) {
        std::optional<std::string> puzzle = puzzle_in(lines[index].text);
        if (!puzzle) {
            return {};
        }
        if (!puzzle->empty()) {
            puzzles.push_back({index + 1, std::move(*puzzle)});
        }
    }
    return puzzles;
}

// Reads an input that may be a list, and so larger than a level; nothing if it cannot be one.
std::optional<Readable<std::string>> text_of_input(const std::string& name) {
    constexpr std::uintmax_t most_bytes_of_list = 1U << 28U;
    if (name == "-") {
        return read_text(name);
    }
    std::error_code trouble;
    const bool is_file = std::filesystem::is_regular_file(name, trouble);
    return is_file && std::filesystem::file_size(name, trouble) <= most_bytes_of_list
               ? std::optional(read_large_text(name))
               : std::nullopt;
}

std::vector<Arguments> puzzles_of_input(Arguments alone, const std::string& name) {
    alone.inputs = {name};
    const std::optional<Readable<std::string>> text = text_of_input(name);
    const std::vector<ListedPuzzle> puzzles =
        text && *text ? puzzles_in(**text) : std::vector<ListedPuzzle>();
    if (puzzles.empty() && name == "-") {  // it is read once
        alone.input_text = text->value_or("");
        alone.input_trouble = *text ? "" : text->error();
    }
    if (puzzles.empty()) {
        return {alone};
    }
    std::vector<Arguments> all;
    for (const ListedPuzzle& puzzle : puzzles) {
        alone.inputs = {fmt::format("{}:{}", name, puzzle.line)};
        alone.input_text = puzzle.text;
        all.push_back(alone);
    }
    return all;
}

}  // namespace

std::vector<Arguments> one_by_one(const Arguments& arguments) {
    std::vector<Arguments> all;
    Arguments alone = arguments;
    alone.inputs.clear();
    if (!arguments.cut_file.empty()) {
        all.push_back(alone);
    }
    alone.cut_file.clear();
    for (const std::string& input : arguments.inputs) {
        const std::vector<Arguments> puzzles = puzzles_of_input(alone, input);
        all.insert(all.end(), puzzles.begin(), puzzles.end());
    }
    return all;
}

int for_each_input(const Arguments& arguments, int (*one)(const Arguments&), bool is_one_line) {
    std::vector<Arguments> all = one_by_one(arguments);
    if (all.size() > 1 && !arguments.files_written.empty()) {
        return refuse(fmt::format("tessera: {} takes one puzzle, and {} were given",
                                  arguments.files_written.front().option, all.size()));
    }
    int status = exit_done;
    for (Arguments& alone : all) {
        alone.is_one_of_many = all.size() > 1;
        const bool is_headed = alone.is_one_of_many && !arguments.json && !is_one_line;
        if (is_headed && !print(fmt::format("==> {} <==\n", printable(alone.input_name())))) {
            break;
        }
        status = more_serious(status, one(alone));
        if (InterruptWatch::is_interrupted()) {
            break;
        }
    }
    return status;
}

}  // namespace tessera
