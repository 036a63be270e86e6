#include "app/game/making/made_ahead.h"

#include "app/game/list/calendar.h"

#include <algorithm>
#include <variant>

namespace tessera {

void MadeAhead::read(std::string_view text) {
    levels_ = parse_export(text).value_or(KeptTexts());
}

std::string MadeAhead::format() const {
    return format_export(levels_);
}

void MadeAhead::begin(std::string_view family, const Day& today, const Records& records) {
    stop();
    forget_before(today);
    family_ = family;
    waiting_ = dailies_of(family, day_after(today));
    const std::vector<Daily> of_today = dailies_of(family, today);
    waiting_.insert(waiting_.begin(), of_today.begin(), of_today.end());
    const auto is_needless = [&](const Daily& daily) {
        const std::string code = day_code(family, daily);
        return levels_.contains(code) || records.is_solved(code);
    };
    waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(), is_needless), waiting_.end());
    std::reverse(waiting_.begin(), waiting_.end());
    go_on();
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

// Days are compared as they are written, year first.
void MadeAhead::forget_before(const Day& today) {
    std::erase_if(levels_, [&](const auto& made) {
        const auto daily = daily_in_link(made.first, family_of_link(made.first));
        return !daily || format_day(daily->day) < format_day(today);
    });
}

void MadeAhead::go_on() {
    if (!waiting_.empty()) {
        Job job = job_for(daily_recipe(family_, waiting_.back()));
        job.is_quiet = true;
        job_ = pool_.start(job, [this](const Report& report) { receive(report); });
    }
}

void MadeAhead::receive(const Report& report) {
    if (const auto* const level = std::get_if<LevelReport>(&report)) {
        levels_[day_code(family_, waiting_.back())] = level->level;
        has_news_ = true;
    }
    if (is_last(report)) {
        job_.reset();
        waiting_.pop_back();
        go_on();
    }
}

}  // namespace tessera
