#include "app/game/list/calendar.h"
#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
#include "app/screens/week.h"
#include "app/ui/column.h"

#include <string>
#include <string_view>

namespace tessera {

namespace {

void print_week(Printing& printing, std::string_view family, const Day& today) {
    Day monday = today;
    while (weekday_of(monday) > 0) {
        monday = day_before(monday);
    }
    Day sunday = today;
    while (weekday_of(sunday) + 1 < weekday_count) {
        sunday = day_after(sunday);
    }
    printing.print_days(family, monday, sunday);
}

void print_month(Printing& printing, std::string_view family, const Month& month) {
    printing.print_days(family, {month.year, month.number, 1},
                        {month.year, month.number, day_count(month.year, month.number)});
}

}  // namespace

bool print_days_sheet(Opening& opening, Printing& printing, std::string_view family, Ui& ui,
                      const Rect& screen) {
    const auto today = parse_day(platform::today());
    if (!today) {
        return true;
    }
    const bool is_free = !printing.is_at_work();
    const Month month = moved(month_of(*today), -opening.months_back());
    const std::string whole_month = ui.strings.of(say("Print {}", month_text(ui.strings, month)));
    return column_sheet(ui, "Print", screen, 380, [&](Column& rows) {
        if (rows.button("print.week", is_free ? "Print this week" : "Printing…",
                        {ButtonStyle::framed, is_free})) {
            print_week(printing, family, *today);
        }
        rows.gap(10);
        if (rows.button("print.month", whole_month, {ButtonStyle::framed, is_free})) {
            print_month(printing, family, month);
        }
    });
}

}  // namespace tessera
