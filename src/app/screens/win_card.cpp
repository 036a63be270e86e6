#include "app/game/list/calendar.h"
#include "app/game/list/course.h"
#include "app/game/list/win.h"
#include "app/game/play/game_texts.h"
#include "app/game/play/racing.h"
#include "app/host/platform.h"
#include "app/screens/badges.h"
#include "app/screens/bars.h"
#include "app/screens/card.h"
#include "app/screens/part_sheets.h"
#include "app/screens/shelf_cards.h"
#include "app/screens/technique_lessons.h"
#include "app/screens/week.h"
#include "app/screens/win_award.h"
#include "app/screens/win_buttons.h"
#include "app/screens/win_facts.h"
#include "app/screens/win_place.h"
#include "app/ui/column.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tessera {

namespace {

constexpr float widest = 400;
constexpr float widest_low = 340;         // on a low table, whose board needs the width
constexpr float widest_beside = 592;      // of a card with two columns
constexpr float usual_margin = 18;        // inside the card
constexpr float small_margin = 14;        // on a small table
constexpr float most_of_upright = 0.61F;  // of an upright table, so that the board is seen
constexpr float lowest_full = 275;        // of a card on a narrow one, which leaves a small board
constexpr float most_of_small = 0.54F;    // of a small one

// The parts that fit on the card, and what its table is like.
struct WinParts {
    bool has_award = true;
    bool has_bars = true;   // of the times of days
    bool has_times = true;  // a line about them, if there are no bars
    bool has_place = true;  // in the chapter; without it the award is small, too
    bool has_more = true;   // what a better award takes
    bool has_hardest = true;
    bool is_beside = false;  // the days stand beside the text
    bool is_low = false;     // on a low table
    bool is_small = false;   // on a small one

