// Promise: Table, CSV, chart and step log of the lab agree, and a log replays by the rules. Also:
//     lab/record/step_log_test.cpp.

#include "base/text.h"
#include "cli/program.h"
#include "games/polyomino/polyomino.h"
#include "support/xml.h"

#include <doctest.h>

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <set>
#include <unistd.h>

// `tessera lab` as scripts see it: table, CSV, chart and log agree.

namespace tessera {

TEST_SUITE_BEGIN("cli/lab");

namespace {

using Row = std::vector<std::string>;

Row words_of(std::string_view line) {
    Row words;
    for (const Token& word : split_words({line, 0})) {
        words.emplace_back(word.text);
    }
    return words;
}

std::vector<Row> table_of(const std::string& text) {
    std::vector<Row> rows;
    for (const Token& line : split_lines(text)) {
        rows.push_back(words_of(line.text));
    }
    return rows;
}

// Returns the rows of a CSV file, with a dash for empty fields as in the table.
std::vector<Row> csv_rows(const std::string& text) {
    std::vector<Row> rows;
    for (const Token& line : split_lines(text)) {
        rows.emplace_back();
        for (const Token& field : split_at(line.text, ',')) {
            rows.back().emplace_back(field.text.empty() ? "-" : field.text);
        }
    }
    return rows;
}

// Removes memory and time, which depend on the machine.
std::vector<Row> fixed_part(std::vector<Row> rows) {
    for (Row& row : rows) {
        row.resize(8);
    }
    return rows;
}

const std::string eight =
    "ascender,descender,compactness,compactness_inverse,perimeter,perimeter_inverse,holes,holes_inverse";

std::string level_file(const std::string& name) {
    return quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/polyomino/" + name + ".txt");
}

Row refused(const std::string& words) {
    const Ending ending = run("lab " + words);
    CHECK(ending.exit_status == 2);
    CHECK(ending.output == "");
    Row lines;
    for (const Token& line : split_lines(ending.errors)) {
        lines.emplace_back(line.text);
    }
    return lines;
}

int occurrences(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t place = text.find(part); place != std::string::npos;
         place = text.find(part, place + 1)) {
        ++count;
    }
    return count;
}

// Reads the terminal until `part` has occurred `count` times; output arrives a little after the program ends.
std::string output_of(int terminal, const std::string& part, int count) {
    constexpr int patience_ms = 20'000;
    std::string text;
    pollfd ready{terminal, POLLIN, 0};
    while (occurrences(text, part) < count && poll(&ready, 1, patience_ms) == 1) {
        char buffer[4096];
        const ssize_t size = read(terminal, buffer, sizeof buffer);
        if (size <= 0) {
            break;
        }
        text.append(buffer, static_cast<std::size_t>(size));
    }
    return text;
}

// Replays a log: moves are played by the rules, and each undo matches the last choice.
struct Replayed {
    polyomino::Level level;
    polyomino::State state;
    int tested = 0;
    int refused = 0;
    int dead = 0;
    int solutions = 0;
    bool is_sound = true;
    std::string last_line;
};

class LogReader {
public:
    explicit LogReader(const std::string& text) : lines_(split_lines(text)) {}

    Replayed replay() {
        std::size_t line = read_level();
        replayed_.state = Polyomino::start(replayed_.level);
        for (; line + 1 < lines_.size(); ++line) {
            read_step(std::string(lines_[line].text));
        }
        replayed_.last_line = lines_.back().text;
        return replayed_;
    }

private:
    // Returns the line after the word that begins the steps.
    std::size_t read_level() {
        REQUIRE(lines_.front().text == "tessera-steps 1 polyomino");
        std::string level;
        std::size_t line = 1;
        for (; lines_[line].text != "steps"; ++line) {
            if (lines_[line].text.substr(0, 2) == "  ") {
                level += std::string(lines_[line].text.substr(2)) + "\n";
            }
        }
        const auto read = Polyomino::parse_level(level);
        REQUIRE(read);
        replayed_.level = *read;
        return line + 1;
    }

