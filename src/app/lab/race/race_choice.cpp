#include "app/game/play/game_texts.h"
#include "app/lab/race/race_screen.h"
#include "lab/plot/axis.h"

#include <algorithm>
#include <string>

// Draws the choice of a race: engines, number of seeds, and limit of each search.

namespace tessera {

namespace {

constexpr float row_height = touch_side + 8;
constexpr float heading_height = 34;
constexpr float widest_list = 560;

void draw_heading(Ui& ui, const Rect& line, std::string_view caption) {
    ui.painter.text({line.x, line.bottom() - 12}, ui.text(caption), ui.theme().quiet, TextSize::small);
}

float list_height(const RaceRoom& room) {
    const int heuristics = room.can_try() ? int_size(room.heuristics()) : 0;
    const int rows = int_size(room.engines()) + heuristics + 2;
    return static_cast<float>(rows) * row_height + (heuristics > 0 ? 3 : 2) * heading_height;
}

void draw_rows(RaceRoom& room, Ui& ui, Rect rest) {
    draw_heading(ui, rest.take_top(heading_height), "Engines");
    for (int engine = 0; engine < int_size(room.engines()); ++engine) {
        const EngineInfo& each = at(room.engines(), engine);
        const Rect row = rest.take_top(row_height).inset(4);
        room.choose_engine(engine, toggle(ui, "race.engine." + std::string(each.id), each.caption, row,
                                          room.takes_part(engine)));
    }
    if (room.can_try()) {
        draw_heading(ui, rest.take_top(heading_height), "Heuristics");
        for (int heuristic = 0; heuristic < int_size(room.heuristics()); ++heuristic) {
            const HeuristicInfo& each = at(room.heuristics(), heuristic);
            const Rect row = rest.take_top(row_height).inset(4);
            room.choose_heuristic(heuristic, toggle(ui, "race.heuristic." + std::string(each.id),
                                                    each.caption, row, room.is_tried(heuristic)));
        }
    }
    draw_heading(ui, rest.take_top(heading_height), "Limits");
    const RaceRules& rules = room.rules();
    const int seeds = stepper(
        ui,
        {"race.seeds", "Seeds", std::to_string(rules.seed_count),
         rules.seed_count > RaceRoom::seed_counts.front(), rules.seed_count < RaceRoom::seed_counts.back()},
        rest.take_top(row_height).inset(4));
    const int limit = stepper(ui,
                              {"race.limit", "Tick limit", mark_text(static_cast<double>(rules.limit)),
                               rules.limit > RaceRoom::limits.front(), rules.limit < RaceRoom::limits.back()},
                              rest.take_top(row_height).inset(4));
    if (seeds != 0) {
        room.change_seeds(seeds);
    }
    if (limit != 0) {
        room.change_limit(limit);
    }
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
    const float height = list_height(room);
    const float scroll = ui.state.scroll_region("race.choice", list, height);
    ui.painter.push_clip(list.inset(-4));
    ui.state.clip(list);
    draw_rows(room, ui, {list.x, list.y - scroll, list.width, height});
    ui.state.clip({});
    ui.painter.pop_clip();
    ui.painter.text(line.centre(), lab.strings().of(what_starts(room)),
                    room.can_start() ? ui.theme().quiet : ui.theme().bad, TextSize::small, Align::centre);
    if (button(ui, "race.start", "Start", {go.x, go.y + 2, go.width, touch_side},
               {ButtonStyle::primary, room.can_start()})) {
        room.start(lab);
    }
}

}  // namespace tessera
