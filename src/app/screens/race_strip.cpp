#include "app/screens/race_strip.h"

#include "app/families/position_picture.h"
#include "app/game/play/game_texts.h"
#include "app/game/play/racing.h"
#include "app/screens/bars.h"

#include <algorithm>
#include <array>
#include <string>

namespace tessera {

namespace {

constexpr float widest_strip = 420;
constexpr float margin = 6;
constexpr float high_room = 72;
constexpr float low_room = 46;  // on low tables
constexpr float low_table = 420;
constexpr float widest_picture = 132;
constexpr std::array widths_beside = {400.0F, 340.0F, 280.0F, 240.0F, 216.0F};  // the widest first
constexpr float margin_beside = 8;                                              // around the card
constexpr float padding = 12;                                                   // within it
constexpr float corner = 14;
constexpr float race_row = 16;
constexpr float race_bar = 8;
constexpr float most_of_table = 0.34F;
constexpr float least_left = 0.93F;       // of the player's cells
constexpr float worth_narrowing = 1.03F;  // their growth for which the rival's board is smaller

float strip_room(const Rect& table) {
    return table.height < low_table ? low_room : high_room;
}

// Returns how large the game's cells are on a table.
float cell_on(OpenGame& trial, Scene scene, const Rect& area, float covered_top) {
    scene.area = area;
    scene.covered_top = covered_top;
    scene.beside_win = {};
    return with_game(trial, [&](auto& session, auto& view) {
        lay_out(view, session, scene);
        return view.canvas.cell();
    });
}

// Returns the width beside the board that costs it least, or little more than that; 0: all cost it much more than the strip
// would.
float width_beside(const OpenGame& game, const Scene& scene, const RoomForRace& room) {
    const Rect& table = room.table;
    OpenGame trial(game.session);
    float best = cell_on(trial, scene, table, strip_room(table)) * least_left;
    float best_width = 0;
    for (const float width : widths_beside) {
        Rect rest = table;
        rest.take_left(width);
        const float cell =
            width <= table.width * most_of_table ? cell_on(trial, scene, rest, room.covered_top) : 0;
        if (cell >= best * (best_width > 0 ? worth_narrowing : 1)) {
            best = cell;
            best_width = width;
        }
    }
    return best_width;
}

// The rival's progress, or that it has finished, and its time.
struct RivalText {
    std::string line;
    std::string words;
    std::array<float, 2> done;  // how much of the puzzle the player and the rival have done, 0 to 1
};

RivalText text_of(const OpenGame& game, const Strings& strings, const AnySession& rival) {
    return std::visit(
        [&](const auto& session) -> RivalText {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            const bool is_done = session.is_solved();
            const Sentence done = is_done ? say("done") : progress(typename ViewOf<G>::Type(), session);
            return {
                strings.of(say("Your friend: {}", strings.inside(done))),
                is_done ? strings.with_stop(rival_words(*game.race)) : strings.of(time_to_beat(*game.race)),
                {with_game(game, [](auto& own, auto& /*view*/) { return share_done(own); }),
                 share_done(session)}};
        },
        rival);
}

// Draws how far the player and the rival have come, one bar below the other.
void draw_bars(Ui& ui, Rect rect, const RivalText& text) {
    const std::array names = {ui.text("You"), ui.text("Friend")};
    const std::array colors = {ui.theme().accent, soft_accent(ui.theme())};
    const float beside = std::max(Painter::text_width(names[0], TextSize::small),
                                  Painter::text_width(names[1], TextSize::small)) +
                         10;
    for (std::size_t row = 0; row < names.size(); ++row) {
        Rect place = rect.take_top(race_row);
        ui.painter.text({place.x, place.centre().y}, names.at(row), ui.theme().quiet, TextSize::small);
        place.take_left(beside);
        draw_share(ui, centred(place.centre(), place.width, race_bar), text.done.at(row), colors.at(row));
    }
}

// Returns the height.
float draw_words(Ui& ui, const RivalText& text, const Rect& rect, bool is_visible) {
    constexpr float gap = 6;
    float height =
        ui.painter.paragraph(rect, text.line, ui.theme().text, TextSize::strong, is_visible, Align::centre);
    height += ui.painter.paragraph({rect.x, rect.y + height, rect.width, 0}, text.words, ui.theme().quiet,
                                   TextSize::small, is_visible, Align::centre) +
              gap;
    if (is_visible) {
        draw_bars(ui, {rect.x, rect.y + height, rect.width, 2 * race_row}, text);
    }
    return height + 2 * race_row;
}

// Returns where the player's board or tray begins.
float start_of_table(const OpenGame& game) {
    return with_game(game, [](auto&, auto& view) {
        const float board = view.canvas.board().x - margin_beside;
        const Rect tray = tray_area(view);
        return tray.width > 0 ? std::min(board, tray.x) : board;
    });
}

Rect board_of(const OpenGame& game) {
    return with_game(game, [](auto&, auto& view) { return view.canvas.board(); });
}

// Draws the rival's board with the words under it on a card, whose middle is level with that of the player's board: like a ghost,
// which shows what is done but not how.
void draw_beside(const OpenGame& game, const AnySession& rival, Ui& ui, const RivalText& text,
                 const Rect& place) {
    constexpr float gap = 10;
    const float aside = std::max((start_of_table(game) - place.right()) / 2, 0.0F);
    const Rect room = place.inset(margin_beside + padding).moved({aside, 0});
    const Rect board = board_of(game);
    const float words = draw_words(ui, text, {0, 0, room.width, 0}, false);
    const float height =
        std::min(room.width * board.height / std::max(board.width, 1.0F), room.height - words - gap);
    const float whole = height + gap + words;
    const float top =
        std::clamp(board.centre().y - whole / 2, room.y, std::max(room.bottom() - whole, room.y));
    const Rect picture{room.x, top, room.width, height};
    const Rect card = Rect{room.x, top, room.width, whole}.inset(-padding);
    ui.painter.fill(card, ui.theme().surface, corner);
    draw_veiled_board(ui.painter, rival, picture);
    draw_words(ui, text, {room.x, picture.bottom() + gap, room.width, 0}, true);
    ui.state.add(
        {.name = "race", .rect = card, .label = text.line + ". " + text.words, .caption = text.line});
}

// Draws the rival's progress with the time to beat at the right.
void draw_line(Ui& ui, Rect rect, const std::string& line, const std::string& time) {
    ui.painter.text({rect.right(), rect.centre().y}, time, ui.theme().quiet, TextSize::small, Align::right);
    rect.width -= Painter::text_width(time, TextSize::small) + 10;
    ui.painter.text({rect.x, rect.centre().y}, Painter::fitted(line, TextSize::strong, rect.width),
                    ui.theme().text, TextSize::strong);
}

void draw_strip(const OpenGame& game, const AnySession& rival, Ui& ui, const RivalText& text,
                const Rect& table) {
    const float room = strip_room(table);
    const float width = std::min(table.width - 2 * margin, widest_strip);
    const Rect strip{table.centre().x - width / 2, table.y + margin / 2, width, room - margin};
    ui.painter.fill(strip, ui.theme().surface, corner);
    Rect rest = strip.inset(margin);
    const Rect board = board_of(game);
    const float wide = rest.height * board.width / std::max(board.height, 1.0F);
    draw_veiled_board(ui.painter, rival,
                      rest.take_left(std::min({widest_picture, rest.width * 0.35F, wide})));
    rest.take_left(2 * margin);
    ui.state.add(
        {.name = "race", .rect = strip, .label = text.line + ". " + text.words, .caption = text.line});
    draw_line(ui, room == high_room ? rest.take_top(rest.height - 2 * race_row) : rest, text.line,
              clock_text(rival_ms(*game.race)));
    if (room == high_room) {
        draw_bars(ui, rest, text);
    }
}

}  // namespace

RacePlace race_place(RaceMemory& memory, const OpenGame& game, const Scene& scene, const RoomForRace& room) {
    const RaceMemory key{game.race_link, room.table, scene.shows_map, memory.width};
    if (key != memory) {
        memory = key;
        memory.width = room.may_be_beside ? width_beside(game, scene, room) : 0;
    }
    Rect rest = room.table;
    return memory.width > 0 ? RacePlace{rest.take_left(memory.width), 0}
                            : RacePlace{{}, strip_room(room.table)};
}

void draw_race(const OpenGame& game, double now_ms, Ui& ui, const Rect& table, const RacePlace& place) {
    const AnySession rival = rival_position(game, game.clock.elapsed(now_ms));
    const RivalText text = text_of(game, ui.strings, rival);
    if (place.beside.width > 0) {
        draw_beside(game, rival, ui, text, place.beside);
    } else {
        draw_strip(game, rival, ui, text, table);
    }
}

}  // namespace tessera
