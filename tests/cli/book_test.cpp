#include "cli/program.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// `tessera book`: the PDF as poppler's tools read it, and the puzzles in it as the other commands judge them.

namespace tessera {

namespace {

using JsonValue = nlohmann::json;

constexpr const char* recipe_file = TESSERA_SOURCE_DIR "/src/cli/book.example.toml";

std::vector<JsonValue> objects_in(const std::string& text) {
    std::vector<JsonValue> objects;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        objects.push_back(JsonValue::parse(line, nullptr, false));
        REQUIRE(objects.back().is_object());
    }
    return objects;
}

std::vector<JsonValue> puzzles_of(const std::string& options) {
    const Ending listed = run("book --json " + options);
    CHECK(listed.errors == "");
    REQUIRE(listed.exit_status == 0);
    return objects_in(listed.output);
}

// Writes a book and returns its path; empty, after a message, where no PDF can be written or read.
std::string pdf_with(const std::string& options) {
    const std::string file = scratch_path("book.pdf");
    const Ending ending = run("book --output " + quoted(file) + " " + options);
    if (has(ending.errors, "made without Cairo")) {
        MESSAGE("skipped: this build writes no PDF");
        return "";
    }
    CHECK(ending.errors == "");
    REQUIRE(ending.exit_status == 0);
    if (run_shell("command -v pdfinfo pdffonts pdftotext pdfimages").exit_status != 0) {
        MESSAGE("skipped: poppler-utils is not installed, so no PDF is read");
        return "";
    }
    return file;
}

std::string output_of(const std::string& tool, const std::string& file) {
    const Ending ending = run_shell(tool + " " + quoted(file) + (tool == "pdftotext" ? " -" : ""));
    CHECK(ending.exit_status == 0);
    CHECK(ending.errors == "");  // of a damaged file
    return ending.output;
}

std::string page_text(const std::string& file, int page) {
    const std::string number = std::to_string(page);
    return run_shell("pdftotext -f " + number + " -l " + number + " " + quoted(file) + " -").output;
}

bool has_word(const std::string& text, const std::string& word) {
    std::istringstream words(text);
    for (std::string one; words >> one;) {
        if (one == word) {
            return true;
        }
    }
    return false;
}

// True if the cells of the pieces that are fixed are their own image.
bool is_symmetric(const std::vector<std::string>& rows, bool is_half_turn) {
    const std::size_t height = rows.size();
    for (std::size_t row = 0; row < height; ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const std::size_t opposite = rows[row].size() - 1 - column;
            const char image = is_half_turn ? rows[height - 1 - row][opposite] : rows[row][opposite];
            if ((rows[row][column] == '.') != (image == '.')) {
                return false;
            }
        }
    }
    return true;
}

// Returns the rows of the board as `show` draws it below the title: a dot is an open cell, a digit a piece that is fixed.
std::vector<std::string> board_of(const std::string& link) {
    std::istringstream lines(run("show " + quoted(link)).output);
    std::vector<std::string> rows;
    for (std::string line; std::getline(lines, line);) {
        line.erase(std::remove(line.begin(), line.end(), ' '), line.end());
        const bool is_row = line.size() > 2 && line.find_first_not_of(".0123456789") == std::string::npos;
        if (is_row) {
            rows.push_back(line);
        } else if (!rows.empty()) {
            break;
        }
    }
    return rows;
}

}  // namespace

TEST_SUITE_BEGIN("cli/book");

TEST_CASE("a book has a title page, contents, puzzles and answers on pages of the size asked for") {
    const std::string options =
        "--count 6 --tiers starter,junior --title 'Six a day' --author 'A teacher' --paper letter";
    const std::string file = pdf_with(options);
    if (file.empty()) {
        return;
    }
    const std::vector<JsonValue> puzzles = puzzles_of(options);
    REQUIRE(puzzles.size() == 6);
    const std::string info = output_of("pdfinfo", file);
    CHECK(has(info, "Title:           Six a day"));
    CHECK(has(info, "Author:          A teacher"));
    CHECK(has(info, "(letter)"));
    CHECK_FALSE(has(info, "CreationDate"));
    CHECK(has(info, "Pages:           " + std::to_string(puzzles.back()["answer_page"].get<int>())));
    CHECK(has(page_text(file, 1), "Six a day"));
    CHECK(has(page_text(file, 1), "6 puzzles"));
    for (const std::string entry : {"How to play", "Starter", "Junior", "To cut out", "Answers"}) {
        CHECK_MESSAGE(has(page_text(file, 2), entry), entry);
    }
    for (const JsonValue& puzzle : puzzles) {
        const std::string number = std::to_string(puzzle["number"].get<int>());
        CHECK_MESSAGE(has_word(page_text(file, puzzle["page"]), number), puzzle);
        CHECK_MESSAGE(has_word(page_text(file, puzzle["answer_page"]), number), puzzle);
    }
}

