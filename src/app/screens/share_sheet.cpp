#include "app/game/list/calendar.h"
#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
#include "app/screens/result_picture.h"
#include "app/screens/week.h"
#include "app/ui/column.h"
#include "base/text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr int most_bulbs = 10;  // for hints, in a result

// Returns the result of a puzzle solved by the player, for sharing; nothing if there is none.
std::optional<SharedResult> result_of(const Desk& desk, double now_ms, const Ui& ui) {
    const OpenGame& game = desk.game();
    if (!is_solved(game) || game.is_shown) {
        return std::nullopt;
    }
    const std::string_view family = family_id(game.session);
    const std::string time = clock_text(game.clock.elapsed(now_ms));
    const bool is_timed = !best_words(game.session, move_count(game));
    const std::string done =
        ui.strings.of(with_game(game, [](auto& session, auto& view) { return progress(view, session); }));
    const Sentence result = game.hint_count > 0 ? say("solved in {}, hints: {}", time, game.hint_count)
                                                : say("solved in {}", time);
    // If few moves are the goal, they come first.
    const std::string counted =
        join({done, time}, " \xC2\xB7 ") +
        (game.hint_count > 0 ? " \xC2\xB7 " + ui.strings.of(say("hints: {}", game.hint_count)) : "");
    SharedResult shared;
    shared.kind = join({"Tessera", std::string(ui.text(family_caption(family)))}, " \xC2\xB7 ");
    shared.name = desk.name_text(game);
    shared.how = is_timed ? ui.strings.of(result) : counted;
    const auto today = parse_day(platform::today());
    const bool is_todays = game.daily && game.daily->day == today;
    const int streak = is_todays ? day_streak(desk.records(), family, *today) : 0;
    if (streak > 1) {
        shared.streak = streak_text(ui.strings, streak);
    }
    shared.squares = std::visit([](const auto& session) { return result_squares(session); }, game.session);
    shared.bulbs = std::min(game.hint_count, most_bulbs);
    return shared;
}

// Draws the link in a box, shortened in its middle.
void draw_link(Ui& ui, const Rect& rect, std::string link) {
    ui.painter.fill(rect, ui.theme().raised, 12);
    const float room = rect.width - 28;
    while (link.size() > 12 && Painter::text_width(link, TextSize::small) > room) {
        const std::size_t middle = link.size() / 2;
        link = link.substr(0, middle - 3) + "\xE2\x80\xA6" + link.substr(middle + 3);
    }
    ui.painter.text({rect.x + 14, rect.centre().y}, link, ui.theme().quiet, TextSize::small);
}

std::string_view words_for_link(bool is_race, bool shares_moves) {
    return is_race        ? "The link starts a race against this game; it holds your moves."
           : shares_moves ? "The link holds the whole puzzle and your moves."
                          : "The link holds the whole puzzle, never its solution.";
}

// Adds the link with the choice of what it holds; returns it.
std::string add_chosen_link(const Desk& desk, Column& rows, ScreenMemory& memory) {
    Ui& ui = rows.ui();
    const std::string race = desk.race_link();
    const bool is_race = memory.shares_race && !race.empty();
    rows.paragraph(ui.text(words_for_link(is_race, memory.shares_moves)), ui.theme().quiet);
    rows.gap(12);
    std::string link = is_race ? race : desk.link(memory.shares_moves);
    rows.row(touch_side, [&](const Rect& place) { draw_link(ui, place, link); });
    rows.gap(8);
    if (!race.empty()) {
        rows.toggle("share.race", "As a race", memory.shares_race);
    }
    if (move_count(desk.game()) > 0 && !is_race) {
        rows.toggle("share.moves", "With my moves", memory.shares_moves);
    }
    rows.gap(10);
    return link;
}

// Adds the ways to share the result of a solved puzzle.
void add_result(Printing& printing, Column& rows, const SharedResult& result, const std::string& link) {
    rows.split(2);
    if (rows.button("share.result", "Copy my result", {ButtonStyle::primary}, 48)) {
        printing.copy(result_text(result) + '\n' + link, Copied::result);
    }
    if (rows.button("share.picture", "Save as a picture", 48)) {
        platform::download_drawing(file_stem("tessera-" + result.name),
                                   result_picture(result, rows.ui().theme()));
    }
    rows.gap(8);
}

void add_print(Printing& printing, Column& rows) {
    if (rows.button("share.print", "Print or save")) {
        printing.show_choice();
    }
    rows.gap(8);
}

// Adds the link and the ways to pass it on.
void add_link(const Playing& playing, Printing& printing, Column& rows, ScreenMemory& memory) {
    const std::string link = add_chosen_link(playing.desk(), rows, memory);
    const bool shares_moves = memory.shares_moves;
    const std::optional<SharedResult> result = result_of(playing.desk(), playing.now_ms(), rows.ui());
    if (result) {
        add_result(printing, rows, *result, link);
    }
    rows.split(platform::can_share() ? 2 : 1);
    if (platform::can_share() && rows.button("share.system", "Share\xE2\x80\xA6", 48)) {
        platform::share_link(playing.desk().name_text(playing.game()), result ? result_text(*result) : "",
                             link);
    }
    if (rows.button("share.copy", "Copy link", {result ? ButtonStyle::plain : ButtonStyle::primary}, 48)) {
        printing.copy(link, Copied::link);
    }
    rows.gap(8);
    rows.beside({"QR code", "Print or save"});
    if (rows.button("share.qr", "QR code")) {
        printing.show_qr(link);
    }
    add_print(printing, rows);
    const bool has_frame = platform::has_pages();
    if (has_frame) {
        rows.beside({"Copy as text", "Copy embed code"});
    }
    if (rows.button("share.text", "Copy as text")) {
        printing.copy(playing.desk().text_of_puzzle(shares_moves) + link, Copied::board);
    }
    if (has_frame && rows.button("share.frame", "Copy embed code")) {
        printing.copy_frame(shares_moves);
    }
    rows.gap(8);
}

}  // namespace

bool share_sheet(const Playing& playing, SeriesShelf& shelf, Printing& printing, ScreenMemory& memory, Ui& ui,
                 const Rect& screen) {
    if (memory.shared != playing.game().code) {
        memory.shared = playing.game().code;
        memory.shares_moves = false;
        memory.shares_race = false;
    }
    bool is_kept = false;
    const bool is_closed = column_sheet(ui, "Share this puzzle", screen, 460, [&](Column& rows) {
        if (!playing.game().code.empty()) {
            add_link(playing, printing, rows, memory);
        } else {
            rows.paragraph(ui.strings.with_stop(say("this puzzle is too large for a link")), ui.theme().text);
            rows.gap(12);
            add_print(printing, rows);
        }
        if (rows.button("share.keep", "Add to my puzzles",
                        {ButtonStyle::plain, shelf.can_keep(playing.desk().code(false))})) {
            shelf.keep(playing.desk().code(false));
            is_kept = true;
        }
    });
    return is_closed || is_kept;
}

}  // namespace tessera
