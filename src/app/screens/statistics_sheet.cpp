#include "app/families/families.h"
#include "app/game/list/course.h"
#include "app/game/list/statistics.h"
#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/badges.h"
#include "app/screens/bars.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

namespace {

// Lets screen readers read what is drawn there.
void put_in_words(Ui& ui, std::string_view caption, const std::string& text, const Rect& place,
                  bool is_cut = false) {
    ui.state.add({.name = "statistics." + std::string(caption),
                  .rect = place,
                  .is_enabled = false,
                  .is_cut = is_cut,
                  .label = ui.strings.labelled(caption, text)});
}

constexpr float tile_height = 84;
constexpr float tile_gap = 10;
constexpr float tile_margin = 8;  // of its caption, both sides together

// Adds a tile with a large number and its meaning below; a number that says something is in colour.
void add_number(Column& rows, int number, std::string_view caption) {
    rows.row(tile_height, [&](const Rect& place) {
        Ui& ui = rows.ui();
        const Theme& theme = ui.theme();
        const std::string_view words = ui.text(caption);
        const std::string fitted = Painter::fitted(words, TextSize::small, place.width - tile_margin);
        put_in_words(ui, caption, std::to_string(number), place, fitted != words);
        ui.painter.fill(place, theme.raised, 14);
        const Point middle = place.centre();
        ui.painter.text({middle.x, middle.y - 11}, std::to_string(number),
                        number > 0 ? theme.accent : theme.quiet, TextSize::display, Align::centre);
        ui.painter.text({middle.x, middle.y + 23}, fitted, theme.quiet, TextSize::small, Align::centre);
    });
}

std::string times_text(const Ui& ui, const SolvedTimes& times) {
    if (!times.best_ms || !times.median_ms) {
        return {};
    }
    constexpr int least_for_usual = 3;
    if (times.count < least_for_usual) {
        return ui.strings.of(say("best so far: {}", clock_text(*times.best_ms)));
    }
    return ui.strings.of(
        say("best {}, usually {}", clock_text(*times.best_ms), clock_text(*times.median_ms)));
}

// Returns how many hints the wins took; empty if that is known of none.
std::string hints_text(const Ui& ui, const Statistics& all) {
    return all.hints_known == 0
               ? std::string()
               : ui.strings.of(say("{} {hint|hints} in {} {puzzle|puzzles}", all.hints, all.hints_known));
}

// Adds the times and the hints of all wins: beside each other if there is room.
void add_times_and_hints(Column& rows, const Statistics& all) {
    Ui& ui = rows.ui();
    const std::string times = times_text(ui, all.puzzles);
    const std::string hints = hints_text(ui, all);
    constexpr float height = 24;
    const auto name = [&](std::string_view control, const std::string& text, const Rect& place) {
        ui.state.add({.name = std::string(control), .rect = place, .is_enabled = false, .label = text});
    };
    const auto draw = [&](const std::string& text, const Rect& place) {
        ui.painter.text(place.centre(), text, ui.theme().quiet, TextSize::small, Align::centre);
    };
    rows.gap(times.empty() && hints.empty() ? 0 : 10);
    const std::string both = times + "  \xC2\xB7  " + hints;
    if (!times.empty() && !hints.empty() &&
        Painter::text_width(both, TextSize::small) <= rows.below().width) {
        return rows.row(height, [&](Rect place) {
            draw(both, place);
            name("statistics.times", times, place.take_left(place.width / 2));
            name("statistics.hints", hints, place);
        });
    }
    for (const auto& [control, text] :
         {std::pair("statistics.times", times), std::pair("statistics.hints", hints)}) {
        if (!text.empty()) {
            rows.row(height, [&, control = control, &text = text](const Rect& place) {
                draw(text, place);
                name(control, text, place);
            });
        }
    }
}

// Adds a line that begins a part.
void add_heading(Column& rows, std::string_view caption) {
    rows.gap(14);
    rows.row(28, [&](const Rect& place) {
        rows.ui().painter.text({place.x, place.centre().y}, rows.ui().text(caption), rows.ui().theme().text,
                               TextSize::strong);
    });
    rows.gap(4);
}

// Adds a chapter: its name and how much of it is solved, a bar of that, and its times between the two if there is room.
void add_chapter(Column& rows, const ChapterTimes& chapter) {
    rows.row(44, [&](const Rect& place) {
        Ui& ui = rows.ui();
        const Theme& theme = ui.theme();
        const std::string count = std::to_string(chapter.solved.count) + "/" + std::to_string(chapter.listed);
        const std::string times = times_text(ui, chapter.solved);
        put_in_words(ui, chapter.title, count + " " + times, place);
        const float y = place.y + 15;
        const std::string_view title = ui.text(chapter.title);
        const bool is_begun = chapter.solved.count > 0;
        ui.painter.text({place.x, y}, title, theme.text, TextSize::body);
        ui.painter.text({place.right(), y}, count, is_begun ? theme.text : theme.quiet,
                        is_begun ? TextSize::strong : TextSize::body, Align::right);
        const float end = place.right() - Painter::text_width(count, TextSize::strong) - 12;
        const float room = end - place.x - Painter::text_width(title, TextSize::body) - 12;
        if (Painter::text_width(times, TextSize::small) <= room) {
            ui.painter.text({end, y}, times, theme.quiet, TextSize::small, Align::right);
        }
        draw_progress(ui, {place.x, place.y + 31, place.width, 6}, chapter.solved.count, chapter.listed);
    });
}

void add_families(Column& rows, std::string_view& family) {
    const std::vector<std::string_view> ids = family_ids();
    std::vector<std::string_view> captions;
    std::transform(ids.begin(), ids.end(), std::back_inserter(captions), family_caption);
    const auto place = std::find(ids.begin(), ids.end(), family);
    const int chosen =
        rows.segments({"statistics.family", "", captions, static_cast<int>(place - ids.begin())});
    family = at(ids, chosen);
    rows.gap(10);
}

struct NumberTile {
    std::string_view caption;
    int number = 0;
};

// Adds four numbers in one row, or in two where a caption would be cut off.
void add_numbers(Column& rows, const std::array<NumberTile, 4>& tiles) {
    const float quarter = (rows.below().width - 3 * tile_gap) / 4 - tile_margin;
    const bool do_fit = std::all_of(tiles.begin(), tiles.end(), [&](const NumberTile& tile) {
        return Painter::text_width(rows.ui().text(tile.caption), TextSize::small) <= quarter;
    });
    const int columns = do_fit ? 4 : 2;
    for (int index = 0; index < int_size(tiles); ++index) {
        if (index % columns == 0) {
            rows.gap(index == 0 ? 0 : tile_gap);
            rows.split(columns, tile_gap);
        }
        add_number(rows, at(tiles, index).number, at(tiles, index).caption);
    }
}

}  // namespace

bool statistics_sheet(const Desk& desk, const Records& records, std::string_view& family, Ui& ui,
                      const Rect& screen) {
    const Day today = parse_day(platform::today()).value_or(Day{});
    const Statistics all = statistics_of(records, desk.levels(), family, today);
    const TimeCounts times = daily_times(records, family);
    return column_sheet(ui, "Statistics", screen, 460, [&](Column& rows) {
        add_families(rows, family);
        add_numbers(rows, {{{"Solved", all.puzzles.count},
                            {"Without hints", all.without_hints},
                            {"Days in a row", all.streak},
                            {"Most in a row", all.longest_streak}}});
        add_times_and_hints(rows, all);
        if (all.days > 0) {
            add_heading(rows, "Minutes per daily puzzle");
            add_time_bars(rows, times, std::nullopt);
        }
        rows.gap(14);
        for (const ChapterTimes& chapter : all.chapters) {
            if (!chapter.title.empty()) {
                add_chapter(rows, chapter);
            }
            if (chapter.title == course_chapter) {
                add_badges(rows, desk, family);
            }
        }
    });
}

}  // namespace tessera
