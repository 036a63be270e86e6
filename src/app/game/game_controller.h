#pragma once

#include "app/game/background_analysis.h"
#include "app/game/begun_games.h"
#include "app/game/editor.h"
#include "app/game/help_controller.h"
#include "app/game/languages.h"
#include "app/game/lesson.h"
#include "app/game/level_list.h"
#include "app/game/look.h"
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
enum class Panel { none, make, share, print, settings, solvers, help, paused, calendar, qr };

// What is asked for on paper: a picture of the position, or a sheet with the puzzle.
enum class PaperForm { sheet, png, svg };  // printed, or a picture of the position that is saved

struct PaperChoice {
    PaperForm form = PaperForm::sheet;
    bool with_solution = false;  // on a page of its own
    bool with_explanation = false;
    bool with_code = false;  // a QR code of its link
};

// What is copied, to be told when it is.
enum class Copied { link, result, board, frame, report };

// A game that is not its puzzle's own, with its name in the store.
struct GameBeside {
    std::string name;
    std::unique_ptr<OpenGame> game;
};

// The program without its window: the open game and everything that goes on around it. Its parts (help, analysis,
// maker, storage, notices) know nothing of each other; what happens to one because of another happens here.
class GameController {
public:
    GameController();

    // Reads what was kept and opens what the address names. A scripted program keeps nothing and reads nothing.
    void start(bool is_scripted);
    // What the window knows of this moment: comes before everything else in a frame and at an event.
    void set_moment(double now_ms, float pixel, bool has_keyboard_focus);
    void advance();               // once a frame, before it is drawn: what the jobs report, and the clock
    void update_screen_reader();  // once a frame, after it was drawn
    void update_page();           // once a frame, after it was drawn: title and depth
    double due_ms() const;        // when the screen goes out of date by itself; 0: it does not
    bool needs_frame() const;     // something moves

    // What a player does with the open game.
    bool input(const InputEvent& event);  // on the table; whether it was used
    void use_tool(std::string_view name);
    void rewind(Rewind how);
    void set_checkpoint();           // where the open game stands
    void come_back(int checkpoint);  // by its place among the game's
    void come_back_to_last();
    void ask_hint();  // the first rung of the ladder, the next one, or the move itself
    void solve_or_stop();
    void stop_help();                                                // hint, search and explanation
    const SolutionBrowser& solutions() const { return solutions_; }  // besides the one that Solve laid out
    void browse_solutions(int by);
    void explain();  // everything, from the position as it stands
    void go_to_lesson_step(int place);
    void solve_with(std::string_view solver_caption);  // from now on
    void visit_lab() const;                            // with the position as it stands
    void visit_game() const;                           // the same, from a frame
    void print_puzzle(const PaperChoice& choice);
    // To the open puzzle, empty where it is too large for one.
    std::string code(bool with_moves) const;
    std::string link(bool with_moves) const;
    std::string text_of_puzzle(bool with_moves) const;  // that can be read, with what it is called
    void show_qr(std::string_view link);
    void save_qr() const;
    const std::string& qr() const { return qr_; }  // as print/qr_code.h writes it; empty: not there yet
    void copy(std::string_view text, Copied what);
    void copy_frame(bool with_moves);
    void text_copied(bool succeeded);
    bool step_focus(bool backwards);  // of the keyboard, over the table; false: no stop there
    void drop_focus();
    void close_win() { shows_win_ = false; }

    // Opening games (opening.cpp). A game with moves in it that is left for another can be brought back.
    void open(AnySession session);
    void open_link(std::string_view fragment);
    void open_recipe(const Recipe& recipe);
    void open_daily(std::string_view family);
    void open_listed(int level);
    void open_any(const std::vector<int>& levels);  // by chance, one not solved yet as long as there is one
    void take_levels(const std::optional<std::string>& table);  // the host's answer to the list's question
    void open_next();  // after the open one: a level that is not solved yet, or else another puzzle is made
    void bring_back_previous();
    void open_beside(int index);
    void open_maker(std::string_view family = {});  // by default that of the open game
    void play_made();
    void roll_seed();  // and make the puzzle of that seed

