#pragma once

#include "app/game/play/languages.h"
#include "app/game/play/open_game.h"
#include "app/game/play/settings.h"
#include "app/lab/replay/lab_link.h"
#include "app/lab/replay/marking.h"
#include "app/lab/replay/replay.h"
#include "app/lab/replay/search_picture.h"
#include "games/engine_info.h"
#include "lab/record/recorded_search.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Model of the lab: a puzzle, a search that is recorded while it runs, and the place in its steps that is
// shown. The search runs in slices on the window's thread, between two frames.
class Lab {
public:
    static constexpr int most_seed = 999'999;

    explicit Lab(PictureMaker make_picture);

    void start();  // reads the settings and opens the link in the address
    void set_moment(double now_ms, float pixel, bool has_keyboard_focus);
    void advance();         // continues search and playback; call once a frame, before drawing
    double due_ms() const;  // when the screen becomes outdated by itself; 0: never
    bool needs_frame() const;

    void open_link(std::string_view fragment);
    void keep_address();  // updates the address to what is shown; at rest only, since hosts limit the rate
    void choose_engine(int engine);        // an index in engines(); restarts the search
    void choose_heuristic(int heuristic);  // an index in heuristics(); restarts the search
    void change_seed(int by);              // restarts the search
    void search_on();                      // continues past the solution found
    // Restarts with this engine and heuristic (empty: the engine's default), to be shown at this place.
    void watch(std::string_view engine, std::string_view heuristic, int place);
    void set_aside();   // drops the search and frees its memory ...
    void take_again();  // ... until this restarts it
    bool is_set_aside() const { return is_set_aside_; }

    // Navigation through the steps.
    void play_or_pause();
    void pause() { replay_.pause(); }
    void seek(int place);
    void step(int by);
    void change_speed(int by);
    void next_solution();
    void show_node(int node);         // seeks to the step that reached it
    void go_to_largest();             // the position with the largest subtree below the shown one
    void go_to_similar();             // the next position that leaves the same subproblem
    void go_to_neighbour(Key arrow);  // up: the parent; down: the first child; left and right: siblings

    Marking& marking() { return marking_; }
    const Marks& marks() const { return marking_.shown(); }                 // of the search
    const Mark* mark() const { return marks().at_place(replay_.place()); }  // at this place; nullptr: none

    void take_settings();  // another tab or the system has changed them
    void take_translation(const std::optional<std::string>& table);
    void go_back() const;  // to the puzzle in the game
    void learn() const;    // to the lessons about engines, with this puzzle

    bool has_search() const { return search_ != nullptr; }
    const RecordedSearch& search() const { return *search_; }
    const SearchRecord& record() const { return search_->record(); }
    SearchPicture& picture() const { return *picture_; }  // of the search; empty if there is none
    int step_count() const { return has_search() ? record().step_count() : 0; }
    int node() const;  // the node that the table shows
    Outcome outcome() const { return outcome_; }
    bool is_searching() const;
    bool has_next_solution() const;  // after this place, or one that the search can still look for
    const Replay& replay() const { return replay_; }
    const std::vector<EngineInfo>& engines() const { return engines_; }
    int engine() const { return engine_; }
    int seed() const { return seed_; }
    // Heuristics that the engine accepts, and the selected one; empty if it accepts none.
    const std::vector<HeuristicInfo>& heuristics() const { return heuristics_; }
    int heuristic() const;
    const std::optional<Sentence>& trouble() const { return trouble_; }  // why there is no search
    Sentence sentence() const;     // describes the last step, or the last request
    void announce_step() const;    // announces it to screen readers
    void remark(Sentence remark);  // about the last request, until the place changes; announces it
    OpenGame& table() const { return *table_; }  // at the current place
    Scene& scene() { return scene_; }
    const Scene& scene() const { return scene_; }
    // The view that is wanted instead of the tree, where the search has it; empty: the tree.
    std::string_view view() const { return link_.option("view"); }
    void show_view(std::string_view name);
    bool has_choices() const { return cover() != nullptr && cover()->has_cell_choices(); }
    // Shows the number of ways to cover each open cell, for searches that know it.
    bool shows_choices() const { return link_.option("choices") == "yes"; }
    std::vector<CellChoices> choices() const;  // these numbers; empty: they are unknown or not shown
    void show_choices(bool is_wanted);
    bool has_map() const;  // of all grids of a small number swap
    // Shown unless the link says otherwise; a lab embedded in another page has room only if it asks.
    bool shows_map() const { return is_plain() ? link_.option("map") == "yes" : link_.option("map") != "no"; }
    void show_map(bool is_wanted);
    std::optional<Cell> next_decided_cell() const;  // the next cell that the search branches on
    std::string refused_move() const;               // by the last step; empty: it refused none
    // Hides the way back, for a lab embedded in another page.
    bool is_plain() const { return link_.option("plain") == "yes"; }
    const LabLink& link() const { return link_; }
    SolveOptions options() const;                                      // search options
    const Position& position() const { return position_; }             // where the search begins
    const AnySession& session_at_start() const { return *at_start_; }  // the same as a session
    const Settings& settings() const { return settings_; }
    Strings strings() const { return languages_.strings(); }
    double now_ms() const { return scene_.now_ms; }

private:
    // Returns the search as one for an exact cover; null: there is none, or it is of another kind.
    const ExactCoverSearch* cover() const;
    bool takes_heuristic() const;  // of the engine, if the family has any
    void open(AnySession session);
    void show_fresh(AnySession session);
    void clear_table();
    void show_words() const;  // describes the table to screen readers
    void begin_search();
    void take_search(std::unique_ptr<RecordedSearch> search);  // null: none
    void take_link();                                          // applies engine, place and speed
    void come_to_awaited_place();
    void search_past_solutions();
    bool wants_all_solutions() const { return link_.option("solutions") == "all"; }
    bool can_search_on() const;
    void search_for(double ms);
    void show_place();    // updates the table to the current place
    void place_chosen();  // after the user has chosen a place: announces the step

    Settings settings_;
    Languages languages_;
    Scene scene_;
    Replay replay_;
    LabLink link_;              // the puzzle with its moves, and options
    std::string kept_address_;  // a different one in the host's bar is a link about to be opened
    Position position_;
    std::unique_ptr<OpenGame> table_;  // never null after start()
    std::vector<EngineInfo> engines_;
    std::optional<AnySession> at_start_;
    int engine_ = 0;
    int seed_ = 1;  // for randomised engines
    bool is_set_aside_ = false;
    std::string heuristic_;  // empty: the engine's default
    std::vector<HeuristicInfo> heuristics_;
    std::unique_ptr<RecordedSearch> search_;
    PictureMaker make_picture_;
    std::unique_ptr<SearchPicture> picture_;  // of the search, which outlives it; never null
    Marking marking_;
    bool awaits_solution_ = false;      // the search runs until a new solution can be shown
    std::optional<int> awaited_place_;  // from the link, until the search has reached it
    Outcome outcome_ = Outcome::running;
    std::optional<Sentence> trouble_;
    std::optional<Sentence> remark_;  // about the last request, until the place changes
    int shown_place_ = -1;
    std::vector<std::string> shown_moves_;  // after the start position
};

}  // namespace tessera
