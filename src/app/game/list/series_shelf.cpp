#include "app/game/list/series_shelf.h"

#include "app/game/list/calendar.h"
#include "base/order.h"
#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

ShelfPuzzle shelf_puzzle(const std::string& code) {
    ShelfPuzzle puzzle{code};
    auto content = read_link(code);
    if (!content) {
        return puzzle;
    }
    if (auto* const session = std::get_if<AnySession>(&*content)) {
        std::visit([](auto& game) { game.restart(); }, *session);
        puzzle.game = std::make_shared<OpenGame>(std::move(*session));
    } else if (auto* const level = std::get_if<LevelName>(&*content)) {
        puzzle.level = std::move(*level);
    } else {
        puzzle.recipe = std::get<Recipe>(*content);
    }
    return puzzle;
}

ShelfRow shelf_row(std::string key, Series series) {
    ShelfRow row{std::move(key), std::move(series), {}};
    for (const std::string& puzzle : row.series.puzzles) {
        row.puzzles.push_back(shelf_puzzle(puzzle));
    }
    return row;
}

}  // namespace

void SeriesShelf::look() {
    if (auto texts = storage_.shelf_texts(); texts && *texts != texts_) {
        read(*texts);
    }
}

// Own puzzles come first, then the series by their titles.
void SeriesShelf::read(const KeptTexts& texts) {
    texts_ = texts;
    rows_.clear();
    std::vector<ShelfRow> rows;
    for (const auto& [key, text] : texts_) {
        if (auto series = parse_series(text, 1)) {
            rows.push_back(shelf_row(key, std::move(*series)));
        }
    }
    const std::vector<int> order = sorted_indices(int_size(rows), [&](int first, int second) {
        const ShelfRow& one = at(rows, first);
        const ShelfRow& other = at(rows, second);
        return one.is_own() != other.is_own() ? one.is_own()
                                              : one.series.credits.title < other.series.credits.title;
    });
    for (const int index : order) {
        rows_.push_back(std::move(at(rows, index)));
    }
}

const ShelfRow* SeriesShelf::find(std::string_view key) const {
    const auto found =
        std::find_if(rows_.begin(), rows_.end(), [&](const ShelfRow& row) { return row.key == key; });
    return found == rows_.end() ? nullptr : &*found;
}

bool SeriesShelf::has(std::string_view code) const {
    const ShelfRow* const row = own();
    return row != nullptr && std::find(row->series.puzzles.begin(), row->series.puzzles.end(), code) !=
                                 row->series.puzzles.end();
}

bool SeriesShelf::is_full() const {
    return own() != nullptr && int_size(own()->puzzles) >= most_in_series;
}

Series SeriesShelf::own_series() const {
    return own() != nullptr ? own()->series : Series();
}

bool SeriesShelf::store(const std::string& key, const Series& series) {
    const auto text = series.puzzles.empty() ? std::nullopt : std::optional(format_series(series));
    KeptTexts all = texts_;
    if (text) {
        all[key] = *text;
    } else {
        all.erase(key);
    }
    const bool is_stored = storage_.change_shelf(key, text);
    read(all);
    return is_stored;
}

void SeriesShelf::report_refusal() {
    announcer_.notify(say("the browser does not let this page save your puzzles"), true);
}

void SeriesShelf::change(const std::string& key, const Series& series) {
    if (!store(key, series)) {
        report_refusal();
    }
}

bool SeriesShelf::can_keep(std::string_view code) const {
    return !code.empty() && !has(code) && !is_full();
}

void SeriesShelf::keep(const std::string& code) {
    look();
    announcer_.notify(say("added to your puzzles, at the top of the list"));
    if (!has(code) && !is_full()) {
        Series series = own_series();
        series.puzzles.push_back(code);
        change(std::string(own_puzzles_key), series);
    }
}

void SeriesShelf::move(int index, int by) {
    Series series = own_series();
    const int count = int_size(series.puzzles);
    if (index < 0 || index >= count || index + by < 0 || index + by >= count) {
        return;
    }
    std::swap(at(series.puzzles, index), at(series.puzzles, index + by));
    change(std::string(own_puzzles_key), series);
}

void SeriesShelf::offer_to_undo() {
    announcer_.offer(say("taken off the list"), NoticeAction::undo_removal);
}

void SeriesShelf::take_out(int index) {
    Series series = own_series();
    if (index < 0 || index >= int_size(series.puzzles)) {
        return;
    }
    removed_ = {std::string(own_puzzles_key), index, {series.credits, {at(series.puzzles, index)}}};
    series.puzzles.erase(series.puzzles.begin() + index);
    offer_to_undo();
    change(removed_.key, series);
}

