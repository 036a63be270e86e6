#pragma once

#include "app/game/languages.h"
#include "app/game/open_game.h"
#include "app/game/settings.h"
#include "app/lab/beam_layer.h"
#include "app/lab/frontier_chart.h"
#include "app/lab/lab_link.h"
#include "app/lab/marks.h"
#include "app/lab/replay.h"
#include "lab/record/recorded_search.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The lab without its window: a puzzle, a search on it that is recorded while it runs, and the place in its steps that is
// shown. The search runs in slices on the thread of the window, between two frames.
class Lab {
public:
    static constexpr int most_seed = 999'999;

    void start();  // reads the settings, and opens what the address names
    void set_moment(double now_ms, float pixel, bool has_keyboard_focus);
    void advance();         // once a frame, before it is drawn: search on, play on
    double due_ms() const;  // when the screen goes out of date by itself; 0: it does not
    bool needs_frame() const;

    void open_link(std::string_view fragment);
    void keep_address();             // so that it leads to what is shown; at rest, as hosts limit how often
    void choose_engine(int engine);  // of `engines`, and search anew
    void choose_heuristic(int heuristic);  // of `heuristics`, and search anew
    void change_seed(int by);              // of the search, and search anew
    void search_on();                      // past the solution that was found
    // Another engine, by its id, going by this heuristic (empty: its own choice), to be shown at this place of its steps.
    void watch(std::string_view engine, std::string_view heuristic, int place);
    void set_aside();   // no search, and so no memory for one ...
    void take_again();  // ... until it is made again
    bool is_set_aside() const { return is_set_aside_; }

    // The place in the steps.
    void play_or_pause();
    void pause() { replay_.pause(); }
    void seek(int place);
    void step(int by);
    void change_speed(int by);
    void next_solution();
    void show_node(int node);  // the place where the search came to it
    void visit_largest();      // of the positions below the one on the table that with the most below it
    void visit_similar();      // the next position that leaves the same to be done
    void visit_neighbour(Key arrow);  // the parent above, the first choice below, other choices at the sides

    // Marks of the search that is shown.
    const Marks& marks() const;
    const Mark* mark() const;  // at this place, nullptr: there is none
    void ask_note(int place);  // for a new one, or in place of its note; the answer comes as ...
    void take_note(std::string_view note);
    void remove_mark(int place);
    void visit_mark(int direction);  // 1: the next one, -1: the one before

    void take_settings();  // another tab or the system has changed them
    void take_translation(const std::optional<std::string>& table);
    void go_back() const;  // to the puzzle, in the game
    void learn() const;    // to the pages that tell how engines work, with the puzzle

