#include "app/lab/pictures/frontier_picture.h"

#include "app/board/board_words.h"
#include "app/lab/pictures/annealing_chart.h"
#include "app/lab/pictures/picture_parts.h"
#include "app/text/json.h"
#include "lab/plot/axis.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr float scale_width = 40;
constexpr float widest_bar = 46;
constexpr float least_bar = 9;

Color open_color(const Theme& theme) {
    return mix(theme.surface, theme.accent, 0.75F);
}
Color closed_color(const Theme& theme) {
    return mix(theme.surface, theme.quiet, 0.55F);
}

int highest(const std::vector<FrontierCount>& bars) {
    int most = 1;
    for (const FrontierCount& bar : bars) {
        most = std::max(most, bar.open + bar.closed);
    }
    return most;
}

class FrontierPen {
public:
    FrontierPen(Ui& ui, const FrontierBars& bars, int most, const Rect& plot)
        : ui_(ui),
          bars_(bars),
          most_(most),
          plot_(plot),
          pitch_(std::min(plot.width / static_cast<float>(std::max(place_count(bars), 1)), widest_bar)) {}

    void draw_scale() {
        for (const double mark : even_marks(most_, plot_.height > 90 ? 4 : 2)) {
            const float y = y_of(static_cast<float>(mark));
            ui_.painter.line({plot_.x, y}, {plot_.right(), y}, ui_.theme().line, 1);
            ui_.painter.text({plot_.x - 6, y}, mark_text(mark), ui_.theme().quiet, TextSize::small,
                             Align::right);
        }
    }

    // A triangle marks the bar of the shown state.
    void draw_bars(const FrontierCount& here) {
        float free = plot_.x - scale_width;
        for (int index = 0; index < int_size(bars_.bars); ++index) {
            const FrontierCount& bar = at(bars_.bars, index);
            const float x = x_of(index);
            draw_part(x, 0, bar.closed, closed_color(ui_.theme()));
            draw_part(x, bar.closed, bar.closed + bar.open, open_color(ui_.theme()));
            const bool is_here = here.is_from_goal == bar.is_from_goal && here.f >= bar.f &&
                                 here.f < bar.f + std::max(bars_.width, 0.001);
            if (is_here) {
                draw_sign(x, y_of(static_cast<float>(bar.open + bar.closed)));
            }
            free = draw_name(x, readable_number(bar.f), is_here, free);
        }
    }

    // Labels the axis: f or distance.
    void draw_caption(FrontierBy by) {
        if (by == FrontierBy::f) {
            ui_.painter.text({plot_.x - 14, plot_.bottom() + 12}, "f", ui_.theme().quiet, TextSize::small,
                             Align::right);
            return;
        }
        const float y = plot_.bottom() + 28;
        const std::string_view caption =
            by == FrontierBy::distance ? "swaps from the start" : "from the start";
        ui_.painter.text({plot_.x, y}, ui_.text(caption), ui_.theme().quiet, TextSize::small);
        if (by == FrontierBy::distance_from_both_ends && !bars_.bars.empty()) {
            ui_.painter.text({last_x(), y}, ui_.text("from the sorted grid"), ui_.theme().quiet,
                             TextSize::small, Align::right);
        }
    }

private:
    // One place is left free between the two ends.
    static int place_count(const FrontierBars& bars) {
        return int_size(bars.bars) + (!bars.bars.empty() && bars.bars.back().is_from_goal ? 1 : 0);
    }
    float x_of(int index) const {
        const int gap = at(bars_.bars, index).is_from_goal ? 1 : 0;
        return plot_.x + pitch_ * (static_cast<float>(index + gap) + 0.5F);
    }
    float last_x() const {
        const float right = plot_.x + pitch_ * static_cast<float>(place_count(bars_));
        return std::max(right, std::min(plot_.x + 240, plot_.right()));
    }
    void draw_sign(float x, float y) {
        ui_.painter.polygon({{x, y - 3}, {x + 5, y - 11}, {x - 5, y - 11}}, ui_.theme().text);
    }
    // Draws the name if it fits past `free`. Returns where the next one may begin.
    float draw_name(float x, const std::string& name, bool is_here, float free) {
        const float half = Painter::text_width(name, TextSize::small) / 2;
        if (x - half <= free) {
            return free;
        }
        ui_.painter.text({x, plot_.bottom() + 12}, name, is_here ? ui_.theme().text : ui_.theme().quiet,
                         TextSize::small, Align::centre);
        return x + half + 6;
    }
    float y_of(float count) const {
        return plot_.bottom() - plot_.height * count / static_cast<float>(most_);
    }
    void draw_part(float x, int from, int to, Color color) {
        if (to > from) {
            const float top = y_of(static_cast<float>(to));
            const float height = std::max(y_of(static_cast<float>(from)) - top, 1.0F);
            ui_.painter.fill({x - pitch_ * 0.4F, top, pitch_ * 0.8F, height}, color);
        }
    }

    Ui& ui_;
    const FrontierBars& bars_;
    int most_;
    Rect plot_;
    float pitch_;
};

void draw_key(Ui& ui, Point& place, Color color, std::string_view caption) {
    ui.painter.fill({place.x, place.y - 5, 10, 10}, color, 2);
    ui.painter.text({place.x + 15, place.y}, ui.text(caption), ui.theme().text, TextSize::small);
    place.x += Painter::text_width(ui.text(caption), TextSize::small) + 34;
}

}  // namespace

// The start is open from the beginning.
void FrontierPicture::follow(const Lab& lab) {
    counts_.read(lab.search());
    counts_.go_to(lab.record(), std::max(lab.replay().place(), 1));
}

void FrontierPicture::draw(Lab& lab, Ui& ui, const Rect& area) {
    Rect rest = area;
    draw_way_back(lab, ui, rest.take_top(touch_side), frontier_line(counts_));
    rest = rest.inset(4);
    draw_ground(ui, rest);
    rest = rest.inset(10);
    const Rect keys = rest.take_top(20);
    Point key{keys.x + scale_width, keys.centre().y};
    draw_key(ui, key, open_color(ui.theme()), "open");
    draw_key(ui, key, closed_color(ui.theme()), "closed");
    rest.take_top(14);
    rest.take_bottom(counts_.by() == FrontierBy::f ? 22 : 38);
    rest.take_left(scale_width);
    const int most_bars = std::max(static_cast<int>(rest.width / least_bar), 1);
    const std::vector<FrontierCount> last = counts_.last_counts();
    const FrontierBars all = frontier_bars(last, last, most_bars);
    const FrontierBars bars = frontier_bars(counts_.counts(), last, most_bars);
    FrontierPen pen(ui, bars, highest(all.bars), rest);
    pen.draw_scale();
    pen.draw_bars(counts_.count_of(lab.node()));
    pen.draw_caption(counts_.by());
}

void FrontierPicture::put_in_words(BoardWords& words, const Lab& /*lab*/) const {
    words.line(frontier_words(counts_));
}

void FrontierPicture::write(Json& json, const Lab& lab) const {
    if (!is_shown(lab)) {
        return;
    }
    json.key("frontier");
    json.open('{');
    json.field("place", counts_.place());
    json.field("open", counts_.open_count());
    json.field("closed", counts_.closed_count());
    const std::vector<FrontierCount> counts = counts_.counts();
    json.field("values", int_size(counts));
    json.field("from_goal", static_cast<int>(std::count_if(counts.begin(), counts.end(),
                                                           [](auto& each) { return each.is_from_goal; })));
    json.close('}');
}

}  // namespace tessera
