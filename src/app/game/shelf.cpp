#include "app/game/game_controller.h"
#include "session/share.h"

// GameController: own puzzles and series.

namespace tessera {

void GameController::report_shelf(bool is_stored) {
    if (!is_stored) {
        announcer_.notify(say("the browser does not let this page save your puzzles"), true);
    }
}

// A series that cannot be read leaves the open game as it is.
void GameController::open_series(const Result<Series>& series) {
    if (!series) {
        announcer_.notify(series.error().message, true);
        return begin_game();
    }
    const bool is_stored = shelf_.take_in(*series);
    const std::string key = SeriesShelf::key_of(*series);
    if (const ShelfRow* const row = shelf_.find(key)) {
        open_on_shelf(key, next_unsolved(*row, -1, levels(), records_).value_or(0));
    }
    report_shelf(is_stored);
}

void GameController::open_on_shelf(std::string_view key, int index) {
    shelf_.begin(key);
    const ShelfRow* const row = shelf_.find(key);
    open_link(fragment_of(std::string(at(row->puzzles, index).code)));
}

bool GameController::open_next_of_series() {
    const auto place = series_place();
    const auto next = place ? next_unsolved(*place->row, place->index, levels(), records_) : std::nullopt;
    if (next) {
        open_on_shelf(std::string(place->row->key), *next);
    }
    return next.has_value();
}

bool GameController::can_keep() const {
    const std::string code = desk_.code(false);
    return !code.empty() && !shelf_.has(code) && !shelf_.is_full();
}

void GameController::keep_on_shelf() {
    const bool is_stored = shelf_.keep(desk_.code(false));
    show(Panel::none);
    announcer_.notify(say("added to your puzzles, at the top of the list"));
    report_shelf(is_stored);
}

void GameController::move_on_shelf(int index, int by) {
    report_shelf(shelf_.move(index, by));
}

void GameController::report_taken_off(bool is_stored) {
    announcer_.offer(say("taken off the list"), NoticeAction::undo_removal);
    report_shelf(is_stored);
}

void GameController::take_off_shelf(int index) {
    report_taken_off(shelf_.take_out(index));
}

void GameController::name_on_shelf(std::string Credits::*credit, std::string_view text) {
    const std::string_view name = without_blanks_around(text);
    if (!name.empty() && !is_credit(name)) {
        return announcer_.notify(say("a title, a name or a note must be one short line"), true);
    }
    report_shelf(shelf_.name(credit, name));
}

void GameController::remove_series(std::string_view key) {
    report_taken_off(shelf_.remove(key));
}

}  // namespace tessera
