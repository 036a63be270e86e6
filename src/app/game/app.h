#pragma once

#include "app/game/background_analysis.h"
#include "app/game/help_controller.h"
#include "app/game/maker.h"
#include "app/game/open_game.h"
#include "app/game/records.h"
#include "app/game/settings.h"
#include "app/host/sdl_input.h"
#include "app/host/window.h"
#include "app/ui/ui_state.h"
#include "app/ui/widgets.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

enum class Screen { home, play };
enum class Panel { none, make, share, settings, solvers, help, paused };

// A short sentence that comes and goes by itself, with at most one thing to do about it.
struct Notice {
    std::string text;
    std::string_view action;  // caption of the button, empty: none
    double until_ms = 0;      // 0: stays until it is closed
    bool is_bad = false;
};

// Where the parts of the play screen are.
struct PlayLayout {
    Rect top;      // title, progress, what is not part of play
    Rect actions;  // undo and the others
    bool actions_beside = false;
    Rect card;                   // hint, search, win; no height when there is none
    bool card_is_above = false;  // it may push the table down
    bool hides_title = false;    // the card lies over it
    Rect table;
};

struct App {
    Window window;
    SdlInput sdl_input;
    UiState ui_state;
    Settings settings;
    Strings strings;
    Screen screen = Screen::play;
    Panel panel = Panel::none;
    std::unique_ptr<OpenGame> game;      // never empty once loaded
    std::unique_ptr<OpenGame> previous;  // interrupted by another puzzle, one tap away
    JobPool pool{racer_count() + 1};     // the racers, and one for what is made or found out meanwhile
    HelpController help{pool};
    BackgroundAnalysis analysis{pool};
    Maker maker;
    std::string_view home_family = Polyomino::id;  // whose levels the list shows
    std::string_view solver;                       // caption of the one chosen; of another family: the first
    std::vector<SolverRun> solver_runs;            // on the puzzle on the table
    std::vector<std::string> mistakes;             // moves that take back what is marked on the table
    std::optional<Notice> notice;
    bool shows_win = false;
    bool share_moves = false;
    bool is_visible = true;
    bool is_scripted = false;  // keeps nothing and reads nothing
    bool is_context_lost = false;
    Records records;
    std::optional<double> beaten_ms;  // the best time before the game that was won last
    bool is_told = false;             // the host has the table in words as it is
    std::string told;                 // what it has
    int frame_count = 0;
    double now_ms = 0;
    bool is_tab_done = false;  // the host asked before the key came, and the focus has moved
    Scene scene;

    const Theme& theme() const;
    bool reduced_motion() const;
};

// app_keep.cpp: what is kept between visits, and the address.
void load_everything(App& app);
void save_game(App& app);
void save_settings(App& app);
void open_game(App& app, AnySession session);
void open_game(App& app, std::unique_ptr<OpenGame> game);  // keeps the interrupted game
void open_code(App& app, std::string_view fragment);
void bring_back_previous(App& app);
void note_win(App& app);

// app_play.cpp: what a player does in a game.
void take_outcome(App& app, const InputOutcome& outcome);
void play_input(App& app, const InputEvent& event);
void rewind_game(App& app, Rewind how);
void begin_marking(App& app);  // of mistakes on the table: nothing is known yet
void show_mistakes(App& app);  // as far as they are known and the player wants to see them
void ask_hint(App& app);
void solve_or_stop(App& app);
void update_clock(App& app);
void say_aloud(App& app, const Sentence& sentence);
void tell_table(App& app);  // in words, if anything changed since
void show_notice(App& app, std::string text, bool is_bad = false);

// Drawing, one file each.
PlayLayout lay_out_play(App& app, const Rect& screen);
void draw_play(App& app, Ui& ui, const Rect& screen);
void draw_home(App& app, Ui& ui, const Rect& screen);
std::string shipped_title(std::string_view code);  // empty: none of those that come with the program
void open_next_puzzle(App& app);  // after the one on the table: the next level not solved yet, or another cut
void draw_card(App& app, Ui& ui, const Rect& rect);
float card_height(const App& app, float width);
void draw_notice(App& app, Ui& ui, const Rect& screen);
void draw_panel(App& app, Ui& ui, const Rect& screen);
void draw_maker(App& app, Ui& ui, const Rect& screen);
void draw_share(App& app, Ui& ui, const Rect& screen);
void draw_settings(App& app, Ui& ui, const Rect& screen);
void draw_solvers(App& app, Ui& ui, const Rect& screen);
const SolverChoice& chosen_solver(const App& app);
void note_solver_run(App& app);
void draw_help(App& app, Ui& ui, const Rect& screen);
void draw_paused(App& app, Ui& ui, const Rect& screen);

App* running_app();         // what the host's inward calls are about
void apply_look(App& app);  // after a change of theme, language or motion

// The time in words of the player's language: "3 min", or with seconds "3:07".
std::string minutes_text(const App& app, double elapsed_ms);
std::string clock_text(double elapsed_ms);
std::string thousands(std::string digits);
std::string ways_text(
    const App& app);  // in how many ways the position can be finished; empty: nothing is said
std::string title_text(const App& app, const OpenGame& game);  // in the player's language

}  // namespace tessera
