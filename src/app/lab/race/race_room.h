#pragma once

#include "app/lab/race/race.h"
#include "app/lab/race/race_difference.h"
#include "app/lab/race/race_workers.h"
#include "app/lab/replay/lab.h"
#include "lab/chart_data.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Model of the race screen: selected engines, the race, its speed, the current view.
class RaceRoom {
public:
    enum class View { choice, boards, table, chart };
    static constexpr std::array<int, 6> seed_counts = {1, 2, 5, 10, 20, 50};
    static constexpr std::array<Ticks, 5> limits = {100'000, 1'000'000, 5'000'000, 20'000'000, 100'000'000};
    static constexpr std::array<Ticks, 7> beats = {20, 100, 500, 2'000, 10'000, 50'000, 200'000};

    bool is_open() const { return is_open_; }
    void enter(const Lab& lab);  // shows the choice, or starts the race in the lab's link
    void leave() { *this = RaceRoom(); }

    // Choice of engines.
    const std::vector<EngineInfo>& engines() const { return engines_; }
    const std::vector<HeuristicInfo>& heuristics() const { return heuristics_; }
    bool takes_part(int engine) const { return at(chosen_engines_, engine) != 0; }
    bool is_tried(int heuristic) const { return at(chosen_heuristics_, heuristic) != 0; }
    bool can_try() const;  // a selected engine accepts a heuristic
    void choose_engine(int engine, bool takes_part);
    void choose_heuristic(int heuristic, bool is_tried);
    const RaceRules& rules() const { return rules_; }
    void change_seeds(int by);
    void change_limit(int by);
    std::vector<RaceEntry> entries() const;
    bool can_start() const;
    void start(const Lab& lab);

    // The race.
    bool has_race() const { return race_.has_value(); }
    const Race& race() const { return *race_; }
    bool is_running() const { return is_running_; }
    void play_or_pause(const Lab& lab);
    void pause();
    bool has_workers() const { return workers_ != nullptr; }
    Ticks beat() const { return at(beats, beat_); }
    bool can_be_slower() const { return beat_ > 0; }
    bool can_be_faster() const { return beat_ + 1 < int_size(beats); }
    void change_speed(int by);
    void run_on();                 // as fast as possible to the end, in workers where they are available
    void advance(const Lab& lab);  // call once a frame

    // View.
    View view() const { return view_; }
    void show(View view) { view_ = view; }
    std::vector<LabMeasure> measures() const;  // those that its engines report, in the order of the table
    LabMeasure measure() const { return measure_; }
    void measure_by(LabMeasure measure) { measure_ = measure; }
    std::optional<int> lane() const { return lane_; }  // whose sheet is open
    void open_lane(int lane);
    void close_lane();
    // The comparison of the open lane with another one.
    struct Meeting {
        int other = 0;
        std::optional<RaceDifference> difference;
    };
    const std::optional<Meeting>& meeting() const { return meeting_; }
    void compare_with(int other, const Lab& lab);

    std::string caption(const RaceEntry& entry, const Strings& strings) const;
    std::string caption(int lane, const Strings& strings) const {
        return caption(at(race_->lanes(), lane).entry(), strings);
    }
    std::string fragment(const Lab& lab) const;  // a link's fragment that repeats the race
    void keep_address(const Lab& lab);  // updates the address to it; at rest only, since hosts limit the rate

    void save_table() const;
    void save_chart() const;
    void copy_link(const Lab& lab) const;

private:
    bool goes_by_several(std::string_view engine) const;
    void employ_workers();
    void dismiss_workers();
    void advance_here();
    void announce_arrivals(const Lab& lab);
    void show_words(const Lab& lab) const;

    bool is_open_ = false;
    RaceRules rules_;
    std::vector<EngineInfo> engines_;
    std::vector<HeuristicInfo> heuristics_;
    std::vector<char> chosen_engines_;
    std::vector<char> chosen_heuristics_;
    std::optional<Race> race_;
    std::unique_ptr<RaceWorkers> workers_;
    bool is_running_ = false;
    bool runs_on_ = false;  // in workers, or as many beats as fit into a frame
    bool can_employ_ = true;
    int beat_ = 3;
    View view_ = View::choice;
    LabMeasure measure_ = LabMeasure::ticks;
    std::vector<int> announced_;  // lanes that were announced
    std::optional<int> lane_;
    std::string kept_address_;
    std::optional<Meeting> meeting_;
};

// A measure's heading, and its name in full.
std::string_view caption_of(LabMeasure measure);
std::string_view words_of(LabMeasure measure);

// A lane's state ("solved", "at work") and its counters.
Sentence state_of(const RaceLane& lane);
std::string counters_of(const RaceLane& lane, const Strings& strings);
std::string_view outcome_caption(LabOutcome outcome);
std::string bytes_text(const std::optional<std::uint64_t>& bytes);  // "1.2 MB"
std::string time_text(double elapsed_ms);                           // "12.3 ms"
// Describes the first difference: how long the searches agreed, and what each did then.
std::vector<Sentence> sentences_of(const RaceRoom& room, const Strings& strings);

}  // namespace tessera
