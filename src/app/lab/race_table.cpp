#include "app/game/game_texts.h"
#include "app/lab/race_screen.h"

#include <algorithm>
#include <array>
#include <string>

// What the searches of a race cost, as a table; on narrow screens each has three lines.

namespace tessera {

namespace {

constexpr float line_height = 30;
constexpr float narrow_height = 74;
constexpr float wide_table = 720;

constexpr std::array<std::string_view, 7> headings = {"Seed",  "Outcome", "Nodes", "Updates",
                                                      "Ticks", "Memory",  "Time"};
constexpr std::array<float, 7> widths = {56, 170, 96, 110, 110, 90, 96};

std::string number_or_dash(const std::optional<std::uint64_t>& number) {
    return number ? thousands(std::to_string(*number)) : "\xE2\x80\x93";
}

std::array<std::string, 7> fields_of_run(const LabRun& run, const Ui& ui) {
    return {std::to_string(run.seed),
            std::string(ui.text(outcome_caption(run.outcome))),
            thousands(std::to_string(run.stats.nodes)),
            number_or_dash(run.updates),
            thousands(std::to_string(run.stats.ticks)),
            bytes_text(run.memory_bytes),
            time_text(run.elapsed_ms)};
}

struct TableRow {
    int lane = 0;
    LabRun run;
};

std::vector<TableRow> rows_of(const Race& race) {
    std::vector<TableRow> rows;
    for (int lane = 0; lane < int_size(race.lanes()); ++lane) {
        for (const LabRun& run : at(race.lanes(), lane).runs()) {
            rows.push_back({lane, run});
        }
    }
    return rows;
}

void draw_name(Ui& ui, Rect place, int lane, std::string_view name) {
    ui.painter.circle({place.x + 5, place.centre().y}, 5, lane_color(ui.theme(), lane));
    place.take_left(16);
    ui.painter.text({place.x, place.centre().y}, Painter::fitted(name, TextSize::small, place.width - 6),
                    ui.theme().text, TextSize::small);
}

// From the right: numbers end below each other.
template <class Texts>
Rect draw_fields(Ui& ui, Rect line, const Texts& texts, Color color) {
    const float factor = std::min((line.width - 180) / 728, 1.25F);
    for (int column = int_size(texts) - 1; column >= 0; --column) {
        const Rect place = line.take_right(at(widths, column) * std::max(factor, 0.75F));
        const std::string text = Painter::fitted(at(texts, column), TextSize::small, place.width - 8);
        const bool is_word = column == 1;
        ui.painter.text({is_word ? place.x + 18 : place.right() - 4, place.centre().y}, text, color,
                        TextSize::small, is_word ? Align::left : Align::right);
    }
    return line;
}

void draw_wide_row(const RaceRoom& room, const Lab& lab, Ui& ui, const Rect& line, const TableRow& row) {
    const Rect rest = draw_fields(ui, line, fields_of_run(row.run, ui), ui.theme().text);
    draw_name(ui, rest, row.lane, room.caption(row.lane, lab.strings()));
    ui.painter.line({line.x, line.bottom()}, {line.right(), line.bottom()}, ui.theme().line, 1);
}

void draw_narrow_row(const RaceRoom& room, const Lab& lab, Ui& ui, Rect box, const TableRow& row) {
    const Strings strings = lab.strings();
    const auto fields = fields_of_run(row.run, ui);
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
    const std::string seed = has_seeds ? strings.of(say("seed {}", fields[0])) + "  \xC2\xB7  " : "";
    text_line(seed + fields[1] + "  \xC2\xB7  " + fields[5] + "  \xC2\xB7  " + fields[6]);
    std::string counters = strings.of(say("{} {node|nodes}, {} {tick|ticks}", fields[2], fields[4]));
    if (row.run.updates) {
        counters += ", " + strings.of(say("{} {update|updates}", fields[3]));
    }
    text_line(counters);
}

}  // namespace

void draw_race_table(const Lab& lab, const RaceRoom& room, Ui& ui, const Rect& area) {
    constexpr float widest = 1100;
    const float width = std::min(area.width - 28, widest);
    Rect list{area.centre().x - width / 2, area.y, width, area.height};
    const bool is_wide = width >= wide_table;
    const std::vector<TableRow> rows = rows_of(room.race());
    if (is_wide) {
        std::array<std::string, 7> captions;
        std::transform(headings.begin(), headings.end(), captions.begin(),
                       [&](std::string_view each) { return std::string(ui.text(each)); });
        const Rect line = list.take_top(line_height);
        const Rect rest = draw_fields(ui, line, captions, ui.theme().quiet);
        ui.painter.text({rest.x + 16, rest.centre().y}, ui.text("Engine"), ui.theme().quiet, TextSize::small);
    }
    const float height = is_wide ? line_height : narrow_height;
    const float scroll = ui.state.scroll_region("race.table", list, height * static_cast<float>(rows.size()));
    ui.painter.push_clip(list);
    Rect rest{list.x, list.y - scroll, list.width, height * static_cast<float>(rows.size())};
    for (const TableRow& row : rows) {
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