void SeriesShelf::name(std::string Credits::*credit, std::string_view text) {
    const std::string_view name = without_blanks_around(text);
    if (!name.empty() && !is_credit(name)) {
        return announcer_.notify(say("a title, a name or a note must be one short line"), true);
    }
    Series series = own_series();
    series.credits.*credit = name;
    change(std::string(own_puzzles_key), series);
}

std::string SeriesShelf::key_of(const Series& series) {
    return std::string(series_key) + GameStore::name_of(format_series(series));
}

bool SeriesShelf::take_in(const Series& series) {
    look();
    const std::string key = key_of(series);
    return find(key) != nullptr || store(key, series);
}

void SeriesShelf::remove(std::string_view key) {
    const ShelfRow* const row = find(key);
    removed_ = {std::string(key), 0, row != nullptr ? row->series : Series()};
    offer_to_undo();
    change(removed_.key, {});
}

// Another tab may have changed the row since: what was removed goes back to its place in what is there now.
void SeriesShelf::undo_removal() {
    look();
    const auto [key, first, series] = std::exchange(removed_, {});
    const ShelfRow* const row = find(key);
    Series all = row != nullptr ? row->series : Series{series.credits, {}};
    std::vector<std::string>& puzzles = all.puzzles;
    auto place = puzzles.begin() + std::min(first, int_size(puzzles));
    for (const std::string& puzzle : series.puzzles) {
        const bool is_there = std::find(puzzles.begin(), puzzles.end(), puzzle) != puzzles.end();
        if (!is_there && int_size(puzzles) < most_in_series) {
            place = std::next(puzzles.insert(place, puzzle));
        }
    }
    if (!key.empty()) {
        change(key, all);
    }
}

std::string SeriesShelf::code_of(const ShelfPuzzle& puzzle, const LevelList& levels) {
    const std::optional<int> level = puzzle.level ? levels.find(*puzzle.level) : std::nullopt;
    return puzzle.game ? puzzle.game->code : level ? levels.level(*level).code : puzzle.code;
}

bool SeriesShelf::is_same(const ShelfPuzzle& puzzle, const OpenGame& game, const LevelList& levels) {
    return puzzle.recipe ? recipe_of(game) == puzzle.recipe
                         : !game.code.empty() && code_of(puzzle, levels) == game.code;
}

std::optional<SeriesPlace> SeriesShelf::place_in(const ShelfRow& row, const OpenGame& game,
                                                 const LevelList& levels) const {
    const bool is_played = row.key == played_;
    const auto found = std::find_if(row.puzzles.begin(), row.puzzles.end(), [&](const ShelfPuzzle& puzzle) {
        return (is_played || !is_daily_link(puzzle.code)) && is_same(puzzle, game, levels);
    });
    return found == row.puzzles.end() || (row.is_own() && !is_played)
               ? std::nullopt
               : std::optional(SeriesPlace{&row, static_cast<int>(found - row.puzzles.begin())});
}

std::optional<SeriesPlace> SeriesShelf::place_of(const OpenGame& game, const LevelList& levels) const {
    if (!left_.empty() && game.code == left_) {
        return std::nullopt;
    }
    const ShelfRow* const played = find(played_);
    std::optional<SeriesPlace> place = played != nullptr ? place_in(*played, game, levels) : std::nullopt;
    for (auto row = rows_.begin(); row != rows_.end() && !place; ++row) {
        place = place_in(*row, game, levels);
    }
    return place;
}

void SeriesShelf::note_win(const OpenGame& game, Records& records) const {
    for (const ShelfRow& row : rows_) {
        for (const ShelfPuzzle& puzzle : row.puzzles) {
            if (puzzle.recipe && !is_daily_link(puzzle.code) && recipe_of(game) == puzzle.recipe) {
                records.add(puzzle.code, std::nullopt);
            }
        }
    }
}

int solved_count(const ShelfRow& row, const LevelList& levels, const Records& records) {
    return static_cast<int>(std::count_if(
        row.puzzles.begin(), row.puzzles.end(),
        [&](const ShelfPuzzle& puzzle) { return records.is_solved(SeriesShelf::code_of(puzzle, levels)); }));
}

std::optional<int> next_unsolved(const ShelfRow& row, int after, const LevelList& levels,
                                 const Records& records) {
    const int count = int_size(row.puzzles);
    for (int step = 1; step <= count; ++step) {
        const int index = (after + step + count) % count;
        if (index != after && !records.is_solved(SeriesShelf::code_of(at(row.puzzles, index), levels))) {
            return index;
        }
    }
    return std::nullopt;
}

}  // namespace tessera
