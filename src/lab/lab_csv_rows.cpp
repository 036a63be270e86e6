#include "base/text.h"
#include "lab/lab_csv.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

// Reads rows of CSV again.

namespace tessera {

namespace {

std::string without_apostrophe(std::string cell) {
    const bool is_marked = cell.size() > 1 && cell[0] == '\'' &&
                           std::string_view("=+-@\t\r\n").find(cell[1]) != std::string_view::npos;
    return is_marked ? cell.substr(1) : cell;
}

std::optional<LabOutcome> outcome_called(std::string_view word) {
    constexpr std::array all = {LabOutcome::solved, LabOutcome::exhausted, LabOutcome::memory,
                                LabOutcome::stopped, LabOutcome::interrupted};
    const auto* const place = std::find_if(all.begin(), all.end(),
                                           [word](LabOutcome outcome) { return word_for(outcome) == word; });
    return place == all.end() ? std::nullopt : std::optional(*place);
}

// Returns the milliseconds of "12.345".
std::optional<double> milliseconds_in(const std::string& cell) {
    const std::size_t dot = cell.find('.');
    const auto whole = parse_uint64(cell.substr(0, dot));
    const auto thousandths = dot == std::string::npos ? std::nullopt : parse_uint64(cell.substr(dot + 1));
    return whole && thousandths && cell.size() == dot + 4
               ? std::optional(static_cast<double>(*whole) + static_cast<double>(*thousandths) / 1000)
               : std::nullopt;
}

bool are_numbers(const std::vector<std::string>& cells) {
    constexpr std::array<std::size_t, 4> needed = {3, 5, 7, 10};
    constexpr std::array<std::size_t, 4> optional = {6, 8, 11, 12};
    return std::all_of(needed.begin(), needed.end(),
                       [&](std::size_t column) { return parse_uint64(cells[column]).has_value(); }) &&
           std::all_of(optional.begin(), optional.end(), [&](std::size_t column) {
               return cells[column].empty() || parse_uint64(cells[column]);
           });
}

}  // namespace

std::vector<std::string> csv_cells(std::string_view line) {
    std::vector<std::string> cells(1);
    bool is_quoted = false;
    for (std::size_t index = 0; index < line.size(); ++index) {
        const char letter = line[index];
        const bool is_doubled = is_quoted && letter == '"' && line.substr(index + 1, 1) == "\"";
        if (letter == '"' && !is_doubled) {
            is_quoted = !is_quoted;
        } else if (letter == ',' && !is_quoted) {
            cells.emplace_back();
        } else if (letter != '\n' || is_quoted) {
            cells.back() += letter;
        }
        index += is_doubled ? 1 : 0;
    }
    std::transform(cells.begin(), cells.end(), cells.begin(), without_apostrophe);
    return cells;
}

std::optional<LabRun> lab_run_of(std::string_view row) {
    const std::vector<std::string> cells = csv_cells(row);
    const auto outcome = cells.size() == lab_columns.size() ? outcome_called(cells[4]) : std::nullopt;
    if (!outcome || !are_numbers(cells)) {
        return std::nullopt;
    }
    LabRun run;
    run.input = cells[0];
    run.engine = cells[1];
    run.heuristic = cells[2];
    run.seed = *parse_uint64(cells[3]);
    run.outcome = *outcome;
    run.stats.nodes = *parse_uint64(cells[5]);
    run.updates = parse_uint64(cells[6]);
    run.stats.ticks = *parse_uint64(cells[7]);
    run.memory_bytes = parse_uint64(cells[8]);
    run.is_timed = milliseconds_in(cells[9]).has_value();
    run.elapsed_ms = milliseconds_in(cells[9]).value_or(0);
    run.stats.solutions = *parse_uint64(cells[10]);
    run.counts = {parse_uint64(cells[11]), parse_uint64(cells[12])};
    return run.is_timed || cells[9].empty() ? std::optional(run) : std::nullopt;
}

}  // namespace tessera
