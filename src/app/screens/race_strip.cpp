#include "app/screens/race_strip.h"

#include "app/families/position_picture.h"
#include "app/game/play/racing.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr float widest_strip = 420;
constexpr float margin = 6;
constexpr float high_room = 72;
constexpr float low_room = 46;  // on low tables
constexpr float low_table = 420;
constexpr float widest_picture = 132;

// Returns the rival's progress, or that it has finished.
std::string rival_line(const Strings& strings, const AnySession& rival) {
    const Sentence done = std::visit(
        [](const auto& session) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            return session.is_solved() ? say("done") : progress(typename ViewOf<G>::Type(), session);
        },
        rival);
    return strings.of(say("Your friend: {}", strings.inside(done)));
}

}  // namespace

float race_room(const OpenGame& game, const Rect& table) {
    return !game.race ? 0 : table.height < low_table ? low_room : high_room;
}

void draw_race(const OpenGame& game, double now_ms, Ui& ui, const Rect& table) {
    const float room = race_room(game, table);
    if (room == 0) {
        return;
    }
    const AnySession rival = rival_position(game, game.clock.elapsed(now_ms));
    const std::string line = rival_line(ui.strings, rival);
    const std::string words = ui.strings.with_stop(rival_words(*game.race));
    const float width = std::min(table.width - 2 * margin, widest_strip);
    const Rect strip{table.centre().x - width / 2, table.y + margin / 2, width, room - margin};
    ui.painter.fill(strip, ui.theme().surface, 14);
    Rect rest = strip.inset(margin);
    draw_small_board(ui.painter, rival, rest.take_left(std::min(widest_picture, rest.width * 0.35F)));
    rest.take_left(2 * margin);
    ui.state.add({.name = "race", .rect = strip, .label = line + ". " + words, .caption = line});
    const float text_x = rest.x;
    const bool is_high = room == high_room;
    ui.painter.text({text_x, rest.centre().y - (is_high ? 11.0F : 0.0F)},
                    Painter::fitted(line, TextSize::strong, rest.width), ui.theme().text, TextSize::strong);
    if (is_high) {
        ui.painter.text({text_x, rest.centre().y + 13}, Painter::fitted(words, TextSize::small, rest.width),
                        ui.theme().quiet, TextSize::small);
    }
}

}  // namespace tessera
