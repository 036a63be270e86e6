#include "cli/arguments.h"

#include "base/text.h"
#include "base/version.h"
#include "cli/exit_status.h"
#include "games/edge_match/engines/solver.h"
#include "games/number_swap/engines/methods.h"
#include "games/polyomino/engines/heuristics.h"
#include "games/polyomino/engines/solver.h"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <fmt/core.h>
#include <map>

namespace tessera {

namespace {

constexpr int max_threads = 256;

void add_input(CLI::App& command, Arguments& arguments) {
    command.add_option("INPUT", arguments.inputs, "a level file, a share code, or - for standard input");
    command.add_option("--cut", arguments.cut_file, "read the puzzle from a cut grid instead");
}

void add_work(CLI::App& command, Arguments& arguments) {
    command.add_option("--limit", arguments.limit_seconds, "stop after so many seconds")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--threads", arguments.thread_count, "runs side by side")
        ->check(CLI::Range(1, max_threads));
    command.add_flag("--json", arguments.json, "print one JSON object");
}

template <class Names>
std::string listed(const Names& names) {
    std::string text;
    for (const std::string_view name : names) {
        text += " " + std::string(name);
    }
    return text + "\n";
}

std::string engines_by_name() {
    return "Engines, the usual one first (polyomino: by the size of the board):\n  polyomino  " +
           listed(polyomino::engine_names) + "  number_swap" + listed(number_swap::method_names()) +
           "  edge_match " + listed(edge_match::engine_names()) +
           "Heuristics:\n  number_swap, a_star: manhattan misplaced mixed sum double linear:P,Q\n"
           "  polyomino, which pieces first (--threads race them all):" +
           listed(polyomino::heuristic_names);
}

void add_solve(CLI::App& program, Arguments& arguments) {
    CLI::App& command = *program.add_subcommand("solve", "print a solution");
    add_input(command, arguments);
    command.add_option("--engine", arguments.solve.engine, "the engine to use, see below");
    command.add_option("--heuristic", arguments.solve.heuristic, "the heuristic of the engine, see below");
    command.footer(engines_by_name());
    command.add_option("--seed", arguments.solve.seed, "the seed of engines that use chance");
    add_work(command, arguments);
}

// `i/K`, 1 <= i <= K.
std::string read_part(const std::string& text, CountOptions& options) {
    constexpr int most = 1 << 20;
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto part_count =
        parse_int(std::string_view(text).substr(std::min(slash + 1, text.size())), 1, most);
    const auto part = parse_int(std::string_view(text).substr(0, slash), 1, part_count.value_or(0));
    if (!part) {
        return "a part is written i/K with i from 1 to K";
    }
    options.part = *part;
    options.part_count = *part_count;
    return "";
}

void add_count(CLI::App& program, Arguments& arguments) {
    CLI::App& command = *program.add_subcommand("count", "print the number of solutions");
    add_input(command, arguments);
    command.add_flag("--up-to-symmetry", arguments.count.up_to_symmetry,
                     "count mirror images and turns once");
    command
        .add_option_function<std::string>(
            "--part",
            [&arguments](const std::string& text) {
                const std::string complaint = read_part(text, arguments.count);
                if (!complaint.empty()) {
                    throw CLI::ValidationError("--part", complaint);
                }
            },
            "count only part i of K equal-sized shares")
        ->type_name("i/K");
    constexpr std::uint64_t megabyte = 1U << 20U;
    command
        .add_option_function<std::uint64_t>(
            "--memory", [&arguments](std::uint64_t size) { arguments.count.memory_bytes = size * megabyte; },
            "megabytes that tables may take, 256 unless told; past them plain search goes on")
        ->check(CLI::Range(1, 1 << 20))
        ->type_name("MB");
    add_work(command, arguments);
}

void add_generate(CLI::App& program, Arguments& arguments) {
    CLI::App& command = *program.add_subcommand(
        "generate", "print a new level; options of the family as --NAME VALUE, for example --size 8x6");
    command.add_option("--family", arguments.family, "polyomino, number_swap, ...")->required();
    command.add_option("--seed", arguments.solve.seed, "the same seed makes the same level");
    command.add_flag("--json", arguments.json, "print one JSON object");
    command.allow_extras();
}

void add_simple(CLI::App& program, Arguments& arguments) {
    constexpr std::array<std::pair<const char*, const char*>, 6> commands = {{
        {"hint", "say what to do next, from vague to exact"},
        {"grade", "say how hard the puzzle is and whether its solution is the only one"},
        {"show", "print the board and the pieces with their orientations"},
        {"share", "print the share code"},
        {"open", "print the level text of a share code"},
        {"check", "is ANSWER a solution of INPUT?"},
    }};
    for (const auto& entry : commands) {
        CLI::App& command = *program.add_subcommand(entry.first, entry.second);
        add_input(command, arguments);
        add_work(command, arguments);
    }
    program.add_subcommand("bench", "run a list of benchmarks, tests/bench/levels.txt unless told otherwise")
        ->add_option("LIST", arguments.inputs, "a file like tests/bench/levels.txt");
}

// `--pieces 10` becomes `pieces 10`.
std::string params_of(const std::vector<std::string>& words) {
    std::vector<std::string> params;
    params.reserve(words.size());
    for (const std::string& word : words) {
        params.push_back(word.substr(0, 2) == "--" ? word.substr(2) : word);
    }
    return join(params, " ");
}

CommandLine complaint_about(const std::string& sentence) {
    fmt::print(stderr, "tessera: {}\n", sentence.substr(0, sentence.find('\n')));
    return {{}, true, exit_bad_input};
}

int wanted_inputs(const Arguments& arguments) {
    if (arguments.command == "bench") {
        return static_cast<int>(std::min<std::size_t>(arguments.inputs.size(), 1));
    }
    if (arguments.command == "generate") {
        return 0;
    }
    return (arguments.command == "check" ? 2 : 1) - (arguments.cut_file.empty() ? 0 : 1);
}

CommandLine understood(CLI::App& program, Arguments arguments) {
    CLI::App& command = *program.get_subcommands().front();
    arguments.command = command.get_name();
    arguments.params = params_of(command.remaining());
    const int given = static_cast<int>(arguments.inputs.size());
    if (given != wanted_inputs(arguments)) {
        return complaint_about(fmt::format("{} takes {} INPUT, here are {}", arguments.command,
                                           wanted_inputs(arguments), given));
    }
    return {std::move(arguments), false, 0};
}

}  // namespace

CommandLine read_command_line(int argument_count, const char* const* arguments) {
    Arguments read;
    CLI::App program("Tessera: polyomino, number-swap and edge-matching puzzles", "tessera");
    program.set_version_flag("--version", "tessera " + std::string(version()));
    program.require_subcommand(1);
    add_solve(program, read);
    add_count(program, read);
    add_generate(program, read);
    add_simple(program, read);
    try {  // the one place where exceptions are caught: the library reports wrong options by throwing
        program.parse(argument_count, arguments);
    } catch (const CLI::Success& help) {
        program.exit(help);
        return {{}, true, exit_done};
    } catch (const CLI::ParseError& error) {
        return complaint_about(error.what());
    }
    return understood(program, std::move(read));
}

}  // namespace tessera
