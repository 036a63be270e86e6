#include "app/lab/race/race_link.h"

#include "app/lab/race/race.h"
#include "base/text.h"
#include "session/engine_tables.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int most_seeds = 100;

bool is_offered(const RaceEntry& entry, std::string_view family) {
    for (const EngineInfo& engine : recorded_engines(family)) {
        if (engine.id != entry.engine || !engine.solves()) {
            continue;
        }
        const auto heuristics = heuristics_of(family);
        return entry.heuristic.empty() ||
               (engine.takes_heuristic &&
                heuristic_called({heuristics.data(), heuristics.size()}, entry.heuristic) >= 0);
    }
    return false;
}

}  // namespace

std::string text_of(const std::vector<RaceEntry>& entries) {
    std::string text;
    for (const RaceEntry& entry : entries) {
        text += (text.empty() ? "" : ",") + entry.engine;
        text += entry.heuristic.empty() ? "" : ":" + entry.heuristic;
    }
    return text;
}

std::vector<RaceEntry> entries_in(std::string_view text, std::string_view family) {
    std::vector<RaceEntry> entries;
    for (const Token& each : split_at(text, ',')) {
        const std::size_t sign = std::min(each.text.find(':'), each.text.size());
        RaceEntry entry{std::string(each.text.substr(0, sign)), {}};
        entry.heuristic = each.text.substr(std::min(sign + 1, each.text.size()));
        const bool is_new = std::find(entries.begin(), entries.end(), entry) == entries.end();
        if (is_new && is_offered(entry, family) && static_cast<int>(entries.size()) < Race::most_lanes) {
            entries.push_back(entry);
        }
    }
    return entries;
}

void set_race(LabLink& link, const RaceRules& rules, const std::vector<RaceEntry>& entries) {
    link.set("race", text_of(entries));
    link.set("seeds", rules.seed_count == RaceRules().seed_count ? "" : std::to_string(rules.seed_count));
    link.set("limit", rules.limit == RaceRules().limit ? "" : std::to_string(rules.limit));
}

void take_race(const LabLink& link, RaceRules& rules) {
    rules.seed_count = std::clamp(link.number("seeds").value_or(RaceRules().seed_count), 1, most_seeds);
    const auto limit = link.number("limit").value_or(static_cast<int>(RaceRules().limit));
    rules.limit = static_cast<Ticks>(std::clamp(limit, 1, 1'000'000'000));
}

}  // namespace tessera
