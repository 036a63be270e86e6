// Reads the sources and the page's script: what a player can meet in English stands in a table of src/app/text/fr, and
// what stands there is set as French is.

#include "support/french.h"

#include "app/text/strings.h"
#include "base/text.h"
#include "session/shipped_levels.h"
#include "support/source_literals.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("app/french");

namespace {

namespace fs = std::filesystem;

const std::string top = TESSERA_SOURCE_DIR;

struct Exception {
    std::string_view file;  // below src
    std::string_view reason;
    std::string_view sentence = {};  // this one alone; all of the file if empty
};

constexpr std::string_view level_text =
    "the command line reads level text; the page opens links and its own levels";
constexpr std::string_view answers = "the command line checks answers";
constexpr std::string_view choices = "the page offers no name that an engine does not know";
constexpr std::string_view example = "the example family is not offered";
constexpr auto exceptions = std::to_array<Exception>({
    {"app/families/null_game/editor.cpp", example},
    {"app/families/null_game/editor.h", example},
    {"app/families/null_game/info.h", example},
    {"app/families/null_game/input.cpp", example},
    {"app/families/null_game/words.cpp", example},
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
    {"games/polyomino/checker.cpp", answers},
    {"games/polyomino/cut.cpp", "the command line reads cut grids"},
    {"games/polyomino/engines/algorithm_x_switches.cpp", choices},
    {"games/polyomino/engines/counter.cpp", "the page counts whole, not in parts"},
    {"games/polyomino/engines/solver.cpp", choices},
    {"games/polyomino/level_text.cpp", level_text},
    {"jobs/bench.cpp", "the command line's benchmark"},
    {"lab/record/edge_match.cpp", choices, "the engine {} takes no heuristic"},
    {"lab/record/told_sorters.cpp", choices, "the engine {} takes no heuristic"},
    {"lab/record/polyomino.cpp", choices, "there is no heuristic named {}"},
});

// Small words of the window that look like the names of fields.
constexpr std::array<std::string_view, 7> small_words = {"any",  "none",  "row",    "column",
                                                         "tile", "empty", "no cell"};

// The name, in any language.
bool is_name(const std::string& text) {
    return text == "Tessera" || text == "English";
}

bool is_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

// A caption begins with a capital, a sentence has words beside each other; names of fields do neither.
bool reads_like_words(const std::string& text) {
    static const std::regex words("(^[A-Z][a-z])|([a-z{}] [a-z{}])");
    return std::regex_search(text, words);
}

bool is_for_player(const SourceLiteral& literal, bool is_in_window) {
    if (!std::any_of(literal.text.begin(), literal.text.end(), is_letter) || is_name(literal.text)) {
        return false;
    }
    if (literal.call == "say") {
        return reads_like_words(literal.text);
    }
    return is_in_window && literal.call != "static_assert" && reads_like_words(literal.text);
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

// What a player might meet of this file and has no French.
std::vector<std::string> untranslated(const std::string& file) {
    std::vector<std::string> texts;
    const bool is_in_window = file.find("app/") == 0;
    for (const SourceLiteral& literal : literals_of(file)) {
        if (is_for_player(literal, is_in_window) && french_of(literal.text).empty()) {
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

struct Entry {
    std::string english;
    std::string french;
};

// The entries of one table, or of all.
std::vector<Entry> entries_of(const fs::path& table) {
    const std::vector<SourceLiteral> literals = source_literals(read_whole_file(table.string()));
    REQUIRE(literals.size() % 2 == 0);
    std::vector<Entry> entries;
    for (std::size_t index = 0; index < literals.size(); index += 2) {
        entries.push_back({literals[index].text, literals[index + 1].text});
    }
    return entries;
}

std::vector<Entry> translations() {
    std::vector<Entry> all;
    for (const auto& table : fs::directory_iterator(top + "/src/app/text/fr")) {
        const std::vector<Entry> entries = entries_of(table.path());
        all.insert(all.end(), entries.begin(), entries.end());
    }
    return all;
}

// What is not set as French typography wants it; empty if all is well.
std::string fault_of_setting(const std::string& french) {
    if (french.find('\'') != std::string::npos) {
        return "a typewriter apostrophe";
    }
    static const std::regex plain_space(" ([!?;:]|»)|« ");
    if (std::regex_search(french, plain_space)) {
        return "a plain space where no line may break";
    }
    static const std::regex no_space("[a-zé}][!?;:]( |$)");
    return std::regex_search(french, no_space) ? "no space before a sign of two parts" : "";
}

std::vector<std::string> placeholders(const std::string& pattern) {
    static const std::regex mark("\\{([0-9]*|,)\\}");
    std::vector<std::string> marks;
    for (std::sregex_iterator found(pattern.begin(), pattern.end(), mark); found != std::sregex_iterator();
         ++found) {
        marks.push_back(found->str());
    }
    return marks;
}

// The word of `{,and}` is each language's own.
std::string without_conjunctions(const std::string& pattern) {
    static const std::regex mark("\\{,[a-z]+\\}");
    return std::regex_replace(pattern, mark, "{,}");
}

// All scripts that the page is joined of.
std::string page_scripts() {
    std::string all;
    for (const fs::directory_entry& entry : fs::directory_iterator(top + "/web/page")) {
        all += read_whole_file(entry.path().string());
    }
    REQUIRE(all.size() > 10000);
    return all;
}

// What these scripts say in words of their own, and what index.html says that they translate.
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

TEST_CASE("all that a player can meet has French") {
    for (const char* const folder : {"app", "base", "games", "jobs", "lab/record", "session"}) {
        for (const std::string& file : source_files(folder)) {
            for (const std::string& text : untranslated(file)) {
                if (!is_excepted(file, text)) {
                    FAIL_CHECK(file << ": \"" << text << "\" is missing in a French table");
                }
            }
        }
    }
    for (const std::string_view word : small_words) {
        CAPTURE(word);
        CHECK_FALSE(french_of(word).empty());
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

TEST_CASE("every title of a level and a chapter has French, and every French title is one of them") {
    const std::vector<Entry> titles = entries_of(top + "/src/app/text/fr/levels.txt");
    for (const ShippedLevel& level : shipped_levels()) {
        INFO(level.family << '/' << level.name << ": " << level.title << " in src/app/text/fr/levels.txt");
        CHECK(std::any_of(titles.begin(), titles.end(),
                          [&](const Entry& entry) { return entry.english == level.title; }));
        CHECK((level.chapter.empty() || std::any_of(titles.begin(), titles.end(), [&](const Entry& entry) {
                   return entry.english == level.chapter;
               })));
    }
    for (const Entry& entry : titles) {
        INFO(entry.english);
        CHECK(std::any_of(shipped_levels().begin(), shipped_levels().end(), [&](const ShippedLevel& level) {
            return level.title == entry.english || level.chapter == entry.english;
        }));
    }
}

TEST_CASE("French is set as French is, and keeps every argument") {
    std::set<std::string> seen;
    for (const Entry& entry : translations()) {
        const std::string& english = entry.english;
        const std::string& french = entry.french;
        INFO(english);
        CHECK(fault_of_setting(french) == "");
        std::vector<std::string> here = placeholders(without_conjunctions(english));
        std::vector<std::string> there = placeholders(without_conjunctions(french));
        std::sort(here.begin(), here.end());
        std::sort(there.begin(), there.end());
        CHECK(here == there);
        CHECK(seen.insert(english).second);
        CHECK(french_of(english) == french);
    }
    CHECK(seen.size() > 200);
}

// Nouns after numbers that are never one.
bool is_never_one(const std::string& english) {
    static const std::regex always_more(
        "up to \\{\\}|to \\{\\} cells|more than \\{\\}|longer than \\{\\}|sorted in \\{\\} swaps|"
        "(look here: |^)\\{\\} tiles fit|\\{\\} pieces have to go|there are (at least )?\\{\\} solutions|"
        "make \\{\\} tiles|\\{\\} cells are open|this gap of \\{\\} cells|into \\{\\} parts");
    return std::regex_search(english, always_more);
}

// Reasons have sentences of their own for one.
TEST_CASE("a noun after a number follows it in both languages: French has the plural from two") {
    static const std::regex plural(
        "\\{[0-9]?\\} (?!(is|has|fits|covers|lies|does|wants|needs|belongs|ms)\\b)[a-z]+s\\b");
    static const std::regex two_words("\\{[^|{}]+\\|[^|{}]+\\}");
    for (const fs::directory_entry& table : fs::directory_iterator(top + "/src/app/text/fr")) {
        const bool is_of_reasons = table.path().filename().string().find("reasoning") != std::string::npos;
        for (const Entry& entry : entries_of(table.path())) {
            INFO(entry.english);
            CHECK(
                (is_of_reasons || is_never_one(entry.english) || !std::regex_search(entry.english, plural)));
            CHECK_FALSE(std::regex_search(entry.french, two_words));
        }
    }
    CHECK(std::regex_search("{} moves in {}", plural));
    CHECK_FALSE(is_never_one("{} moves in {}"));
}

TEST_CASE("the setting of French is checked indeed") {
    CHECK(fault_of_setting("l'eau") != "");
    CHECK(fault_of_setting("quoi ?") != "");
    CHECK(fault_of_setting("quoi?") != "");
    CHECK(fault_of_setting("quoi\u00a0?") == "");
}

TEST_CASE("the page's own sentences stand in both languages, and none in vain") {
    const std::string script = page_scripts();
    const auto said = said_by_page(script, read_whole_file(top + "/web/index.html"));
    const std::vector<Entry> own = entries_of(top + "/src/app/text/fr/page.txt");
    CHECK(own.size() >= 10);
    for (const std::string& english : said) {
        INFO(english);
        CHECK_FALSE(french_of(english).empty());
    }
    for (const Entry& entry : own) {
        INFO(entry.english);
        const bool is_said_by_name = script.find(" = '" + entry.english + "';") != std::string::npos;
        CHECK((is_said_by_name || std::find(said.begin(), said.end(), entry.english) != said.end()));
    }
}

TEST_CASE("the page's script says nothing past the tables") {
    const std::string script = page_scripts();
    static const std::regex shown("(notice|show_trouble|button)\\('[^'×]|\\.textContent = '");
    CHECK_FALSE(std::regex_search(script, shown));
}

TEST_SUITE_END();

}  // namespace tessera
