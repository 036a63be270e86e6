// Own puzzles and series in the list: chips, cards, and the sheet that arranges and shares them.

#include "app/screens/shelf_cards.h"

#include "app/game/player.h"
#include "app/screens/each_sheet.h"
#include "app/screens/home_screen.h"
#include "app/screens/questions.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/shelf_cards");

namespace {

constexpr std::string_view swapped_level = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";

// A player who looks at the list or at the sheet of a row.
struct ShelfViewer : Player {
    ShelfViewer() {
        start();
        bring_levels();
        for (const std::string_view level : {two_dominoes, swapped_level}) {
            controller.opening().open(*open_level(level));
            controller.shelf().keep(controller.desk().code(false));
        }
        controller.opening().show(Screen::home);
    }
    void draw() {
        canvas.state.begin_frame();
        draw_home_screen(controller, memory, canvas.ui, screen);
        if (controller.panel() == Panel::series) {
            canvas.state.cover();
            if (draw_series_sheet(controller, memory, canvas.ui, screen)) {
                controller.opening().show(Panel::none);
            }
        }
        canvas.state.end_frame();
    }
    void press(std::string_view name) {
        draw();
        REQUIRE(control(name) != nullptr);
        canvas.state.click(name);
        draw();
        draw();
    }
    const Control* control(std::string_view name) const {
        const auto& controls = canvas.state.controls();
        const auto found = std::find_if(controls.begin(), controls.end(),
                                        [&](const Control& each) { return each.name == name; });
        return found == controls.end() ? nullptr : &*found;
    }
    std::string label(std::string_view name) const {
        return control(name) != nullptr ? control(name)->label : "none";
    }

    Rect screen{0, 0, 390, 844};
    UnseenCanvas canvas;
    ScreenMemory memory;
};

}  // namespace

TEST_CASE("without own puzzles the list has its chapters alone") {
    ShelfViewer viewer;
    viewer.controller.shelf().take_out(0);
    viewer.controller.shelf().take_out(0);
    viewer.draw();
    CHECK(viewer.control("row.0") == nullptr);
    CHECK(viewer.control("chapter.0") != nullptr);
}

TEST_CASE("own puzzles are cards behind the first chip, and a chapter leads back") {
    ShelfViewer viewer;
    viewer.press("row.0");
    CHECK(viewer.label("row.0") == "My puzzles  2");
    CHECK(viewer.label("kept.0") == "Two dominoes");
    CHECK(viewer.control("kept.1") != nullptr);
    CHECK(viewer.control("level.0") == nullptr);
    viewer.press("chapter.0");
    CHECK(viewer.control("kept.0") == nullptr);
    CHECK(viewer.control("level.0") != nullptr);
    viewer.press("row.0");
    viewer.press("kept.0");
    CHECK(viewer.controller.screen() == Screen::play);
    CHECK(viewer.controller.game().title == "Two dominoes");
}

TEST_CASE("the sheet of own puzzles moves them, takes them off, asks for title and author, and shares them") {
    ShelfViewer viewer;
    viewer.press("row.0");
    viewer.press("shelf.sheet");
    CHECK(viewer.controller.panel() == Panel::series);
    viewer.press("series.down.0");
    CHECK(viewer.label("kept.1") == "none");  // behind the sheet
    CHECK(viewer.controller.shelf().rows()[0].puzzles[1].game->title == "Two dominoes");
    viewer.press("series.title");
    REQUIRE(viewer.host.question);
    CHECK(viewer.host.question->id == series_title_question);
    viewer.controller.shelf().name(&Credits::title, "Pair");
    viewer.press("series.author");
    CHECK(viewer.host.question->id == series_author_question);
    viewer.press("series.save");
    CHECK(viewer.host.downloaded == format_series(viewer.controller.shelf().rows()[0].series));
    viewer.press("series.out.0");
    CHECK(viewer.control("series.copy") == nullptr);
    CHECK(viewer.control("series.title") != nullptr);  // what was named can be renamed
    viewer.controller.shelf().name(&Credits::title, "");
    viewer.draw();
    CHECK(viewer.control("series.title") == nullptr);  // one puzzle is no series
    viewer.press("series.out.0");
    CHECK(viewer.controller.panel() == Panel::none);
    CHECK(viewer.control("row.0") == nullptr);
}

TEST_CASE("a series has a chip with its title, and its sheet takes it off the list") {
    ShelfViewer viewer;
    const Series series{{"Pair", "Anna"}, {'#' + code_of(two_dominoes), '#' + code_of(swapped_level)}};
    viewer.open(encode_series(series).value().substr(1));
    viewer.controller.opening().show(Screen::home);
    viewer.press("row.1");
    CHECK(viewer.label("row.1") == "Pair  2");
    viewer.press("shelf.sheet");
    CHECK(viewer.control("series.title") == nullptr);
    CHECK(viewer.control("series.qr") != nullptr);
    viewer.press("series.remove");
    CHECK(viewer.controller.panel() == Panel::none);
    CHECK(viewer.control("row.1") == nullptr);
    CHECK(viewer.control("row.0") != nullptr);
}

TEST_CASE("another family's tab shows its chapters") {
    ShelfViewer viewer;
    viewer.press("row.0");
    viewer.press("family.edge_match");
    CHECK(viewer.control("kept.0") == nullptr);
}

TEST_SUITE_END();
