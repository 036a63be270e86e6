#include "app/ui/column.h"

#include "app/ui/unseen_canvas.h"
#include "base/rng.h"

#include <doctest.h>

#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/ui/column");

namespace {

using Places = std::vector<Rect>;

// Adds something that wraps like words: the narrower it is, the higher.
void add_flow(Column& column, Places& places, float area) {
    Rect place = column.below();
    place.height = 18 * std::ceil(area / place.width);
    if (column.is_drawn()) {
        places.push_back(place);
    }
    column.gap(place.height);
}

// Adds the rows of a number, always the same, and notes the places of what is drawn.
void add_random_rows(Column& column, Places& places, std::uint64_t seed) {
    Rng rng(seed);
    const auto note = [&](const Rect& place) {
        places.push_back(place);
    };
    for (int count = rng.between(0, 20); count > 0; --count) {
        const auto height = static_cast<float>(rng.between(1, 90));
        switch (rng.between(0, 3)) {
            case 0:
                column.gap(height);
                break;
            case 1:
                column.row(height, note);
                break;
            case 2:
                column.split(3);
                for (int parts = rng.between(1, 3); parts > 0; --parts) {
                    column.row(height, note);
                }
                column.gap(5);
                break;
            default:
                add_flow(column, places, 100 * height);
        }
    }
}

bool is_within(const Rect& inner, const Rect& outer) {
    constexpr float grain = 0.01F;
    return inner.x >= outer.x - grain && inner.right() <= outer.right() + grain &&
           inner.y >= outer.y - grain && inner.bottom() <= outer.bottom() + grain;
}

}  // namespace

TEST_CASE("a column is drawn as high as it was measured, each part in a place of its own") {
    UnseenCanvas canvas;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Places places;
        const auto add = [&](Column& column) {
            add_random_rows(column, places, seed);
        };
        const auto width = static_cast<float>(100 + seed);
        const float height = column_height(canvas.ui, width, add);
        CHECK(places.empty());
        Column column(canvas.ui, width, {30, -70});
        add(column);
        CHECK(column.height() == height);
        for (std::size_t index = 0; index < places.size(); ++index) {
            CHECK(is_within(places[index], {30, -70, width, height}));
            for (std::size_t other = 0; other < index; ++other) {
                CHECK_FALSE(do_overlap(places[index].inset(0.01F), places[other]));
            }
        }
    }
}

TEST_CASE("a row is as high as it was stated, and the last one ends where the column does") {
    UnseenCanvas canvas;
    Places places;
    Column column(canvas.ui, 200, {10, 20});
    const auto note = [&](const Rect& place) {
        places.push_back(place);
    };
    column.row(40, note);
    column.gap(8);
    column.row(50, note);
    CHECK(places == Places{{10, 20, 200, 40}, {10, 68, 200, 50}});
    CHECK(column.height() == 98);
}

TEST_CASE("the parts of a row are equally wide, and a gap ends a row that is not full") {
    UnseenCanvas canvas;
    Places places;
    Column column(canvas.ui, 320, {0, 0});
    const auto note = [&](const Rect& place) {
        places.push_back(place);
    };
    column.split(3);
    column.row(44, note);
    column.row(40, note);
    CHECK(column.height() == 44);
    column.gap(6);
    column.split(2, 0);
    column.row(44, note);
    column.row(44, note);
    column.row(10, note);
    CHECK(places ==
          Places{{0, 0, 100, 44}, {110, 0, 100, 40}, {0, 50, 160, 44}, {160, 50, 160, 44}, {0, 94, 320, 10}});
    CHECK(column.height() == 104);
}