TEST_CASE("a PDF has vectors alone, and all of its fonts") {
    const std::string file = pdf_with("--count 4 --tiers starter --address https://example.org/t/");
    if (file.empty()) {
        return;
    }
    std::istringstream fonts(output_of("pdffonts", file));
    int font_count = 0;
    for (std::string line; std::getline(fonts, line);) {
        if (line.size() > 60 && line.find("----") != 0 && line.find("name ") != 0) {
            ++font_count;
            CHECK_MESSAGE(has(line, " yes yes yes "), line);
        }
    }
    CHECK(font_count > 0);
    CHECK_FALSE(has(run_shell("pdfimages -list " + quoted(file)).output, "image"));
}

TEST_CASE("each puzzle of a book has one solution, its tier and the answer that is printed") {
    std::set<std::string> links;
    for (const std::string family : {"polyomino", "edge_match"}) {
        for (const JsonValue& puzzle :
             puzzles_of("--count " + std::to_string(rounds(5, 2)) + " --family " + family)) {
            const std::string link = puzzle["link"];
            CHECK(links.insert(link).second);
            const std::string answer = quoted(file_with("book_answer.txt", puzzle["answer"]));
            CHECK_MESSAGE(run("check " + quoted(link) + " " + answer).exit_status == 0, puzzle);
            // A square of tiles may be turned as a whole.
            const std::string how = family == "edge_match" ? "count --up-to-symmetry " : "count ";
            CHECK_MESSAGE(run(how + quoted(link)).output == "1\n", puzzle);
            const JsonValue grade = objects_in(run("grade --json " + quoted(link)).output).front();
            CHECK_MESSAGE(grade["tier"] == puzzle["tier"], puzzle);
        }
    }
}

TEST_CASE("a book may be of hexagons, and no puzzle comes twice") {
    std::set<std::string> links;
    for (const JsonValue& puzzle :
         puzzles_of("--count 3 --tiers starter --lattice hexagonal --outline hexagon --size 3x3")) {
        CHECK(links.insert(puzzle["link"]).second);
    }
    CHECK(links.size() == 3);
}

TEST_CASE("puzzles of numbers are of three tiers, and solved as shortly as can be") {
    std::map<std::string, int> tiers;
    for (const JsonValue& puzzle : puzzles_of("--family number_swap --count 6")) {
        ++tiers[puzzle["tier"]];
        const std::string answer = puzzle["answer"];
        const JsonValue solved =
            objects_in(run("solve --json " + quoted(std::string(puzzle["link"]))).output).front();
        CHECK(std::count(answer.begin(), answer.end(), '\n') == solved["par"].get<int>());
    }
    CHECK(tiers == std::map<std::string, int>{{"easy", 2}, {"medium", 2}, {"hard", 2}});
}

TEST_CASE("the same options make the same book, however many threads make it") {
    const std::string options = "--count 8 --seed 5 --tiers starter,junior --format html";
    const Ending one = run("book " + options);
    REQUIRE(one.exit_status == 0);
    CHECK(one.output == run("book --threads 2 " + options).output);
    CHECK(one.output != run("book --seed 6 --count 8 --tiers starter,junior --format html").output);
    const std::string file = pdf_with("--count 2 --tiers starter");
    if (!file.empty()) {
        const std::string first = contents(file);
        CHECK(first == contents(pdf_with("--count 2 --tiers starter")));
    }
}

TEST_CASE("the pieces that are fixed lie symmetrically where that is asked for") {
    for (const std::string symmetry : {"half-turn", "mirror"}) {
        for (const JsonValue& puzzle :
             puzzles_of("--count 4 --tiers starter,junior --symmetry " + symmetry)) {
            const std::vector<std::string> rows = board_of(puzzle["link"]);
            REQUIRE_MESSAGE(rows.size() == 5, puzzle);
            CHECK_MESSAGE(is_symmetric(rows, symmetry == "half-turn"), puzzle);
            CHECK_MESSAGE(run("count " + quoted(std::string(puzzle["link"]))).output == "1\n", puzzle);
        }
    }
    CHECK(has(run("book --symmetry mirror --size 5x5").errors, "rectangle with an even side"));
    CHECK(has(run("book --symmetry mirror --family edge_match").errors, "rectangle with an even side"));
}

