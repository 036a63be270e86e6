#include "base/text.h"
#include "cli/options.h"
#include "cli/printable.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/core.h>

// The options of books.

namespace tessera {

namespace {

constexpr int widest_spine = 40;
constexpr std::size_t longest_words = 100;  // of a title
constexpr std::uint64_t most_in_book = 2000;

// These are what a book decides by itself, or by --tiers.
const std::vector<std::string_view>& params_of_books() {
    static const std::vector<std::string_view> names = {"tier",       "unique", "stream",
                                                        "difficulty", "aim",    "grade"};
    return names;
}

// An option with a text that may have blanks.
OptionInfo words_option(const std::string& name, const std::string& help, std::string BookArguments::*words) {
    return {name, "TEXT", help, [words](Arguments& arguments, const std::string& text) -> std::string {
                arguments.book.*words = text;
                return text.size() > longest_words ? fmt::format("must have {} bytes at most", longest_words)
                                                   : "";
            }};
}

OptionInfo tiers_option() {
    return {"--tiers", "TIERS",
            "chapters, as words with commas between them, see below [default: all of the family]",
            [](Arguments& arguments, const std::string& text) -> std::string {
                std::string words = text;
                std::replace(words.begin(), words.end(), ',', ' ');
                arguments.book.tiers.clear();
                for (const Token& word : split_words({words, 0})) {
                    arguments.book.tiers.emplace_back(word.text);
                }
                return arguments.book.tiers.empty() ? "must have a word" : "";
            }};
}

OptionInfo dailies_option() {
    return {
        "--dailies", "DAYS",
        "the puzzles of these days instead of new ones, a chapter each: a day such as 2026-12-24, a month "
        "2026-12, or DAY..DAY",
        [](Arguments& arguments, const std::string& text) -> std::string {
            arguments.book.dailies = text;
            return text.empty() ? "must name a day" : "";
        }};
}

OptionInfo spine_option() {
    return {"--binding", "MM",
            fmt::format("more margin at the spine, in millimetres [0 to {}, default 8]", widest_spine),
            [](Arguments& arguments, const std::string& text) -> std::string {
                const bool is_number = CLI::detail::lexical_cast(text, arguments.book.spine);
                const bool is_possible = arguments.book.spine >= 0 && arguments.book.spine <= widest_spine;
                return is_number && is_possible ? ""
                                                : fmt::format("must be a number from 0 to {}, not {}",
                                                              widest_spine, shortened(text, longest_name));
            }};
}

OptionInfo book_count_option() {
    return {"--count", "N",
            fmt::format("so many puzzles, shared out among the tiers [1 to {}, default 20]", most_in_book),
            [](Arguments& arguments, const std::string& text) -> std::string {
                const auto number = parse_uint64(text);
                if (!number || *number < 1 || *number > most_in_book) {
                    return fmt::format("must be a whole number from 1 to {}, not {}", most_in_book,
                                       shortened(text, longest_name));
                }
                arguments.puzzle_count = static_cast<std::size_t>(*number);
                return "";
            }};
}

}  // namespace

std::vector<OptionInfo> book_options() {
    std::vector<OptionInfo> options = {
        words_option("--title", "the text of the title page [default Puzzles]", &BookArguments::title),
        words_option("--author", "who signs it", &BookArguments::author),
        book_count_option(),
        tiers_option(),
        dailies_option(),
        choice_option(
            "--symmetry", "WORD",
            "how the pieces that are fixed lie: none, half-turn or mirror; polyominoes on a rectangle "
            "with an even side [default none]",
            {"none", "half-turn", "mirror"},
            [](Arguments& arguments, std::size_t place) {
                arguments.book.symmetry = static_cast<GivenSymmetry>(place);
            }),
        choice_option(
            "--parts", "yes|no", "pages of pieces to cut out once [default yes]", {"yes", "no"},
            [](Arguments& arguments, std::size_t place) { arguments.book.with_parts = place == 0; }),
        spine_option(),
        paper_option(),
        per_page_option(),
        address_option("the address of the page: add a QR code of each puzzle's link"),
        choice_option(
            "--format", "FORMAT",
            "pdf; html: a page that prints them one by one; svg: the pages below each other [default pdf]",
            {"pdf", "html", "svg"},
            [](Arguments& arguments, std::size_t place) {
                arguments.book.format = static_cast<BookFormat>(place);
            }),
        output_option("--output", "write the book to a file instead of printing it",
                      [](Arguments& arguments, const std::string& text) { arguments.book.file = text; }),
    };
    const std::vector<OptionInfo> others = generate_options(params_of_books());
    options.insert(options.end(), others.begin(), others.end());
    return options;
}

std::vector<Notes> notes_on_books() {
    std::vector<Notes> notes = {
        {"RECIPE, a file in TOML",
         {{"title = \"Ten a day\"", "each option without its dashes, except --output and --json"},
          {"[[chapter]]",
           "below it: family, count, tiers and the options of that family, of some of the puzzles"}}},
        {"Tiers",
         {{"polyomino, edge_match", "starter, junior, expert, master, wizard; one solution each"},
          {"number_swap", "easy, medium, hard"}}}};
    const std::vector<Notes> params = notes_on_params(params_of_books());
    notes.insert(notes.end(), params.begin(), params.end());
    return notes;
}

}  // namespace tessera
