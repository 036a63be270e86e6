// Promise: The parts of a count add up to the whole. Also: games/polyomino/engines/counter_test.cpp.

#include "base/index.h"
#include "base/text.h"
#include "cli/program.h"
#include "support/families.h"

#include <doctest.h>

#include <nlohmann/json.hpp>
#include <string>

// User journeys of the command line.

namespace tessera {

TEST_SUITE_BEGIN("cli/tessera");

TEST_CASE("solve prints an answer that check accepts") {
    for (const std::string& level : {giraffe(), iq()}) {
        const Ending solved = run("solve " + level);
        CHECK(solved.exit_status == 0);
        const std::string answer = quoted(file_with("answer.txt", solved.output));
        const Ending checked = run("check " + level + " " + answer);
        CHECK(checked.exit_status == 0);
        CHECK(checked.output == "yes\n");
        CHECK(checked.errors == "");
    }
}

TEST_CASE("count prints the number and nothing else, the same for every number of threads") {
    for (const std::string threads : {"", " --threads 2", " --threads 3"}) {
        const Ending counted = run("count " + giraffe() + threads);
        CHECK(counted.exit_status == 0);
        CHECK(counted.output == "12\n");
        CHECK(counted.errors == "");
    }
}

TEST_CASE("replay plays the line of a report, move by move") {
    const std::string link = "#1p/8x8.AAAAGBgAAAA/pentominoes/A/iCQ/sp2t";
    const std::string line = "Tessera 0.1.0 (1a2b3c4d5e6f) https://tessera.example/" + link;
    for (const std::string& words : {quoted(line), "Tessera 0.1.0 '(1a2b3c4d5e6f)' " + quoted(link)}) {
        const Ending replayed = run("replay " + words);
        CHECK(replayed.exit_status == 0);
        CHECK(has(replayed.output, "made by 0.1.0 (1a2b3c4d5e6f)\n"));
        CHECK(has(replayed.output, "\n1: place I "));
        CHECK(has(replayed.output, "\n\n" + run("show " + quoted(link)).output));
    }
    CHECK(run("replay " + quoted(link)).exit_status == 0);
    CHECK(run_shell("echo " + quoted(line) + " | \"$TESSERA\" replay -").exit_status == 0);
    CHECK(has(run("replay --json " + quoted(line)).output, "\"made_by\":\"0.1.0 (1a2b3c4d5e6f)\""));
}

TEST_CASE("what is no report is refused in one line") {
    for (const std::string line :
         {"''", "'Tessera 0.1.0'", "'Tessera 0.1.0 #1p/8x8.AAAAGBgAAAA/pentominoes/A/iCQ/aaaa'"}) {
        const Ending replayed = run("replay " + line);
        CHECK(replayed.exit_status == 2);
        CHECK(replayed.output == "");
        CHECK(split_lines(replayed.errors).size() == 1);
    }
}

TEST_CASE("what is proved to have no solution ends with 1") {
    const Ending solved = run("solve " + impossible());
    CHECK(solved.exit_status == 1);
    CHECK(solved.output == "");
    CHECK(solved.errors == "the puzzle has no solution\n");
    const Ending counted = run("count " + impossible());
    CHECK(counted.exit_status == 1);
    CHECK(counted.output == "0\n");
    CHECK(run("grade " + impossible()).exit_status == 1);
    CHECK(run("hint " + impossible()).exit_status == 1);
    CHECK(has(run("solve --json " + impossible()).output, "\"outcome\":\"exhausted\",\"solutions\":0,"));
}

TEST_CASE("hint says what to do and ends with the move in text form") {
    const Ending hinted = run("hint " + iq());
    CHECK(hinted.exit_status == 0);
    const std::vector<Token> lines = split_lines(hinted.output);
    REQUIRE(lines.size() >= 2);
    CHECK(lines.back().text.substr(0, 6) == "place ");
}

TEST_CASE("a line of a reason says where to look, and what it supposes") {
    const std::string master = quoted(TESSERA_SOURCE_DIR "/levels/polyomino/53-master-01b.txt");
    const std::string hint = run("hint " + master).output;
    CHECK(has(hint, "look at this cell ["));
    CHECK(has(hint, "\n  after place "));
    CHECK(has(run("explain " + master).output, "\n  after place "));
    CHECK(has(run("explain --json " + master).output, "\"assumes\":[\"place "));
}

TEST_CASE("a line says of each piece that follows which cell nothing else covers") {
    const std::string master = quoted(TESSERA_SOURCE_DIR "/levels/polyomino/53-master-02c.txt");
    CHECK(has(run("explain " + master).output, " (then only place "));
    CHECK(has(run("explain --json " + master).output, "\"follows\":[{\"move\":\"place "));
}

// Returns the JSON that a command prints in one line.
nlohmann::json json_from(const std::string& words) {
    CAPTURE(words);
    auto json = nlohmann::json::parse(run(words).output, nullptr, false);
    REQUIRE(json.is_object());
    return json;
}

TEST_CASE("grade says one thing, and whether the solution is the only one") {
    const std::string tiers[] = {"starter", "junior", "expert", "master", "wizard"};
    for (const std::string name : {"polyomino/06-iq", "polyomino/54-wizard-21b",
                                   "edge_match/24-nine-like-giraffes", "edge_match/33-sixteen-free"}) {
        const std::string input = quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/" + name + ".txt");
        const Ending graded = run("grade " + input);
        CHECK(graded.exit_status == 0);
        const auto json = json_from("grade --json " + input);
        CHECK(json["difficulty"] == json["tier"]);
        CHECK(std::count(std::begin(tiers), std::end(tiers), json["tier"]) == 1);
        CHECK(graded.output.substr(0, 5) == "tier ");
        CHECK(has(graded.output, "\nthere is exactly one solution\n"));
        for (const std::string word : {"easy", "medium", "hard", "extreme", "choices"}) {
            CHECK_FALSE(has(graded.output, word));
        }
    }
}

TEST_CASE("a board with several solutions has no tier") {
    for (const std::string name :
         {"polyomino/01-first-steps", "polyomino/05-stairs", "polyomino/03-five-square",
          "polyomino/29-iq-empty", "edge_match/giraffe"}) {
        const std::string input = quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/" + name + ".txt");
        CHECK(run("grade " + input).output.substr(0, 12) == "open board: ");
        const auto json = json_from("grade --json " + input);
        CHECK(json["difficulty"] == "open board");
        CHECK_FALSE(json.contains("tier"));
        CHECK(json["solutions"] > 1);
    }
}

TEST_CASE("JSON says what was counted and what was proved, and nothing else") {
    CHECK(json_from(
              "generate --json --family polyomino --size 11x5 --set iq --unique yes --seed 3")["solutions"] ==
          1);
    CHECK(json_from("generate --json --family edge_match --size 3x3 --seed 3")["solutions"] == 1);
    for (const std::string family :
         {"polyomino --size 5x5", "number_swap --size 3x3", "edge_match --size 3x3 --unique no"}) {
        CHECK_FALSE(json_from("generate --json --seed 3 --family " + family).contains("solutions"));
    }
    const std::string large =
        quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/number_swap/11-the-long-hall.txt");
    CHECK_FALSE(json_from("grade --json " + large).contains("solutions"));
    CHECK(json_from("grade --json " + nine_to_sort())["solutions"] > 1);
}

TEST_CASE("a board whose solutions are images of one is open, and has a tier up to symmetry") {
    const std::string mirrored =
        quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/polyomino/66-mirror-01.txt");
    CHECK(run("count " + mirrored).output == "2\n");
    CHECK(run("count --up-to-symmetry " + mirrored).output == "1\n");
    CHECK(json_from("grade --json " + mirrored)["difficulty"] == "open board");
    const auto graded = json_from("grade --up-to-symmetry --json " + mirrored);
    CHECK(graded["tier"] == "starter");
    CHECK(graded["solutions"] == 1);
    CHECK(graded["deductions"]["symmetry"] == 1);
    CHECK(run("explain " + mirrored).output.find("several ways") == std::string::npos);
    CHECK(run("grade --up-to-symmetry " + impossible()).exit_status == 1);
}

TEST_CASE("grade says what reasoning a polyomino puzzle takes") {
    const auto graded = nlohmann::json::parse(run("grade --json " + iq()).output, nullptr, false);
    REQUIRE(graded.is_object());
    CHECK(graded["tier"] == "starter");
    CHECK(graded["score"].is_number());
    CHECK(graded["deductions"]["only_placement"] > 0);
    CHECK(graded["search"] == 0);
    CHECK(graded["solutions"] == 1);
    CHECK(graded["solutions_exact"] == true);
    CHECK(graded["difficulty"].is_string());
}

TEST_CASE("explain prints a sentence a line, with --json an object a step and the outcome last") {
    const Ending explained = run("explain " + iq());
    CHECK(explained.exit_status == 0);
    CHECK(has(explained.output, "only "));
    const std::string objects = run("explain --json " + iq()).output;
    const std::vector<Token> lines = split_lines(objects);
    REQUIRE(lines.size() == split_lines(explained.output).size() + 1);
    int number = 0;
    for (const Token& line : lines) {
        const auto json = nlohmann::json::parse(line.text, nullptr, false);
        REQUIRE(json.is_object());
        if (++number == int_size(lines)) {
            CHECK(json["outcome"] == "solved");
            continue;
        }
        CHECK(json["step"] == number);
        for (const char* key : {"deduction", "sentence", "pieces", "cells", "moves"}) {
            CAPTURE(key);
            CHECK(json.contains(key));
        }
    }
}

TEST_CASE("explain says what is wrong where nothing can be right, and sorts numbers swap by swap") {
    const Ending ending = run("explain " + impossible());
    CHECK(ending.exit_status == 1);
    CHECK(has(ending.output, "this puzzle has no solution"));
    CHECK(has(run("explain --json " + impossible()).output, "\"outcome\":\"exhausted\""));
    const Ending sorted = run("explain " + nine_to_sort());
    CHECK(sorted.exit_status == 0);
    CHECK(has(sorted.output, "swaps, and not in fewer"));
    CHECK(has(sorted.output, "swap the "));
}

TEST_CASE("edge match is explained and graded by reasoning too") {
    const Ending explained = run("explain " + giraffe());
    CHECK(explained.exit_status == 0);
    CHECK(has(explained.output, "only tile "));
    const std::string window = quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/edge_match/05-window.txt");
    const auto graded = json_from("grade --json " + window);
    CHECK(graded["tier"].is_string());
    REQUIRE(graded.contains("deductions"));
    CHECK(graded["deductions"]["only_tile"] > 0);
}

TEST_CASE("show gives a tile the number that hints call it by, and that of moves") {
    const std::string window = quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/edge_match/05-window.txt");
    const std::string hint = run("hint " + window).output;
    const std::string shown = run("show " + window).output;
    const std::string move = hint.substr(hint.rfind("place ") + 6, 1);
    CHECK(has(hint, "lay tile " + std::to_string(std::stoi(move) + 1) + " like this"));
    CHECK(has(shown, "tile " + std::to_string(std::stoi(move) + 1) + " (" + move + " in moves) "));
}

TEST_CASE("grade measures a number swap by how far greedy play misses its shortest way") {
    const Ending graded = run("grade " + nine_to_sort());
    CHECK(graded.output ==
          "tier starter, score 0\nthe shortest way takes 5 moves, greedy play 0.0 more on average\n"
          "there are several shortest ways\n");
    const auto json = json_from("grade --json " + nine_to_sort());
    CHECK(json["difficulty"] == "starter");
    CHECK(json["tier"] == "starter");
    CHECK(json["score"] == 0);
    CHECK(json["moves"] == 5);
}

TEST_CASE("the parts of a count add up to the whole") {
    int sum = 0;
    for (const std::string part : {"1/3", "2/3", "3/3"}) {
        const Ending counted = run("count " + giraffe() + " --part " + part);
        CHECK(counted.exit_status == 0);
        sum += parse_int(counted.output.substr(0, counted.output.size() - 1), 0, 12).value_or(100);
    }
    CHECK(sum == 12);
}

TEST_CASE("with --json one object on one line says what the contract lists") {
    const Ending solved = run("solve --json " + giraffe());
    CHECK(solved.exit_status == 0);
    CHECK(split_lines(solved.output).size() == 1);
    for (const char* key : {"\"outcome\":\"solved\"", "\"solutions\":1,", "\"nodes\":", "\"ticks\":",
                            "\"elapsed_ms\":", "\"engine\":\"", "\"moves\":[", "\"answer\":\""}) {
        CAPTURE(key);
        CHECK(has(solved.output, key));
    }
}

TEST_CASE("what stops at the limit ends with 3 and says so") {
    // This engine takes minutes here: there is no result before the limit.
    const std::string endless = "solve --engine mrv --limit 0.01 " + twelve();
    const Ending stopped = run(endless);
    CHECK(stopped.exit_status == 3);
    CHECK(stopped.output == "");
    CHECK(has(stopped.errors, "stopped at the limit"));
    CHECK(has(run(endless + " --json").output, "\"outcome\":\"stopped\""));
}

TEST_CASE("a level, its share code and what the code opens are one puzzle") {
    const Ending shared = run("share " + iq());
    CHECK(shared.exit_status == 0);
    const std::string code = shared.output.substr(0, shared.output.size() - 1);
    CHECK(code.substr(0, 4) == "#1p/");
    const Ending opened = run("open " + quoted(code));
    CHECK(opened.exit_status == 0);
    const std::string level = file_with("opened.txt", opened.output);
    CHECK(run("share " + quoted(level)).output == shared.output);
    CHECK(run("share - <" + quoted(level)).output == shared.output);
    CHECK(run("share " + code.substr(1)).output == shared.output);
    CHECK(run("share " + quoted("https://example.org/tessera/" + code)).output == shared.output);
}

TEST_CASE("generate takes a drawn board, from a file, from standard input or from a level") {
    const std::string board = "board\n..##..\n......\n.#..#.\n......\n..##..\nend\n";
    const std::string file = file_with("drawn.txt", board.substr(6, board.size() - 10));
    const Ending made = run("generate --family polyomino --tier starter --seed 3 --board " + quoted(file));
    CHECK(made.exit_status == 0);
    CHECK(has(made.output, board));
    CHECK(run("generate --family polyomino --tier starter --seed 3 --board - < " + quoted(file)).output ==
          made.output);
    const std::string level = file_with("drawn_level.txt", made.output);
    CHECK(run("generate --family polyomino --tier starter --seed 3 --board " + quoted(level)).output ==
          made.output);
    const Ending wrong =
        run("generate --family polyomino --board " + quoted(file_with("wrong_board.txt", "...\n.x.\n")));
    CHECK(wrong.exit_status == 2);
    CHECK(has(wrong.errors, "wrong_board.txt:2:2: a drawn board is made of . for open cells and # for"));
    CHECK(run("generate --family polyomino --board no-such-file").exit_status == 2);
    CHECK(has(run("generate --family number_swap --board " + quoted(file)).errors,
              "number_swap has no board to be read from a file"));
    CHECK(has(run("generate --family polyomino --size 3x3 --board " + quoted(file)).errors,
              "size is given twice"));
}

TEST_CASE("generate makes the same level of the same seed and one that other commands read") {
    for (const std::string family : {"polyomino --size 7x5 --pieces 8", "number_swap --size 3x3 --barriers 1",
                                     "edge_match --size 3x3"}) {
        CAPTURE(family);
        const Ending made = run("generate --seed 7 --family " + family);
        CHECK(made.exit_status == 0);
        CHECK(run("generate --seed 7 --family " + family).output == made.output);
        CHECK(run("generate --seed 8 --family " + family).output != made.output);
        CHECK(run("share " + quoted(file_with("made.txt", made.output))).exit_status == 0);
        CHECK(has(run("generate --json --seed 7 --family " + family).output, "\"link\":\"#1"));
    }
}

TEST_CASE("show numbers the orientations of each piece") {
    const Ending shown = run("show --cut " + quoted(file_with("cut.txt", "# two pieces\n a a\n a b\n")));
    CHECK(shown.exit_status == 0);
    CHECK(shown.output ==
          " . .\n"
          " . .\n"
          "piece V3 x1\n"
          "  0  1  2  3\n"
          "  XX XX .X X.\n"
          "  X. .X XX XX\n"
          "piece I1 x1\n"
          "  0\n"
          "  X\n");
}

TEST_CASE("a wrong answer ends with 1, one that cannot be read with 2") {
    const std::string cut = quoted(file_with("square.txt", " 0 0\n 0 1\n"));
    const std::string right = quoted(file_with("right.txt", " x y\n x x\n"));
    const std::string wrong = quoted(file_with("wrong.txt", " x x\n y y\n"));
    const std::string torn = quoted(file_with("torn.txt", " x x\n y\n"));
    CHECK(run("check --cut " + cut + " " + right).exit_status == 0);
    CHECK(run("check --cut " + cut + " " + wrong).exit_status == 1);
    CHECK(run("check --cut " + cut + " " + torn).exit_status == 2);
}

TEST_CASE("bad input is one line on standard error that says where, and ends with 2") {
    const std::string damaged = "tessera 1 polyomino\nboard\n...\n..\nend\n";
    const std::pair<std::string, std::string> cases[] = {
        {"solve " + scratch_path("no-such-file"), "/no-such-file:1:1: "},
        {"solve " + quoted(scratch_path("")), ":1:1: "},
        {"solve " + quoted(file_with("damaged.txt", damaged)), "damaged.txt:4:1: "},
        {"solve - <" + quoted(file_with("damaged.txt", damaged)), "-:4:1: "},
        {"solve " + quoted(file_with("newer.txt", "tessera 2 polyomino\n")), "newer.txt:1:9: "},
        {"solve " + quoted(file_with("chess.txt", "# c\ntessera 1 chess\n")), "chess.txt:2:11: "},
        {"count " + quoted(file_with("empty.txt", "")), "empty.txt:1:1: "},
        {"show --cut " + quoted(file_with("torn.txt", " 1 2\n 1\n")), "torn.txt:2:1: "},
        {"open " + quoted("#1p/11x5/iq/k5a0"), "#1p/11x5/iq/k5a0:1:13: "},
        {"open " + quoted("#1p/11x5/iq"), "#1p/11x5/iq:1:12: "},
        {"open " + quoted("#7p/11x5/iq/k5az"), "#7p/11x5/iq/k5az:1:2: "},
    };
    for (const auto& bad : cases) {
        CAPTURE(bad.first);
        const Ending refused = run(bad.first);
        CHECK(refused.exit_status == 2);
        CHECK(refused.output == "");
        CHECK(split_lines(refused.errors).size() == 1);
        CHECK(has(refused.errors, bad.second));
    }
}

TEST_CASE("the version names the commit, or says that there is none") {
    const Ending ending = run("--version");
    CHECK(ending.exit_status == 0);
    CHECK(ending.output.find("tessera " TESSERA_VERSION " (") == 0);
    const std::size_t open = ending.output.find('(');
    const std::string commit = ending.output.substr(open + 1, ending.output.find(')') - open - 1);
    const std::size_t digits = std::min(commit.find_first_not_of("0123456789abcdef"), commit.size());
    CHECK((commit == "unknown" || (digits >= 12 && commit.size() - digits <= 1)));
}

TEST_CASE("with --json every command prints objects whose numbers are numbers") {
    const std::string right = quoted(file_with("right.txt", run("solve " + giraffe()).output));
    const std::string list =
        quoted(file_with("list.txt", "iq solve " + iq().substr(1, iq().size() - 2) + "\n"));
    for (const std::string& line :
         {"solve " + giraffe(), "count " + giraffe(), "hint " + iq(), "grade " + iq(), "show " + iq(),
          "share " + iq(), "open " + iq(), "check " + giraffe() + " " + right, "bench " + list,
          std::string("generate --family polyomino --size 5x4")}) {
        CAPTURE(line);
        const Ending ending = run(line + " --json");
        CHECK(ending.exit_status == 0);
        for (const Token& object : split_lines(ending.output)) {
            const auto json = nlohmann::json::parse(object.text, nullptr, false);
            CHECK(json.is_object());
            for (const std::string number : {"solutions", "nodes", "ticks", "elapsed_ms", "seed"}) {
                CHECK((!json.contains(number) || json[number].is_number()));
            }
        }
    }
    const auto sorted = nlohmann::json::parse(run("solve --json " + nine_to_sort()).output, nullptr, false);
    REQUIRE(sorted.is_object());
    CHECK(sorted["par"] == 5);
    CHECK(sorted["moves"].size() == 5);
}

TEST_CASE("JSON is valid whatever the level is called") {
    const std::string level =
        quoted(file_with("latin1.txt",
                         "tessera 1 polyomino\ntitle caf\xE9 \x1b \xC3\xA9\nboard\n..\nend\n"
                         "piece \xFF\nXX\nend\n"));
    for (const std::string command : {"solve ", "open ", "show ", "hint "}) {
        CAPTURE(command);
        const Ending ending = run(command + level + " --json");
        CHECK(ending.exit_status == 0);
        CHECK(nlohmann::json::accept(ending.output));
    }
}

TEST_CASE("a hint for a solved puzzle says that it is solved") {
    const std::string level = quoted(
        file_with("done.txt", "tessera 1 polyomino\nboard\n..\nend\npiece I\nXX\nend\nplace I 0 0 0\n"));
    const Ending hinted = run("hint " + level);
    CHECK(hinted.exit_status == 0);
    CHECK(hinted.output == "the puzzle is solved: there is nothing left to do\n");
    CHECK(has(run("hint --json " + level).output, "\"outcome\":\"solved\""));
}

TEST_CASE_TEMPLATE_DEFINE("help, completion and manual know every engine, and what it proves", G,
                          engines_in_words) {
    const std::string solve_help = run("solve --help").output;
    const std::string lab_help = run("lab --help").output;
    const std::string bash = run("completion bash").output;
    const std::string zsh = run("completion zsh").output;
    const std::string page = run("man").output;
    for (const EngineInfo& engine : EngineIdsOf<G>::engines) {
        const std::string id(engine.id);
        CAPTURE(id);
        CHECK(has(bash, id));
        CHECK(has(zsh, id));
        const std::string line = std::string(engine.description) + "; ";
        for (const std::string& help : {solve_help, lab_help, page}) {
            CHECK(has(help, line));
            CHECK((engine.unrecorded.empty() || has(help, std::string(engine.unrecorded))));
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(engines_in_words, OfferedFamilies);

TEST_CASE("help, completion and manual know every command and every option of the families") {
    const std::string words[] = {
        "solve",    "count",  "generate",   "hint",     "grade",    "show",
        "share",    "open",   "check",      "bench",    "--engine", "--up-to-symmetry",
        "--pieces", "--size", "--barriers", "--motifs", "--unique"};
    const std::string help = run("--help").output + run("solve --help").output + run("count --help").output +
                             run("generate --help").output;
    const std::string bash = run("completion bash").output;
    const std::string zsh = run("completion zsh").output;
    std::string page;
    for (const char letter : run("man").output) {
        page += letter == '\\' ? "" : std::string(1, letter);
    }
    for (const std::string& word : words) {
        CAPTURE(word);
        CHECK(has(help, word));
        CHECK(has(bash, word));
        CHECK(has(zsh, word));
        CHECK(has(page, word));
    }
    for (const std::string limits :
         {"1 to 128 each, default 8x8", "2 to 10 each, default 3x3", "1 to 16 each"}) {
        CAPTURE(limits);
        CHECK(has(help, limits));
        CHECK(has(page, limits));
    }
}

TEST_CASE("bash completes commands, options and values") {
    const std::string script = quoted(file_with("completion.bash", run("completion bash").output));
    const auto completed = [&](const std::string& words, int index) {
        return run_shell("bash -c '. \"$0\"; COMP_WORDS=(" + words + "); COMP_CWORD=" +
                         std::to_string(index) + "; _tessera; echo ${COMPREPLY[@]}' " + script)
            .output;
    };
    CHECK(completed("tessera sh", 1) == "show share\n");
    CHECK(completed("tessera generate --fr", 2) == "--frame\n");
    CHECK(completed("tessera generate --family n", 3) == "number_swap\n");
    CHECK(completed("tessera show --li", 2) == "\n");
    CHECK(completed("tessera completion z", 2) == "zsh\n");
}

TEST_CASE("help is no error") {
    const Ending help = run("--help");
    CHECK(help.exit_status == 0);
    CHECK(has(help.output, "solve"));
    CHECK(help.errors == "");
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/cli/tessera");

TEST_CASE("JSON has both bounds where the shortest way is not proved") {
    const std::string grid =
        quoted(file_with("bounded.txt", run("generate --family number_swap --size 5x5 --seed 2").output));
    for (const std::string command : {"solve", "grade"}) {
        const auto json = json_from(command + " --json " + grid);
        CHECK(json["outcome"] == "bounded");
        CHECK(json["lower_bound"] < json["upper_bound"]);
    }
}

TEST_SUITE_END();

}  // namespace tessera
