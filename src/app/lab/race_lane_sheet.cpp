#include "app/game/game_texts.h"
#include "app/lab/race_screen.h"

#include <algorithm>
#include <string>

// Draws the sheet of one lane: buttons to watch its search, and its first difference from another.

namespace tessera {

namespace {

constexpr float row_height = touch_side + 8;
constexpr float line_height = 24;

float paragraph(Ui& ui, const Rect& place, const std::string& text, bool visible) {
    return ui.painter.paragraph(place, text, ui.theme().text, TextSize::small, visible) + 8;
}

float words_height(const RaceRoom& room, Ui& ui, float width) {
    float height = 0;
    for (const Sentence& sentence : sentences_of(room, ui.strings)) {
        height += paragraph(ui, {0, 0, width, 400}, ui.strings.with_stop(sentence), false);
    }
    return height;
}

void watch(Lab& lab, RaceRoom& room, int lane, int place) {
    const RaceEntry entry = at(room.race().lanes(), lane).entry();
    room.leave();
    lab.watch(entry.engine, entry.heuristic, place);
}

// Draws the first difference and buttons to look at it. Returns true if one was pressed.
bool draw_meeting(Lab& lab, RaceRoom& room, Ui& ui, Rect& rest) {
    for (const Sentence& sentence : sentences_of(room, ui.strings)) {
        rest.take_top(paragraph(ui, rest, ui.strings.with_stop(sentence), true));
    }
    if (!room.meeting()->difference) {
        return false;
    }
    const RaceDifference& difference = *room.meeting()->difference;
    const auto show = [&](std::string_view name, int lane, const PartingStep& parting) {
        Rect row = rest.take_top(row_height);
        row.take_bottom(8);
        const std::string caption = lab.strings().of(say("show it: {}", room.caption(lane, ui.strings)));
        const std::string fitted = Painter::fitted(caption, TextSize::strong, row.width - 16);
        if (button(ui, name, fitted, row, {.label = caption})) {
            watch(lab, room, lane, parting.step + 1);
            return true;
        }
        return false;
    };
    return show("race.show.first", *room.lane(), difference.first) ||
           show("race.show.second", room.meeting()->other, difference.second);
}

void draw_others(const Lab& lab, RaceRoom& room, Ui& ui, Rect rest) {
    const Rect head = rest.take_top(line_height + 6);
    ui.painter.text({head.x, head.centre().y}, ui.text("Where it differs from"), ui.theme().quiet,
                    TextSize::small);
    for (int other = 0; other < int_size(room.race().lanes()); ++other) {
        if (other == *room.lane() || at(room.race().lanes(), other).trouble()) {
            continue;
        }
        Rect row = rest.take_top(row_height);
        row.take_bottom(8);
        const bool is_chosen = room.meeting() && room.meeting()->other == other;
        const std::string name = room.caption(other, ui.strings);
        const std::string caption = Painter::fitted(name, TextSize::strong, row.width - 16);
        if (button(ui, "race.with." + std::to_string(other), caption, row,
                   {ButtonStyle::plain, room.race().is_done(), is_chosen, name})) {
            room.compare_with(other, lab);
        }
    }
}

}  // namespace

void draw_race_lane(Lab& lab, RaceRoom& room, Ui& ui, const Rect& window) {
    const int lane = *room.lane();
    const RaceLane& each = at(room.race().lanes(), lane);
    constexpr float wanted_width = 480;
    const float width = sheet_content_width(window, wanted_width);
    const bool has_difference = room.meeting() && room.meeting()->difference;
    const float meeting =
        room.meeting() ? words_height(room, ui, width) + (has_difference ? 2 * row_height : 0) : 0;
    const int others = int_size(room.race().lanes()) - 1;
    const float height = 2 * line_height + row_height + meeting + (others > 0 ? line_height + 6 : 0) +
                         static_cast<float>(others) * row_height;
    const Sheet panel =
        sheet(ui, Painter::fitted(room.caption(lane, ui.strings), TextSize::title, width - 52), window,
              {wanted_width, height + sheet_head_and_margins});
    const float scroll = ui.state.scroll_region("race.sheet", panel.content, height);
    ui.painter.push_clip(panel.content.inset(-4));
    ui.state.clip(panel.content);
    Rect rest{panel.content.x, panel.content.y - scroll, panel.content.width, height};
    for (const std::string& text : {ui.strings.of(state_of(each)), counters_of(each, ui.strings)}) {
        const Rect line = rest.take_top(line_height);
        ui.painter.text({line.x, line.y + 8}, Painter::fitted(text, TextSize::small, line.width),
                        ui.theme().quiet, TextSize::small);
    }
    Rect row = rest.take_top(row_height);
    row.take_bottom(8);
    bool is_left = button(ui, "race.watch", "Watch the search", row, {ButtonStyle::primary, !each.trouble()});
    if (is_left) {
        watch(lab, room, lane, 0);
    } else if (room.meeting()) {
        is_left = draw_meeting(lab, room, ui, rest);
    }
    if (!is_left && others > 0) {
        draw_others(lab, room, ui, rest);
    }
    ui.state.clip({});
    ui.painter.pop_clip();
    if (!is_left && panel.is_closed) {
        room.close_lane();
    }
}

}  // namespace tessera