    float margin() const { return is_small ? small_margin : usual_margin; }
    WinButtons buttons() const { return {is_beside, is_small || is_low}; }
};

// From the most parts to the fewest.
constexpr std::array<WinParts, 10> choices_of_parts{{{true, true, true},
                                                     {true, false, true},
                                                     {true, false, true, true, false},
                                                     {true, false, false},
                                                     {true, false, false, true, true, false},
                                                     {true, false, false, true, false},
                                                     {true, false, false, false, true},
                                                     {true, false, false, false, false},
                                                     {false, false, true, true, false},
                                                     {false, false, false, true, false}}};

// Adds the hardest technique that the board needs, or keeps its place as long as it is looked for. For the levels
// of a course, add_chapter() shows it.
void add_hardest(Column& rows, const Desk& desk, const NeededDeductions& needed, bool is_awaited) {
    const ShippedLevel* const level = desk.levels().find(desk.game().code);
    if (level != nullptr && !technique_word(*level).empty()) {
        return;
    }
    const auto& found = needed.found();
    const std::string_view title =
        found ? hardest_technique(family_id(desk.game().session), *found) : std::string_view();
    if (!title.empty()) {
        add_win_note(rows, "win.hardest",
                     rows.ui().strings.of(say("hardest technique: {}", rows.ui().text(title))));
    } else if (is_awaited) {
        rows.row(win_note_height, [](const Rect& /*place*/) {});
    }
}

// Adds the place in the series or the chapter, and how much of it, or of the technique of a course, is solved.
void add_chapter(Column& rows, const Desk& desk, const SeriesShelf& shelf) {
    if (add_series(rows, desk, shelf)) {
        return;
    }
    const auto progress = chapter_progress(desk.levels(), desk.records(), desk.game().code);
    if (!progress) {
        return;
    }
    const Strings& strings = rows.ui().strings;
    const std::string_view title = strings.of(progress->title);
    if (!add_technique(rows, desk, say("{}: puzzle {} of {}", title, progress->place, progress->count))) {
        add_win_detail(rows, "win.chapter",
                       strings.of(say("{}: puzzle {} of {}, {} solved", title, progress->place,
                                      progress->count, progress->solved)));
    }
}

// Draws the week as seven tiles, with a row of days below.
void add_week(Column& rows, const OpenGame& game, const Records& records) {
    const auto today = parse_day(platform::today());
    if (!game.daily || !today) {
        return;
    }
    Ui& ui = rows.ui();
    const std::string_view family = family_id(game.session);
    rows.gap(8);
    rows.row(40, [&](const Rect& place) { draw_week(ui, records, family, *today, place); });
    add_win_line(rows, streak_text(ui.strings, day_streak(records, family, *today)), ui.theme().text,
                 TextSize::strong);
}

Sentence compared_words(const ComparedTimes& times) {
    return times.slower == times.count ? say("your fastest daily puzzle so far")
           : times.slower == 0
               ? say("your slowest daily puzzle so far")
               : say("faster than {} of your {} other daily puzzles", times.slower, times.count);
}

// Draws how this time compares with those of other days, or says it in words.
void add_times(Column& rows, const Desk& desk, double now_ms, const WinParts& parts) {
    const OpenGame& game = desk.game();
    const std::string_view family = family_id(game.session);
    const double elapsed_ms = game.clock.elapsed(now_ms);
    if (parts.has_bars) {
        add_win_detail(rows, "win.times", std::string(rows.ui().text("Minutes per daily puzzle")));
        add_time_bars(rows, daily_times(desk.records(), family), elapsed_ms);
    } else if (parts.has_times) {
        const ComparedTimes times = compared_times(desk.records(), family, *game.daily, elapsed_ms);
        if (times.count > 0) {
            add_win_detail(rows, "win.compared", rows.ui().strings.of(compared_words(times)));
        }
    }
}

// Adds what only a puzzle of the day has: the week and the times.
void add_day(Column& rows, const Desk& desk, double now_ms, const WinParts& parts) {
    if (desk.game().daily) {
        add_week(rows, desk.game(), desk.records());
        add_times(rows, desk, now_ms, parts);
    }
}

// Returns the result where moves count, else praise.
std::string headline(const OpenGame& game, double now_ms, const Ui& ui) {
    if (!counts_moves(game)) {
        return std::string(ui.text(praise_of(game, now_ms)));
    }
    return ui.strings.with_stop(
        with_game(game, [](auto& session, auto& view) { return solved_sentence(view, session); }));
}

// Adds what was won, and how.
void add_news(Column& rows, const Playing& playing, const WinParts& parts) {
    Ui& ui = rows.ui();
    const OpenGame& game = playing.game();
    const double elapsed_ms = game.clock.elapsed(playing.now_ms());
    if (parts.has_award) {
        constexpr float high = 58;
        constexpr float medium = 50;
        constexpr float low = 36;
        rows.row(!parts.has_place ? low
                 : parts.is_low   ? medium
                                  : high,
                 [&](const Rect& place) { draw_award(ui, place, game, playing.now_ms()); });
    }
    const bool is_plain = moves_over(game) > 0;
    const bool has_room = !parts.is_low && !parts.is_small;
    add_win_line(rows, headline(game, playing.now_ms(), ui), is_plain ? ui.theme().text : ui.theme().good,
                 has_room && !counts_moves(game) ? TextSize::display : TextSize::title);
    if (const auto more = more_stars(game, playing.now_ms()); more && parts.has_more) {
        add_win_detail(rows, "win.more", ui.strings.of(*more));
    }
    add_win_facts(rows, playing, has_room ? FactsForm::columns : FactsForm::sentence);
    if (game.race) {
        add_win_line(rows, ui.strings.with_stop(race_words(game, elapsed_ms)), ui.theme().text,
                     TextSize::strong);
    }
    if (parts.has_hardest) {
        add_hardest(rows, playing.desk(), playing.assistant().needed(), playing.win().awaits_needed);
    }
}

// Adds two columns, each in the middle of its half.
void add_beside(Column& rows, AddRows left, AddRows right) {
    constexpr float between = 24;
    Ui& ui = rows.ui();
    const float width = (rows.below().width - between) / 2;
    const float left_height = column_height(ui, width, left);
    const float right_height = column_height(ui, width, right);
    rows.row(std::max(left_height, right_height), [&](const Rect& place) {
        draw_column(ui, {place.x, place.centre().y - left_height / 2, width, 0}, left);
        draw_column(ui, {place.x + width + between, place.centre().y - right_height / 2, width, 0}, right);
    });
}

void add_text(Column& rows, const Playing& playing, const Opening& opening, const WinParts& parts) {
    if (parts.is_beside) {
        return add_beside(
            rows, [&](Column& left) { add_day(left, playing.desk(), playing.now_ms(), parts); },
            [&](Column& right) { add_news(right, playing, parts); });
    }
    add_news(rows, playing, parts);
    add_day(rows, playing.desk(), playing.now_ms(), parts);
    if (parts.has_place) {
        add_chapter(rows, playing.desk(), opening.shelf());
    }
}

// On a wide, low table the days of a daily puzzle stand beside the text.
bool stands_beside(const OpenGame& game, const Rect& table) {
    constexpr float wide_table = 600;
    return game.daily && table.width >= wide_table && is_low(table);
}

// Adds all of the card; web/split.mjs knows it by its name.
struct WinRows {
    Playing& playing;
    Opening& opening;
    const WinParts& parts;

