#include "lab/plot/plot.h"

#include <algorithm>
#include <limits>

namespace tessera {

std::vector<PlotTick> ticks_of(const Axis& axis) {
    std::vector<PlotTick> ticks;
    for (const double mark : axis.marks()) {
        ticks.push_back({axis.fraction(mark), mark_text(mark)});
    }
    return ticks;
}

std::vector<PlotTick> even_ticks(double most, int count, std::string (*text_of)(double)) {
    std::vector<PlotTick> ticks;
    for (const double mark : even_marks(most, count)) {
        ticks.push_back({mark / std::max(most, 1.0), text_of(mark)});
    }
    return ticks;
}

void Plot::draw_axis(const std::vector<PlotTick>& ticks, std::string_view caption) {
    double free = -std::numeric_limits<double>::infinity();
    for (const PlotTick& tick : ticks) {
        const double x = x_of(tick.share);
        canvas_.line({x, area_.top}, {x, area_.bottom}, {PlotRole::grid});
        free = draw_name(tick, free);
    }
    draw_caption(caption);
}

void Plot::draw_names(const std::vector<PlotTick>& ticks) {
    double free = -std::numeric_limits<double>::infinity();
    for (const PlotTick& tick : ticks) {
        free = draw_name(tick, free);
    }
}

double Plot::draw_name(const PlotTick& tick, double free) {
    const double x = x_of(tick.share);
    const double half = gaps_.crowd < 0 ? 0 : canvas_.text_width(tick.text) / 2;
    if (gaps_.crowd >= 0 && x - half <= free) {
        return free;
    }
    canvas_.text({x, area_.bottom + gaps_.tick}, tick.text,
                 tick.is_strong ? PlotText::strong_tick : PlotText::tick, PlotAlign::centre);
    return x + half + gaps_.crowd;
}

void Plot::draw_caption(std::string_view caption) {
    const double x = gaps_.centres_caption ? (area_.left + area_.right) / 2 : area_.left;
    canvas_.text({x, area_.bottom + gaps_.caption}, caption, PlotText::caption,
                 gaps_.centres_caption ? PlotAlign::centre : PlotAlign::left);
}

void Plot::draw_levels(const std::vector<PlotTick>& ticks) {
    for (const PlotTick& tick : ticks) {
        const double y = y_of(tick.share);
        canvas_.line({area_.left, y}, {area_.right, y}, {PlotRole::grid});
        canvas_.text({area_.left - gaps_.level, y}, tick.text, PlotText::tick, PlotAlign::right);
    }
}

void Plot::draw_right_numbers(const std::vector<PlotTick>& ticks) {
    for (const PlotTick& tick : ticks) {
        canvas_.text({area_.right + gaps_.level, y_of(tick.share)}, tick.text, PlotText::tick,
                     PlotAlign::left);
    }
}

void Plot::draw_bar(double share, double top, double bottom, const PlotMark& mark) {
    const double end = std::max(x_of(share), area_.left + gaps_.least_bar);
    canvas_.rect({area_.left, top, end, bottom}, mark);
}

void Plot::draw_box(const PlotBox& box, double top, double bottom, int series) {
    const double left = x_of(box.low);
    const double median = x_of(box.median);
    canvas_.rect({left, top, std::max(x_of(box.high), left + 1), bottom}, {PlotRole::box, series});
    canvas_.line({median, top - gaps_.beyond_box}, {median, bottom + gaps_.beyond_box},
                 {PlotRole::median, series});
}

void Plot::draw_column(double left, double right, double from, double to, int series) {
    const double bottom = y_of(from);
    const double top = std::min(y_of(to), bottom - gaps_.least_bar);
    canvas_.rect({left, top, right, bottom}, {PlotRole::column, series});
}

void Plot::draw_stair(const std::vector<double>& shares, int most, const PlotMark& mark) {
    std::vector<PlotPoint> corners{{area_.left, area_.bottom}};
    int count = 0;
    for (const double share : shares) {
        corners.push_back({x_of(share), corners.back().y});
        corners.push_back({x_of(share), y_of(static_cast<double>(++count) / std::max(most, 1))});
    }
    corners.push_back({area_.right, corners.back().y});
    canvas_.stair(corners, mark);
}

}  // namespace tessera