    // Making levels by hand (editing.cpp). What is made is kept, a draft for each family.
    void open_editor(std::string_view family);
    void edit_position();  // of the open game, as a puzzle of its own
    void edit_made();      // what the maker made
    void save_draft_file() const;
    void take_draft_file(std::string_view text);  // level text or a cut grid
    void edit_page(int page);
    void edit_field(std::string_view name, int value);
    void ask_for_edit_text(std::string_view field) { editor_.ask_for_text(field); }
    void edit_text(std::string_view text);  // the answer
    void use_edit_tool(std::string_view name);
    void make_unique_or_stop();
    void make_harder_or_stop();
    void step_edit(int by);  // undo is -1, redo 1
    void play_draft();
    void share_draft();

    void show(Screen screen);
    void show(Panel panel) { panel_ = panel; }
    // Where Back leads: to a smaller depth. The list is 0, what lies over it 1, a puzzle 2, what lies over that is more;
    // from a puzzle it leads to the list.
    int depth() const;
    void go_to_depth(int depth);  // as far as it leads anywhere
    void change_settings(const Settings& settings);
    void apply_look();  // after a change of theme, language or motion
    void take_translation(const std::optional<std::string>& table);  // the host's answer
    void turn_sound_on();
    void set_visible(bool is_visible);
    bool save_game();     // whether it is kept; if not, the player hears of it
    void kept_changed();  // another tab has written something
    // Texts of the host that this tab has not read, as an export: merged as a file is. Whether they are kept now.
    bool kept_found(std::string_view text);
    void kept_refused();   // what counted as kept is not
    void answer_notice();  // a press on its button
    void export_games() const;
    void import_games(std::string_view text);
    void notify(const Sentence& sentence, bool is_bad = false);
    void refuse(const Sentence& sentence);  // what the player did; gone once something else is done
    void mark_screen_reader_stale() { screen_reader_.mark_stale(); }

    // What there is to see.
    Screen screen() const { return screen_; }
    Panel panel() const { return panel_; }
    bool is_table_free() const {
        return screen_ != Screen::home && panel_ == Panel::none;
    }  // nothing over it, that of the game or of the editor
    OpenGame& game() const { return *game_; }
    OpenGame* previous() const { return previous_.get(); }
    // Games of puzzles that were played differently, as they were when the list was opened.
    const std::vector<GameBeside>& beside() const { return beside_; }
    const OpenGame* begun(
        std::string_view code) const;  // as it was then; null: nothing lies on that puzzle's board
    OpenGame& table() const {
        return lesson_.is_open() ? lesson_.table() : *game_;
    }  // what is shown of the game
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
    bool is_to_look_at() const { return framing_ == platform::Framing::look; }  // and not to be played
    const SolverChoice& solver() const;  // the one chosen, or the first of the family's
    bool shows_win() const { return shows_win_; }
    bool is_over() const;  // solved with nothing in hand: Enter leads to the next puzzle
    std::optional<double> beaten_ms() const { return beaten_ms_; }
    std::optional<int> beaten_moves() const { return beaten_moves_; }  // where fewer moves are better
    bool shows_rule() const;  // of the open game's family: it is new to the player, and so is the game
    bool keeps_room_for_rule() const { return keeps_room_for_rule_; }  // as long as this game is open
    void close_rule();                                                 // and never show it again
    Scene& scene() { return scene_; }
    double now_ms() const { return scene_.now_ms; }
    std::string title_text(const OpenGame& game) const;  // in the player's language
    std::string name_text(const OpenGame& game) const;   // and by whom it was made
    Credits credits() const;  // that links to the open game carry: what a person said of it
    std::string title_text(const ShippedLevel& level) const;
    std::string ways_text() const;  // in how many ways the open game can be finished; empty: nothing is said

private:
    void take_outcome(const InputOutcome& outcome);
    void position_changed();
    void celebrate();
    void note_win();
    void speak();  // in the player's language, as far as its words are there
    void say_aloud(const Sentence& sentence) const;
    void hear(const InputOutcome& outcome);
    void play_sound(platform::Sound sound) const;  // where the player wants any
    void visit(platform::OtherPage page) const;
    void offer_sound();    // once and never again
    void begin_marking();  // of mistakes: nothing is known yet
    void show_mistakes();  // as far as they are known and the player wants to see them
    void advance_help();
    void advance_lesson();
    void offer_to_take_back(Hint blame);
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
    PageTexts page_texts() const;  // as they should be
    bool choose_first_game(std::string_view fragment, const std::vector<StoredGame>& kept);
    void open(std::unique_ptr<OpenGame> game, bool is_beside = false);
    void open_puzzle_of_link(AnySession session);
    void open_level_of_link(const LevelName& name);
    void open_fresh(std::unique_ptr<OpenGame> game);
    void offer_game_beside();
    void change_games();  // the open one and the one kept beside it
    void change_to(std::unique_ptr<OpenGame> other);
    void look_beside();
    void begin_game();
    void show_address() const;
    void tell_of_keeping(const KeepOutcome& outcome);
    void tell_of(const std::vector<UnreadableGame>& unreadable);
    void tell_of(const TakenIn& taken);
    void tell_of(const DraftOutcome& outcome);
    void renew_previous();  // as the store has it
    void look_elsewhere();
    void take_over();  // the open game as another tab has it
    void keep_as_previous();
    bool go_on_with(std::string_view code);

