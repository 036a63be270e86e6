#pragma once

#include "app/game/background_analysis.h"
#include "app/game/begun_games.h"
#include "app/game/editor.h"
#include "app/game/help_controller.h"
#include "app/game/languages.h"
#include "app/game/lesson.h"
#include "app/game/level_list.h"
#include "app/game/look.h"
#include "app/game/made_ahead.h"
#include "app/game/notices.h"
#include "app/game/open_game.h"
#include "app/game/paper_maker.h"
#include "app/game/puzzle_maker.h"
#include "app/game/screen_reader.h"
#include "app/game/solution_browser.h"
#include "app/game/storage.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

enum class Screen { home, play, edit };
enum class Panel {
    none,
    make,
    share,
    print,
    settings,
    solvers,
    help,
    paused,
    calendar,
    qr,
    statistics,
    filter,
};

// Requested output: a printed sheet with the puzzle, or a picture of the position to save.
enum class PaperForm { sheet, png, svg };

struct PaperChoice {
    PaperForm form = PaperForm::sheet;
    bool with_solution = false;  // on a separate page
    bool with_explanation = false;
    bool with_code = false;  // a QR code of its link
};

// Kind of text that was copied, for the confirmation.
enum class Copied { link, result, board, frame, report };

// A game stored beside its puzzle's own game, with its name in the store.
struct GameBeside {
    std::string name;
    std::unique_ptr<OpenGame> game;
};

// The program without its window: the open game and everything around it. Its parts (help, analysis, maker,
// storage, notices) do not know each other; effects of one on another are handled here.
class GameController {
public:
    GameController();

    // Reads the stored data and opens the game in the address. A scripted program stores nothing and reads
    // nothing.
    void start(bool is_scripted);
    // Sets time, pixel size and focus. Call first in every frame and for every event.
    void set_moment(double now_ms, float pixel, bool has_keyboard_focus);
    void advance();               // once per frame, before drawing: job reports and the clock
    void update_screen_reader();  // once per frame, after drawing
    void update_page();           // once per frame, after drawing: title and depth
    double due_ms() const;        // when the screen next changes by itself; 0: never
    bool needs_frame() const;     // true during animations

    // Actions of the player on the open game.
    bool input(const InputEvent& event);  // on the table; true if it was used
    void use_tool(std::string_view name);
    void rewind(Rewind how);
    void set_checkpoint();           // at the current position
    void come_back(int checkpoint);  // index into the game's checkpoints
    void come_back_to_last();
    void ask_hint();  // the first rung of a hint, the next one, or its move
    void solve_or_stop();
    void stop_help();    // ends hint, search and explanation
    void stop_search();  // ends a search that the player waits for, and says how far it came
    void stop_help_or_search();
    bool is_searching() const;  // for the player, not in the background
    // Further solutions, besides the one shown by Solve.
    const SolutionBrowser& solutions() const { return solutions_; }
    void browse_solutions(int by);
    void explain();  // explains every deduction from the current position on
    void go_to_lesson_step(int place);
    void solve_with(const SolverChoice& solver);  // selects the solver for later searches
    void visit_lab() const;                       // opens the current position in the lab
    void visit_game() const;                      // opens it in the game, from a frame on another page
    void print_puzzle(const PaperChoice& choice);
    // Code and link of the open puzzle; empty if it is too large.
    std::string code(bool with_moves) const;
    std::string link(bool with_moves) const;
    std::string text_of_puzzle(bool with_moves) const;  // readable text with its title
    void show_qr(std::string_view link);
    void save_qr() const;
    const std::string& qr() const { return qr_; }  // in the format of print/qr_code.h; empty: not drawn yet
    void copy(std::string_view text, Copied what);
    void copy_frame(bool with_moves);
    void text_copied(bool succeeded);
    bool step_focus(bool backwards);  // keyboard focus on the table; false: no further stop
    void drop_focus();
    void close_win() { shows_win_ = false; }

    // Opening games (opening.cpp). A game with moves can be brought back after another one was opened.
    void open(AnySession session);
    void open_link(std::string_view fragment);
    void open_recipe(const Recipe& recipe);
    void open_daily(std::string_view family);                // today's first unsolved puzzle
    void open_day(std::string_view family, const Day& day);  // that day's
    void open_listed(int level);
    void open_any(const std::vector<int>& levels);              // a random one, unsolved if possible
    void take_levels(const std::optional<std::string>& table);  // the host's answer to LevelList::ask
    void open_next();  // the next unsolved level, or the maker's sheet if there is none
    void bring_back_previous();
    void open_beside(int index);
    void open_maker(std::string_view family = {});  // empty: the family of the open game
    void play_made();
    void roll_seed();  // and makes the puzzle of that seed

