#include "app/game/play/game_texts.h"
#include "app/lab/race/race_screen.h"
#include "app/ui/column.h"
#include "lab/plot/axis.h"

#include <algorithm>
#include <string>

// Draws the choice of a race: engines, number of seeds, and limit of each search.

namespace tessera {

namespace {

constexpr float row_height = touch_side + 8;
constexpr float heading_height = 34;
constexpr float widest_list = 560;

void add_heading(Column& rows, std::string_view caption) {
    rows.line(heading_height, rows.ui().text(caption), heading_height - 12);
}

// Adds a row with a control, which draw(const Rect& place) draws.
template <class Draw>
void add_control(Column& rows, const Draw& draw) {
    rows.row(row_height, [&](const Rect& row) { draw(row.inset(4)); });
}

void add_engines(RaceRoom& room, Column& rows) {
    add_heading(rows, "Engines");
    for (int engine = 0; engine < int_size(room.engines()); ++engine) {
        const EngineInfo& each = at(room.engines(), engine);
        add_control(rows, [&](const Rect& place) {
            room.choose_engine(engine, toggle(rows.ui(), "race.engine." + std::string(each.id), each.caption,
                                              place, room.takes_part(engine)));
        });
    }
}

void add_heuristics(RaceRoom& room, Column& rows) {
    add_heading(rows, "Heuristics");
    for (int heuristic = 0; heuristic < int_size(room.heuristics()); ++heuristic) {
        const HeuristicInfo& each = at(room.heuristics(), heuristic);
        add_control(rows, [&](const Rect& place) {
            room.choose_heuristic(heuristic, toggle(rows.ui(), "race.heuristic." + std::string(each.id),
                                                    each.caption, place, room.is_tried(heuristic)));
        });
    }
}

void add_limits(RaceRoom& room, Column& rows) {
    add_heading(rows, "Limits");
    const RaceRules& rules = room.rules();
    add_control(rows, [&](const Rect& place) {
        const int seeds = stepper(rows.ui(),
                                  {"race.seeds", "Seeds", std::to_string(rules.seed_count),
                                   rules.seed_count > RaceRoom::seed_counts.front(),
                                   rules.seed_count < RaceRoom::seed_counts.back()},
                                  place);
        if (seeds != 0) {
            room.change_seeds(seeds);
        }
    });
    add_control(rows, [&](const Rect& place) {
        const int limit =
            stepper(rows.ui(),
                    {"race.limit", "Tick limit", mark_text(static_cast<double>(rules.limit)),
                     rules.limit > RaceRoom::limits.front(), rules.limit < RaceRoom::limits.back()},
                    place);
        if (limit != 0) {
            room.change_limit(limit);
        }
    });
}

Sentence what_starts(const RaceRoom& room) {
    const int count = int_size(room.entries());
    if (count == 0) {
        return say("choose at least one engine");
    }
    return count > Race::most_lanes ? say("{} at once is too many: {} at most", count, Race::most_lanes)
                                    : say("{} {search|searches} side by side", count);
}

}  // namespace

void draw_race_choice(const Lab& lab, RaceRoom& room, Ui& ui, const Rect& area) {
    const float width = std::min(area.width - 28, widest_list);
    Rect list{area.centre().x - width / 2, area.y, width, area.height};
    const Rect go = list.take_bottom(touch_side + 12);
    const Rect line = list.take_bottom(26);
    const auto add_rows = [&](Column& rows) {
        add_engines(room, rows);
        if (room.can_try()) {
            add_heuristics(room, rows);
        }
        add_limits(room, rows);
    };
    draw_scrolled(ui, "race.choice", list, column_height(ui, list.width, add_rows), ui.theme().page,
                  add_rows);
    ui.painter.text(line.centre(), lab.strings().of(what_starts(room)),
                    room.can_start() ? ui.theme().quiet : ui.theme().bad, TextSize::small, Align::centre);
    if (button(ui, "race.start", "Start", {go.x, go.y + 2, go.width, touch_side},
               {ButtonStyle::primary, room.can_start()})) {
        room.start(lab);
    }
}

}  // namespace tessera
