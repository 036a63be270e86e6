#include "app/game/play/game_texts.h"
#include "app/lab/race/race_screen.h"
#include "app/lab/replay/play_moves.h"
#include "app/ui/column.h"

#include <algorithm>
#include <cmath>
#include <string>

// Draws the boards of a race side by side, and the sheet that a press on one opens: buttons to watch its search,
// and its first difference from another.

namespace tessera {

namespace {

constexpr float gap = 10;
constexpr float line_height = 19;
constexpr float least_card = 184;  // lower cards make the list scroll
constexpr float narrow_card = 146;

// Returns the number of columns that makes the boards largest.
int column_count(const Rect& area, int count) {
    const int most = std::max(1, static_cast<int>(area.width / narrow_card));
    int best = 1;
    float best_side = 0;
    for (int columns = 1; columns <= std::min(most, count); ++columns) {
        const int rows = (count + columns - 1) / columns;
        const float width = area.width / static_cast<float>(columns) - gap;
        const float height = std::max(area.height / static_cast<float>(rows) - gap, least_card);
        const float side = std::min(width, height - 3 * line_height - 20);
        if (side >= best_side) {
            best = columns;
            best_side = side;
        }
    }
    return best;
}

const AnySession& board_of(const Lab& lab, RaceScreen& memory, int lane,
                           const std::vector<std::string>& moves) {
    if (int_size(memory.boards) <= lane) {
        memory.boards.resize(static_cast<std::size_t>(lane) + 1);
    }
    RaceScreen::Board& board = at(memory.boards, lane);
    if (!board.session || board.moves != moves) {
        board.moves = moves;
        board.session = lab.session_at_start();
        play_moves(*board.session, moves);
    }
    return *board.session;
}

int place_of(const std::vector<int>& order, int lane) {
    const auto found = std::find(order.begin(), order.end(), lane);
    return found == order.end() ? 0 : static_cast<int>(found - order.begin()) + 1;
}

void draw_place(Ui& ui, Point at, int place) {
    const Theme& theme = ui.theme();
    ui.painter.circle(at, 12, place == 1 ? theme.good : theme.quiet);
    ui.painter.text(at, std::to_string(place), theme.surface, TextSize::small, Align::centre);
}

void draw_line(Ui& ui, const Rect& line, std::string_view text, Color color) {
    ui.painter.text({line.x, line.centre().y}, Painter::fitted(text, TextSize::small, line.width), color,
                    TextSize::small);
}

// On narrow cards they take two lines.
void draw_counters(const Lab& lab, Ui& ui, Rect& rest, const RaceLane& lane) {
    constexpr float narrow = 210;
    if (rest.width > narrow) {
        draw_line(ui, rest.take_bottom(line_height), counters_of(lane, lab.strings()), ui.theme().quiet);
        return;
    }
    const SearchStats& stats = lane.current().stats;
    const auto line = [&](const Sentence& sentence) {
        draw_line(ui, rest.take_bottom(line_height), lab.strings().of(sentence), ui.theme().quiet);
    };
    line(say("{} {tick|ticks}", thousands(std::to_string(stats.ticks))));
    line(say("{} {position|positions} reached",
             thousands(std::to_string(lane.current().counts.reached.value_or(0)))));
}

void draw_card(const Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, const Rect& card, int lane) {
    const Theme& theme = ui.theme();
    const RaceLane& each = at(room.race().lanes(), lane);
    const std::string name = "race.lane." + std::to_string(lane);
    ui.state.add({.name = name, .rect = card, .label = room.caption(lane, lab.strings())});
    const bool is_lively = ui.state.is_hovered(name) || ui.state.is_pressed(name);
    ui.painter.fill(card, is_lively ? mix(theme.surface, theme.text, 0.05F) : theme.surface, 12);
    Rect rest = card.inset(10);
    Rect head = rest.take_top(line_height + 4);
    const int place = place_of(room.race().finish_order(), lane);
    if (place > 0) {
        draw_place(ui, {head.right() - 12, head.y + 10}, place);
        head.take_right(28);
    }
    ui.painter.circle({head.x + 5, head.centre().y}, 5, lane_color(theme, lane));
    head.take_left(16);
    draw_line(ui, head, room.caption(lane, lab.strings()), theme.text);
    draw_counters(lab, ui, rest, each);
    draw_line(ui, rest.take_bottom(line_height), lab.strings().of(state_of(each)),
              each.trouble() ? theme.bad : theme.quiet);
    draw_small_board(ui.painter, board_of(lab, memory, lane, each.moves()), rest.inset(4));
    focus_ring(ui, name, card, 12);
    if (ui.state.take_click(name)) {
        room.pause();
        room.open_lane(lane);
    }
}

}  // namespace

void draw_race_boards(const Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, const Rect& area) {
    const Rect list{area.x + gap, area.y, area.width - 2 * gap, area.height};
    const int count = int_size(room.race().lanes());
    const int columns = column_count(list, count);
    const int rows = (count + columns - 1) / columns;
    const float width = list.width / static_cast<float>(columns);
    const float height = std::clamp(list.height / static_cast<float>(rows), least_card,
                                    std::max(width + 4 * line_height + 20, least_card));
    const float top = std::max((list.height - height * static_cast<float>(rows)) / 2, 0.0F);
    const float scroll = ui.state.scroll_region("race.boards", list, height * static_cast<float>(rows));
    ui.painter.push_clip(list.inset(-4));
    ui.state.clip(list);
    for (int lane = 0; lane < count; ++lane) {
        const Rect cell{list.x + width * static_cast<float>(lane % columns),
                        list.y + top - scroll + height * static_cast<float>(lane / columns), width, height};
        if (cell.bottom() > list.y && cell.y < list.bottom()) {
            draw_card(lab, room, memory, ui, cell.inset(gap / 2), lane);
        }
    }
    ui.state.clip({});
    ui.painter.pop_clip();
}

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