    const platform::Framing framing_ = platform::framing();
    Settings settings_;
    Languages languages_;
    Strings strings_;  // of languages_
    Screen screen_ = Screen::play;
    Screen front_ = Screen::play;  // that was shown last besides the list
    Panel panel_ = Panel::none;
    std::unique_ptr<OpenGame> game_;      // never empty once started
    std::unique_ptr<OpenGame> previous_;  // interrupted by another game, one tap away
    bool is_previous_kept_ = true;        // when it was left
    std::vector<GameBeside> beside_;
    BegunGames begun_;
    JobPool pool_{racer_count() + 1};  // the racers, and one for what is made or found out meanwhile
    HelpController help_{pool_};
    Lesson lesson_{pool_};
    SolutionBrowser solutions_{pool_};
    bool is_browsing_ = false;  // the position changes because another solution is laid out
    BackgroundAnalysis analysis_{pool_};
    PuzzleMaker maker_{pool_};
    PaperMaker paper_{pool_};
    Editor editor_{pool_};
    Notices notices_;
    Storage storage_;
    Records records_;
    LevelList levels_;
    std::optional<LevelName> awaited_level_;  // of a link, until the levels are there
    bool is_next_awaited_ = false;            // the same of the next level
    ScreenReaderText screen_reader_;
    Scene scene_;
    PageTexts page_texts_{"Tessera"};        // as the host has them
    std::optional<int> page_depth_;          // as the host knows it
    std::string_view solver_;                // caption of the one chosen
    std::vector<std::string> mistakes_;      // moves that take back what is marked on the table
    std::vector<std::string> to_take_back_;  // moves that a notice offers
    std::optional<double> beaten_ms_;        // the best time before the game that was won last
    std::optional<int> beaten_moves_;        // the same of moves
    bool shows_win_ = false;
    bool is_visible_ = true;
    bool is_started_ = false;
    bool is_refusal_told_ = false;  // the host does not keep what it is given
    bool keeps_room_for_rule_ = false;
    bool is_draft_refusal_told_ = false;       // the same of drafts
    bool is_draft_aside_told_ = false;         // that one was put aside: once is enough
    PaperForm asked_form_ = PaperForm::sheet;  // of the paper maker
    std::string qr_;
    Copied copied_ = Copied::link;  // what the host was asked to copy last
    bool was_maker_shown_ = false;  // the sheet, while the maker's job ran
    bool is_editor_shown_ = false;  // as of the last frame
};

}  // namespace tessera
