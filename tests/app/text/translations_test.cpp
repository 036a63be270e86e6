// Promise: Every sentence for players is translated into every language.

// Reads the sources and the page's scripts: every English text for players is in the tables of all languages
// in src/app/text, with the same arguments.

#include "support/translations.h"

#include "app/text/tables.h"
#include "base/sentence.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("app/text/translations");

namespace {

namespace fs = std::filesystem;

const std::string top = TESSERA_SOURCE_DIR;

struct Exception {
    std::string_view file;  // below src
    std::string_view reason;
    std::string_view sentence = {};  // empty: all sentences of the file
};

constexpr std::string_view level_text =
    "the command line reads level text; the page opens links and its own levels";
constexpr std::string_view answers = "the command line checks answers";
constexpr std::string_view lattices = "the page has no boards of other lattices than squares yet";
constexpr std::string_view choices = "the page offers no name that an engine does not know";
constexpr std::string_view example = "the example family is not offered";
constexpr std::string_view paper_files = "the command line writes PDF and PNG";
constexpr auto exceptions = std::to_array<Exception>({
    {"app/board/shortcuts.h", "names of keys, as browsers know them"},
    {"app/families/null_game/editor.cpp", example},
    {"app/families/null_game/editor.h", example},
    {"app/families/null_game/info.h", example},
    {"app/families/null_game/input.cpp", example},
    {"app/families/null_game/words.cpp", example},
    {"app/game/editing/file_formats.h", "ids of families", "polyomino edge_match"},
    {"app/main_native.cpp", "printed in the terminal"},
    {"base/record.cpp",
     "a damaged save is dropped without a word, a damaged report is the program's own fault"},
    {"games/edge_match/engines/answer.cpp", answers},
    {"games/edge_match/engines/solver.cpp", choices, "the engine {} takes no heuristic"},
    {"games/edge_match/level_text.cpp", level_text},
    {"games/edge_match/tile.cpp", level_text},
    {"games/level_reader.cpp", level_text},
    {"games/null_game/engines.cpp", example},
    {"games/null_game/null_game.cpp", example},
    {"games/number_swap/engines/heuristics.cpp", choices},
    {"games/number_swap/engines/solver.cpp", "the page does not count shortest ways"},
    {"games/number_swap/level_text.cpp", level_text},
    {"games/polyomino/board_mask.cpp", lattices, "a drawn board is made of squares"},
    {"games/polyomino/checker.cpp", answers},
    {"games/polyomino/cut.cpp", "the command line reads cut grids"},
    {"games/polyomino/engines/algorithm_x_switches.cpp", choices},
    {"games/polyomino/engines/counter.cpp", "the page counts whole, not in parts"},
    {"games/polyomino/engines/registry.cpp", lattices, "{} covers boards of squares only"},
    {"games/polyomino/engines/solver.cpp", choices},
    {"games/polyomino/lattice_board.cpp", lattices},
    {"games/polyomino/lattice_cut.cpp", answers},
    {"games/polyomino/lattice_reader.cpp", level_text},
    {"games/polyomino/level_text.cpp", level_text},
    {"games/polyomino/params.cpp", lattices,
     "only boards on other lattices than squares have outlines and layers"},
    {"games/polyomino/params.cpp", lattices, "the set {} is not made of squares: name its lattice"},
    {"games/polyomino/puzzle_reader.cpp", level_text},
    {"jobs/bench.cpp", "the command line's benchmark"},
    {"jobs/reader_main.cpp", "the npm package that opens puzzles sends no other job"},
    {"lab/record/annealing_search.cpp", choices, "there is no heuristic named {}"},
    {"lab/record/counting_search.cpp", choices, "the engine {} takes no heuristic"},
    {"lab/record/edge_match.cpp", choices, "the engine {} takes no heuristic"},
    {"lab/record/traced_sorters.cpp", choices, "the engine {} takes no heuristic"},
    {"lab/record/polyomino.cpp", choices, "there is no heuristic named {}"},
    {"print/null_game/drawing.cpp", example},
    {"print/pdf/drawing_reader.cpp", paper_files},
    {"print/pdf/pdf.cpp", paper_files},
    {"print/pdf/png.cpp", paper_files},
});

// Short words of the interface that look like the names of fields.
constexpr std::array<std::string_view, 7> small_words = {"any",  "none",  "row",    "column",
                                                         "tile", "empty", "no cell"};

constexpr std::array<std::string_view, 6> programs = {"Tessera", "BurrTools",        "PolySolver",
                                                      "Sage",    "Polyomino Solver", "MiniZinc"};

// True for names, which are the same in all languages: those of programs and of languages.
bool is_name(const std::string& text) {
    return std::find(programs.begin(), programs.end(), text) != programs.end() ||
           std::any_of(languages.begin(), languages.end(),
                       [&](const LanguageInfo& info) { return info.name == text; });
}

// Files whose other texts for players are things that a format leaves out, which the editor looks up one by one.
constexpr std::array<std::string_view, 4> files_of_things = {
    "formats/cover_texts.cpp", "formats/difference.cpp", "formats/puzzle_texts.cpp",
    "formats/workshop_texts.cpp"};

// True if all texts of the file are for players, not only those that it says.
bool is_all_shown(const std::string& file) {
    return file.find("app/") == 0 ||
           std::find(files_of_things.begin(), files_of_things.end(), file) != files_of_things.end();
}

bool is_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

// True for captions, which begin with a capital, and sentences, which have adjacent words; false for field
// names.
bool reads_like_words(const std::string& text) {
    static const std::regex words("(^[A-Z][a-z])|([a-z{}] [a-z{}])");
    return std::regex_search(text, words);
}

bool is_for_player(const SourceLiteral& literal, bool all_shown) {
    if (!std::any_of(literal.text.begin(), literal.text.end(), is_letter) || is_name(literal.text)) {
        return false;
    }
    if (literal.call == "say" || literal.call == "refusal_of") {
        return reads_like_words(literal.text);
    }
    return all_shown && literal.call != "static_assert" && reads_like_words(literal.text);
}

std::vector<std::string> source_files(const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(top + "/src/" + folder)) {
        const std::string extension = entry.path().extension().string();
        if (extension == ".cpp" || extension == ".h") {
            files.push_back(fs::relative(entry.path(), top + "/src").generic_string());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<SourceLiteral> literals_of(const std::string& file) {
    return source_literals(read_whole_file(top + "/src/" + file));
}

// Returns the texts for players in this file that some language lacks.
std::vector<std::string> untranslated(const std::string& file) {
    std::vector<std::string> texts;
    const bool all_shown = is_all_shown(file);
    for (const SourceLiteral& literal : literals_of(file)) {
        if (is_for_player(literal, all_shown) && !languages_without(literal.text).empty()) {
            texts.push_back(literal.text);
        }
    }
    return texts;
}

bool is_excepted(const std::string& file, const std::string& text) {
    return std::any_of(exceptions.begin(), exceptions.end(), [&](const Exception& one) {
        return one.file == file && (one.sentence.empty() || one.sentence == text);
    });
}

// Returns the arguments of a pattern, sorted: "0", "1,", where 1 is a list. The word of `{,and}` and the
// order in the pattern may differ between languages.
std::vector<std::string> arguments_of(const std::string& pattern) {
    static const std::regex mark("\\{([0-9]?)(,?)[^{}|]*\\}");
    std::vector<std::string> arguments;
    int next = 0;
    for (std::sregex_iterator found(pattern.begin(), pattern.end(), mark); found != std::sregex_iterator();
         ++found) {
        const std::string named = (*found)[1];
        arguments.push_back((named.empty() ? std::to_string(next++) : named) + (*found)[2].str());
    }
    std::sort(arguments.begin(), arguments.end());
    return arguments;
}

// Returns all scripts of the page.
std::string page_scripts() {
    std::string all;
    for (const fs::directory_entry& entry : fs::directory_iterator(top + "/web/page")) {
        all += read_whole_file(entry.path().string());
    }
    REQUIRE(all.size() > 10000);
    return all;
}

// Returns the texts in these scripts, and those of index.html that they translate.
std::vector<std::string> said_by_page(const std::string& script, const std::string& page) {
    std::vector<std::string> said;
    static const std::regex call("say\\('([^']*)'\\)");
    for (std::sregex_iterator found(script.begin(), script.end(), call); found != std::sregex_iterator();
         ++found) {
        said.push_back((*found)[1]);
    }
    for (const char* const id : {"how", "line", "late", "skip", "again"}) {
        std::smatch found;
        CAPTURE(id);
        REQUIRE(std::regex_search(page, found, std::regex("id=\"" + std::string(id) + "\"[^>]*>([^<]*)<")));
        said.push_back(found[1]);
    }
    return said;
}

}  // namespace

TEST_CASE("all that a player can meet stands in every language") {
    for (const char* const folder :
         {"app", "base", "formats", "games", "jobs", "lab/record", "print", "session"}) {
        for (const std::string& file : source_files(folder)) {
            for (const std::string& text : untranslated(file)) {
                if (!is_excepted(file, text)) {
                    FAIL_CHECK("missing in " << languages_without(text) << ": msgid \"" << text
                                             << "\", of src/" << file);
                }
            }
        }
    }
    for (const std::string_view word : small_words) {
        CAPTURE(word);
        CHECK(languages_without(word) == "");
    }
}

TEST_CASE("what stands in the tables of one language stands in those of all") {
    for (const std::string& code : translated_languages()) {
        for (const TableEntry& entry : entries_of(code)) {
            INFO("missing, empty or fuzzy: msgid \"" << entry.english << "\", as in src/app/text/" << code
                                                     << "/" << entry.file);
            CHECK(languages_without(entry.english) == "");
        }
    }
}

TEST_CASE("every exception is needed") {
    for (const Exception& exception : exceptions) {
        const std::string file(exception.file);
        INFO(file);
        REQUIRE(fs::exists(top + "/src/" + file));
        const std::vector<std::string> texts = untranslated(file);
        CHECK(std::any_of(texts.begin(), texts.end(), [&](const std::string& text) {
            return exception.sentence.empty() || exception.sentence == text;
        }));
    }
}

TEST_CASE("every title of a level and a chapter is translated, and every translated title is one of them") {
    for (const std::string& code : translated_languages()) {
        const std::vector<TableEntry> titles = entries_of(code, "levels.po");
        for (const ShippedLevel& level : shipped_levels()) {
            INFO(level.family << "/" << level.name << ": " << level.title << " in src/app/text/" << code
                              << "/levels.po");
            CHECK(has_entry(titles, level.title));
            CHECK((level.chapter.empty() || has_entry(titles, level.chapter)));
        }
        for (const TableEntry& entry : titles) {
            INFO(code << ": " << entry.english);
            CHECK(
                std::any_of(shipped_levels().begin(), shipped_levels().end(), [&](const ShippedLevel& level) {
                    return level.title == entry.english || level.chapter == entry.english;
                }));
        }
    }
}

TEST_CASE("every language keeps every argument, and says nothing twice") {
    for (const Translation& translation : translations()) {
        std::set<std::string> seen;
        for (const TableEntry& entry : entries_of(translation.code())) {
            INFO(translation.code() << "/" << entry.file << ": " << entry.english);
            CHECK(arguments_of(entry.english) == arguments_of(entry.translation));
            CHECK(seen.insert(entry.english).second);
            CHECK(translation.of(entry.english) == entry.translation);
        }
        CHECK(seen.size() > 200);
    }
    CHECK(arguments_of("{} and {,or}") == arguments_of("{1,oder} und {0}"));
    CHECK(arguments_of("{} and {}") != arguments_of("{0} und {0}"));
}

// True if the noun follows a number that is never one.
bool is_never_one(const std::string& english) {
    static const std::regex always_more(
        "up to \\{\\}|to \\{\\} (cells|letters|rows|days)|at most \\{\\} cells|letters for \\{\\}|"
        "more than \\{\\}|longer than \\{\\}|sorted in \\{\\} swaps|(look here: |^)(only )?\\{\\} tiles fit|"
        "\\{\\} pieces have to go|there are (at least )?\\{\\} solutions|make \\{\\} tiles|"
        "\\{\\} tiles do not make a square|without these \\{\\} tiles|\\{\\} cells are open|"
        "these \\{\\} cells|this gap of \\{\\} cells|into \\{\\} parts|walls need at least \\{0\\} rows");
    return std::regex_search(english, always_more);
}

// Reasons have separate sentences for one.
TEST_CASE("a noun after a number follows it in every language: French has the plural from two") {
    static const std::regex plural(
        "\\{[0-9]?\\} "
        "(?!(is|has|fits|covers|lies|does|wants|needs|belongs|takes|leaves|goes|ms)\\b)[a-z]+s\\b");
    static const std::regex two_words("\\{[^|{}]+\\|[^|{}]+\\}");
    static const std::regex any_words("\\{[^|{}]+\\|[^{}]+\\}");
    for (const std::string& code : translated_languages()) {
        for (const TableEntry& entry : entries_of(code)) {
            INFO(code << "/" << entry.file << ": " << entry.english);
            const bool is_of_reasons = entry.file.find("reasoning") != std::string::npos;
            CHECK(
                (is_of_reasons || is_never_one(entry.english) || !std::regex_search(entry.english, plural)));
            CHECK_FALSE((code == "fr" && std::regex_search(entry.translation, two_words)));
            CHECK((is_of_reasons || !std::regex_search(entry.english, two_words) ||
                   std::regex_search(entry.translation, any_words)));
        }
    }
    CHECK(std::regex_search("{} moves in {}", plural));
    CHECK_FALSE(is_never_one("{} moves in {}"));
}

TEST_CASE("the page's own sentences stand in every language, and none in vain") {
    const std::string script = page_scripts();
    const auto said = said_by_page(script, read_whole_file(top + "/web/index.html"));
    for (const std::string& english : said) {
        INFO(english << " in page.po");
        CHECK(languages_without(english) == "");
    }
    for (const std::string& code : translated_languages()) {
        const std::vector<TableEntry> own = entries_of(code, "page.po");
        CHECK(own.size() >= 10);
        for (const TableEntry& entry : own) {
            INFO(code << ": " << entry.english);
            const bool is_said_by_name = script.find(" = '" + entry.english + "';") != std::string::npos;
            CHECK((is_said_by_name || std::find(said.begin(), said.end(), entry.english) != said.end()));
        }
    }
}

TEST_CASE("the page's script says nothing past the tables") {
    const std::string script = page_scripts();
    static const std::regex shown("(notice|show_trouble|button)\\('[^'×]|\\.textContent = '");
    CHECK_FALSE(std::regex_search(script, shown));
}

TEST_CASE("every folder of tables is a language that can be chosen") {
    for (const fs::directory_entry& entry : fs::directory_iterator(top + "/src/app/text")) {
        const std::string code = entry.path().filename().string();
        INFO(code);
        CHECK((!entry.is_directory() ||
               std::any_of(languages.begin(), languages.end(),
                           [&](const auto& language) { return language.code == code; })));
    }
}

TEST_SUITE_END();

}  // namespace tessera
