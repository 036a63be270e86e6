#include "app/screens/bars.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

// Returns "< 1", "1 – 2", "10 +": minutes.
std::string limits_text(int index) {
    const int count = int_size(time_limits_min);
    if (index == 0) {
        return "< " + std::to_string(at(time_limits_min, 0));
    }
    const std::string low = std::to_string(at(time_limits_min, index - 1));
    return index == count ? low + " +" : low + " \u2013 " + std::to_string(at(time_limits_min, index));
}

}  // namespace

void draw_share(Ui& ui, Rect rect, float share, Color color) {
    const float radius = rect.height / 2;
    ui.painter.fill(rect, mix(ui.theme().surface, ui.theme().text, 0.12F), radius);
    rect.width *= share;
    ui.painter.fill(rect, color, radius);
}

void draw_progress(Ui& ui, const Rect& rect, int solved, int count) {
    draw_share(ui, rect, static_cast<float>(solved) / static_cast<float>(std::max(1, count)),
               ui.theme().good);
}

void add_time_bars(Column& rows, const TimeCounts& counts, std::optional<double> own_ms) {
    constexpr float label_width = 58;
    constexpr float least_width = 26;  // room for a count
    Ui& ui = rows.ui();
    const int most = std::max(1, *std::max_element(counts.begin(), counts.end()));
    for (int index = 0; index < int_size(counts); ++index) {
        rows.row(22, [&](const Rect& place) {
            Rect rest = place;
            const Rect label = rest.take_left(label_width);
            const bool is_own = own_ms && time_class(*own_ms) == index;
            const float share = static_cast<float>(at(counts, index)) / static_cast<float>(most);
            const Rect bar = rest.take_left(std::max(least_width, rest.width * share)).inset(2);
            const Theme& theme = ui.theme();
            ui.painter.text({label.right() - 8, label.centre().y}, limits_text(index), theme.quiet,
                            TextSize::small, Align::right);
            ui.painter.fill(bar, is_own ? theme.good : mix(theme.surface, theme.text, 0.16F), 4);
            ui.painter.text({bar.right() - 7, bar.centre().y}, std::to_string(at(counts, index)),
                            is_own ? theme.surface : theme.text, TextSize::small, Align::right);
        });
    }
}

}  // namespace tessera
