#include "app/lab/race/race_room.h"

#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "app/lab/race/race_link.h"
#include "lab/chart.h"
#include "lab/lab_csv.h"
#include "session/engine_tables.h"
#include "session/share.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double slice_ms = 12;       // per frame, when it runs to the end
constexpr Ticks slice_beat = 20'000;  // between two readings of the clock
constexpr int engines_at_first = 4;
constexpr std::uint64_t table_bytes = 256ULL << 20;  // all lanes together, within the page's 512 MB

template <class Values, class Value>
Value next_of(const Values& values, Value value, int by) {
    const auto place =
        static_cast<int>(std::lower_bound(values.begin(), values.end(), value) - values.begin());
    return at(values, std::clamp(place + by, 0, int_size(values) - 1));
}

}  // namespace

void RaceRoom::enter(const Lab& lab) {
    *this = RaceRoom();
    is_open_ = true;
    rules_.input = lab.table().title;
    rules_.family = family_id(lab.table().session);
    rules_.position = lab.position();
    rules_.memory_bytes = table_bytes;
    engines_ = recorded_engines(rules_.family);
    std::erase_if(engines_, [](const EngineInfo& engine) { return !engine.solves(); });
    heuristics_ = heuristics_of(rules_.family);
    chosen_engines_.assign(engines_.size(), 0);
    std::fill_n(chosen_engines_.begin(), std::min(int_size(engines_), engines_at_first), char{1});
    chosen_heuristics_.assign(heuristics_.size(), 0);
    if (!heuristics_.empty()) {
        chosen_heuristics_.front() = 1;
    }
    take_race(lab.link(), rules_);
    const std::vector<RaceEntry> named = entries_in(lab.link().option("race"), rules_.family);
    if (named.empty()) {
        show_words(lab);
        return;
    }
    for (std::size_t engine = 0; engine < engines_.size(); ++engine) {
        const bool is_named = std::any_of(named.begin(), named.end(), [&](const RaceEntry& entry) {
            return entry.engine == engines_[engine].id;
        });
        chosen_engines_[engine] = is_named ? 1 : 0;
    }
    for (std::size_t heuristic = 0; heuristic < heuristics_.size(); ++heuristic) {
        const bool is_named = std::any_of(named.begin(), named.end(), [&](const RaceEntry& entry) {
            return entry.heuristic == (heuristic == 0 ? "" : heuristics_[heuristic].id);
        });
        chosen_heuristics_[heuristic] = is_named ? 1 : 0;
    }
    race_.emplace(rules_, named);
    view_ = View::boards;
    is_running_ = true;
    show_words(lab);
}

bool RaceRoom::can_try() const {
    for (int engine = 0; engine < int_size(engines_); ++engine) {
        if (takes_part(engine) && at(engines_, engine).takes_heuristic) {
            return !heuristics_.empty();
        }
    }
    return false;
}

void RaceRoom::choose_engine(int engine, bool takes_part) {
    at(chosen_engines_, engine) = takes_part ? 1 : 0;
}

void RaceRoom::choose_heuristic(int heuristic, bool is_tried) {
    at(chosen_heuristics_, heuristic) = is_tried ? 1 : 0;
}

void RaceRoom::change_seeds(int by) {
    rules_.seed_count = next_of(seed_counts, rules_.seed_count, by);
}

void RaceRoom::change_limit(int by) {
    rules_.limit = next_of(limits, rules_.limit, by);
}

std::vector<RaceEntry> RaceRoom::entries() const {
    std::vector<RaceEntry> entries;
    for (int engine = 0; engine < int_size(engines_); ++engine) {
        const EngineInfo& each = at(engines_, engine);
        if (takes_part(engine) && (!each.takes_heuristic || heuristics_.empty())) {
            entries.push_back({std::string(each.id), {}});
        }
        for (int heuristic = 0; heuristic < int_size(heuristics_); ++heuristic) {
            if (takes_part(engine) && each.takes_heuristic && is_tried(heuristic)) {
                const std::string_view id = at(heuristics_, heuristic).id;
                entries.push_back({std::string(each.id), std::string(heuristic == 0 ? "" : id)});
            }
        }
    }
    return entries;
}

bool RaceRoom::can_start() const {
    const int count = int_size(entries());
    return count > 0 && count <= Race::most_lanes;
}

void RaceRoom::start(const Lab& lab) {
    if (!can_start()) {
        return;
    }
    workers_.reset();
    race_.reset();  // frees memory for the next one
    race_.emplace(rules_, entries());
    announced_.clear();
    close_lane();
    view_ = View::boards;
    is_running_ = true;
    runs_on_ = false;
    show_words(lab);
}

void RaceRoom::play_or_pause(const Lab& lab) {
    if (!has_race() || race_->is_done()) {
        return;
    }
    if (is_running_) {
        pause();
    } else {
        is_running_ = true;
        employ_workers();
    }
    show_words(lab);
}

void RaceRoom::pause() {
    is_running_ = false;
    dismiss_workers();
}

void RaceRoom::employ_workers() {
    if (is_running_ && runs_on_ && can_employ_ && !workers_) {
        workers_ = std::make_unique<RaceWorkers>(*race_);
    }
}

// A worker cannot pause, only end.
void RaceRoom::dismiss_workers() {
    if (workers_) {
        workers_.reset();
        race_->take_back();
    }
}

