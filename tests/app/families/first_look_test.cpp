#include "app/families/families.h"
#include "app/ui/unseen_canvas.h"
#include "session/shipped_levels.h"
#include "support/families.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("app/families/first_look");

// A page asks for the state of a game, and a screen reader for its words, as soon as it is opened.
TEST_CASE_TEMPLATE_DEFINE("a table can be described, put in words and drawn before it is laid out", G,
                          not_laid_out) {
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family != G::id) {
            continue;
        }
        CAPTURE(shipped.code);
        const Session<G> session(*G::parse_level(shipped.text));
        typename ViewOf<G>::Type view;
        Scene scene;
        scene.area = {0, 0, 600, 600};
        Json json;
        json.open('{');
        describe(json, view, session);
        json.close('}');
        CHECK(json.written().size() > 2);
        const Strings strings;
        BoardWords words(strings);
        put_in_words(words, view, session);
        CHECK_FALSE(words.text().empty());
        UnseenCanvas canvas;
        draw_board(canvas.painter, view, session, scene);
    }
}
TEST_CASE_TEMPLATE_APPLY(not_laid_out, OfferedFamilies);

TEST_SUITE_END();

}  // namespace tessera
