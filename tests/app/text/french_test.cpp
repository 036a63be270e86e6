// Reads the sources and the page's script: what a player can meet in English stands in a French table, and what stands
// there is set as French is.

#include "app/text/strings.h"
#include "base/text.h"
#include "session/shipped_levels.h"
#include "support/source_literals.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
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
    {"games/polyomino/engines/counter.cpp", "the page counts whole, not in parts"},
    {"games/polyomino/engines/solver.cpp", choices},
    {"games/polyomino/level_text.cpp", level_text},
    {"jobs/bench.cpp", "the command line's benchmark"},
});

// Small words of the window that look like the names of fields.
constexpr std::array<std::string_view, 7> small_words = {"any",  "none",  "row",    "column",
                                                         "tile", "empty", "no cell"};

// The name, in any language.
bool is_name(const std::string& text) {
    return text == "Tessera" || text == "English";
}

bool is_table(const std::string& file) {
    return file.find("app/text/strings_french") == 0;
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
    for (const SourceLiteral& literal : is_table(file) ? std::vector<SourceLiteral>() : literals_of(file)) {
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

// The pairs of all French tables.
std::vector<std::pair<std::string, std::string>> translations() {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string& file : source_files("app/text")) {
        const std::vector<SourceLiteral> literals =
            is_table(file) ? literals_of(file) : std::vector<SourceLiteral>();
        REQUIRE(literals.size() % 2 == 0);
        for (std::size_t index = 0; index < literals.size(); index += 2) {
            pairs.push_back({literals[index].text, literals[index + 1].text});
        }
    }
    return pairs;
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
    static const std::regex mark("\\{[0-9]*\\}");
    std::vector<std::string> marks;
    for (std::sregex_iterator found(pattern.begin(), pattern.end(), mark); found != std::sregex_iterator();
         ++found) {
        marks.push_back(found->str());
    }
    return marks;
}

// The French table of boot.js: English and French.
std::map<std::string, std::string> page_sentences(const std::string& script) {
    const std::size_t begin = script.find("const french = {");
    REQUIRE(begin != std::string::npos);
    const std::string block = script.substr(begin, script.find("\n};", begin) - begin);
    static const std::regex pair("\n  '([^'\n]*)':\\s+'([^'\n]*)',");
    std::map<std::string, std::string> table;
    for (std::sregex_iterator found(block.begin(), block.end(), pair); found != std::sregex_iterator();
         ++found) {
        table[(*found)[1]] = (*found)[2];
    }
    return table;
}

// What boot.js says in words of its own, and what index.html says that boot.js translates.
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
    for (const char* const folder : {"app", "base", "games", "jobs", "session"}) {
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

TEST_CASE("every title of a shipped level has French, set as French is") {
    for (const ShippedLevel& level : shipped_levels()) {
        INFO(level.family << '/' << level.name << ": " << level.title << " in levels/french.txt");
        CHECK(level.french != "");
        CHECK(fault_of_setting(level.french) == "");
    }
}

TEST_CASE("every French title is some level's") {
    const std::string titles = read_whole_file(top + "/levels/french.txt");
    for (const Token& line : split_lines(titles)) {
        const std::string title(line.text.substr(0, line.text.find(" = ")));
        INFO(title);
        CHECK(std::any_of(shipped_levels().begin(), shipped_levels().end(),
                          [&](const ShippedLevel& level) { return level.title == title; }));
    }
}

TEST_CASE("French is set as French is, and keeps every argument") {
    std::set<std::string> seen;
    for (const auto& pair : translations()) {
        const std::string& english = pair.first;
        const std::string& french = pair.second;
        INFO(english);
        CHECK(fault_of_setting(french) == "");
        std::vector<std::string> here = placeholders(english);
        std::vector<std::string> there = placeholders(french);
        std::sort(here.begin(), here.end());
        std::sort(there.begin(), there.end());
        CHECK(here == there);
        CHECK(seen.insert(english).second);
        CHECK(french_of(english) == french);
    }
    CHECK(seen.size() > 200);
}

TEST_CASE("the setting of French is checked indeed") {
    CHECK(fault_of_setting("l'eau") != "");
    CHECK(fault_of_setting("quoi ?") != "");
    CHECK(fault_of_setting("quoi?") != "");
    CHECK(fault_of_setting("quoi\u00a0?") == "");
}

TEST_CASE("the page's own sentences stand in both languages, and none in vain") {
    const std::string script = read_whole_file(top + "/web/boot.js");
    const auto table = page_sentences(script);
    const auto said = said_by_page(script, read_whole_file(top + "/web/index.html"));
    CHECK(table.size() >= 10);
    for (const std::string& english : said) {
        INFO(english);
        CHECK(table.count(english) == 1);
    }
    for (const auto& entry : table) {
        INFO(entry.first);
        const bool is_said_by_name = script.find(" = '" + entry.first + "';") != std::string::npos;
        CHECK((is_said_by_name || std::find(said.begin(), said.end(), entry.first) != said.end()));
        CHECK(entry.second != "");
        CHECK(fault_of_setting(entry.second) == "");
    }
}

TEST_CASE("the page's script says nothing past its table") {
    const std::string script = read_whole_file(top + "/web/boot.js");
    const std::size_t end_of_table = script.find("\n};\n");
    REQUIRE(end_of_table != std::string::npos);
    static const std::regex shown("(notice|show_trouble|button)\\('[^'×]|\\.textContent = '");
    CHECK_FALSE(std::regex_search(script.substr(end_of_table), shown));
}

TEST_SUITE_END();

}  // namespace tessera
