#include "cli/options.h"

#include "base/text.h"
#include "cli/manifest.h"
#include "cli/printable.h"

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <limits>
#include <optional>

namespace tessera {

namespace {

constexpr int most_threads = 256;
constexpr int most_megabytes = 1 << 20;
constexpr int most_parts = 1 << 20;
constexpr std::uint64_t most_puzzles = 1'000'000;
constexpr int most_seconds = 1'000'000'000;
constexpr std::uint64_t megabyte = 1U << 20U;

std::string not_this(const std::string& form, const std::string& text) {
    return fmt::format("must be {}, not {}", form, shortened(text, longest_name));
}

// Calls `take` with a whole number between the limits, or returns an error message.
template <class Take>
auto whole_number(std::uint64_t low, std::uint64_t high, Take take) {
    return [low, high, take](Arguments& arguments, const std::string& text) -> std::string {
        const auto number = parse_uint64(text);
        if (!number || *number < low || *number > high) {
            return not_this(fmt::format("a whole number from {} to {}", low, high), text);
        }
        take(arguments, *number);
        return "";
    };
}

std::string take_limit(Arguments& arguments, const std::string& text) {
    double seconds = 0;
    const bool is_number = CLI::detail::lexical_cast(text, seconds);
    if (!is_number || !(seconds >= 0 && seconds <= most_seconds)) {  // written so that nan is refused too
        return not_this(fmt::format("a number of seconds from 0 to {}", most_seconds), text);
    }
    arguments.limit_seconds = seconds;
    return "";
}

// Parses `i/K`, 1 <= i <= K.
std::string take_part(Arguments& arguments, const std::string& text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto part_count =
        parse_int(std::string_view(text).substr(std::min(slash + 1, text.size())), 1, most_parts);
    const auto part = parse_int(std::string_view(text).substr(0, slash), 1, part_count.value_or(0));
    if (!part) {
        return not_this(fmt::format("i/K with i from 1 to K and K up to {}", most_parts), text);
    }
    arguments.count.part = *part;
    arguments.count.part_count = *part_count;
    return "";
}

}  // namespace

OptionInfo cut_option() {
    return {"--cut", "FILE", "read the puzzle from a cut grid instead of INPUT",
            [](Arguments& arguments, const std::string& text) -> std::string {
                arguments.cut_file = text;
                return text.empty() ? "must be the name of a file" : "";
            }};
}

OptionInfo fit_option() {
    return {
        "--fit", "TIMES",
        "instead of grading INPUT, fit the weights of the rules to a player's times: a file with lines CODE "
        "MILLISECONDS, or what the page exports",
        [](Arguments& arguments, const std::string& text) -> std::string {
            arguments.times_file = text;
            return text.empty() ? "must be the name of a file" : "";
        }};
}

OptionInfo seed_option(const std::string& help) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    return {
        "--seed", "N", help + fmt::format(" [0 to {}, default 1]", most),
        whole_number(0, most, [](Arguments& arguments, std::uint64_t seed) { arguments.solve.seed = seed; })};
}

OptionInfo limit_option() {
    return {"--limit", "SECONDS",
            fmt::format("stop after so many seconds [0 to {}, default 0: no limit]", most_seconds),
            take_limit};
}

OptionInfo run_limit_option() {
    return {"--limit", "SECONDS",
            fmt::format("stop each run after so many seconds [0 to {}, default 0: no limit]", most_seconds),
            take_limit};
}

OptionInfo threads_option() {
    return {"--threads", "N", fmt::format("runs side by side [1 to {}, default 1]", most_threads),
            whole_number(1, most_threads, [](Arguments& arguments, std::uint64_t count) {
                arguments.thread_count = static_cast<int>(count);
            })};
}

OptionInfo jobs_option() {
    OptionInfo option = threads_option();
    option.help = fmt::format("jobs side by side [1 to {}, default 1]", most_threads);
    return option;
}

OptionInfo output_option(const std::string& name, const std::string& help,
                         std::function<void(Arguments&, const std::string&)> take) {
    return {name, "FILE", help,
            [name, take = std::move(take)](Arguments& arguments, const std::string& text) -> std::string {
                arguments.files_written.push_back({name, text});
                take(arguments, text);
                return text.empty() ? "must be the name of a file" : "";
            }};
}

OptionInfo json_option() {
    return {"--json", "", "print JSON, one object a line", [](Arguments& arguments, const std::string&) {
                arguments.json = true;
                return std::string();
            }};
}

OptionInfo table_option() {
    return {"--table", "",
            "with --json: where cells lie, and how pieces turn, for programs that draw the puzzle",
            [](Arguments& arguments, const std::string&) {
                arguments.with_table = true;
                return std::string();
            }};
}

OptionInfo part_option(const std::string& help) {
    return {"--part", "i/K", help, take_part};
}

OptionInfo rows_option(const std::string& name, const std::string& help) {
    return {name, "FILE", help, [name](Arguments& arguments, const std::string& text) {
                arguments.files_written.push_back({name, text});
                arguments.files_written.push_back({name, manifest_name(text)});
                (name == "--resume" ? arguments.campaign.resumed_file : arguments.campaign.rows_file) = text;
                return std::string(text.empty() ? "must be the name of a file" : "");
            }};
}

OptionInfo resume_option() {
    return rows_option("--resume", "go on with the file of an earlier command that was ended, or begin it");
}

OptionInfo like_option() {
    return {
        "--like", "PUZZLE",
        "another puzzle like this one, instead of a family and its options: a level file, a share code or "
        "-; uses its recipe, or else its board and tier",
        [](Arguments& arguments, const std::string& text) {
            arguments.puzzle_like = text;
            return std::string();
        }};
}

OptionInfo surprise_option() {
    return {
        "--surprise", "",
        "a puzzle of any kind that some day's puzzles have, chosen by the seed, instead of options of the "
        "family",
        [](Arguments& arguments, const std::string&) {
            arguments.is_surprise = true;
            return std::string();
        }};
}

OptionInfo puzzle_count_option() {
    return {"--count", "N",
            fmt::format("make so many puzzles, one share code a line after its seed [1 to {}]", most_puzzles),
            whole_number(1, most_puzzles, [](Arguments& arguments, std::uint64_t count) {
                arguments.puzzle_count = static_cast<std::size_t>(count);
            })};
}

OptionInfo symmetry_option() {
    return {"--up-to-symmetry", "", "count mirror images and turns once",
            [](Arguments& arguments, const std::string&) {
                arguments.count.up_to_symmetry = true;
                return std::string();
            }};
}

std::vector<OptionInfo> count_options() {
    return {symmetry_option(),
            part_option("count only part i of K equal-sized shares"),
            {"--memory", "MB",
             fmt::format("megabytes that tables may take, at least 12 of them for states; beyond that it "
                         "gets slower [1 to {}, default 256]",
                         most_megabytes),
             whole_number(1, most_megabytes, [](Arguments& arguments, std::uint64_t size) {
                 arguments.count.memory_bytes = size * megabyte;
             })}};
}

}  // namespace tessera
