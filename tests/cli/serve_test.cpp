// Promise: `tessera serve` answers each job once, as the command of its name does, whatever else is asked, cancelled or
//     garbled meanwhile.

#include "base/rng.h"
#include "base/text.h"
#include "cli/program.h"
#include "cli/served.h"

#include <doctest.h>

#include <csignal>
#include <fstream>
#include <map>
#include <set>
#include <thread>

namespace tessera {

TEST_SUITE_BEGIN("cli/serve");

namespace {

using JsonValue = nlohmann::json;

// A square board to be filled with dominoes. With 40 cells a side it is counted for hours.
std::string dominoes(int side) {
    std::string board;
    for (int row = 0; row < side; ++row) {
        board += std::string(static_cast<std::size_t>(side), '.') + "\n";
    }
    return "tessera 1 polyomino\nboard\n" + board + "end\npiece I2 x" + std::to_string(side * side / 2) +
           "\nXX\nend\n";
}

JsonValue job(const JsonValue& id, const std::string& command, const std::string& puzzle,
              const JsonValue& options = JsonValue::object()) {
    return {{"id", id}, {"command", command}, {"puzzle", puzzle}, {"options", options}};
}

JsonValue endless(const JsonValue& id) {
    return job(id, "count", dominoes(40));
}

std::string level(const std::string& name) {
    return contents(std::string(TESSERA_SOURCE_DIR) + "/levels/" + name);
}

JsonValue without_time(JsonValue object) {
    object.erase("elapsed_ms");
    return object;
}

// Returns what the command prints with --json.
std::vector<JsonValue> printed(const std::string& arguments) {
    const std::string output = run(arguments + " --json").output;
    std::vector<JsonValue> objects;
    for (const Token& line : split_lines(output)) {
        objects.push_back(without_time(JsonValue::parse(line.text, nullptr, false)));
    }
    return objects;
}

std::vector<JsonValue> answers_in(const std::vector<JsonValue>& objects, const JsonValue& id) {
    std::vector<JsonValue> answers;
    for (const JsonValue& object : objects) {
        if (object["id"] == id && object["event"] != "progress") {
            answers.push_back(without_time(object["answer"]));
        }
    }
    return answers;
}

// Returns the most memory that the process has had, in kilobytes.
long peak_memory(pid_t process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    std::string line;
    while (std::getline(status, line)) {
        if (line.substr(0, 6) == "VmHWM:") {
            return std::stol(line.substr(6));
        }
    }
    return 0;
}

}  // namespace

TEST_CASE("an answer is what the command prints, for every command and family, in whatever order") {
    Served served({"--threads", "3"});
    const std::string files[] = {"polyomino/06-iq.txt", "number_swap/07-nine-to-sort.txt",
                                 "edge_match/02-four-corners.txt"};
    for (const std::string& file : files) {
        for (const std::string command : {"solve", "count", "hint", "explain", "grade", "open"}) {
            served.ask(job(command + " " + file, command, level(file)));
        }
    }
    served.ask({{"id", 1},
                {"command", "generate"},
                {"options", {{"family", "edge_match"}, {"size", "3x3"}, {"seed", 5}}}});
    served.end_input();
    const std::vector<JsonValue> objects = served.rest();
    CHECK(served.status() == 0);
    for (const std::string& file : files) {
        for (const std::string command : {"solve", "count", "hint", "explain", "grade", "open"}) {
            const std::string id = command + " " + file;
            CAPTURE(id);
            const std::string path = quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/" + file);
            const std::vector<JsonValue> expected = printed(command + " " + path);
            CHECK_FALSE(expected.empty());
            CHECK(answers_in(objects, id) == expected);
        }
    }
    CHECK(answers_in(objects, 1) == printed("generate --family edge_match --size 3x3 --seed 5"));
}

TEST_CASE("options, links, moves and other formats are those of the command line") {
    Served served;
    served.ask(
        job(1, "solve", "#1s/2x2/U/wsba", {{"engine", "a_star"}, {"heuristic", "misplaced"}, {"seed", 7}}));
    JsonValue half_done = job(2, "hint", "#1s/2x2/U/wsba");
    half_done["moves"] = {"0 0 0 1"};
    served.ask(half_done);
    half_done["id"] = 3;
    half_done["moves"] = {"0 0 0 1", "0 0 1 0"};
    served.ask(half_done);
    served.ask(job(4, "count", "A A B\nA B B\n", {{"from", "cut"}, {"up-to-symmetry", true}}));
    served.ask({{"id", 5},
                {"command", "generate"},
                {"options", {{"family", "edge_match"}, {"halves", true}, {"size", "2x2"}}}});
    served.end_input();
    std::map<JsonValue, JsonValue> answers;
    for (const JsonValue& object : served.rest()) {
        REQUIRE(object["event"] == "answer");
        answers[object["id"]] = object["answer"];
    }
    CHECK(served.status() == 0);
    CHECK(answers[1]["engine"] == "a_star");
    CHECK(answers[1]["moves"].size() == 2);
    CHECK(answers[2]["moves"] == JsonValue{"0 0 1 0"});
    CHECK(answers[3]["steps"] == JsonValue{"the puzzle is solved: there is nothing left to do"});
    CHECK(answers[4]["outcome"] == "exhausted");
    CHECK(has(answers[5]["params"], "halves yes"));
}

TEST_CASE("short jobs are answered while a long one is at work, which can be cancelled") {
    Served served({"--threads", "2"});
    served.ask(endless("long"));
    for (int id = 0; id < 20; ++id) {
        served.ask(job(id, "solve", level("number_swap/01-two-swaps.txt")));
    }
    std::set<JsonValue> answered;
    double reported_ms = -500;
    int progress_count = 0;
    while (answered.size() < 20 || progress_count < 2) {
        const JsonValue object = served.next();
        REQUIRE(object.is_object());
        if (object["event"] == "progress") {
            CHECK(object["id"] == "long");
            CHECK(object["elapsed_ms"].get<double>() >= reported_ms + 500);  // two a second at most
            reported_ms = object["elapsed_ms"];
            ++progress_count;
        } else {
            CHECK(object["answer"]["outcome"] == "solved");
            CHECK(answered.insert(object["id"]).second);
        }
    }
    served.ask({{"cancel", "long"}});
    const JsonValue stopped = served.last_about("long");
    CHECK(stopped["event"] == "answer");
    CHECK(stopped["answer"]["outcome"] == "stopped");
    CHECK(stopped["answer"]["nodes"] > 0);
    served.ask({{"cancel", "long"}});
    CHECK(served.last_about("long")["error"] == "there is no job of this id, or it is done");
    served.ask(job("long", "count", dominoes(4)));  // its id is free again
    CHECK(served.last_about("long")["answer"]["solutions"] == 36);
    served.end_input();
    CHECK(served.rest().empty());
    CHECK(served.status() == 0);
}

TEST_CASE("exact cover problems are jobs, too, with progress, limits and cancel") {
    std::string many = "0";  // two ways for each item
    std::string options;
    for (int item = 0; item < 60; ++item) {
        many += item > 0 ? " " + std::to_string(item) : "";
        options += std::to_string(item) + "\n" + std::to_string(item) + "\n";
    }
    const JsonValue dlx = {{"from", "dlx"}};
    Served served({"--threads", "2"});
    served.ask(job("long", "count", many + "\n" + options, dlx));
    JsonValue told = served.next();
    while (told.is_object() && told["event"] != "progress") {
        told = served.next();
    }
    REQUIRE(told.is_object());
    served.ask(job("short", "solve", "a b c\na b\nc\na\n", {{"from", "dlx"}, {"engine", "frontier"}}));
    CHECK(served.last_about("short")["answer"]["options"] == JsonValue({"a b", "c"}));
    served.ask(job("none", "solve", "a b c\na b\nb c\n", dlx));
    CHECK(served.last_about("none")["answer"]["outcome"] == "exhausted");
    served.ask(job("graded", "grade", "a b c\na b\nc\n", dlx));
    CHECK(served.last_about("graded")["error"] ==
          "this is an exact cover problem, which solve and count take");
    served.ask({{"cancel", "long"}});
    CHECK(served.last_about("long")["answer"]["outcome"] == "stopped");
    served.end_input();
    CHECK(served.status() == 0);
}

TEST_CASE("a job that waits can be cancelled, and one at its limit makes room") {
    Served served;
    JsonValue limited = endless("limited");
    limited["options"] = {{"limit", 0.3}};
    limited["progress"] = false;
    served.ask(limited);
    served.ask(endless("waits"));
    served.ask(job("next", "count", dominoes(6)));
    served.ask({{"cancel", "waits"}});
    served.end_input();
    const std::vector<JsonValue> objects = served.rest();
    CHECK(served.status() == 0);
    REQUIRE(objects.size() == 3);
    CHECK(objects[0]["id"] == "waits");
    CHECK(objects[0]["answer"]["outcome"] == "stopped");
    CHECK(objects[1]["id"] == "limited");
    CHECK(objects[1]["answer"]["outcome"] == "stopped");
    CHECK(objects[2]["answer"]["solutions"] == 6728);
}

TEST_CASE("a line that is no request gets one error, with its id if it has one, and the next is read") {
    Served served;
    const std::string tiny = dominoes(2);
    const std::pair<std::string, JsonValue> lines[] = {
        {"garbage", nullptr},
        {"{\"id\": 1", nullptr},
        {"[1]", nullptr},
        {std::string(100000, '['), nullptr},
        {"{\"id\":1,\"command\":\"solve\",\"options\":" + std::string(1000, '[') + std::string(1000, ']') +
             "}",
         nullptr},
        {"\xff\xfe\x80", nullptr},
        {"{\"command\":\"solve\"}", nullptr},
        {"{\"id\":1.5,\"command\":\"solve\"}", nullptr},
        {"{\"id\":\"" + std::string(201, 'x') + "\",\"command\":\"solve\"}", nullptr},
        {R"({"id":2})", 2},
        {R"({"id":3,"command":"nonsense"})", 3},
        {R"({"id":4,"command":"bench"})", 4},
        {R"({"id":5,"command":"solve"})", 5},
        {R"({"id":6,"command":"solve","puzzle":7})", 6},
        {R"({"id":7,"command":"solve","puzzle":"nothing"})", 7},
        {R"({"id":8,"command":"generate","puzzle":"nothing"})", 8},
        {R"({"id":9,"command":"generate"})", 9},
        {R"({"id":10,"command":"generate","options":{"family":"polyomino","board":"/etc/passwd"}})", 10},
        {R"({"id":11,"command":"generate","options":{"family":"polyomino","count":3}})", 11},
        {R"({"id":12,"command":"generate","options":{"family":"polyomino","output":"x"}})", 12},
        {R"({"id":13,"command":"generate","options":{"family":"polyomino","size":"9"}})", 13},
        {R"({"id":14,"command":"generate","options":[]})", 14},
        {R"({"id":"15","command":"generate","surprise":1})", "15"},
        {R"({"id":16,"command":"solve","puzzle":"x","moves":[1]})", 16},
        {R"({"id":17,"command":"solve","puzzle":"x","progress":1})", 17},
        {R"({"cancel":18})", 18},
        {R"({"id":19,"cancel":18})", 18},
        {job(20, "solve", tiny, {{"engine", "none"}}).dump(), 20},
        {job(21, "solve", tiny, {{"limit", -1}}).dump(), 21},
        {job(22, "solve", tiny, {{"json", true}}).dump(), 22},
        {job(23, "solve", tiny, {{"cut", "x"}}).dump(), 23},
        {job(24, "solve", tiny, {{"seed", JsonValue::array()}}).dump(), 24},
        {job(25, "count", tiny, {{"up-to-symmetry", "yes"}}).dump(), 25},
        {job(26, "count", tiny, {{"up-to-symmetry", true}, {"part", "1/2"}}).dump(), 26},
    };
    for (const auto& refused : lines) {
        CAPTURE(refused.first.substr(0, 200));
        served.send(refused.first + "\n");
        const JsonValue refusal = served.next();
        CHECK(refusal["event"] == "error");
        CHECK(refusal["id"] == refused.second);
        const std::string sentence = refusal["error"];
        CHECK(sentence.size() > 10);
        CHECK(sentence.size() <= 500);
        CHECK(sentence.substr(0, 8) != "tessera:");
    }
    served.send("\n  \r\n");  // nothing is asked
    served.ask(job(1, "count", tiny));
    CHECK(served.next()["answer"]["solutions"] == 2);
    served.ask(endless(2));
    served.ask(job(2, "count", tiny));
    CHECK(served.last_about(2)["error"] == "there is a job of this id already");
    served.ask({{"cancel", 2}});
    CHECK(served.last_about(2)["answer"]["outcome"] == "stopped");
}

TEST_CASE("every damaged line gets one answer or error") {
    Served served;
    JsonValue whole = job("an id", "count", "#1p/4x3/DFM/h0fs", {{"part", "1/2"}, {"memory", 20}});
    whole["moves"] = JsonValue::array();
    const std::string line = whole.dump();
    Rng rng(11);
    int error_count = 0;
    for (int round = 0; round < 600; ++round) {
        std::string damaged = line;
        for (std::uint64_t damage = rng.below(3) + 1; damage > 0; --damage) {
            const std::size_t place = rng.below(damaged.size());
            const std::string_view letters = "\"{}[]:,0-9a\\ \xff#/";
            if (rng.below(3) == 0) {
                damaged.erase(place, rng.below(9) + 1);
            } else {
                damaged[place] = letters[rng.below(letters.size())];
            }
        }
        CAPTURE(damaged);
        served.send(damaged + "\n");
        JsonValue last = served.next();
        while (last["event"] == "progress") {
            last = served.next();
        }
        error_count += last["event"] == "error" ? 1 : 0;
        CHECK((last["event"] == "error" || last["event"] == "answer"));
    }
    CHECK(error_count > 300);
    CHECK(error_count < 600);
    served.end_input();
    CHECK(served.rest().empty());  // none got two
    CHECK(served.status() == 0);
}

TEST_CASE("a line of any length takes no more memory than a request may have") {
    Served served;
    served.ask(job(0, "count", dominoes(2)));
    CHECK(served.next()["answer"]["solutions"] == 2);
    const long before = peak_memory(served.process());
    const std::string piece(1U << 20U, 'x');
    for (int megabyte = 0; megabyte < 200; ++megabyte) {
        served.send(piece);
    }
    served.send("\n");
    CHECK(served.next()["error"] == "the line is longer than 4 megabytes");
    CHECK(peak_memory(served.process()) - before < 60'000);
    served.send("{\"id\": 1, \"command\": \"count\", \"puzzle\": " + JsonValue(dominoes(2)).dump() + "}" +
                std::string(3U << 20U, ' ') + "\n");
    CHECK(served.next()["answer"]["solutions"] == 2);
}

TEST_CASE("more jobs than wait at a time are read as others end, and a last line needs no end") {
    Served served({"--threads", "2"});
    std::thread asks([&served] {
        std::string lines;
        for (int id = 0; id < 3000; ++id) {
            lines += job(id, "count", "#1s/2x2/U/wsba").dump() + "\n";
        }
        lines += job("last", "count", dominoes(2)).dump();
        served.send(lines);
        served.end_input();
    });
    std::set<JsonValue> ids;
    for (const JsonValue& object : served.rest()) {
        CHECK(object["event"] == "answer");
        ids.insert(object["id"]);
    }
    asks.join();
    CHECK(ids.size() == 3001);
    CHECK(served.status() == 0);
}

TEST_CASE("at a signal every job is answered with what is known") {
    for (const int number : {SIGTERM, SIGINT}) {
        Served served({"--threads", "2"});
        for (const std::string id : {"one", "two", "waits"}) {
            served.ask(endless(id));
        }
        CHECK(served.next()["event"] == "progress");
        served.signal(number);
        std::set<JsonValue> stopped;
        for (const JsonValue& object : served.rest()) {
            if (object["event"] == "answer") {
                CHECK(object["answer"]["outcome"] == "stopped");
                CHECK(stopped.insert(object["id"]).second);
            }
        }
        CHECK(stopped.size() == 3);
        CHECK(served.status() == 130);
    }
}

TEST_CASE("when nobody listens any more it ends") {
    Served served;
    served.ask(endless("long"));
    CHECK(served.next()["event"] == "progress");
    served.close_output();
    CHECK(served.status() == 2);
}

TEST_CASE("the example of the README answers as it says") {
    const std::string readme = contents(std::string(TESSERA_SOURCE_DIR) + "/src/cli/README.md");
    const std::size_t begin = readme.find("printf '%s\\n' '{\"id\"");
    REQUIRE(begin != std::string::npos);
    const std::size_t middle = readme.find("tessera serve --threads 2\n", begin);
    const std::size_t answers = readme.find('\n', middle) + 1;
    const std::string script = readme.substr(begin, middle - begin) + "\"$TESSERA\"" +
                               readme.substr(middle + 7, answers - middle - 7);
    const auto objects_in = [](const std::string& text) {
        std::multiset<std::string> objects;
        for (const Token& line : split_lines(text)) {
            JsonValue object = JsonValue::parse(line.text, nullptr, false);
            REQUIRE(object.is_object());
            if (object.contains("answer")) {
                object["answer"].erase("elapsed_ms");
            }
            objects.insert(object.dump());
        }
        return objects;
    };
    const std::string promised = readme.substr(answers, readme.find("```", answers) - answers);
    CHECK(objects_in(promised).size() > 3);
    CHECK(objects_in(run_shell(script).output) == objects_in(promised));
}

TEST_SUITE_END();

}  // namespace tessera
