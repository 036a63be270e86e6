#pragma once

#include "app/game/kept/storage.h"
#include "app/game/making/made_ahead.h"
#include "app/game/making/puzzle_maker.h"
#include "app/game/play/announcer.h"
#include "app/game/play/navigation.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

// Puzzles that are made: on the maker's sheet, from a recipe, ahead of their day. A game that is returned is
// for the caller to open.
class Making {
public:
    Making(JobPool& pool, Storage& storage, const Appearance& appearance, Announcer& announcer,
           Navigation& navigation)
        : storage_(storage),
          appearance_(appearance),
          announcer_(announcer),
          navigation_(navigation),
          maker_(pool),
          ahead_(pool) {}

    void start() { ahead_.read(storage_.made_ahead()); }
    // Opens the sheet.
    void open(std::string_view family);
    void open_with(const Recipe& recipe);              // with a random seed
    void set_field(std::string_view name, int value);  // and says if that lets puzzles have several solutions
    void roll_seed();                                  // and makes the puzzle of that seed
    void surprise();  // makes a puzzle whose named values are chosen by chance, too
    // Make a puzzle. Null: it is not made yet, and take_made() returns it.
    std::unique_ptr<OpenGame> make(const Recipe& recipe);
    std::unique_ptr<OpenGame> play() { return maker_.play(); }
    // Make puzzles of the day ahead, in the background: of the family of a game that is a day's; of those that the player
    // has solved days of; of a family whose calendar is looked at.
    void make_days_ahead(const OpenGame& game, const Records& records);
    void make_days_ahead(const Records& records);
    void make_days_ahead(std::string_view family, const Records& records);
    void make_day_ahead(std::string_view family, const Daily& daily);  // of a card that shows it
    // Returns a puzzle of the day; null if it was not made ahead.
    const MadePuzzle* puzzle_of(std::string_view family, const Daily& daily) {
        return ahead_.puzzle_of(family, daily);
    }

    // The calls of a frame, in this order, after the reports of jobs.
    std::unique_ptr<OpenGame> take_made();  // a game that the player waits for, once it is made
    void watch_sheet();

    PuzzleMaker& maker() { return maker_; }
    const PuzzleMaker& maker() const { return maker_; }

private:
    void begin_ahead(const std::vector<std::string_view>& families, const Records& records,
                     const std::optional<Daily>& open = {});

    Storage& storage_;
    const Appearance& appearance_;
    Announcer& announcer_;
    Navigation& navigation_;
    PuzzleMaker maker_;
    MadeAhead ahead_;
    bool was_shown_ = false;  // the sheet was shown while the maker's job ran
};

std::uint64_t random_seed();

}  // namespace tessera
