#include "base/text.h"
#include "cli/program.h"

#include <doctest.h>

#include <cmath>
#include <map>
#include <set>

// The page that repeats the reports' measurements shows what its commands print.

namespace tessera {

TEST_SUITE_BEGIN("slow/cli/reports");

namespace {

using Numbers = std::set<std::string>;

std::vector<std::string> blocks_of(const std::string& text) {
    std::vector<std::string> blocks(1);
    for (const Token& line : split_lines(text)) {
        if (line.text.empty()) {
            blocks.emplace_back();
        } else {
            blocks.back() += std::string(line.text) + "\n";
        }
    }
    return blocks;
}

// Joins the lines "$ tessera lab A" and "$   --engines B" to one command.
std::string command_in(const std::string& block) {
    std::string command;
    for (const Token& line : split_lines(block)) {
        command += line.text.substr(2);
    }
    return command;
}

std::string with_paths(std::string command) {
    for (const std::string folder : {"levels/", "tests/bench/"}) {
        const std::size_t place = command.find(" " + folder);
        if (place != std::string::npos) {
            command.insert(place + 1, TESSERA_SOURCE_DIR "/");
        }
    }
    return command;
}

// Runs the command; scripts get the path of the tested program.
Ending ending_of(const std::string& command) {
    const std::string program = "tessera ";
    return command.starts_with(program) ? run(with_paths(command.substr(program.size())))
                                        : run_shell(with_paths(command) + " \"$TESSERA\"");
}

// Number of solved runs of an engine with a heuristic, and their nodes.
struct Runs {
    double nodes = 0;
    int solved = 0;
};

// Returns all numbers that the command prints and, for runs with several seeds, their summary.
Numbers numbers_of(const std::string& output) {
    Numbers numbers;
    std::map<std::pair<std::string, std::string>, Runs> together;
    for (const Token& line : split_lines(output)) {
        const std::vector<Token> words = split_words(line);
        for (const Token& word : words) {
            numbers.emplace(word.text);
        }
        if (words.size() > 10 && words[4].text == "solved") {
            Runs& runs = together[{std::string(words[1].text), std::string(words[2].text)}];
            runs.nodes += static_cast<double>(parse_uint64(words[5].text).value_or(0));
            ++runs.solved;
        }
    }
    for (const auto& [name, runs] : together) {
        numbers.insert(std::to_string(runs.solved));
        numbers.insert(std::to_string(std::llround(runs.nodes / runs.solved)));
    }
    return numbers;
}

// Returns 2415 and 1981 for "| small first | 2,415 | 1 981 |".
std::vector<std::string> numbers_in_row(std::string_view row) {
    std::vector<std::string> numbers;
    for (const Token& cell : split_at(row, '|')) {
        std::string digits(cell.text);
        std::erase_if(digits, [](char sign) { return sign == ' ' || sign == ','; });
        if (parse_uint64(digits)) {
            numbers.push_back(digits);
        }
    }
    return numbers;
}

}  // namespace

TEST_CASE("every command of the page on the reports works, and the tables hold what it prints") {
    std::map<std::string, Numbers> printed;  // by command; these are the same in each language
    std::string output;
    for (const std::string language : {"en", "fr"}) {
        CAPTURE(language);
        std::string command;
        int compared = 0;
        for (const std::string& block :
             blocks_of(contents(TESSERA_SOURCE_DIR "/web/learn/" + language + "/reports.txt"))) {
            if (block.starts_with("$ ")) {
                command = command_in(block);
                CAPTURE(command);
                if (!printed.contains(command)) {
                    const Ending ending = ending_of(command);
                    CHECK(ending.exit_status == 0);
                    printed[command] = numbers_of(ending.output);
                    output += ending.output;
                }
            }
            for (const Token& line : split_lines(block.starts_with("|") ? block : "")) {
                for (const std::string& number : numbers_in_row(line.text)) {
                    CAPTURE(number);
                    CHECK(printed[command].contains(number));
                    ++compared;
                }
            }
        }
        CHECK(printed.size() >= 6);
        CHECK(compared >= 25);
    }
    CHECK(has(output, "leftmost: pruning saves 23 to 28 %, worst order against best 1.7 times"));
    CHECK(has(output, "fewest options: pruning saves 6 to 9 %, worst order against best 1.5 times"));
    for (const std::string words : {"23 to 28 %", "6 to 9 %", "1.7 times", "1.5 times"}) {
        CHECK(has(contents(TESSERA_SOURCE_DIR "/web/learn/en/reports.txt"), words));
    }
    for (const std::string words : {"23 à 28 %", "6 à 9 %", "1,7 fois", "1,5 fois"}) {
        CHECK(has(contents(TESSERA_SOURCE_DIR "/web/learn/fr/reports.txt"), words));
    }
    for (const std::string words : {"23 to 28 %", "6 to 9 %", "1.7 times"}) {
        CHECK(has(contents(TESSERA_SOURCE_DIR "/src/lab/README.md"), words));
    }
}

TEST_SUITE_END();

}  // namespace tessera