    // Level editor (editing.cpp). One draft per family is stored.
    void open_editor(std::string_view family);
    void edit_position();  // the open game's position, as a new puzzle
    void edit_made();      // the puzzle on the maker's sheet
    void save_draft_file() const;
    void take_draft_file(std::string_view text);  // `text` is level text or a cut grid
    void edit_page(int page);
    void edit_field(std::string_view name, int value);
    void ask_for_edit_text(std::string_view field) { editor_.ask_for_text(field); }
    void edit_text(std::string_view text);  // the player's answer
    void use_edit_tool(std::string_view name);
    void make_on_board();  // opens the maker's sheet for the drawn board
    void make_unique_or_stop();
    void make_harder_or_stop();
    void step_edit(int by);  // -1 undoes, 1 redoes
    void play_draft();
    void share_draft();

    void show(Screen screen);
    void show(Panel panel) { panel_ = panel; }
    // Depth of the screen, for the host's Back, which leads to a smaller depth: 0 for the list, 1 for a sheet
    // over it, 2 for a puzzle, more for a sheet over that. Back leads from a puzzle to the list.
    int depth() const;
    void go_to_depth(int depth);  // or to the closest possible depth
    void change_settings(const Settings& settings);
    void apply_look();  // call after a change of theme, language or motion
    void take_translation(const std::optional<std::string>& table);  // the host's answer
    void turn_sound_on();
    void set_visible(bool is_visible);
    bool save_game();     // false: not stored, and the player is notified
    void kept_changed();  // another tab has changed the stored texts
    // Merges an export of the host's texts that this tab has not read, like an imported file. Returns true if
    // they are stored now.
    bool kept_found(std::string_view text);
    void kept_refused();   // texts believed stored were not
    void answer_notice();  // the notice's button was pressed
    void export_games() const;
    void import_games(std::string_view text);
    void notify(const Sentence& sentence, bool is_bad = false);
    void refuse(const Sentence& sentence);  // an action was refused; closed by the next one that works
    void close_notice() { notices_.close(); }
    void mark_screen_reader_stale() { screen_reader_.mark_stale(); }

    // State for the screens.
    Screen screen() const { return screen_; }
    Panel panel() const { return panel_; }
    // True if no sheet covers the table of the game or of the editor.
    bool is_table_free() const { return screen_ != Screen::home && panel_ == Panel::none; }
    OpenGame& game() const { return *game_; }
    OpenGame* previous() const { return previous_.get(); }
    // Games beside their puzzle's own, as of the last time the list was shown.
    const std::vector<GameBeside>& beside() const { return beside_; }
    // Game of that puzzle, as of the same time; null: its board is empty.
    const OpenGame* begun(std::string_view code) const;
    // Table on the screen: the lesson's or the game's.
    OpenGame& table() const { return lesson_.is_open() ? lesson_.table() : *game_; }
    const HelpController& help() const { return help_; }
    const Lesson& lesson() const { return lesson_; }
    const BackgroundAnalysis& analysis() const { return analysis_; }
    bool is_printing() const { return paper_.is_at_work(); }
    PuzzleMaker& maker() { return maker_; }
    const PuzzleMaker& maker() const { return maker_; }
    Notices& notices() { return notices_; }
    const Notices& notices() const { return notices_; }
    Editor& editor() { return editor_; }
    const Editor& editor() const { return editor_; }
    LevelList& levels() { return levels_; }
    const LevelList& levels() const { return levels_; }
    const Settings& settings() const { return settings_; }
    const Strings& strings() const { return strings_; }
    const Records& records() const { return records_; }
    bool is_framed() const { return framing_ != platform::Framing::none; }
    // True if nothing can be played.
    bool is_to_look_at() const { return framing_ == platform::Framing::look; }
    const SolverChoice& solver() const;  // the chosen one, or the family's first
    bool shows_win() const { return shows_win_; }
    float win_share() const;  // how far the card of a win has come, 0 to 1: the table answers first
    // Recipe of puzzles of the same kind as the open one; nothing: the kind is not known.
    std::optional<Recipe> another_recipe() const;
    void open_another();   // with a random seed
    bool is_over() const;  // solved, with an empty hand: Enter opens the next puzzle
    std::optional<double> beaten_ms() const { return beaten_ms_; }
    std::optional<int> beaten_moves() const { return beaten_moves_; }  // if fewer moves are better
    bool shows_rule() const;  // family and game are new to the player
    bool keeps_room_for_rule() const { return keeps_room_for_rule_; }  // while this game is open
    void close_rule();                                                 // and never shows it again
    // Sets a wide board upright on an upright table, or back. Call before laying out.
    void fit_table(bool is_upright);
    Scene& scene() { return scene_; }
    double now_ms() const { return scene_.now_ms; }
    std::string title_text(const OpenGame& game) const;  // in the player's language
    std::string name_text(const OpenGame& game) const;   // title and author
    Credits credits() const;  // for links to the open game: only those written by a person
    std::string title_text(const ShippedLevel& level) const;
    std::string ways_text() const;  // number of ways to finish the open game; empty: unknown or unwanted

private:
    void take_outcome(const InputOutcome& outcome);
    void position_changed();
    void celebrate();
    void note_win();
    void speak();  // applies the wanted language, or English until it is loaded
    void say_aloud(const Sentence& sentence) const;
    void hear(const InputOutcome& outcome);
    void play_sound(platform::Sound sound, const std::vector<int>& notes = {}) const;  // unless sound is off
    void visit(platform::OtherPage page) const;
    void offer_sound();    // at most once
    void begin_marking();  // clears the marks of mistakes until new ones are known
    void show_mistakes();  // if known and wanted
    void advance_help();
    void advance_lesson();
    void offer_to_take_back(Hint blame);
    void withdraw_offer();
    void take_back_and_solve();
    bool lesson_input(const InputEvent& event);
    bool is_dead_end() const;
    bool wants_analysis() const;
    void announce_dead_end();
    void advance_analysis();
    void take_made();
    std::optional<int> next_level() const;
    void watch_maker_sheet();
    void advance_printing();
    void update_clock();
    void edit(const AnySession& position);
    void take_edit(const EditOutcome& outcome);
    void keep_draft();
    void advance_editor();

