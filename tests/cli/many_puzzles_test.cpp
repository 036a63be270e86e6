// Promise: Many puzzles are made once each, whatever the parts, threads and interruptions, and commands take them all at
//     once.

#include "base/text.h"
#include "cli/process.h"
#include "cli/program.h"
#include "games/polyomino/turned.h"
#include "session/share.h"

#include <doctest.h>

#include <csignal>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace tessera {

TEST_SUITE_BEGIN("cli/many_puzzles");

namespace {

namespace fs = std::filesystem;

// Sortings of two numbers on two cells, of which there are few: puzzles come again.
const std::string tiny = "generate --family number_swap --size 2x2 --count 12 ";
const std::string boards = "generate --family polyomino --size 5x5 --count 9 ";

std::vector<std::vector<std::string>> rows_of(const std::string& text) {
    std::vector<std::vector<std::string>> rows;
    for (const Token& line : split_lines(text)) {
        rows.emplace_back();
        for (const Token& word : split_words(line)) {
            rows.back().emplace_back(word.text);
        }
    }
    return rows;
}

// Returns a level without its recipe.
std::string grid_of(const std::string& level) {
    return level.substr(level.find("grid"));
}

std::string fresh(const std::string& name) {
    fs::remove(scratch_path(name));
    fs::remove(scratch_path(name) + ".manifest");
    return scratch_path(name);
}

}  // namespace

TEST_CASE("each line has a seed that makes its puzzle again, or names the first seed that did") {
    const Ending ending = run(tiny);
    CHECK(ending.exit_status == 0);
    CHECK(has(ending.errors, " of 12 seeds made a puzzle again; their lines name the first"));
    std::map<std::string, std::string> levels;
    std::set<std::string> seeds;
    int twin_count = 0;
    for (const std::vector<std::string>& row : rows_of(ending.output)) {
        CAPTURE(row[0]);
        const std::string level = run("generate --family number_swap --size 2x2 --seed " + row[0]).output;
        CHECK(seeds.insert(row[0]).second);
        levels[row[0]] = level;
        if (row[1] == "=") {
            ++twin_count;
            CHECK(grid_of(level) == grid_of(levels[row[2]]));
        } else {
            CHECK(run("open " + quoted(row[1])).output == level);
        }
    }
    CHECK(seeds.size() == 12);
    CHECK(twin_count > 0);
    CHECK(has(ending.errors, std::to_string(twin_count) + " of 12 seeds"));
    CHECK(run(tiny + "--seed 2").output != ending.output);
}

TEST_CASE("puzzles made in parts, on threads, after a cut and after a kill are those of one machine") {
    for (const std::string form : {"", "--json "}) {
        for (const std::string& words : {tiny + form, boards + form}) {
            CAPTURE(words);
            const std::string whole = run(words).output;
            CHECK(split_lines(whole).size() >= 9);
            CHECK(run(words + "--threads 3").output == whole);
            const std::string file = fresh("puzzles.txt");
            CHECK(run(words + "--threads 2 --output " + quoted(file)).output == "");
            CHECK(contents(file) == whole);
            std::string parts;
            for (const std::string number : {"1", "2", "3"}) {
                const std::string part = fresh("puzzles" + number + ".txt");
                CHECK(run(words + "--part " + number + "/3 --output " + quoted(part)).exit_status == 0);
                parts += " " + quoted(part);
            }
            CHECK(run("merge" + parts).output == whole);
            const std::string manifest = contents(file + ".manifest");
            file_with("puzzles.txt", whole.substr(0, whole.size() / 2));
            file_with("puzzles.txt.manifest", manifest.substr(0, manifest.find('\n') + 1));
            CHECK(run(words + "--resume " + quoted(file)).exit_status == 0);
            CHECK(contents(file) == whole);
            CHECK(contents(file + ".manifest") == manifest);
        }
    }
}

TEST_CASE("a command that is killed while it makes puzzles is gone on with") {
    const std::vector<std::string> words = {"generate", "--family", "polyomino", "--size", "7x6",
                                            "--unique", "yes",      "--count",   "6"};
    const std::string whole = run(join(words, " ")).output;
    for (const int signal : {SIGTERM, SIGKILL}) {
        int status = 0;
        std::vector<std::string> resumed = words;
        const std::string path = scratch_path("killed_puzzles.txt");
        resumed.insert(resumed.end(), {"--resume", path});
        while (status == 0) {  // a test that is held up may find the work done
            fresh("killed_puzzles.txt");
            status = signalled(resumed, signal, [&](pid_t process) { wait_for_lines(process, path, 2); });
        }
        CHECK(status == (signal == SIGKILL ? 128 + SIGKILL : 3));
        CHECK(has(contents(scratch_path("interrupt_errors.txt")), "of 6 puzzles: go on with --resume ") ==
              (signal == SIGTERM));
        CHECK(run(join(resumed, " ")).exit_status == 0);
        CHECK(contents(path) == whole);
    }
}

