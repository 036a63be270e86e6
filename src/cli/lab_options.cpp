#include "base/text.h"
#include "cli/options.h"
#include "cli/printable.h"
#include "lab/chart_data.h"

#include <algorithm>
#include <fmt/core.h>
#include <optional>

// The options of the lab.

namespace tessera {

namespace {

constexpr std::size_t most_seeds = 10'000;
constexpr std::uint64_t most_ticks = 1'000'000'000'000;

// Splits at commas; fails if a name is empty. A number continues the name before it, as in linear:50,50,
// since no name begins with a digit.
std::optional<std::vector<std::string>> names_in(const std::string& text) {
    std::vector<std::string> names;
    for (const Token& token : split_at(text, ',')) {
        if (token.text.empty()) {
            return std::nullopt;
        }
        const bool is_number = token.text.front() >= '0' && token.text.front() <= '9';
        if (is_number && !names.empty() && names.back().find(':') != std::string::npos) {
            names.back().append(",").append(token.text);
        } else {
            names.emplace_back(token.text);
        }
    }
    return names;
}

using Names = std::vector<std::string> LabArguments::*;

auto take_names(Names names) {
    return [names](Arguments& arguments, const std::string& text) -> std::string {
        const auto read = names_in(text);
        if (!read) {
            return fmt::format("must be names separated by commas, not {}", shortened(text, longest_name));
        }
        arguments.lab.*names = *read;
        return "";
    };
}

// Parses "7" or "1..20"; empty if it is neither, or too many.
std::vector<std::uint64_t> seeds_in(std::string_view text) {
    const std::size_t dots = text.find("..");
    const auto first = parse_uint64(text.substr(0, dots));
    const auto last = dots == std::string_view::npos ? first : parse_uint64(text.substr(dots + 2));
    std::vector<std::uint64_t> seeds;
    if (!first || !last || *last < *first || *last - *first >= most_seeds) {
        return seeds;
    }
    for (std::uint64_t number = 0; number <= *last - *first; ++number) {
        seeds.push_back(*first + number);
    }
    return seeds;
}

std::string take_seeds(Arguments& arguments, const std::string& text) {
    std::vector<std::uint64_t> all;
    for (const Token& token : split_at(text, ',')) {
        const std::vector<std::uint64_t> seeds = seeds_in(token.text);
        all.insert(all.end(), seeds.begin(), seeds.end());
        if (seeds.empty() || all.size() > most_seeds) {
            return fmt::format("must be seeds such as 1..20 or 1,5,7, at most {}, not {}", most_seeds,
                               shortened(text, longest_name));
        }
    }
    arguments.lab.seeds = std::move(all);
    return "";
}

std::string take_ticks(Arguments& arguments, const std::string& text) {
    const auto ticks = parse_uint64(text);
    if (!ticks || *ticks < 1 || *ticks > most_ticks) {
        return fmt::format("must be a whole number from 1 to {}, not {}", most_ticks,
                           shortened(text, longest_name));
    }
    arguments.lab.ticks = *ticks;
    return "";
}

std::string take_solutions(Arguments& arguments, const std::string& text) {
    arguments.lab.finds_all = text == "all";
    return text == "all" || text == "first" ? ""
                                            : "must be first or all, not " + shortened(text, longest_name);
}

std::vector<std::string> measures() {
    return {lab_measure_ids.begin(), lab_measure_ids.end()};
}

std::string take_measure(Arguments& arguments, const std::string& text) {
    const std::vector<std::string> known = measures();
    if (std::find(known.begin(), known.end(), text) == known.end()) {
        return fmt::format("must be one of {}, not {}", join(known, ", "), shortened(text, longest_name));
    }
    arguments.lab.measure = text;
    return "";
}

OptionInfo file_option(const std::string& name, const std::string& help, std::string LabArguments::*file) {
    return output_option(
        name, help, [file](Arguments& arguments, const std::string& text) { arguments.lab.*file = text; });
}

}  // namespace

std::vector<OptionInfo> lab_options() {
    return {
        {"--engines", "A,B",
         "the engines, see below; \"default\" is the family's choice [default: all of the family]",
         take_names(&LabArguments::engines), all_engines()},
        {"--heuristics", "X,Y", "the heuristics of each engine that takes them, see below [default: default]",
         take_names(&LabArguments::heuristics), all_heuristics()},
        {"--seeds", "N..M",
         fmt::format("the seeds, as in 1..20 or 1,5,7 [at most {}, default 1]", most_seeds), take_seeds},
        {"--ticks", "N",
         fmt::format("stop each run after so much effort [1 to {}, default 20000000]", most_ticks),
         take_ticks},
        {"--solutions",
         "first|all",
         "the first solution, or all of them if the engine continues past one [default first]",
         take_solutions,
         {"first", "all"}},
        {"--measure", "MEASURE",
         "what the chart compares: " + join(measures(), ", ") +
             " [default nodes; reached where states are stored]",
         take_measure, measures()},
        {"--repeatable", "",
         "leave out memory and time, so that the same runs give the same bytes everywhere",
         [](Arguments& arguments, const std::string&) {
             arguments.lab.is_repeatable = true;
             return std::string();
         }},
        part_option("make only part i of K: every Kth run"),
        threads_option(),
        rows_option("--csv", "write the table as CSV, each row as its run ends, and FILE.manifest beside it"),
        resume_option(),
        file_option("--svg", "write a chart as SVG", &LabArguments::svg_file),
        file_option("--log", "write the steps of the first run, if its engine records them",
                    &LabArguments::log_file),
        file_option("--cp-profiler",
                    "write the tree of the first run as a search log, in the form of CP-Profiler's",
                    &LabArguments::profiler_file)};
}

}  // namespace tessera
