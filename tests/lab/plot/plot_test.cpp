#include "lab/plot/plot.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("lab/plot/plot");

// Keeps the places of marks. A letter is 10 wide.
class NotedMarks final : public PlotCanvas {
public:
    void rect(const PlotArea& area, const PlotMark& /*mark*/) override { rects.push_back(area); }
    void line(PlotPoint from, PlotPoint /*to*/, const PlotMark& /*mark*/) override { lines.push_back(from); }
    void point(PlotPoint /*centre*/, const PlotMark& /*mark*/) override {}
    void stair(const std::vector<PlotPoint>& corners, const PlotMark& /*mark*/) override { stairs = corners; }
    void curve(const std::vector<PlotPoint>& /*points*/, const PlotMark& /*mark*/) override {}
    void text(PlotPoint /*at*/, std::string_view text, PlotText /*role*/, PlotAlign /*align*/) override {
        texts.emplace_back(text);
    }
    double text_width(std::string_view text) const override {
        return 10.0 * static_cast<double>(text.size());
    }

    std::vector<PlotArea> rects;
    std::vector<PlotPoint> lines;
    std::vector<PlotPoint> stairs;
    std::vector<std::string> texts;
};

constexpr PlotArea half_plot{100, 0, 200, 50};

TEST_CASE("an axis has a line and a number at each value") {
    NotedMarks canvas;
    Plot(canvas, half_plot, {}).draw_axis(even_ticks(40, 4), "ticks");
    REQUIRE(canvas.lines.size() == 5);
    CHECK(canvas.lines[0].x == 100);
    CHECK(canvas.lines[3].x == 175);
    CHECK(canvas.texts == std::vector<std::string>{"0", "10", "20", "30", "40", "ticks"});
}

TEST_CASE("a number without room is left out, its line is not") {
    NotedMarks canvas;
    PlotGaps gaps;
    gaps.crowd = 10;
    Plot(canvas, half_plot, gaps).draw_axis(even_ticks(40, 4), "ticks");
    CHECK(canvas.lines.size() == 5);
    CHECK(canvas.texts == std::vector<std::string>{"0", "20", "40", "ticks"});
}

TEST_CASE("bars start at the edge and are never invisible") {
    NotedMarks canvas;
    Plot plot(canvas, half_plot, {});
    plot.draw_bar(0.5, 10, 20, {PlotRole::bar});
    plot.draw_bar(0, 10, 20, {PlotRole::bar});
    plot.draw_column(100, 110, 0, 0.001, 0);
    REQUIRE(canvas.rects.size() == 3);
    CHECK(canvas.rects[0].right == 150);
    CHECK(canvas.rects[1].width() == 1);
    CHECK(canvas.rects[2].height() == doctest::Approx(1));
}

TEST_CASE("a stair rises by one at each value and ends at the right") {
    NotedMarks canvas;
    Plot(canvas, half_plot, {}).draw_stair({0.25, 0.75}, 2, {PlotRole::curve});
    REQUIRE(canvas.stairs.size() == 6);
    CHECK(canvas.stairs[0].y == 50);
    CHECK(canvas.stairs[1].x == 125);
    CHECK(canvas.stairs[2].y == 25);
    CHECK(canvas.stairs[4].y == 0);
    CHECK(canvas.stairs[5].x == 200);
}

TEST_SUITE_END();

}  // namespace tessera
