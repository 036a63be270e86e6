#include "base/record.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/output.h"
#include "games/polyomino/reasoning/weight_fit.h"
#include "session/share.h"

#include <chrono>
#include <fmt/core.h>
#include <optional>

namespace tessera {

namespace {

using polyomino::TimedPuzzle;
using SteadyClock = std::chrono::steady_clock;

constexpr Ticks slice = 100'000;
constexpr std::size_t least_puzzles = 3;

// The times read so far.
struct Times {
    std::vector<TimedPuzzle> puzzles;
    // Skipped: other families, puzzles not generated yet, no time, or too hard to be solved by reasoning.
    int left_out = 0;
    int status = exit_done;
};

// Returns the wins with their best times: the entry `solved` of the page's export, otherwise the whole text.
std::string wins_in(std::string_view text) {
    RecordReader reader(text, "tessera-export", 1);
    std::string wins;
    while (reader.next_is("key")) {
        const bool is_of_wins = reader.text("key") == "solved";
        const std::string kept = reader.text("text");
        wins += is_of_wins ? kept : "";
    }
    reader.text("end");
    return reader.finish(true) ? wins : std::string(text);
}

std::optional<polyomino::Level> level_of(std::string_view code) {
    const auto content = read_link(std::string(code));
    const auto* const session = content ? std::get_if<AnySession>(&*content) : nullptr;
    const auto* const game = session != nullptr ? std::get_if<Session<Polyomino>>(session) : nullptr;
    return game != nullptr ? std::optional(game->level()) : std::nullopt;
}

class Reading {
public:
    explicit Reading(double limit_seconds) : limit_seconds_(limit_seconds), start_(SteadyClock::now()) {}

    // Reads a line CODE MILLISECONDS.
    void read(const std::vector<Token>& words) {
        const auto time = words.size() == 2 ? parse_uint64(words[1].text) : std::nullopt;
        const auto level = time && *time > 0 ? level_of(words[0].text) : std::nullopt;
        const auto looks = level ? looks_at(*level) : std::nullopt;
        if (looks) {
            times_.puzzles.push_back({*looks, static_cast<double>(*time) / 1000});
        } else {
            times_.left_out += is_stopped() ? 0 : 1;
        }
    }
    bool is_stopped() {
        if (InterruptWatch::is_interrupted()) {
            times_.status = exit_interrupted;
        } else if (limit_seconds_ > 0 &&
                   SteadyClock::now() - start_ > std::chrono::duration<double>(limit_seconds_)) {
            times_.status = exit_stopped;
        }
        return times_.status != exit_done;
    }
    const Times& times() const { return times_; }

private:
    std::optional<std::array<std::uint64_t, polyomino::rule_count>> looks_at(const polyomino::Level& level) {
        polyomino::LookGrader grader(level, Polyomino::start(level));
        Outcome outcome = Outcome::running;
        while (outcome == Outcome::running && !is_stopped()) {
            outcome = grader.advance(slice);
        }
        return outcome == Outcome::solved ? std::optional(grader.looks()) : std::nullopt;
    }

    double limit_seconds_;
    SteadyClock::time_point start_;
    Times times_;
};

std::string table_of(const Times& times, const polyomino::WeightFit& fit) {
    std::string text = fmt::format("{} puzzles, {} left out\n{:<16}{:>8}{:>8}\n", times.puzzles.size(),
                                   times.left_out, "rule", "now", "fitted");
    for (int rule = 0; rule < polyomino::rule_count; ++rule) {
        text += fmt::format("{:<16}{:>8}{:>8.2f}\n", at(polyomino::rule_names, rule),
                            at(polyomino::rule_weights, rule), at(fit.weights, rule));
    }
    return text + fmt::format("rank correlation of scores and times: {:.2f} now, {:.2f} fitted\n",
                              fit.correlation_before, fit.correlation_after);
}

JsonValue json_of(const Times& times, const polyomino::WeightFit& fit) {
    JsonValue json;
    json["puzzles"] = times.puzzles.size();
    json["left_out"] = times.left_out;
    json["weights"] = JsonValue::object();
    for (int rule = 0; rule < polyomino::rule_count; ++rule) {
        json["weights"][std::string(at(polyomino::rule_names, rule))] =
            std::stod(fmt::format("{:.4f}", at(fit.weights, rule)));
    }
    json["correlation_now"] = std::stod(fmt::format("{:.4f}", fit.correlation_before));
    json["correlation_fitted"] = std::stod(fmt::format("{:.4f}", fit.correlation_after));
    return json;
}

}  // namespace

int fit(const Arguments& arguments) {
    const Readable<std::string> text = read_text(arguments.times_file);
    if (!text) {
        return refuse(text.error());
    }
    const InterruptWatch watch;
    Reading reading(arguments.limit_seconds);
    const std::string wins = wins_in(*text);
    for (const Token& line : split_lines(wins)) {
        const std::vector<Token> words = split_words(line);
        if (!words.empty() && !reading.is_stopped()) {
            reading.read(words);
        }
    }
    const Times& times = reading.times();
    if (times.puzzles.size() < least_puzzles) {
        const int status =
            refuse(fmt::format("{} has times of {} polyomino puzzles that can be solved by reasoning; "
                               "fitting weights needs at least {}",
                               arguments.times_file, times.puzzles.size(), least_puzzles));
        return times.status == exit_done ? status : times.status;
    }
    const polyomino::WeightFit fit = polyomino::fit_weights(times.puzzles);
    print(arguments.json ? json_line(json_of(times, fit)) : table_of(times, fit));
    return times.status;
}

}  // namespace tessera