    void operator()(Column& rows) const {
        add_text(rows, playing, opening, parts);
        add_win_buttons(rows, playing, opening, parts.buttons());
    }
};

float card_width(const OpenGame& game, const Rect& table) {
    return std::min(table.width - 2 * around_card, stands_beside(game, table) ? widest_beside
                                                   : is_low(table)            ? widest_low
                                                                              : widest);
}

struct WinCard {
    WinParts parts;
    float height = 0;
};

// Returns the heights that a card may have, the best first.
std::array<float, 3> limits_of(const Rect& table, bool is_daily) {
    const float most = is_upright(table)
                           ? std::max(table.height * most_of_upright,
                                      std::min(lowest_full, table.height - least_board - 2 * around_card))
                           : table.height - below_high_card;
    return {is_small(table) && !is_daily ? table.height * most_of_small : most, most,
            table.height - below_high_card};
}

// An upright table has lines enough, and the times of a day matter more than its chapter and what a better award takes; elsewhere
// that matters more than the chapter.
bool is_wanted(const WinParts& parts, const OpenGame& game, const Rect& table) {
    const bool is_of_days = parts.has_times && !parts.has_more;
    const bool lacks_more = is_upright(table) && !game.daily && parts.has_place && !parts.has_more;
    return !lacks_more && (game.daily ? parts.has_place : !is_of_days) &&
           (parts.has_hardest || !is_upright(table));
}

// Returns the card with the most parts that leaves room for the board, or else fits on the table.
WinCard card_of_win(Playing& playing, Opening& opening, Ui& ui, const Rect& table, float width) {
    WinCard fitting{choices_of_parts.back()};
    float last = 0;
    for (const float limit : limits_of(table, playing.game().daily.has_value())) {
        if (limit == std::exchange(last, limit)) {
            continue;
        }
        for (const WinParts& choice : choices_of_parts) {
            fitting.parts = choice;
            fitting.parts.is_beside = stands_beside(playing.game(), table);
            fitting.parts.is_low = is_low(table);
            fitting.parts.is_small = is_small(table);
            const float margin = fitting.parts.margin();
            fitting.height =
                2 * margin + column_height(ui, width - 2 * margin, WinRows{playing, opening, fitting.parts});
            if (is_wanted(choice, playing.game(), table) && fitting.height <= limit) {
                return fitting;
            }
        }
    }
    return fitting;
}

// Draws what covers the table; a press there closes the card.
void draw_veil(Playing& playing, Ui& ui, const Rect& table, float alpha) {
    ui.painter.fill(table, with_alpha(ui.theme().page, alpha));
    ui.state.add({.name = "win.veil", .rect = table, .takes_focus = false});
    if (ui.state.take_click("win.veil")) {
        playing.close_win();
    }
}

}  // namespace

void place_win(Playing& playing, Opening& opening, WinPlace& place, Ui& ui, const Rect& table) {
    const float width = card_width(playing.game(), table);
    place = place_beside_board(table, {width, card_of_win(playing, opening, ui, table, width).height});
}

bool win_card(Playing& playing, Opening& opening, WinPlace& place, Ui& ui, const Rect& table) {
    place.card = beside_drawn_board(playing.game(), place);
    draw_veil(playing, ui, table, place.board.width == 0 ? 0.35F * playing.win_share() : 0);
    const Rect card = place.card.moved({0, 16 * (1 - playing.win_share())});
    draw_confetti(ui, table, drawn_board(playing.game(), place), card, playing.win_share());
    ui.painter.shadow(card, 14, 20);
    ui.painter.fill(card, ui.theme().surface, 20);
    ui.state.add({"card", card, false, false});
    const WinParts parts = card_of_win(playing, opening, ui, table, card.width).parts;
    const float margin = parts.margin();
    draw_column(ui, {card.x + margin, card.y + margin, card.width - 2 * margin, 0},
                WinRows{playing, opening, parts});
    const Rect right{card.right() - touch_side - 4, card.y + 4, touch_side, touch_side};
    const Rect left =
        parts.is_beside ? right.moved({-touch_side, 0}) : Rect{card.x + 4, right.y, touch_side, touch_side};
    draw_restart(playing, ui, left, parts.buttons());
    return icon_button(ui, {"card.close", "Close", Icon::close, true, false, false}, right);
}

}  // namespace tessera
