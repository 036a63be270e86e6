#pragma once

#include "app/game/kept/storage.h"
#include "app/game/list/level_list.h"
#include "app/game/play/announcer.h"
#include "session/series.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A puzzle on the shelf. It holds its game, or is looked up or made when it is opened.
struct ShelfPuzzle {
    std::string code;
    std::shared_ptr<OpenGame> game = {};  // at its start
    std::optional<LevelName> level = {};
    std::optional<Recipe> recipe = {};  // also of a puzzle of the day
};

// A row of the shelf: the player's own puzzles, or a series that was opened.
struct ShelfRow {
    std::string key;  // in the store
    Series series;
    std::vector<ShelfPuzzle> puzzles;  // of the series

    bool is_own() const { return key == own_puzzles_key; }
};

// Where a game stands on the shelf.
struct SeriesPlace {
    const ShelfRow* row = nullptr;
    int index = 0;
};

// The puzzles that the player keeps, and the series that were opened. All tabs share them: each change is made to what
// is stored. What cannot be stored stays on the shelf for this visit.
class SeriesShelf {
public:
    SeriesShelf(Storage& storage, Announcer& announcer) : storage_(storage), announcer_(announcer) {}

    void look();                                                 // reads what is stored
    const std::vector<ShelfRow>& rows() const { return rows_; }  // own puzzles first; none is empty
    const ShelfRow* find(std::string_view key) const;            // null: there is no such row

    bool can_keep(std::string_view code) const;  // false: it is empty, or there, or the shelf is full
    // Changes of own puzzles, and of series. A notice says what was kept or taken off, and what the host did not store.
    void keep(const std::string& code);  // as the last one, unless it is there
    void move(int index, int by);
    void take_out(int index);
    void name(std::string Credits::*credit, std::string_view text);  // of own puzzles
    void remove(std::string_view key);
    void undo_removal();                               // the last one, of a puzzle or a series
    [[nodiscard]] bool take_in(const Series& series);  // false: not stored; report_refusal() says so
    void report_refusal();
    static std::string key_of(const Series& series);

    // Sets the row that is played, in which place_of() looks first.
    void begin(std::string_view key) { played_ = key, left_.clear(); }
    // Notes that this puzzle was opened from another list, so that place_of() returns nothing for it.
    void leave(std::string_view code) { left_ = code; }

    // Returns the game's place; own puzzles and puzzles of the day have one only in the row that is played.
    std::optional<SeriesPlace> place_of(const OpenGame& game, const LevelList& levels) const;
    static std::string code_of(const ShelfPuzzle& puzzle, const LevelList& levels);  // of its wins
    static bool is_same(const ShelfPuzzle& puzzle, const OpenGame& game, const LevelList& levels);
    void note_win(const OpenGame& game, Records& records) const;  // for puzzles whose wins have no other code

private:
    // Puzzles that were taken off a row.
    struct Removal {
        std::string key;  // of the row; empty: none were
        int first = 0;    // where they stood
        Series series;    // the puzzles, with the row's credits
    };

    const ShelfRow* own() const { return find(own_puzzles_key); }
    Series own_series() const;
    bool has(std::string_view code) const;
    bool is_full() const;
    bool store(const std::string& key, const Series& series);
    void change(const std::string& key, const Series& series);  // and report what is not stored
    void offer_to_undo();
    std::optional<SeriesPlace> place_in(const ShelfRow& row, const OpenGame& game,
                                        const LevelList& levels) const;
    void read(const KeptTexts& texts);

    Storage& storage_;
    Announcer& announcer_;
    KeptTexts texts_;  // as last read or written
    std::vector<ShelfRow> rows_;
    Removal removed_;     // the last one
    std::string played_;  // empty: none
    std::string left_;    // empty: none
};

int solved_count(const ShelfRow& row, const LevelList& levels, const Records& records);
// Returns the first unsolved puzzle after this one, or else from the start; nothing: all others are solved.
std::optional<int> next_unsolved(const ShelfRow& row, int after, const LevelList& levels,
                                 const Records& records);

}  // namespace tessera