    void read_step(const std::string& line) {
        const std::size_t blank = line.find(' ');
        const std::string word = line.substr(0, blank);
        const std::string rest = blank == std::string::npos ? "" : line.substr(blank + 1);
        if (word == "choose") {
            ++replayed_.tested;
            play(rest);
            chosen_.push_back(rest);
        } else if (word == "undo") {
            replayed_.is_sound &= !chosen_.empty() && chosen_.back() == rest;
            chosen_.pop_back();
            play("take" + rest.substr(rest.find(' ')));
        } else if (word == "refuse") {
            ++replayed_.tested;
            ++replayed_.refused;
            replayed_.is_sound &= rest.find(" because zone ") != std::string::npos;
        } else if (word == "dead") {
            ++replayed_.dead;
        } else {
            replayed_.is_sound &=
                word == "solution" && Polyomino::is_solved(replayed_.level, replayed_.state);
            ++replayed_.solutions;
        }
    }

    void play(const std::string& text) {
        const auto move = Polyomino::parse_move(replayed_.level, text);
        REQUIRE(move);
        const auto next = Polyomino::play(replayed_.level, replayed_.state, *move);
        REQUIRE(next);
        replayed_.state = *next;
    }

    std::vector<Token> lines_;
    std::vector<std::string> chosen_;
    Replayed replayed_;
};

}  // namespace

TEST_CASE("CSV and chart have the numbers of the table") {
    const std::string csv = scratch_path("lab.csv");
    const std::string svg = scratch_path("lab.svg");
    const Ending ending =
        run("lab " + level_file("29-iq-empty") + " --engines algorithm_x+leftmost,cell_first " +
            "--heuristics " + eight + " --csv " + quoted(csv) + " --svg " + quoted(svg));
    CHECK(ending.exit_status == 0);
    CHECK(ending.errors == "");
    const std::vector<Row> table = table_of(ending.output);
    REQUIRE(table.size() == 17);
    CHECK(table.front() == Row{"input", "engine", "heuristic", "seed", "outcome", "nodes", "updates", "ticks",
                               "memory_bytes", "time_ms", "solutions", "reached", "expanded"});
    CHECK(table == csv_rows(contents(csv)));
    const auto elements = XmlReader(contents(svg)).read();
    REQUIRE(elements);
    std::multiset<Row> drawn;
    for (const XmlElement& element : *elements) {
        if (element.attributes.contains("data-value")) {
            drawn.insert({element.attributes.at("data-engine"), element.attributes.at("data-heuristic"),
                          element.attributes.at("data-value")});
        }
    }
    std::multiset<Row> listed;
    for (auto row = table.begin() + 1; row != table.end(); ++row) {
        listed.insert({row->at(1), row->at(2), row->at(5)});
    }
    CHECK(drawn == listed);
}

TEST_CASE("runs are the same each time, but for memory and time") {
    const std::string words = "lab " + iq() + " " + level_file("03-five-square") +
                              " --engines annealing,algorithm_x+random --seeds 1..3,9 --ticks 100000";
    const std::vector<Row> once = fixed_part(table_of(run(words).output));
    CHECK(once.size() == 1 + 2 * 2 * 4);
    CHECK(once == fixed_part(table_of(run(words).output)));
}

TEST_CASE("usually all engines of the family run, and heuristics only where they are taken") {
    const std::vector<Row> all = table_of(run("lab " + iq() + " --ticks 50000").output);
    CHECK(all.size() == 6);
    CHECK(all[1][2] == "default");
    const std::vector<Row> some = table_of(
        run("lab " + iq() + " --engines dancing_links,annealing --heuristics default,holes,heat_bath")
            .output);
    std::set<Row> pairs;
    for (auto row = some.begin() + 1; row != some.end(); ++row) {
        pairs.insert({row->at(1), row->at(2)});
    }
    CHECK(pairs == std::set<Row>{{"dancing_links", "default"},
                                 {"dancing_links", "holes"},
                                 {"annealing", "default"},
                                 {"annealing", "heat_bath"}});
    CHECK(table_of(run("lab " + giraffe() + " " + nine_to_sort() + " --engines default --ticks 50000").output)
              .size() == 3);
}

TEST_CASE("an engine that takes none of the heuristics is run without one, and a heuristic may have commas") {
    const std::vector<Row> rows =
        table_of(run("lab " + nine_to_sort() +
                     " --engines naive,bfs,a_star --heuristics manhattan,linear:50,50,misplaced")
                     .output);
    std::vector<Row> pairs;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        pairs.push_back({row->at(1), row->at(2)});
    }
    CHECK(pairs == std::vector<Row>{{"naive", "default"},
                                    {"bfs", "default"},
                                    {"a_star", "manhattan"},
                                    {"a_star", "linear:50,50"},
                                    {"a_star", "misplaced"}});
    CHECK(has(refused(nine_to_sort() + " --engines naive,bfs --heuristics manhattan").front(),
              "takes no heuristic"));
    CHECK(has(refused(nine_to_sort() + " --engines a_star --heuristics 50,50").front(), "50"));
}

