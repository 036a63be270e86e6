#include "app/lab/pictures/frontier_picture.h"

#include "app/board/board_words.h"
#include "app/lab/pictures/picture_parts.h"
#include "app/lab/plot/screen_plot.h"
#include "base/json.h"
#include "lab/plot/plot.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr float scale_width = 40;
constexpr float widest_bar = 46;
constexpr float least_bar = 9;

// Series of the chart: indices of series_colors().
constexpr int open_series = 0;
constexpr int closed_series = 1;

std::vector<Color> series_colors(const Theme& theme) {
    return {mix(theme.surface, theme.accent, 0.75F), mix(theme.surface, theme.quiet, 0.55F)};
}

PlotGaps frontier_gaps() {
    PlotGaps gaps;
    gaps.caption = 28;
    gaps.level = 6;
    gaps.crowd = 6;
    gaps.centres_caption = false;
    return gaps;
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
    FrontierPen(Ui& ui, ScreenPlot& canvas, const FrontierBars& bars, int most, const Rect& place)
        : ui_(ui),
          canvas_(canvas),
          bars_(bars),
          most_(most),
          place_(place),
          plot_(canvas, plot_area(place), frontier_gaps()),
          pitch_(std::min(place.width / static_cast<float>(std::max(place_count(bars), 1)), widest_bar)) {}

    void draw_scale() { plot_.draw_levels(even_ticks(most_, place_.height > 90 ? 4 : 2)); }

    // A triangle marks the bar of the shown state.
    void draw_bars(const FrontierCount& here) {
        std::vector<PlotTick> names;
        for (int index = 0; index < int_size(bars_.bars); ++index) {
            const FrontierCount& bar = at(bars_.bars, index);
            const double x = x_of(index);
            draw_part(x, 0, bar.closed, closed_series);
            draw_part(x, bar.closed, bar.closed + bar.open, open_series);
            const bool is_here = here.is_from_goal == bar.is_from_goal && here.f >= bar.f &&
                                 here.f < bar.f + std::max(bars_.width, 0.001);
            if (is_here) {
                canvas_.sign({x, y_of(bar.open + bar.closed)});
            }
            names.push_back({(x - place_.x) / place_.width, readable_number(bar.f), is_here});
        }
        plot_.draw_names(names);
    }

    // Labels the axis: f or distance.
    void draw_caption(FrontierBy by) {
        if (by == FrontierBy::f) {
            canvas_.text({place_.x - 14, place_.bottom() + 12}, "f", PlotText::caption, PlotAlign::right);
            return;
        }
        plot_.draw_caption(ui_.text(by == FrontierBy::distance ? "swaps from the start" : "from the start"));
        if (by == FrontierBy::distance_from_both_ends && !bars_.bars.empty()) {
            canvas_.text({last_x(), place_.bottom() + 28}, ui_.text("from the sorted grid"),
                         PlotText::caption, PlotAlign::right);
        }
    }

private:
    // One place is left free between the two ends.
    static int place_count(const FrontierBars& bars) {
        return int_size(bars.bars) + (!bars.bars.empty() && bars.bars.back().is_from_goal ? 1 : 0);
    }
    float x_of(int index) const {
        const int gap = at(bars_.bars, index).is_from_goal ? 1 : 0;
        return place_.x + pitch_ * (static_cast<float>(index + gap) + 0.5F);
    }
    float last_x() const {
        const float right = place_.x + pitch_ * static_cast<float>(place_count(bars_));
        return std::max(right, std::min(place_.x + 240, place_.right()));
    }
    double y_of(int count) const { return plot_.y_of(static_cast<double>(count) / most_); }
    void draw_part(double x, int from, int to, int series) {
        if (to > from) {
            const double top = y_of(to);  // shown exactly; a bar too low to be seen grows down
            const double bottom = std::max(y_of(from), top + 1);
            canvas_.rect({x - pitch_ * 0.4, top, x + pitch_ * 0.4, bottom}, {PlotRole::column, series});
        }
    }

    Ui& ui_;
    ScreenPlot& canvas_;
    const FrontierBars& bars_;
    int most_;
    Rect place_;
    Plot plot_;
    float pitch_;
};

void draw_key(ScreenPlot& canvas, PlotPoint& place, int series, std::string_view caption) {
    canvas.rect({place.x, place.y - 5, place.x + 10, place.y + 5}, {PlotRole::key, series});
    canvas.text({place.x + 15, place.y}, caption, PlotText::plain, PlotAlign::left);
    place.x += canvas.text_width(caption) + 34;
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
    ScreenPlot canvas(ui.painter, series_colors(ui.theme()));
    PlotPoint key{keys.x + scale_width, keys.centre().y};
    draw_key(canvas, key, open_series, ui.text("open"));
    draw_key(canvas, key, closed_series, ui.text("closed"));
    rest.take_top(14);
    rest.take_bottom(counts_.by() == FrontierBy::f ? 22 : 38);
    rest.take_left(scale_width);
    const int most_bars = std::max(static_cast<int>(rest.width / least_bar), 1);
    const std::vector<FrontierCount> last = counts_.last_counts();
    const FrontierBars all = frontier_bars(last, last, most_bars);
    const FrontierBars bars = frontier_bars(counts_.counts(), last, most_bars);
    FrontierPen pen(ui, canvas, bars, highest(all.bars), rest);
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
