#include "app/game/game_texts.h"
#include "app/lab/race/race_screen.h"
#include "app/ui/column.h"

#include <string>

// Draws the sheet of one lane: buttons to watch its search, and its first difference from another.

namespace tessera {

namespace {

void watch(Lab& lab, RaceRoom& room, int lane, int place) {
    const RaceEntry entry = at(room.race().lanes(), lane).entry();
    room.leave();
    lab.watch(entry.engine, entry.heuristic, place);
}

// Adds the first difference and buttons to look at it. Returns true if one was pressed.
bool add_meeting(Lab& lab, RaceRoom& room, Column& rows) {
    const Ui& ui = rows.ui();
    for (const Sentence& sentence : sentences_of(room, ui.strings)) {
        rows.paragraph(ui.strings.with_stop(sentence), ui.theme().text, TextSize::small);
        rows.gap(8);
    }
    if (!room.meeting()->difference) {
        return false;
    }
    const RaceDifference& difference = *room.meeting()->difference;
    const auto show = [&](std::string_view name, int lane, const PartingStep& parting) {
        const std::string caption = lab.strings().of(say("show it: {}", room.caption(lane, ui.strings)));
        if (rows.fitted_button(name, caption)) {
            watch(lab, room, lane, parting.step + 1);
            return true;
        }
        rows.gap(8);
        return false;
    };
    return show("race.show.first", *room.lane(), difference.first) ||
           show("race.show.second", room.meeting()->other, difference.second);
}

void add_others(const Lab& lab, RaceRoom& room, Column& rows) {
    const Ui& ui = rows.ui();
    rows.line(30, ui.text("Where it differs from"), 15);
    for (int other = 0; other < int_size(room.race().lanes()); ++other) {
        if (other == *room.lane() || at(room.race().lanes(), other).trouble()) {
            continue;
        }
        const bool is_chosen = room.meeting() && room.meeting()->other == other;
        if (rows.fitted_button("race.with." + std::to_string(other), room.caption(other, ui.strings),
                               {ButtonStyle::plain, room.race().is_done(), is_chosen})) {
            room.compare_with(other, lab);
        }
        rows.gap(8);
    }
}

void add_lane(Lab& lab, RaceRoom& room, int lane, Column& rows) {
    const Ui& ui = rows.ui();
    const RaceLane& each = at(room.race().lanes(), lane);
    for (const std::string& text : {ui.strings.of(state_of(each)), counters_of(each, ui.strings)}) {
        rows.line(24, Painter::fitted(text, TextSize::small, rows.below().width), 8);
    }
    if (rows.button("race.watch", "Watch the search", {ButtonStyle::primary, !each.trouble()})) {
        return watch(lab, room, lane, 0);
    }
    rows.gap(8);
    const bool is_left = room.meeting() && add_meeting(lab, room, rows);
    if (!is_left && room.race().lanes().size() > 1) {
        add_others(lab, room, rows);
    }
}

}  // namespace

void draw_race_lane(Lab& lab, RaceRoom& room, Ui& ui, const Rect& window) {
    constexpr float width = 480;
    const int lane = *room.lane();
    const std::string title = Painter::fitted(room.caption(lane, ui.strings), TextSize::title,
                                              sheet_content_width(window, width) - 52);
    if (column_sheet(ui, title, window, width, [&](Column& rows) { add_lane(lab, room, lane, rows); })) {
        room.close_lane();
    }
}

}  // namespace tessera