TEST_CASE("an engine that cannot work on a puzzle is left out, and that is said") {
    const std::string level = quoted(file_with("spare.txt",
                                               "tessera 1 polyomino\nboard\n..\n..\nend\n"
                                               "piece V\nX.\nXX\nend\npiece I x2\nX\nend\n"));
    const Ending ending = run("lab " + level + " --engines annealing,algorithm_x");
    CHECK(ending.exit_status == 0);
    CHECK(has(ending.errors, "annealing is left out on "));
    CHECK(table_of(ending.output).size() == 2);
    CHECK(has(refused(level + " --engines annealing").front(), "annealing needs pieces"));
}

TEST_CASE("a log can be replayed by the rules and has the counts of the table") {
    for (const std::string engine :
         {"algorithm_x+leftmost+zones", "algorithm_x+first+zones", "dancing_links", "algorithm_x+random"}) {
        CAPTURE(engine);
        const std::string log = scratch_path("lab.log");
        const Ending ending = run("lab " + level_file("29-iq-empty") + " --engines " + engine +
                                  " --heuristics compactness --ticks 400000 --log " + quoted(log));
        CHECK(ending.exit_status == 0);
        const Row row = table_of(ending.output).at(1);
        const Replayed replayed = LogReader(contents(log)).replay();
        CHECK(replayed.is_sound);
        CHECK(std::to_string(replayed.tested) == row.at(5));
        CHECK((replayed.refused > 0) == has(engine, "zones"));
        CHECK(replayed.last_line == "end " + row.at(4) + " " + row.at(5));
        CHECK((replayed.solutions == 1) == (row.at(4) == "solved"));
    }
}

TEST_CASE("every family has logs, and a tree for CP-Profiler with a line for each node") {
    for (const std::string& words : {iq() + " --engines dancing_links", giraffe() + " --engines row_by_row",
                                     nine_to_sort() + " --engines bfs"}) {
        CAPTURE(words);
        const std::string log = scratch_path("steps.log");
        const std::string tree = scratch_path("tree.search");
        const Ending ending =
            run("lab " + words + " --log " + quoted(log) + " --cp-profiler " + quoted(tree));
        CHECK(ending.exit_status == 0);
        const std::string nodes = table_of(ending.output).at(1).at(5);
        CHECK(has(contents(log), "\nend solved " + nodes + "\n"));
        const std::string lines = contents(tree);
        CHECK(std::to_string(std::count(lines.begin(), lines.end(), '\n') - 1) == nodes);
        CHECK(lines.substr(0, 2) == "0 ");
    }
}

TEST_CASE("a log of a search from both ends says where it begins, where it meets and how the way goes on") {
    const std::string log = scratch_path("ends.log");
    const Ending ending = run("lab " + nine_to_sort() + " --engines bidirectional --log " + quoted(log));
    CHECK(ending.exit_status == 0);
    const std::string text = contents(log);
    const std::string nodes = table_of(ending.output).at(1).at(5);
    CHECK(has(text, "\nsteps\ngoal 1\nvisit 0\nreach 2 from 0 by "));
    CHECK(std::to_string(occurrences(text, "\nreach ")) == nodes);
    CHECK(occurrences(text, "\nmeet ") == 1);
    CHECK(occurrences(text, "\njoin ") > 0);
    CHECK(has(text, "\nsolution\nend solved " + nodes + "\n"));
}

TEST_CASE("reasons in a log name the zone and the pieces left, and what is dead") {
    const std::string level =
        quoted(file_with("tee.txt",
                         "tessera 1 polyomino\nboard\n.....\n..#..\nend\n"
                         "piece I x1\nXXX\nend\npiece V\nXX\nX.\nend\npiece U\nXX\n.X\n.X\nend\n"));
    const std::string log = scratch_path("small.log");
    run("lab " + level + " --engines algorithm_x+first+zones --log " + quoted(log));
    CHECK(has(contents(log), " because zone "));
    run("lab " + level + " --engines algorithm_x --log " + quoted(log));
    CHECK(has(contents(log), "\ndead "));
    CHECK_FALSE(has(contents(log), " because "));
}

