#pragma once

#include "app/game/editing/editing.h"
#include "app/game/list/series_shelf.h"
#include "app/game/making/making.h"
#include "app/game/playing.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class Newcomers;

// Which game is open, and which screen is shown: games from the last visit, the address, the list, the shelf, the maker or the
// editor are laid on the desk, and the other parts begin with them. A game with moves can be brought back after another one
// was opened.
class Opening {
public:
    Opening(Announcer& announcer, Navigation& navigation, SeriesShelf& shelf, Desk& desk,
            Assistant& assistant, Making& making, Editing& editing, Playing& playing, Newcomers& newcomers)
        : announcer_(announcer),
          navigation_(navigation),
          shelf_(shelf),
          desk_(desk),
          assistant_(assistant),
          making_(making),
          editing_(editing),
          playing_(playing),
          newcomers_(newcomers) {}

    // The last visit's game, or that of the address.
    void open_first(const std::string& fragment, const StoreContents& kept);
    // The calls of a frame, in this order, after the reports of jobs.
    void open_awaited();             // a made puzzle that the player waits for
    void advance();                  // of the editor
    void begin_if(bool is_another);  // begins with the game on the desk if it is another one

    void open(AnySession session);
    void open_link(std::string_view fragment);
    void open_recipe(const Recipe& recipe);
    void open_daily(std::string_view family);                // today's first unsolved puzzle
    void open_day(std::string_view family, const Day& day);  // that day's
    void open_daily(std::string_view family, const Daily& daily);
    void open_listed(int level);
    void open_any(const std::vector<int>& levels);              // a random one, unsolved if possible
    void take_levels(const std::optional<std::string>& table);  // the host's answer to LevelList::ask
    void open_next();  // the next unsolved level, or the maker's sheet if there is none
    // Returns the next level: for a listed level its successor; for a puzzle from a link the first unsolved one of its
    // family; nothing for a puzzle made here.
    std::optional<int> next_level() const;
    void open_previous();
    void open_beside(int index);
    // Its first unsolved puzzle, after keeping it on the shelf.
    void open_series(const Result<Series>& series);
    void open_on_shelf(std::string_view key, int index);
    // The place of the open game in a series, or among own puzzles that are played in order; nothing: nowhere.
    std::optional<SeriesPlace> series_place() const { return shelf_.place_of(game(), levels()); }
    // Recipe of puzzles of the same kind as the open one; nothing: the kind is not known.
    std::optional<Recipe> another_recipe() const;
    void open_another();                            // with a random seed
    void open_maker(std::string_view family = {});  // empty: the family of the open game
    void play_made();

    void open_editor(std::string_view family);
    void edit_position();  // the open game's position, as a new puzzle
    void edit_made();      // the puzzle on the maker's sheet
    void open_draft_file(std::string_view name, std::string_view text);  // of a file in the editor
    void make_on_board();   // opens the maker's sheet for the drawn board
    void draw_own_board();  // opens the editor for a board that the maker is asked to fill
    bool play_draft();      // false: it cannot be played; a notice says why
    void share_draft();
    // False while the editor's screen waits for the second part of the page's program (web/split.mjs), which has the editor.
    bool is_editing() const {
        return screen() == Screen::edit && editing_.editor().is_open() && !begin_editing_;
    }

    void show(Screen screen);
    void show(Panel panel) { navigation_.show(panel); }
    void open_calendar(std::string_view family);  // with this month
    int& months_back() { return months_back_; }   // from this month back to the one in the calendar
    Screen screen() const { return navigation_.screen(); }

    double now_ms() const { return playing_.now_ms(); }
    OpenGame& game() const { return desk_.game(); }
    Desk& desk() { return desk_; }
    const Desk& desk() const { return desk_; }
    LevelList& levels() { return desk_.levels(); }
    const LevelList& levels() const { return desk_.levels(); }
    const SeriesShelf& shelf() const { return shelf_; }
    Making& making() { return making_; }

private:
    void begin_game();  // another game is on the desk
    void open(std::unique_ptr<OpenGame> game);
    void open_puzzle_of_link(AnySession session);
    void open_race(AnySession session, const std::string& code);
    bool open_next_of_series();  // false: there is none
    void open_level_of_link(const LevelName& name);
    bool open_begun(std::string_view code);
    void begin_editing(std::function<void()> begin);
    void begin_awaited_editing();
    void open_awaited_recipe();
    bool is_technique_news();

    Announcer& announcer_;
    Navigation& navigation_;
    SeriesShelf& shelf_;
    Desk& desk_;
    Assistant& assistant_;
    Making& making_;
    Editing& editing_;
    Playing& playing_;
    Newcomers& newcomers_;
    std::function<void()> begin_editing_;     // waits for the second part; empty: nothing does
    std::optional<Recipe> awaited_recipe_;    // until the second part has come
    std::optional<LevelName> awaited_level_;  // from a link, until the levels are loaded
    bool is_next_awaited_ = false;            // open_next() waits for the levels
    int months_back_ = 0;
};

}  // namespace tessera
