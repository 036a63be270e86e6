#include "app/lab/screen/lab_controls.h"

#include "app/game/game_texts.h"
#include "app/lab/pictures/annealing_picture.h"
#include "app/lab/pictures/counting_picture.h"
#include "app/lab/pictures/cutting_picture.h"
#include "app/lab/replay/lab_look.h"
#include "app/lab/screen/lab_marks.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float side_margin = 14;
constexpr float count_height = 24;  // the line with the current step
constexpr float control_width = touch_side + 2;
constexpr float speed_width = 160;
constexpr float narrow_speed_width = 72;  // as one button

void update_bars(const Lab& lab, LabScreen& memory, int columns) {
    if (memory.bar_columns != columns || memory.bar_steps != lab.step_count()) {
        memory.bars = lab.has_search() ? timeline_of(lab.record(), columns) : std::vector<TimelineBar>();
        memory.bar_columns = columns;
        memory.bar_steps = lab.step_count();
    }
}

// Green for paths to solutions; neighbouring bars differ in shade.
Color bar_color(const Theme& theme, const SearchRecord& record, const TimelineBar& bar) {
    if (record.node(bar.node).solutions > 0) {
        return mix(theme.board, theme.good, bar.node % 2 == 0 ? 0.75F : 0.6F);
    }
    return mix(theme.board, theme.accent, bar.node % 2 == 0 ? 0.55F : 0.35F);
}

void draw_bars(const Lab& lab, const LabScreen& memory, Ui& ui, const Rect& area) {
    const float height = area.height / static_cast<float>(std::max(lab.record().max_depth(), 1));
    for (const TimelineBar& bar : memory.bars) {
        const float y = area.y + height * static_cast<float>(bar.depth);
        const Rect rect{area.x + static_cast<float>(bar.from), y, static_cast<float>(bar.to - bar.from),
                        std::max(height - (height > 4 ? 1.0F : 0.0F), 0.5F)};
        ui.painter.fill(rect, bar_color(ui.theme(), lab.record(), bar));
    }
}

// Describes the state of the search.
std::string end_text(const Lab& lab) {
    const Strings strings = lab.strings();
    const int solutions = lab.record().node(0).solutions;
    if (lab.is_searching()) {
        return std::string(strings.of("searching\xE2\x80\xA6"));
    }
    if (lab.record().is_cut()) {
        return strings.of(say("stopped, as no more steps are recorded"));
    }
    if (lab.outcome() == Outcome::out_of_memory) {
        return strings.of(say("stopped, as there is no memory left"));
    }
    if (lab.has_counting() && !lab.search().counting()->total.is_zero()) {
        return strings.of(
            say("{} {solution|solutions} in all", thousands(decimal(lab.search().counting()->total))));
    }
    if (lab.outcome() == Outcome::solved) {
        return strings.of(say("stopped at solution {}", solutions));
    }
    return strings.of(solutions == 0 ? say("there is no solution")
                                     : say("{} {solution|solutions} in all", solutions));
}

std::string states_text(const Lab& lab) {
    const CountingRecord& counting = *lab.search().counting();
    const std::uint64_t sum = counting.layers.empty() ? 0 : counting.layers.back().sum;
    return lab.strings().of(say("{} {state|states}", thousands(std::to_string(sum))));
}

std::string progress_text(const Lab& lab) {
    if (!lab.has_search()) {
        return "";
    }
    const Strings strings = lab.strings();
    const std::string place =
        strings.of(say("step {} of {}", count_text(lab.replay().place()), count_text(lab.step_count())));
    if (lab.has_cutting()) {
        return place + "  \xC2\xB7  " + strings.of(cutting_end_words(*lab.search().cutting()));
    }
    const std::string positions =
        lab.has_counting()
            ? states_text(lab)
            : strings.of(say("{} {position|positions}", count_text(lab.record().node_count())));
    return place + "  \xC2\xB7  " + positions + "  \xC2\xB7  " + end_text(lab);
}

void draw_count(const Lab& lab, Ui& ui, const Rect& line) {
    ui.painter.text({line.x, line.centre().y},
                    Painter::fitted(progress_text(lab), TextSize::small, line.width), ui.theme().quiet,
                    TextSize::small);
}

void draw_head(const Lab& lab, Ui& ui, const Rect& area, int columns) {
    const float x = area.x + column_of(lab.replay().place(), columns, lab.step_count());
    ui.painter.line({x, area.y - 3}, {x, area.bottom() + 3}, ui.theme().text, 2);
    ui.painter.circle({x, area.bottom() + 3}, 7, ui.theme().text);
    ui.painter.circle({x, area.bottom() + 3}, 4, ui.theme().surface);
}

}  // namespace