void RaceRoom::change_speed(int by) {
    beat_ = std::clamp(beat_ + by, 0, int_size(beats) - 1);
    runs_on_ = false;
    dismiss_workers();
}

void RaceRoom::run_on() {
    is_running_ = has_race() && !race_->is_done();
    runs_on_ = is_running_;
    employ_workers();
}

void RaceRoom::advance_here() {
    const double end = platform::now_ms() + slice_ms;
    do {
        race_->advance(runs_on_ ? slice_beat : beat());
    } while (runs_on_ && !race_->is_done() && platform::now_ms() < end);
}

void RaceRoom::advance(const Lab& lab) {
    if (!is_running_) {
        return;
    }
    if (!workers_) {
        advance_here();
    } else if (!workers_->advance(*race_)) {
        can_employ_ = false;
        dismiss_workers();
    }
    announce_arrivals(lab);
    if (race_->is_done()) {
        is_running_ = false;
        workers_.reset();
        show_words(lab);
    }
}

// Announces new arrivals to screen readers, and the whole order at the end.
void RaceRoom::announce_arrivals(const Lab& lab) {
    const Strings strings = lab.strings();
    const std::vector<int> order = race_->finish_order();
    if (race_->is_done()) {
        std::string names;
        for (const int each : order) {
            names += (names.empty() ? "" : ", ") + caption(each, strings);
        }
        platform::announce(strings.with_stop(names.empty() ? say("the race is over, and nobody has finished")
                                                           : say("the race is over. Finished: {}", names)));
        announced_ = order;
        return;
    }
    for (const int each : order) {
        if (std::find(announced_.begin(), announced_.end(), each) == announced_.end()) {
            announced_.push_back(each);
            platform::announce(strings.with_stop(say("{} has finished", caption(each, strings))));
        }
    }
}

void RaceRoom::open_lane(int lane) {
    lane_ = lane;
    meeting_.reset();
}

void RaceRoom::close_lane() {
    lane_.reset();
    meeting_.reset();
}

void RaceRoom::compare_with(int other, const Lab& lab) {
    const auto search_of = [&](int lane) {
        return repeated_search(race_->rules(), at(race_->lanes(), lane).entry(), 1);
    };
    const auto one = search_of(*lane_);
    const auto two = search_of(other);
    if (one == nullptr || two == nullptr) {
        return;
    }
    meeting_ = Meeting{other, difference_of(*one, *two)};
    const Strings strings = lab.strings();
    std::string text;
    for (const Sentence& sentence : sentences_of(*this, strings)) {
        text += (text.empty() ? "" : " ") + strings.with_stop(sentence);
    }
    platform::announce(text);
}

// True if the engine runs with several heuristics; the lane with the default one then names it.
bool RaceRoom::goes_by_several(std::string_view engine) const {
    return has_race() && std::any_of(race_->lanes().begin(), race_->lanes().end(), [&](const RaceLane& lane) {
               return lane.entry().engine == engine && !lane.entry().heuristic.empty();
           });
}

std::string RaceRoom::caption(const RaceEntry& entry, const Strings& strings) const {
    const auto engine = std::find_if(engines_.begin(), engines_.end(),
                                     [&](const EngineInfo& each) { return each.id == entry.engine; });
    std::string text(engine == engines_.end() ? entry.engine : strings.of(engine->caption));
    const auto heuristic =
        std::find_if(heuristics_.begin(), heuristics_.end(), [&](const HeuristicInfo& each) {
            return entry.heuristic.empty() ? goes_by_several(entry.engine) : each.id == entry.heuristic;
        });
    if (heuristic == heuristics_.end()) {
        return text;
    }
    const std::string own(strings.of(heuristic->caption));
    return own.substr(0, text.size()) == text ? own : text + " \xC2\xB7 " + own;
}

std::string RaceRoom::fragment(const Lab& lab) const {
    LabLink link = lab.link();
    for (const std::string_view name : {"engine", "heuristic", "place", "seed", "marks"}) {
        link.set(name, "");
    }
    std::vector<RaceEntry> entries;
    for (const RaceLane& lane : race_->lanes()) {
        entries.push_back(lane.entry());
    }
    set_race(link, race_->rules(), entries);
    return link.text();
}

void RaceRoom::keep_address(const Lab& lab) {
    if (!has_race()) {
        return;
    }
    if (std::string text = fragment(lab); text != kept_address_) {
        platform::set_fragment(text);
        kept_address_ = std::move(text);
    }
}

void RaceRoom::save_table() const {
    platform::download_text("tessera-race.csv", csv_of(race_->runs()));
}

void RaceRoom::save_chart() const {
    platform::download_text("tessera-race.svg", chart_of(race_->runs(), measure_));
}

void RaceRoom::copy_link(const Lab& lab) const {
    platform::copy_text(platform::page_address() + code_of_fragment(fragment(lab)));
}

void RaceRoom::show_words(const Lab& lab) const {
    const Strings strings = lab.strings();
    BoardWords words(strings);
    words.line(say("a race of engines on {}", rules_.input));
    if (has_race()) {
        for (int lane = 0; lane < int_size(race_->lanes()); ++lane) {
            const RaceLane& each = at(race_->lanes(), lane);
            words.line(say("{}: {}", caption(lane, strings),
                           strings.of(state_of(each)) + ". " + counters_of(each, strings)));
        }
    }
    platform::show_words(words.text());
}

}  // namespace tessera