TEST_CASE("a board that is turned is one puzzle, and any other is another one") {
    const Ending ending =
        run("generate --family polyomino --size 2x2 --smallest 1 --largest 3 --unique yes --count 16");
    std::map<std::string, std::string> seeds_by_code;  // of the puzzle in all its turns
    int turned_count = 0;
    for (const std::vector<std::string>& row : rows_of(ending.output)) {
        const auto made = open_level(
            run("generate --family polyomino --size 2x2 --smallest 1 --largest 3 --unique yes --seed " +
                row[0])
                .output);
        REQUIRE(made);
        const std::string code = *puzzle_code(*made);
        const bool is_first = row[1] != "=";
        CAPTURE(row[0]);
        CHECK(seeds_by_code.contains(code) != is_first);
        if (!is_first) {
            CHECK(seeds_by_code[code] == row[2]);
            continue;
        }
        polyomino::Level level = std::get<Session<Polyomino>>(*made).level();
        for (int turn = 0; turn < 4; ++turn) {
            level = polyomino::turned(level);
            seeds_by_code.emplace(*puzzle_code(Session<Polyomino>(level)), row[0]);
        }
        ++turned_count;
    }
    CHECK(turned_count == 6);
    CHECK(seeds_by_code.size() > 6);
}

TEST_CASE("options of many puzzles ask for their number") {
    for (const std::string option : {"--part 1/2", "--threads 2", "--output x.txt", "--resume x.txt"}) {
        CAPTURE(option);
        const Ending ending = run("generate --family polyomino " + option);
        CHECK(ending.exit_status == 2);
        CHECK(has(ending.errors, " is for many puzzles; say with --count how many"));
    }
    CHECK(has(run("generate --family polyomino --count 0").errors, "--count must be a whole number from 1"));
}

TEST_CASE("commands take several puzzles, and all of a file of many") {
    const std::string list = quoted(file_with("list.txt", run(boards).output));
    for (const std::string command : {"solve", "grade", "explain", "show"}) {
        CAPTURE(command);
        const Ending ending = run(command + " " + giraffe() + " " + iq());
        CHECK(ending.exit_status == 0);
        CHECK(ending.output.substr(0, 4) == "==> ");
        CHECK(has(ending.output, "/giraffe.txt <==\n" + run(command + " " + giraffe()).output + "==> "));
        CHECK(has(ending.output, "/06-iq.txt <==\n" + run(command + " " + iq()).output));
        const Ending many = run(command + " --json " + list);
        std::set<std::string> names;
        for (const Token& line : split_lines(many.output)) {
            names.insert(nlohmann::json::parse(line.text).at("input").get<std::string>());
        }
        CHECK(names.size() == 9);
        CHECK(names.count(scratch_path("list.txt") + ":9") == 1);
    }
    CHECK(run("share " + list).output == run("share - <" + list).output);
    CHECK(split_lines(run("share " + list).output).size() == 9);
    CHECK(has(run("lab " + list + " --engines default --repeatable --json").output, "list.txt:9\""));
    CHECK(has(run("share --address https://x.org/ --qr qr.svg " + list).errors,
              "--qr takes one puzzle, and 9 were given"));
}

TEST_CASE("what cannot be read is refused, and the other puzzles are not kept waiting") {
    const Ending ending = run("solve " + impossible() + " no-such-file " + giraffe());
    CHECK(ending.exit_status == 2);
    CHECK(has(ending.errors, "no-such-file:1:1: there is no such file\n"));
    CHECK(has(ending.output, run("solve " + giraffe()).output));
    CHECK(run("solve " + impossible() + " " + giraffe()).exit_status == 1);
}

TEST_CASE("check takes pairs of puzzles and answers") {
    const std::string good = quoted(file_with("good.txt", run("solve " + giraffe()).output));
    const std::string bad = quoted(file_with("bad.txt", run("solve " + iq()).output));
    const Ending ending = run("check " + giraffe() + " " + good + " " + iq() + " " + bad);
    CHECK(ending.exit_status == 0);
    CHECK(split_lines(ending.output).size() == 2);
    CHECK(has(ending.output, "giraffe.txt: yes\n"));
    CHECK(run("check " + giraffe() + " " + good + " " + giraffe() + " " + bad).exit_status == 2);
}

TEST_SUITE_END();

}  // namespace tessera