TEST_CASE("buttons lie side by side where that cuts no caption, and else below each other with a gap") {
    UnseenCanvas canvas;
    const auto places_at = [&](float width) {
        Places places;
        Column column(canvas.ui, width, {0, 0});
        const auto note = [&](const Rect& place) {
            places.push_back(place);
        };
        column.beside({"Save it", "Save a drawing of it"});
        column.row(44, note);
        column.row(44, note);
        column.row(10, note);
        CHECK(column.height() == places.back().bottom());
        return places;
    };
    const float caption = Painter::text_width("Save a drawing of it", TextSize::strong) + 24;
    const float wide = 2 * caption + 10;
    CHECK(places_at(wide) == Places{{0, 0, caption, 44}, {caption + 10, 0, caption, 44}, {0, 44, wide, 10}});
    const float narrow = wide - 2;
    CHECK(places_at(narrow) == Places{{0, 0, narrow, 44}, {0, 52, narrow, 44}, {0, 96, narrow, 10}});
}

TEST_CASE("a column that only measures takes no press and adds no control") {
    UnseenCanvas canvas;
    canvas.state.add({"button", {0, 0, 50, 50}});
    canvas.state.click("button");
    bool is_on = false;
    Column column(canvas.ui, 200);
    CHECK_FALSE(column.button("button", "Play"));
    column.toggle("button", "Play", is_on);
    CHECK_FALSE(is_on);
    CHECK(canvas.state.controls().size() == 1);
    Column drawn(canvas.ui, 200, {0, 0});
    CHECK(drawn.button("button", "Play"));
    CHECK(drawn.height() == touch_side);
}

TEST_CASE("a column too high for its place scrolls to its end, and is pressed only where it is seen") {
    UnseenCanvas canvas;
    int presses = 0;
    const Rect place{100, 100, 200, 80};
    const auto add = [&](Column& column) {
        for (const std::string_view name : {"one", "two", "three"}) {
            presses += column.button(name, name, 50) ? 1 : 0;
        }
    };
    const auto draw_frame = [&] {
        canvas.state.begin_frame();
        draw_scrolled(canvas.ui, "list", place, column_height(canvas.ui, place.width, add),
                      canvas.ui.theme().surface, add);
        canvas.state.end_frame();
    };
    draw_frame();
    CHECK(canvas.place("one") == Rect{100, 100, 200, 50});
    CHECK_FALSE(canvas.state.is_over("two", {110, 190}));
    InputEvent wheel = pointer(InputKind::wheel, {110, 110});
    wheel.scrolled = 1000;
    canvas.state.input(wheel);
    draw_frame();
    CHECK(canvas.place("three").bottom() == place.bottom());
    CHECK_FALSE(canvas.state.is_over("two", {110, 90}));
    canvas.state.click("three");
    draw_frame();
    CHECK(presses == 1);
}

TEST_CASE("a sheet is as high as its rows, words included, and its foot") {
    UnseenCanvas canvas;
    float words = 0;
    const auto body = [&](Column& rows) {
        rows.paragraph("Many words that need more than a line, as wide as this sheet is and no wider",
                       canvas.ui.theme().text);
        words = rows.height();
        rows.button("body", "body");
    };
    const auto foot = [](Column& rows) {
        rows.button("foot", "foot");
    };
    CHECK_FALSE(column_sheet(canvas.ui, "Title", {0, 0, 800, 600}, 400, body, foot));
    CHECK(words > Painter::line_height(TextSize::body));
    CHECK(canvas.place("sheet").width == 400);
    CHECK(canvas.place("sheet").height == words + 2 * touch_side + sheet_head_and_margins);
    CHECK(canvas.place("foot").y == canvas.place("body").bottom());
}

TEST_CASE("in a low window the body of a sheet scrolls and its foot stays") {
    UnseenCanvas canvas;
    const auto body = [](Column& rows) {
        rows.button("body", "body", 500);
    };
    const auto foot = [](Column& rows) {
        rows.button("foot", "foot");
    };
    column_sheet(canvas.ui, "Title", {0, 0, 800, 300}, 400, body, foot);
    CHECK(canvas.place("sheet").bottom() < 300);
    CHECK(canvas.place("foot").bottom() < canvas.place("sheet").bottom());
    CHECK_FALSE(canvas.state.scroll_marks().empty());
    CHECK(canvas.state.is_over("foot", canvas.place("foot").centre()));
}