TEST_CASE("the dailies of some days are a chapter a day, with the puzzles of those days") {
    std::map<std::string, int> days;
    for (const JsonValue& puzzle : puzzles_of("--family number_swap --dailies 2026-11-30..2026-12-01")) {
        ++days[puzzle["day"]];
        const std::string seed = "recipe 1 " + std::string(puzzle["day"]).erase(4, 1).erase(6, 1) + " ";
        CHECK_MESSAGE(has(puzzle["level"], seed), puzzle);
        const std::string answer = quoted(file_with("daily_answer.txt", puzzle["answer"]));
        CHECK(run("check " + quoted(std::string(puzzle["link"])) + " " + answer).exit_status == 0);
    }
    CHECK(days == std::map<std::string, int>{{"2026-11-30", 3}, {"2026-12-01", 3}});
    CHECK(has(run("book --dailies 2026-02-30").errors, "dailies are of a day such as 2026-12-24"));
    CHECK(has(run("book --dailies 2026-12 --size 5x5").errors, "--dailies are as they are"));
    CHECK(has(run("book --dailies 2025-01-01..2026-12-31").errors, "a book has 366 days at most"));
}

TEST_CASE("the example of a recipe makes a book of all families, and the command line overrides it") {
    const std::vector<JsonValue> puzzles = puzzles_of(quoted(recipe_file));
    std::map<std::string, int> families;
    for (const JsonValue& puzzle : puzzles) {
        ++families[puzzle["family"]];
    }
    CHECK(families == std::map<std::string, int>{{"polyomino", 8}, {"number_swap", 3}, {"edge_match", 2}});
    const std::string small =
        "title = \"One\"\npaper = \"a4\"\n[[chapter]]\ncount = 1\ntiers = [\"starter\"]\n";
    const Ending html = run("book --format html --title Other " + quoted(file_with("small.toml", small)));
    CHECK(html.exit_status == 0);
    CHECK(has(html.output, "<title>Other</title>"));
    CHECK(has(html.output, "@page{size:210mm 297mm"));
}

TEST_CASE("a recipe that says something wrong is refused with its line") {
    const auto refused = [](const std::string& text) {
        const Ending ending = run("book " + quoted(file_with("bad.toml", text)));
        CHECK(ending.exit_status == 2);
        CHECK(ending.output == "");
        CHECK(std::count(ending.errors.begin(), ending.errors.end(), '\n') == 1);
        return ending.errors;
    };
    CHECK(has(refused("title = \"A\"\ncolour = \"red\"\n"), "bad.toml:2:1: a recipe has no colour"));
    CHECK(has(refused("title = \"A\"\n\npaper = \"a5\"\n"),
              "bad.toml:3:1: paper must be one of a4, letter, not a5"));
    CHECK(has(refused("title = \n"), "bad.toml:1:"));
    CHECK(has(refused("count = 100000\n"), "bad.toml:1:1: count must be a whole number from 1 to 2000"));
    CHECK(has(refused("[[chapter]]\npaper = \"a4\"\n"), "bad.toml:2:1: paper is of the whole book"));
    CHECK(has(refused("chapter = 3\n"), "bad.toml:1:"));
    CHECK(has(refused("[[chapter]]\nfamily = \"edge_match\"\ntiers = [\"easy\"]\n"),
              "edge_match has no tier easy"));
    CHECK(has(run("book nowhere.toml").errors, "nowhere.toml:1:1: there is no such file"));
}

TEST_CASE("a book that cannot be made or written is refused in one sentence") {
    CHECK(has(run("book --count 2001").errors, "--count must be a whole number from 1 to 2000, not 2001"));
    CHECK(has(run("book --tiers hardest").errors, "polyomino has no tier hardest; it has starter, junior"));
    const Ending small = run("book --tiers starter --size 2x2 --count 30 --format html");
    CHECK(small.exit_status == 2);
    CHECK(has(small.errors, "seeds made no other puzzle of polyomino, tier starter"));
    CHECK(has(run("book --lattice cubic --tiers starter --size 2x2 --layers 2").errors,
              "in space cannot be cut out"));
    const Ending nowhere =
        run("book --count 1 --format svg --output " + quoted(scratch_path("no/such/book.svg")));
    CHECK(nowhere.exit_status == 2);
    CHECK(std::count(nowhere.errors.begin(), nowhere.errors.end(), '\n') == 1);
    CHECK(run("book --limit 0.001 --tiers wizard --format svg").exit_status == 3);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/cli/book");

TEST_CASE("a book of 500 puzzles has fewer than ten million bytes") {
    const std::string options = "--count 500 --threads 2 --address https://example.org/t/";
    const std::string file = pdf_with(options);
    if (!file.empty()) {
        CHECK(contents(file).size() < 10'000'000);
        CHECK(puzzles_of(options).size() == 500);
        CHECK(has_word(output_of("pdftotext", file), "500"));
    }
}

TEST_SUITE_END();

}  // namespace tessera