    bool has_search() const { return search_ != nullptr; }
    const RecordedSearch& search() const { return *search_; }
    const SearchRecord& record() const { return search_->record(); }
    bool has_annealing() const { return has_search() && search_->annealing() != nullptr; }
    bool has_counting() const { return has_search() && search_->counting() != nullptr; }
    int layer() const { return node() - 1; }  // of the count, at the place; -1: none yet
    bool has_cutting() const { return has_search() && search_->cutting() != nullptr; }
    // Where it walks no tree, the chart or what else there is stands in its place.
    bool has_tree() const { return !has_annealing() && !has_counting() && !has_cutting(); }
    int step_count() const { return has_search() ? record().step_count() : 0; }
    int node() const;  // that the table shows
    Outcome outcome() const { return outcome_; }
    bool is_searching() const;
    bool has_next_solution() const;  // past this place, or one that the search can go on for
    const Replay& replay() const { return replay_; }
    const std::vector<RecordedEngine>& engines() const { return engines_; }
    int engine() const { return engine_; }
    int seed() const { return seed_; }
    // What the engine can go by, and what it goes by; none where it takes none.
    const std::vector<HeuristicInfo>& heuristics() const { return heuristics_; }
    int heuristic() const;
    const std::optional<Sentence>& trouble() const { return trouble_; }  // why there is no search
    Sentence sentence() const;                   // of the step that led here, or what was asked for since
    OpenGame& table() const { return *table_; }  // as it is at this place
    Scene& scene() { return scene_; }
    bool shows_matrix() const {
        return link_.option("view") == "matrix";
    }  // where there is one, in place of the tree
    void show_matrix(bool is_wanted) { link_.set("view", is_wanted ? "matrix" : ""); }
    bool has_frontier() const { return has_search() && FrontierCounts::has_frontier(*search_); }
    bool shows_frontier() const {
        return has_frontier() && link_.option("view") == "frontier";
    }  // in place of the tree
    void show_frontier(bool is_wanted);
    bool has_layers() const { return has_search() && is_beam(*search_); }
    bool shows_layers() const {
        return has_layers() && link_.option("view") == "layers";
    }  // in place of the tree
    void show_layers(bool is_wanted);
    bool has_choices() const { return has_search() && search_->has_cell_choices(); }
    bool shows_choices() const {
        return link_.option("choices") == "yes";
    }  // on the open cells of the table, where there are any
    void show_choices(bool is_wanted);
    bool has_map() const;  // of all grids of a small number swap
    bool shows_map() const { return scene_.shows_map; }
    void show_map(bool is_wanted);
    std::optional<Cell> next_decided_cell() const;  // that the search decides on from here
    std::string refused_move() const;               // by the step that led here; empty: it refused none
    const FrontierCounts& frontier() const { return frontier_; }  // at the place, where it is shown
    bool is_plain() const {
        return link_.option("plain") == "yes";
    }  // without a way back: part of another page
    const LabLink& link() const { return link_; }
    SolveOptions options() const;                                      // of the search
    const Position& position() const { return position_; }             // where the search begins
    const AnySession& session_at_start() const { return *at_start_; }  // the same, in play
    const Settings& settings() const { return settings_; }
    Strings strings() const { return languages_.strings(); }
    double now_ms() const { return scene_.now_ms; }

private:
    void open(AnySession session);
    void show_fresh(AnySession session);
    void clear_table();
    std::string name_of_search() const;
    Sentence mark_words() const;  // of the mark at this place
    void tell() const;            // the step or what was asked for, to those who listen
    void show_words() const;      // the table, for those who listen
    void begin_search();
    void take_link();  // engine, place and speed
    void come_to_awaited_place();
    void search_past_solutions();
    bool wants_all_solutions() const { return link_.option("solutions") == "all"; }
    bool can_search_on() const;
    void search_for(double ms);
    void show_place();  // the table follows
    void follow_frontier();
    void place_chosen();  // by hand: those who listen are told of the step

    Settings settings_;
    Languages languages_;
    Scene scene_;
    Replay replay_;
    LabLink link_;              // of the puzzle with its moves
    std::string kept_address_;  // another one in the host's bar is a link that is about to be opened
    Position position_;
    std::unique_ptr<OpenGame> table_;  // never null once it has started
    std::vector<RecordedEngine> engines_;
    std::optional<AnySession> at_start_;
    int engine_ = 0;
    int seed_ = 1;  // of engines that draw
    bool is_set_aside_ = false;
    std::string heuristic_;  // empty: the engine's own choice
    std::vector<HeuristicInfo> heuristics_;
    std::unique_ptr<RecordedSearch> search_;
    FrontierCounts frontier_;
    std::map<std::string, Marks> marks_;  // by the search
    std::optional<int> asked_place_;      // whose note the host asks for
    bool awaits_solution_ = false;        // that the search goes on for, to be shown
    std::optional<int> awaited_place_;    // of a link, until the search has come there
    Outcome outcome_ = Outcome::running;
    std::optional<Sentence> trouble_;
    std::optional<Sentence> remark_;  // what was asked for, until the place changes
    int shown_place_ = -1;
    std::vector<std::string> shown_moves_;  // past the base
};

}  // namespace tessera
