#include "app/game/making/made_ahead.h"

#include "app/game/list/calendar.h"
#include "session/share.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace tessera {

namespace {

std::optional<MadePuzzle> opened(const std::string& level) {
    auto session = open_level(level);
    if (!session) {
        return std::nullopt;
    }
    std::string code = puzzle_code(*session).value_or("");
    return MadePuzzle{std::move(*session), std::move(code)};
}

}  // namespace

void MadeAhead::read(std::string_view text) {
    levels_ = parse_export(text).value_or(KeptTexts());
}

std::string MadeAhead::format() const {
    return format_export(levels_);
}

void MadeAhead::begin(const std::vector<std::string_view>& families, const Day& today, const Records& records,
                      const std::optional<Daily>& open) {
    stop();
    forget_before(today);
    waiting_.clear();
    asked_.clear();
    for (const Day& day : {today, day_after(today)}) {
        for (const std::string_view family : families) {
            for (const Daily& daily : dailies_of(family, day)) {
                const std::string code = day_code(family, daily);
                if (daily != open && !levels_.contains(code) && !records.is_solved(code)) {
                    waiting_.push_back({std::string(family), daily});
                    asked_.insert(code);
                }
            }
        }
    }
    std::reverse(waiting_.begin(), waiting_.end());
    go_on();
}

void MadeAhead::add(std::string_view family, const Daily& daily) {
    const std::string code = day_code(family, daily);
    if (!levels_.contains(code) && asked_.insert(code).second) {
        waiting_.insert(waiting_.begin(), {std::string(family), daily});
    }
    if (!job_) {
        go_on();  // it may have been stopped
    }
}

void MadeAhead::stop() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
}

std::optional<std::string> MadeAhead::level_of(const Recipe& recipe) const {
    const std::optional<Daily> daily = daily_of(recipe);
    const auto made = daily ? levels_.find(day_code(recipe.family, *daily)) : levels_.end();
    return made == levels_.end() ? std::nullopt : std::optional(made->second);
}

const MadePuzzle* MadeAhead::puzzle_of(std::string_view family, const Daily& daily) {
    const std::string code = day_code(family, daily);
    const auto made = levels_.find(code);
    if (made == levels_.end()) {
        return nullptr;
    }
    auto puzzle = puzzles_.find(code);
    if (puzzle == puzzles_.end()) {
        puzzle = puzzles_.emplace(code, opened(made->second)).first;
    }
    return puzzle->second ? &*puzzle->second : nullptr;
}

// Days are compared as they are written, year first.
void MadeAhead::forget_before(const Day& today) {
    std::erase_if(levels_, [&](const auto& made) {
        const auto daily = daily_in_link(made.first, family_of_link(made.first));
        return !daily || format_day(daily->day) < format_day(today);
    });
    std::erase_if(puzzles_, [&](const auto& puzzle) { return !levels_.contains(puzzle.first); });
}

void MadeAhead::go_on() {
    if (!waiting_.empty()) {
        Job job = job_for(daily_recipe(waiting_.back().family, waiting_.back().daily));
        job.is_quiet = true;
        job_ = pool_.start(job, [this](const Report& report) { receive(report); });
    }
}

void MadeAhead::receive(const Report& report) {
    if (const auto* const level = std::get_if<LevelReport>(&report)) {
        levels_[day_code(waiting_.back().family, waiting_.back().daily)] = level->level;
        has_news_ = true;
    }
    if (is_last(report)) {
        job_.reset();
        waiting_.pop_back();
        go_on();
    }
}

}  // namespace tessera
