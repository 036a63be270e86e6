#include "app/lab/screen/lab_controls.h"

#include "app/lab/replay/lab_look.h"
#include "app/lab/replay/timeline.h"
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

std::string progress_text(const Lab& lab) {
    if (!lab.has_search()) {
        return "";
    }
    const std::string place = lab.strings().of(
        say("step {} of {}", count_text(lab.replay().place()), count_text(lab.step_count())));
    return place + std::string(progress_separator) + lab.picture().progress(lab);
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

void draw_timeline(Lab& lab, Ui& ui, const Rect& area) {
    Rect rest{area.x + side_margin, area.y, area.width - 2 * side_margin, area.height - 10};
    draw_count(lab, ui, rest.take_top(count_height));
    rest.take_top(room_for_flags(lab));
    const int columns = std::max(static_cast<int>(rest.width), 1);
    ui.painter.fill(rest, ui.theme().board, 3);
    if (lab.has_search()) {
        lab.picture().draw_line(lab, ui, rest);
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

void press_control(Lab& lab, LabSheets& sheets, std::string_view name) {
    if (name == "lab.play") {
        lab.play_or_pause();
    } else if (name == "lab.solution") {
        lab.next_solution();
    } else if (name == "lab.start") {
        lab.seek(0);
    } else if (name == "lab.marks") {
        sheets.shows_marks = true;
    } else {
        lab.step(name == "lab.step" ? 1 : -1);
    }
}

}  // namespace

void draw_controls(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& bar) {
    const std::vector<IconButton> buttons = control_buttons(lab, bar.width);
    const float buttons_width = static_cast<float>(buttons.size()) * control_width;
    const bool is_narrow = buttons_width + speed_width > bar.width;
    const float width = buttons_width + (is_narrow ? narrow_speed_width : speed_width);
    Rect row = centred(bar.centre(), std::min(width, bar.width), touch_side);
    for (const IconButton& each : buttons) {
        const Rect rect = row.take_left(control_width);
        if (icon_button(ui, each, {rect.x + 1, rect.y, touch_side, touch_side})) {
            press_control(lab, sheets, each.name);
        }
    }
    if (is_narrow) {
        draw_speed_button(lab, ui, row);
    } else {
        draw_speed(lab, ui, row);
    }
}

}  // namespace tessera
