// Promise: A row of pictures to choose from is only as narrow as its captions are whole.

#include "app/screens/field_row.h"

#include "app/game/player.h"
#include "app/ui/unseen_canvas.h"
#include "base/text.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/field_row");

TEST_CASE("captions of choices are whole, or their pictures are as wide as any") {
    constexpr float widest = 100;
    int narrow_count = 0;
    Player player;
    player.start();
    for (const std::string_view family : family_ids()) {
        player.controller.opening().open_maker(family);
        for (const MakerField& field : player.controller.maker().fields()) {
            for (const float width : {280.0F, 350.0F, 666.0F, 1000.0F}) {
                if (!field.picture || field.is_small) {
                    continue;
                }
                CAPTURE(field.name);
                CAPTURE(width);
                UnseenCanvas canvas;
                canvas.state.begin_frame();
                field_row(canvas.ui, field, {0, 0, width, height_of(canvas.ui, field, width)}, {});
                canvas.state.end_frame();
                for (int choice = 0; choice < int_size(field.choices); ++choice) {
                    std::string caption(at(field.choices, choice));
                    capitalise(caption);
                    const float side =
                        canvas.place(std::string(field.name) + '.' + std::to_string(choice)).width;
                    const bool is_whole = Painter::text_width(caption, TextSize::small) < side;
                    CHECK((side == widest || is_whole));
                    narrow_count += side < widest ? 1 : 0;
                }
            }
        }
    }
    CHECK(narrow_count > 0);
}

TEST_CASE("all difficulties are seen on a small phone, and in one row where they have room") {
    Player player;
    player.start();
    player.controller.opening().open_maker(Polyomino::id);
    const std::vector<MakerField> fields = player.controller.maker().fields();
    const auto field = std::find_if(fields.begin(), fields.end(),
                                    [](const MakerField& each) { return each.choices.size() == 6; });
    REQUIRE(field != fields.end());
    MakerField long_words = *field;
    long_words.choices = {"any", "Beginnerin", "Fortgeschrittene", "Expertin", "Meisterin", "Zauberin"};
    UnseenCanvas measured;
    CHECK(height_of(measured.ui, long_words, 560) > height_of(measured.ui, *field, 560));
    CHECK(height_of(measured.ui, long_words, 700) == height_of(measured.ui, *field, 700));
    for (const float width : {280.0F, 700.0F}) {
        CAPTURE(width);
        UnseenCanvas canvas;
        canvas.state.begin_frame();
        const Rect row{0, 0, width, height_of(canvas.ui, *field, width)};
        field_row(canvas.ui, *field, row, {});
        canvas.state.end_frame();
        const std::string name(field->name);
        const Rect last = canvas.place(name + ".5");
        CHECK(last.right() <= row.right() + 0.1F);
        CHECK(last.bottom() <= row.bottom());
        CHECK((last.y > canvas.place(name + ".0").y) == (width < 300));
    }
}

TEST_SUITE_END();
