#include "cli/lab_campaign.h"

#include "base/text.h"
#include "lab/lab_csv.h"

#include <fmt/core.h>
#include <map>
#include <memory>

namespace tessera {

namespace {

constexpr std::size_t outcome_column = 4;
constexpr std::size_t memory_column = 8;
constexpr std::size_t time_column = 9;

// The cells that name a run: input, engine, heuristic and seed.
std::string name_of_run(const LabRun& run) {
    return fmt::format("{}\n{}\n{}\n{}", run.input, run.engine, run.heuristic, run.seed);
}

bool is_of_stopped(const std::vector<std::string>& cells) {
    return cells[outcome_column] == word_for(LabOutcome::stopped);
}

std::string words_of_input(const LabInput& input) {
    return fmt::format("input {}\n{}\n{}{}\n", input.name, input.family, input.position.level,
                       join(input.position.moves, "\n"));
}

}  // namespace

std::string words_of_plan(const std::vector<LabCase>& cases, const Arguments& arguments) {
    std::string words =
        fmt::format("ticks {} seconds {} all {} repeatable {}\n", arguments.lab.ticks,
                    arguments.limit_seconds, arguments.lab.finds_all, arguments.lab.is_repeatable);
    const LabInput* last = nullptr;
    for (const LabCase& lab_case : cases) {
        words += lab_case.input.get() == last ? "" : words_of_input(*lab_case.input);
        words += fmt::format("{} {} {}\n", lab_case.options.engine, lab_case.options.heuristic,
                             lab_case.options.seed);
        last = lab_case.input.get();
    }
    return words;
}

RowForm lab_rows(const std::vector<LabCase>& cases) {
    auto runs = std::make_shared<std::map<std::string, std::vector<std::size_t>>>();
    for (std::size_t index = 0; index < cases.size(); ++index) {
        const LabCase& lab_case = cases[index];
        (*runs)[name_of_run(named_run(lab_case.input->name, lab_case.options))].push_back(index);
    }
    RowForm form;
    form.heading = csv_heading();
    form.runs_of = [runs](std::string_view row) {
        const std::optional<LabRun> run = lab_run_of(row);
        const auto known = run ? runs->find(name_of_run(*run)) : runs->end();
        return known == runs->end() ? std::vector<std::size_t>() : known->second;
    };
    form.is_final = [](std::string_view row) {
        const std::optional<LabRun> run = lab_run_of(row);
        return run && run->outcome != LabOutcome::interrupted;
    };
    return form;
}

std::string lab_contradiction(std::string_view one, std::string_view other, bool is_timed) {
    const std::vector<std::string> cells = csv_cells(one);
    const std::vector<std::string> others = csv_cells(other);
    if (cells.size() != lab_columns.size() || others.size() != lab_columns.size()) {
        return "they are no rows of the lab";
    }
    const bool is_stopped = is_timed && (is_of_stopped(cells) || is_of_stopped(others));
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const bool is_fixed = column != memory_column && column != time_column;
        const bool names_run = column < outcome_column;
        if (is_fixed && (names_run || !is_stopped) && cells[column] != others[column]) {
            return fmt::format("{}: {} and {}", lab_columns[column], cells[column], others[column]);
        }
    }
    return "";
}

}  // namespace tessera
