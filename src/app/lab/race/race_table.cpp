#include "app/game/play/game_texts.h"
#include "app/lab/race/race_screen.h"

#include <algorithm>
#include <string>
#include <vector>

// Draws the costs of a race as a table; on narrow screens each run takes three lines.

namespace tessera {

namespace {

constexpr float line_height = 30;
constexpr float narrow_height = 74;

constexpr float name_width = 180;
constexpr float least_factor = 0.75F;  // columns shrink at most to this share

std::string number_or_dash(const std::optional<std::uint64_t>& number) {
    return number ? thousands(std::to_string(*number)) : "\xE2\x80\x93";
}

struct TableField {
    float width = 0;
    std::string text;
    bool is_word = false;
};

float width_of(LabMeasure measure) {
    const bool is_long = measure == LabMeasure::updates || measure == LabMeasure::ticks;
    return is_long ? 110 : 96;
}

std::string text_of(const LabRun& run, LabMeasure measure) {
    switch (measure) {
        case LabMeasure::nodes:
            return thousands(std::to_string(run.stats.nodes));
        case LabMeasure::updates:
            return number_or_dash(run.updates);
        case LabMeasure::ticks:
            return thousands(std::to_string(run.stats.ticks));
        case LabMeasure::memory:
            return bytes_text(run.memory_bytes);
        case LabMeasure::time:
            return time_text(run.elapsed_ms);
        case LabMeasure::reached:
            return number_or_dash(run.counts.reached);
        case LabMeasure::expanded:
            break;
    }
    return number_or_dash(run.counts.expanded);
}

std::string seed_text(const RaceRow& row, const Ui& ui) {
    return row.same_count > 1 ? std::string(ui.text("every")) : std::to_string(row.run.seed);
}

std::vector<TableField> fields_of_row(const RaceRoom& room, const RaceRow& row, const Ui& ui) {
    std::vector<TableField> fields = {{56, seed_text(row, ui)},
                                      {170, std::string(ui.text(outcome_caption(row.run.outcome))), true}};
    for (const LabMeasure measure : room.measures()) {
        fields.push_back({width_of(measure), text_of(row.run, measure)});
    }
    return fields;
}

std::vector<TableField> heading_fields(const RaceRoom& room, const Ui& ui) {
    std::vector<TableField> fields = {{56, std::string(ui.text("Seed"))},
                                      {170, std::string(ui.text("Outcome")), true}};
    for (const LabMeasure measure : room.measures()) {
        fields.push_back({width_of(measure), std::string(ui.text(caption_of(measure)))});
    }
    return fields;
}

float width_of(const std::vector<TableField>& fields) {
    float width = 0;
    for (const TableField& field : fields) {
        width += field.width;
    }
    return width;
}

void draw_name(Ui& ui, Rect place, int lane, std::string_view name) {
    ui.painter.circle({place.x + 5, place.centre().y}, 5, lane_color(ui.theme(), lane));
    place.take_left(16);
    ui.painter.text({place.x, place.centre().y}, Painter::fitted(name, TextSize::small, place.width - 6),
                    ui.theme().text, TextSize::small);
}

// Draws from the right; numbers are aligned right.
Rect draw_fields(Ui& ui, Rect line, const std::vector<TableField>& fields, Color color) {
    const float factor = std::clamp((line.width - name_width) / width_of(fields), least_factor, 1.25F);
    for (auto field = fields.rbegin(); field != fields.rend(); ++field) {
        const Rect place = line.take_right(field->width * factor);
        const std::string text = Painter::fitted(field->text, TextSize::small, place.width - 8);
        ui.painter.text({field->is_word ? place.x + 18 : place.right() - 4, place.centre().y}, text, color,
                        TextSize::small, field->is_word ? Align::left : Align::right);
    }
    return line;
}

void draw_wide_row(const RaceRoom& room, const Lab& lab, Ui& ui, const Rect& line, const RaceRow& row) {
    const Rect rest = draw_fields(ui, line, fields_of_row(room, row, ui), ui.theme().text);
    draw_name(ui, rest, row.lane, room.caption(row.lane, lab.strings()));
    ui.painter.line({line.x, line.bottom()}, {line.right(), line.bottom()}, ui.theme().line, 1);
}

// Returns "Reached 54  ·  Expanded 9".
std::string counters_text(const RaceRoom& room, const LabRun& run, const Ui& ui) {
    std::string text;
    for (const LabMeasure measure : room.measures()) {
        if (measure != LabMeasure::memory && measure != LabMeasure::time && value_of(run, measure)) {
            text += text.empty() ? "" : "  \xC2\xB7  ";
            text += std::string(ui.text(caption_of(measure))) + " " + text_of(run, measure);
        }
    }
    return text;
}

void draw_narrow_row(const RaceRoom& room, const Lab& lab, Ui& ui, Rect box, const RaceRow& row) {
    const Strings strings = lab.strings();
    const auto text_line = [&](const std::string& text) {
        const Rect line = box.take_top(20);
        ui.painter.text({line.x + 16, line.centre().y},
                        Painter::fitted(text, TextSize::small, line.width - 16), ui.theme().quiet,
                        TextSize::small);
    };
    ui.painter.line({box.x, box.bottom()}, {box.right(), box.bottom()}, ui.theme().line, 1);
    box.take_top(6);
    draw_name(ui, box.take_top(20), row.lane, room.caption(row.lane, strings));
    const bool has_seeds = room.race().rules().seed_count > 1;
    const std::string seed = has_seeds ? strings.of(say("seed {}", seed_text(row, ui))) + "  \xC2\xB7  " : "";
    text_line(seed + std::string(ui.text(outcome_caption(row.run.outcome))) + "  \xC2\xB7  " +
              text_of(row.run, LabMeasure::memory) + "  \xC2\xB7  " + text_of(row.run, LabMeasure::time));
    text_line(counters_text(room, row.run, ui));
}

}  // namespace

std::vector<RaceRow> race_rows(const RaceRoom& room) {
    std::vector<RaceRow> rows;
    for (int lane = 0; lane < int_size(room.race().lanes()); ++lane) {
        const std::vector<LabRun>& runs = at(room.race().lanes(), lane).runs();
        if (int_size(runs) == room.race().rules().seed_count && are_same_searches(runs)) {
            rows.push_back({lane, runs.front(), int_size(runs)});
            continue;
        }
        for (const LabRun& run : runs) {
            rows.push_back({lane, run});
        }
    }
    return rows;
}

void draw_race_table(const Lab& lab, const RaceRoom& room, Ui& ui, const Rect& area) {
    constexpr float widest = 1100;
    const float width = std::min(area.width - 28, widest);
    Rect list{area.centre().x - width / 2, area.y, width, area.height};
    const std::vector<TableField> headings = heading_fields(room, ui);
    const bool is_wide = width >= name_width + least_factor * width_of(headings);
    const std::vector<RaceRow> rows = race_rows(room);
    if (is_wide) {
        const Rect line = list.take_top(line_height);
        const Rect rest = draw_fields(ui, line, headings, ui.theme().quiet);
        ui.painter.text({rest.x + 16, rest.centre().y}, ui.text("Engine"), ui.theme().quiet, TextSize::small);
    }
    const float height = is_wide ? line_height : narrow_height;
    const float scroll = ui.state.scroll_region("race.table", list, height * static_cast<float>(rows.size()));
    ui.painter.push_clip(list);
    Rect rest{list.x, list.y - scroll, list.width, height * static_cast<float>(rows.size())};
    for (const RaceRow& row : rows) {
        const Rect line = rest.take_top(height);
        if (line.bottom() < list.y || line.y > list.bottom()) {
            continue;
        }
        if (is_wide) {
            draw_wide_row(room, lab, ui, line, row);
        } else {
            draw_narrow_row(room, lab, ui, line, row);
        }
    }
    ui.painter.pop_clip();
}

}  // namespace tessera
