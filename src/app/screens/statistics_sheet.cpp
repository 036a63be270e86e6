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
#include <string>
#include <vector>

namespace tessera {

namespace {

// Lets screen readers read what is drawn there.
void put_in_words(Ui& ui, std::string_view caption, const std::string& text, const Rect& place) {
    ui.state.add({.name = "statistics." + std::string(caption),
                  .rect = place,
                  .is_enabled = false,
                  .label = std::string(ui.text(caption)) + ": " + text});
}

// Adds a large number with its meaning below.
void add_number(Column& rows, int number, std::string_view caption) {
    rows.row(66, [&](const Rect& place) {
        Ui& ui = rows.ui();
        put_in_words(ui, caption, std::to_string(number), place);
        const float middle = place.centre().x;
        ui.painter.text({middle, place.y + 22}, std::to_string(number), ui.theme().text, TextSize::title,
                        Align::centre);
        ui.painter.text({middle, place.y + 48}, ui.text(caption), ui.theme().quiet, TextSize::small,
                        Align::centre);
    });
}

std::string times_text(const Ui& ui, const SolvedTimes& times) {
    if (!times.best_ms || !times.median_ms) {
        return {};
    }
    return ui.strings.of(
        say("best {}, usually {}", clock_text(*times.best_ms), clock_text(*times.median_ms)));
}

// Adds how many hints the wins took, if that is known of any.
void add_hints(Column& rows, const Statistics& all) {
    if (all.hints_known == 0) {
        return;
    }
    rows.row(26, [&](const Rect& place) {
        Ui& ui = rows.ui();
        const std::string text =
            ui.strings.of(say("{} {hint|hints} in {} {puzzle|puzzles}", all.hints, all.hints_known));
        ui.state.add({.name = "statistics.hints", .rect = place, .is_enabled = false, .label = text});
        ui.painter.text(place.centre(), text, ui.theme().quiet, TextSize::small, Align::centre);
    });
}

// Adds a chapter: its name and times, and a bar of how much is solved.
void add_chapter(Column& rows, const ChapterTimes& chapter) {
    rows.row(46, [&](const Rect& place) {
        Ui& ui = rows.ui();
        const Theme& theme = ui.theme();
        const std::string count = std::to_string(chapter.solved.count) + "/" + std::to_string(chapter.listed);
        put_in_words(ui, chapter.title, count + " " + times_text(ui, chapter.solved), place);
        ui.painter.text({place.x, place.y + 12}, ui.text(chapter.title), theme.text, TextSize::body);
        ui.painter.text({place.right(), place.y + 12}, count, theme.text, TextSize::body, Align::right);
        draw_progress(ui, {place.x, place.y + 24, place.width, 5}, chapter.solved.count, chapter.listed);
        ui.painter.text({place.x, place.y + 38}, times_text(ui, chapter.solved), theme.quiet,
                        TextSize::small);
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

constexpr float four_beside = 380;  // width of four numbers with their captions

}  // namespace

bool statistics_sheet(const Desk& desk, const Records& records, std::string_view& family, Ui& ui,
                      const Rect& screen) {
    const Day today = parse_day(platform::today()).value_or(Day{});
    const Statistics all = statistics_of(records, desk.levels(), family, today);
    const TimeCounts times = daily_times(records, family);
    return column_sheet(ui, "Statistics", screen, 460, [&](Column& rows) {
        add_families(rows, family);
        rows.split(rows.below().width < four_beside ? 2 : 4, 4);
        add_number(rows, all.puzzles.count, "Solved");
        add_number(rows, all.without_hints, "Without hints");
        if (rows.below().width < four_beside) {
            rows.split(2, 4);
        }
        add_number(rows, all.streak, "Days in a row");
        add_number(rows, all.longest_streak, "Longest");
        rows.line(26, times_text(ui, all.puzzles), 8, Align::centre);
        add_hints(rows, all);
        if (all.days > 0) {
            rows.line(26, ui.text("Minutes per daily puzzle"), 14);
            add_time_bars(rows, times, std::nullopt);
            rows.gap(10);
        }
        rows.gap(6);
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