TEST_CASE("with --json each run is an object with the engine's own counters") {
    const Ending ending = run("lab " + iq() + " --engines algorithm_x+zones,cell_first --json");
    CHECK(ending.exit_status == 0);
    const std::vector<Token> lines = split_lines(ending.output);
    REQUIRE(lines.size() == 2);
    const auto run = nlohmann::json::parse(lines[0].text);
    CHECK(run.at("outcome") == "solved");
    CHECK(run.at("engine") == "algorithm_x+zones");
    CHECK(run.at("placements_tested") == run.at("nodes"));
    CHECK(run.at("matrix_updates") == run.at("updates"));
    CHECK(run.at("branches_explored").is_number());
    CHECK_FALSE(nlohmann::json::parse(lines[1].text).contains("updates"));
}

TEST_CASE("what is wrong is refused in one sentence before there is work") {
    const std::pair<std::string, std::string> lines[] = {
        {"", "lab takes one INPUT or more, and none was given"},
        {"no-such-file", "no-such-file:1:1: there is no such file"},
        {iq() + " no-such-file", "no-such-file:1:1: there is no such file"},
        {iq() + " --engines steam", "polyomino has no engine called steam: there are cell_first"},
        {iq() + " --engines algorithm_x+steam", "algorithm_x has no switch called steam: there are mrv"},
        {iq() + " --engines beam+zones", "the engine beam has no switches"},
        {iq() + " --engines beam,,annealing",
         "--engines must be names separated by commas, not beam,,annealing"},
        {iq() + " --engines beam --heuristics heat_bath", "heat_bath is not a heuristic of this engine"},
        {iq() + " --heuristics steam", "there is no heuristic named steam"},
        {iq() + " --seeds 3..1", "--seeds must be seeds such as 1..20 or 1,5,7, at most 10000, not 3..1"},
        {iq() + " --seeds 1..99999999999", "--seeds must be seeds such as"},
        {iq() + " --seeds 1,x", "--seeds must be seeds such as"},
        {iq() + " --ticks 0", "--ticks must be a whole number from 1 to "},
        {iq() + " --measure luck",
         "--measure must be one of nodes, updates, ticks, memory, time, reached, expanded, not luck"},
        {iq() + " --log", "--log"},
        {iq() + " --engines beam --log " + quoted(scratch_path("no.log")),
         "beam cannot be recorded step by step: choose one of dancing_links, algorithm_x or annealing"},
        {nine_to_sort() + " --log " + quoted(scratch_path("no.log")),
         "anytime cannot be recorded step by step"},
        {nine_to_sort() + " --cp-profiler " + quoted(scratch_path("no.log")),
         "--cp-profiler: anytime cannot be recorded step by step"},
        {iq() + " --engines default --log " + quoted(scratch_path("no.log")),
         "default cannot be recorded step by step"},
    };
    for (const auto& line : lines) {
        CAPTURE(line.first);
        const Row words = refused(line.first);
        REQUIRE(words.size() == 1);
        CHECK(has(words.front(), line.second));
    }
}

TEST_CASE("a file that cannot be written is said in one sentence, and ends with 2") {
    for (const std::string option : {"--csv", "--svg", "--log", "--cp-profiler"}) {
        CAPTURE(option);
        const std::string words = iq() + " --engines algorithm_x " + option;
        const Row missing = refused(words + " /no/such/folder/file");
        REQUIRE(missing.size() == 1);
        CHECK(has(missing.front(), "/no/such/folder/file: this cannot be written: "));
        const Ending full = run("lab " + words + " /dev/full");
        CHECK(full.exit_status == 2);
        CHECK(has(full.errors, "/dev/full: this cannot be written: "));
        CHECK(split_lines(full.errors).size() == 1);
    }
}

TEST_CASE("a line of progress is shown on a terminal and taken away, and nowhere else") {
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) {
        return;  // this machine has no pseudo-terminals
    }
    // A short path: a line that is wider than a terminal loses its middle.
    const std::string words = "cd " + quoted(TESSERA_SOURCE_DIR "/levels/polyomino") +
                              " && \"$TESSERA\" lab 06-iq.txt --engines algorithm_x+random --seeds 1..2";
    const int seen =
        open(ptsname(terminal), O_RDWR | O_NOCTTY);  // keeps the output when the program has ended
    run_shell(words + " 2>" + quoted(ptsname(terminal)));
    const std::string text = output_of(terminal, "\x1b[K", 4);
    close(seen);
    close(terminal);
    CHECK(has(text, "\rrun 1 of 2: algorithm_x+random seed 1 on "));
    CHECK(has(text, "\x1b[K\r\x1b[K"));
    CHECK(run_shell(words).errors == "");
}

TEST_SUITE_END();

}  // namespace tessera