void draw_timeline(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area) {
    Rect rest{area.x + side_margin, area.y, area.width - 2 * side_margin, area.height - 10};
    draw_count(lab, ui, rest.take_top(count_height));
    rest.take_top(room_for_flags(lab));
    const int columns = std::max(static_cast<int>(rest.width), 1);
    update_bars(lab, memory, columns);
    ui.painter.fill(rest, ui.theme().board, 3);
    if (lab.has_annealing()) {
        draw_annealing_line(memory, ui, rest);
    } else if (lab.has_counting()) {
        draw_counting_line(lab, ui, rest);
    } else if (lab.has_cutting()) {
        draw_cutting_line(lab, ui, rest);
    } else if (lab.has_search()) {
        draw_bars(lab, memory, ui, rest);
    }
    const Rect pressed{area.x, rest.y - 4, area.width, std::max(area.bottom() - rest.y + 4, touch_side)};
    ui.state.add({.name = "lab.timeline",
                  .rect = pressed,
                  .is_enabled = lab.step_count() > 0,
                  .label = std::string(ui.text("All steps"))});
    focus_ring(ui, "lab.timeline", rest, 3);
    if (ui.state.take_click("lab.timeline") || ui.state.is_held("lab.timeline")) {
        const float share = std::clamp((ui.state.pointer().x - rest.x) / rest.width, 0.0F, 1.0F);
        const int place = static_cast<int>(std::lround(static_cast<double>(share) * lab.step_count()));
        if (place != lab.replay().place() || lab.replay().is_playing()) {
            lab.seek(place);
        }
    }
    draw_head(lab, ui, rest, columns);
    draw_flags(lab, ui, rest);
}

namespace {

// Returns the steps per second: "300/s", "10k/s".
std::string speed_text(int speed) {
    return short_count(static_cast<std::uint64_t>(speed)) + "/s";
}

// On narrow screens one button cycles through the speeds.
void draw_speed_button(Lab& lab, Ui& ui, const Rect& rect) {
    const Replay& replay = lab.replay();
    if (button(ui, "lab.speed", speed_text(replay.speed()), rect, {ButtonStyle::framed})) {
        lab.change_speed(replay.can_be_faster() ? 1 : -int_size(Replay::speeds));
    }
}

void draw_speed(Lab& lab, Ui& ui, const Rect& rect) {
    const Replay& replay = lab.replay();
    const std::string speed = speed_text(replay.speed());
    const int by =
        stepper(ui, {"lab.speed", "", speed, replay.can_be_slower(), replay.can_be_faster()}, rect);
    if (by != 0) {
        lab.change_speed(by);
    }
}

// On narrow screens the button to the start is left out; the timeline leads there.
std::vector<IconButton> control_buttons(const Lab& lab, float width) {
    const int place = lab.replay().place();
    const bool has_steps = lab.step_count() > 0;
    const bool is_playing = lab.replay().is_playing();
    std::vector<IconButton> buttons{
        {"lab.start", "To the start", Icon::restart, place > 0},
        {"lab.back", "Step back", Icon::previous_move, place > 0},
        {"lab.play", is_playing ? "Pause" : "Run", is_playing ? Icon::pause : Icon::play, has_steps},
        {"lab.step", "Step", Icon::next_move, place < lab.step_count()},
        {"lab.solution", "Next solution", Icon::flag, lab.has_next_solution()},
    };
    if (!lab.is_plain()) {
        buttons.push_back({"lab.marks", "Marks", Icon::mark, lab.has_search(), lab.mark() != nullptr});
    }
    if (static_cast<float>(buttons.size()) * control_width + narrow_speed_width > width) {
        buttons.erase(buttons.begin());
    }
    return buttons;
}

void press_control(Lab& lab, LabScreen& memory, std::string_view name) {
    if (name == "lab.play") {
        lab.play_or_pause();
    } else if (name == "lab.solution") {
        lab.next_solution();
    } else if (name == "lab.start") {
        lab.seek(0);
    } else if (name == "lab.marks") {
        memory.shows_marks = true;
    } else {
        lab.step(name == "lab.step" ? 1 : -1);
    }
}

}  // namespace

void draw_controls(Lab& lab, LabScreen& memory, Ui& ui, const Rect& bar) {
    const std::vector<IconButton> buttons = control_buttons(lab, bar.width);
    const float buttons_width = static_cast<float>(buttons.size()) * control_width;
    const bool is_narrow = buttons_width + speed_width > bar.width;
    const float width = buttons_width + (is_narrow ? narrow_speed_width : speed_width);
    Rect row = centred(bar.centre(), std::min(width, bar.width), touch_side);
    for (const IconButton& each : buttons) {
        const Rect rect = row.take_left(control_width);
        if (icon_button(ui, each, {rect.x + 1, rect.y, touch_side, touch_side})) {
            press_control(lab, memory, each.name);
        }
    }
    if (is_narrow) {
        draw_speed_button(lab, ui, row);
    } else {
        draw_speed(lab, ui, row);
    }
}

}  // namespace tessera
