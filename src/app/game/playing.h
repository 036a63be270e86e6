#pragma once

#include "app/game/desk/desk.h"
#include "app/game/help/assistant.h"
#include "app/game/list/win.h"
#include "app/game/play/navigation.h"

#include <string_view>

namespace tessera {

class Making;
class Preferences;
class SeriesShelf;

// The card of the last win.
struct WinNews {
    bool is_shown = false;
    double since_ms = 0;
    Beaten beaten;
    bool awaits_needed = false;  // the search for the puzzle's deductions was still running
};

// The open game as the player plays it: inputs on the table, undo, checkpoints, help, wins. Whatever changes the table gives
// an InputOutcome, which take() applies to the other parts.
class Playing {
public:
    Playing(Storage& storage, Records& records, Appearance& appearance, Announcer& announcer,
            const Navigation& navigation, SeriesShelf& shelf, Desk& desk, Assistant& assistant,
            Making& making, Preferences& preferences)
        : storage_(storage),
          records_(records),
          appearance_(appearance),
          announcer_(announcer),
          navigation_(navigation),
          shelf_(shelf),
          desk_(desk),
          assistant_(assistant),
          making_(making),
          preferences_(preferences) {}

    bool input(const InputEvent& event);  // on the table; true if it was used
    void use_tool(std::string_view name);
    void rewind(Rewind how);
    void come_back(int checkpoint);  // index into the game's checkpoints
    void come_back_to_last();
    void ask_hint();
    void explain() { assistant_.explain(game()); }
    void solve_or_stop();
    void stop_help() { assistant_.stop(game()); }
    void stop_help_or_search();
    void take_back_and_solve();  // the pieces that prevent a solution
    void browse_solutions(int by);
    bool step_focus(bool backwards);  // keyboard focus on the table; false: no further stop
    void drop_focus() const;
    void close_win();
    // Sets a wide board upright on an upright table, or back on one that lies. Call before laying out.
    void fit_table(TableForm form);

    // Call once per frame, after the reports of jobs. `is_free`: no other job is wanted.
    void advance(bool is_free);
    void update_clock();       // once per frame, and when the window is hidden or shown
    double due_ms() const;     // when the table next changes by itself; 0: never
    bool needs_frame() const;  // true during animations

    OpenGame& game() const { return desk_.game(); }
    // Table on the screen: the lesson's or the game's.
    OpenGame& table() const;
    Desk& desk() { return desk_; }
    const Desk& desk() const { return desk_; }
    Assistant& assistant() { return assistant_; }
    const Assistant& assistant() const { return assistant_; }
    Announcer& announcer() { return announcer_; }
    const Announcer& announcer() const { return announcer_; }
    const Appearance& appearance() const { return appearance_; }
    Scene& scene() { return appearance_.scene(); }
    const Scene& scene() const { return appearance_.scene(); }
    // True if no sheet covers the table.
    bool is_table_free() const { return navigation_.is_table_free(); }
    double now_ms() const { return appearance_.now_ms(); }
    const WinNews& win() const { return win_; }
    float win_share() const;  // how far the card of a win has come, 0 to 1: the table answers first
    bool is_over() const;     // solved, with an empty hand: Enter opens the next puzzle

private:
    // Applies the outcome of a change on the table, by an input, an undo, a hint or a solution: stops the help
    // for the position before, saves, plays the sound, says what happened, and celebrates a win.
    void take(const InputOutcome& outcome);
    void position_changed();
    void note_win();
    void watch_rival();
    double win_card_ms() const;  // when the card of a win begins to come
    void celebrate();

    Storage& storage_;
    Records& records_;
    Appearance& appearance_;
    Announcer& announcer_;
    const Navigation& navigation_;
    SeriesShelf& shelf_;
    Desk& desk_;
    Assistant& assistant_;
    Making& making_;
    Preferences& preferences_;
    WinNews win_;
};

}  // namespace tessera
