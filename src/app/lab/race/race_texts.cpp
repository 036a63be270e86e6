#include "app/game/play/game_texts.h"
#include "app/lab/race/race_room.h"
#include "base/text.h"
#include "lab/plot/axis.h"

#include <algorithm>
#include <array>
#include <cmath>

// Texts of the race screen.

namespace tessera {

std::string_view caption_of(LabMeasure measure) {
    constexpr std::array<std::string_view, lab_measure_ids.size()> captions = {
        "Tried", "Updates", "Ticks", "Memory", "Time", "Reached", "Expanded"};
    return at(captions, static_cast<int>(measure));
}

std::string_view words_of(LabMeasure measure) {
    constexpr std::array<std::string_view, lab_measure_ids.size()> words = {
        "choices tried, including those refused",
        "updates of the matrix",
        "ticks of effort",
        "bytes of memory",
        "milliseconds",
        "positions reached",
        "positions expanded: taken up to reach others"};
    return at(words, static_cast<int>(measure));
}

std::vector<LabMeasure> RaceRoom::measures() const {
    const std::vector<RaceLane>& lanes = race_->lanes();
    const bool stores_states = std::any_of(lanes.begin(), lanes.end(), [](const RaceLane& lane) {
        return lane.current().counts.expanded.has_value();
    });
    if (stores_states) {
        return {LabMeasure::reached, LabMeasure::expanded, LabMeasure::ticks, LabMeasure::memory,
                LabMeasure::time};
    }
    return {LabMeasure::nodes, LabMeasure::reached, LabMeasure::updates,
            LabMeasure::ticks, LabMeasure::memory,  LabMeasure::time};
}

std::string_view outcome_caption(LabOutcome outcome) {
    switch (outcome) {
        case LabOutcome::solved:
            return "Solved";
        case LabOutcome::exhausted:
            return "No solution";
        case LabOutcome::memory:
            return "Out of memory";
        default:
            return "Stopped at the limit";
    }
}

Sentence state_of(const RaceLane& lane) {
    if (lane.trouble()) {
        return *lane.trouble();
    }
    const int run_count = int_size(lane.runs());
    if (!lane.is_done()) {
        return run_count == 0 ? say("at work") : say("at work, with seed {}", run_count + 1);
    }
    if (run_count == 1) {
        return {std::string(outcome_caption(lane.runs().front().outcome)), {}};
    }
    const auto done = std::count_if(lane.runs().begin(), lane.runs().end(),
                                    [](const LabRun& run) { return run.is_done(); });
    return say("{} of {} done", done, run_count);
}

std::string counters_of(const RaceLane& lane, const Strings& strings) {
    const SearchStats& stats = lane.current().stats;
    const std::string reached = thousands(std::to_string(lane.current().counts.reached.value_or(0)));
    return strings.of(say("{} {position|positions} reached, {} {tick|ticks}", reached,
                          thousands(std::to_string(stats.ticks))));
}

std::string bytes_text(const std::optional<std::uint64_t>& bytes) {
    constexpr double kilobyte = 1000;
    if (!bytes) {
        return "\xE2\x80\x93";
    }
    const auto number = static_cast<double>(*bytes);
    return number < kilobyte * kilobyte ? readable_number(std::ceil(number / kilobyte)) + " kB"
                                        : readable_number(std::round(number / kilobyte / 100) / 10) + " MB";
}

std::string time_text(double elapsed_ms) {
    return readable_number(elapsed_ms < 10 ? elapsed_ms : std::round(elapsed_ms)) + " ms";
}

std::vector<Sentence> sentences_of(const RaceRoom& room, const Strings& strings) {
    if (!room.meeting() || !room.lane()) {
        return {};
    }
    const auto& difference = room.meeting()->difference;
    if (!difference) {
        return {say("they make the same choices, as far as both are recorded")};
    }
    std::vector<Sentence> sentences;
    sentences.push_back(difference->common == 0 ? say("they differ from the first decision on")
                                                : say("after {} {decision|decisions} in common they differ",
                                                      thousands(std::to_string(difference->common))));
    const auto add = [&](int lane, const PartingStep& parting) {
        const std::string name = room.caption(lane, strings);
        const std::string words = strings.of(parting.words);
        const std::string led_to = thousands(std::to_string(parting.positions));
        if (parting.is_end) {
            sentences.push_back(say("{}: {}", name, words));
        } else if (parting.is_cut) {
            sentences.push_back(
                say("{}: {}. This leads to at least {} {position|positions}", name, words, led_to));
        } else {
            sentences.push_back(say("{}: {}. This leads to {} {position|positions}", name, words, led_to));
        }
    };
    add(*room.lane(), difference->first);
    add(room.meeting()->other, difference->second);
    return sentences;
}

}  // namespace tessera