    bool is_rule_news() const;
    PageTexts page_texts() const;  // the texts that the page should show
    bool choose_first_game(std::string_view fragment, const std::vector<StoredGame>& kept);
    void open(std::unique_ptr<OpenGame> game, bool is_beside = false);
    void open_puzzle_of_link(AnySession session);
    void open_level_of_link(const LevelName& name);
    void open_fresh(std::unique_ptr<OpenGame> game);
    void offer_game_beside();
    void change_games();  // swaps the open game with the one stored beside it
    void change_to(std::unique_ptr<OpenGame> other);
    void look_beside();
    void begin_game();
    void show_address() const;
    void tell_of_keeping(const KeepOutcome& outcome);
    void tell_of(const std::vector<UnreadableGame>& unreadable);
    void tell_of(const TakenIn& taken);
    void tell_of(const DraftOutcome& outcome);
    void renew_previous();  // reloads it from the store
    void look_elsewhere();
    void take_over();  // reopens the open game as stored by another tab
    void keep_as_previous();
    bool go_on_with(std::string_view code);

    const platform::Framing framing_ = platform::framing();
    Settings settings_;
    Languages languages_;
    Strings strings_;  // from languages_
    Screen screen_ = Screen::play;
    Screen front_ = Screen::play;  // last screen other than the list
    Panel panel_ = Panel::none;
    std::unique_ptr<OpenGame> game_;      // not null after start()
    std::unique_ptr<OpenGame> previous_;  // interrupted by the open one; can be brought back
    bool is_previous_kept_ = true;        // its last save succeeded
    std::vector<GameBeside> beside_;
    BegunGames begun_;
    JobPool pool_{racer_count() + 1};  // racers, and one for background jobs
    HelpController help_{pool_};
    Lesson lesson_{pool_};
    SolutionBrowser solutions_{pool_};
    bool is_browsing_ = false;  // the position changes because another solution is shown
    BackgroundAnalysis analysis_{pool_};
    PuzzleMaker maker_{pool_};
    MadeAhead ahead_{pool_};
    PaperMaker paper_{pool_};
    Editor editor_{pool_};
    Notices notices_;
    Storage storage_;
    Records records_;
    LevelList levels_;
    std::optional<LevelName> awaited_level_;  // from a link, until the levels are loaded
    bool is_next_awaited_ = false;            // open_next() waits for the levels
    ScreenReaderText screen_reader_;
    Scene scene_;
    PageTexts page_texts_{"Tessera"};        // last sent to the host
    std::optional<int> page_depth_;          // last sent to the host
    SolverChoice solver_;                    // the chosen one
    std::vector<std::string> mistakes_;      // moves that take back the marked pieces
    std::vector<std::string> to_take_back_;  // moves offered by a notice
    std::optional<double> beaten_ms_;        // best time before the last win
    std::optional<int> beaten_moves_;        // fewest moves before the last win
    bool shows_win_ = false;
    double won_ms_ = 0;
    bool is_visible_ = true;
    bool is_started_ = false;
    bool has_reported_refusal_ = false;  // the player knows that games are not stored
    bool keeps_room_for_rule_ = false;
    bool has_reported_draft_refusal_ = false;  // the same for drafts
    bool has_reported_draft_aside_ = false;    // the player knows that a draft was put aside
    PaperForm asked_form_ = PaperForm::sheet;  // form requested from the paper maker
    std::string qr_;
    Copied copied_ = Copied::link;  // last request to the host
    bool was_maker_shown_ = false;  // the sheet was shown while the maker's job ran
    bool is_editor_shown_ = false;  // in the last frame
};

}  // namespace tessera
