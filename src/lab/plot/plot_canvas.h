#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// A point of a chart, in the canvas's unit of length: x to the right, y down.
struct PlotPoint {
    double x = 0;
    double y = 0;
};

struct PlotArea {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    double width() const { return right - left; }
    double height() const { return bottom - top; }
};

// The meaning of a mark, from which a canvas chooses colour, thickness and corners.
enum class PlotRole {
    grid,    // a line at a round value
    tick,    // a short line at the edge, for the same
    bar,     // a length that stands for one value
    column,  // one of many bars side by side
    box,     // from the first quartile to the third
    median,
    point,
    curve,
    key,  // the colour of a series beside its name
};

// Details of a mark for reports that keep them; the screen ignores them.
struct PlotNote {
    std::vector<std::pair<std::string_view, std::string>> fields;
    std::string title = {};
};

struct PlotMark {
    PlotRole role = PlotRole::grid;
    int series = -1;         // picks the colour; -1: none
    bool is_hollow = false;  // an unfinished run
    const PlotNote* note = nullptr;
};

enum class PlotText { tick, strong_tick, caption, number, label, plain };
enum class PlotAlign { left, centre, right };

// A surface for charts. `Plot` decides where marks are, a canvas how they look.
class PlotCanvas {
public:
    virtual void rect(const PlotArea& area, const PlotMark& mark) = 0;
    virtual void line(PlotPoint from, PlotPoint to, const PlotMark& mark) = 0;
    virtual void point(PlotPoint centre, const PlotMark& mark) = 0;
    // Draws a curve whose parts are horizontal and vertical in turn; the first one is horizontal.
    virtual void stair(const std::vector<PlotPoint>& corners, const PlotMark& mark) = 0;
    virtual void curve(const std::vector<PlotPoint>& points, const PlotMark& mark) = 0;
    // Draws one line of text. `at` is its left end, middle or right end, at half its height.
    virtual void text(PlotPoint at, std::string_view text, PlotText role, PlotAlign align) = 0;
    virtual double text_width(std::string_view text) const = 0;

protected:
    ~PlotCanvas() = default;
};

}  // namespace tessera
