#include "app/screens/card.h"

#include "app/game/game_texts.h"

#include <algorithm>
#include <string>

// The card above the board: a hint, a search at work, or the end of a game. It pushes the board down instead
// of covering it.

namespace tessera {

namespace {

bool is_shown(const GameController& controller) {
    return controller.help().hint() || controller.help().is_waiting() ||
           (controller.shows_win() && is_solved(controller.game()));
}

struct CardText {
    Icon icon = Icon::hint;
    Color color;
    std::string title;
    std::string detail;
};

constexpr float card_margins = 36;  // of its content to the ends of the window, both sides together

// Too narrow for a sentence, a button and a cross in one row.
bool is_narrow(float width) {
    return width < 480;
}

float text_lines_height(Ui& ui, const CardText& card, float width) {
    const TextSize size = card.detail.empty() ? TextSize::body : TextSize::strong;
    const Rect room{0, 0, width, 0};
    const float detail = ui.painter.paragraph(room, card.detail, ui.theme().quiet, TextSize::small, false);
    return ui.painter.paragraph(room, card.title, ui.theme().text, size, false) + detail;
}

void draw_text(Ui& ui, Rect rect, const CardText& card) {
    const Rect mark = rect.take_left(34);
    ui.painter.icon(card.icon, mark.centre(), 24, card.color);
    rect.take_left(8);
    const TextSize size = card.detail.empty() ? TextSize::body : TextSize::strong;
    float y = rect.centre().y - text_lines_height(ui, card, rect.width) / 2;
    y += ui.painter.paragraph({rect.x, y, rect.width, 0}, card.title, ui.theme().text, size);
    ui.painter.paragraph({rect.x, y, rect.width, 0}, card.detail, ui.theme().quiet, TextSize::small);
}

struct CardButton {
    std::string_view name;
    std::string_view caption;
    ButtonStyle style = ButtonStyle::plain;
};

struct CardAnswer {
    bool is_closed = false;
    bool goes_on = false;
};

// Text, a button and a cross: in one row, or on a narrow screen with the button below.
CardAnswer draw_row(Ui& ui, Rect rect, const CardText& card, const CardButton& next) {
    CardAnswer answer;
    const bool narrow = is_narrow(rect.width);
    const float width = button_width(ui, next.caption);
    if (narrow) {
        const Rect below = rect.take_bottom(touch_side);
        answer.goes_on = button(ui, next.name, next.caption,
                                {below.right() - width, below.y, width, touch_side}, {next.style});
        rect.take_bottom(4);
    }
    const Rect cross = rect.take_right(touch_side);
    const Rect cross_place = centred(cross.centre(), touch_side, touch_side);
    answer.is_closed = icon_button(ui, {"card.close", "Close", Icon::close}, cross_place);
    if (!narrow) {
        const Rect place = rect.take_right(width + 4);
        answer.goes_on =
            button(ui, next.name, next.caption,
                   centred({place.x + width / 2, place.centre().y}, width, touch_side), {next.style});
        rect.take_right(8);
    }
    draw_text(ui, rect, card);
    return answer;
}

CardText hint_text(const GameController& controller, const Theme& theme) {
    const HintStep* const step = controller.help().step();
    const std::string text = step != nullptr ? controller.strings().with_stop(step->sentence) : std::string();
    return {Icon::hint, controller.help().hint()->dead_end ? theme.bad : theme.accent, text, ""};
}

void draw_hint(GameController& controller, Ui& ui, const Rect& rect) {
    const bool is_last = controller.help().is_last_step();
    const bool dead_end = controller.help().hint()->dead_end;
    const bool is_empty = controller.help().hint()->moves.empty();
    const std::string_view play_it =
        with_game(controller.game(), [](const auto&, const auto& view) { return hint_caption(view); });
    const CardButton next{"hint.next",
                          !is_last   ? "Tell me more"
                          : is_empty ? "Close"
                          : dead_end ? "Take back"
                                     : play_it,
                          is_last ? ButtonStyle::primary : ButtonStyle::plain};
    const CardAnswer answer = draw_row(ui, rect, hint_text(controller, ui.theme()), next);
    if (answer.is_closed) {
        controller.stop_help();
    } else if (answer.goes_on) {
        controller.ask_hint();
    }
}

void draw_search(GameController& controller, Ui& ui, const Rect& rect) {
    const bool is_hint = controller.help().work() == HelpController::Work::hinting;
    const SearchStats& stats = controller.help().stats();
    const int seconds = static_cast<int>(controller.help().elapsed_ms(controller.now_ms()) / 1000);
    const std::string detail =
        controller.strings().of(say("{} {position|positions}, depth {}, {} s",
                                    thousands(std::to_string(stats.nodes)), stats.max_depth, seconds));
    const std::string title(ui.text(is_hint ? "Thinking of a hint" : "Looking for a solution"));
    const CardText card{is_hint ? Icon::hint : Icon::solve, ui.theme().accent, title, detail};
    const CardAnswer answer = draw_row(ui, rect, card, {"search.stop", "Stop"});
    if (answer.is_closed || answer.goes_on) {
        controller.stop_help();
    }
}

// The detail with the best time so far, unless this is the first.
std::string with_best(const GameController& controller, const std::string& detail) {
    if (!controller.beaten_ms()) {
        return detail;
    }
    const bool is_best = controller.game().clock.elapsed(controller.now_ms()) < *controller.beaten_ms();
    const Sentence best = is_best ? say("your best time, it was {}", clock_text(*controller.beaten_ms()))
                                  : say("your best: {}", clock_text(*controller.beaten_ms()));
    return detail + "  \xC2\xB7  " +
           fill_in(controller.strings().of(std::string_view(best.pattern)), best.arguments);
}

void draw_win(GameController& controller, Ui& ui, const Rect& rect) {
    const OpenGame& game = controller.game();
    const std::string time = clock_text(game.clock.elapsed(controller.now_ms()));
    const int moves = move_count(game);
    const std::string detail = game.hint_count == 0
                                   ? controller.strings().of(say("{} {move|moves} in {}", moves, time))
                                   : controller.strings().of(say("{} {move|moves} in {}, {} {hint|hints}",
                                                                 moves, time, game.hint_count));
    const CardText card =
        game.is_shown ? CardText{Icon::solve, ui.theme().accent, std::string(ui.text("This is a solution")),
                                 std::string(ui.text("Restart to find one yourself"))}
                      : CardText{Icon::check, ui.theme().good, std::string(ui.text("Solved!")),
                                 with_best(controller, detail)};
    const CardAnswer answer = draw_row(ui, rect, card, {"win.next", "Next puzzle", ButtonStyle::primary});
    if (answer.is_closed) {
        controller.close_win();
    } else if (answer.goes_on) {
        controller.open_next();
    }
}

}  // namespace

float card_height(const GameController& controller, float width) {
    if (!is_shown(controller)) {
        return 0;
    }
    constexpr float one_row = 76;
    constexpr float two_rows = 154;  // three lines of text above the button
    constexpr float end_rows = 128;
    return !is_narrow(width - card_margins) ? one_row : is_solved(controller.game()) ? end_rows : two_rows;
}

void draw_card(GameController& controller, Ui& ui, const Rect& rect) {
    if (rect.height <= 0 || !is_shown(controller)) {
        return;
    }
    const float width = std::min(rect.width - 16, 760.0F);
    const Rect card = centred(rect.centre(), width, rect.height - 6);
    ui.painter.shadow(card, 8, 16);
    ui.painter.fill(card, ui.theme().surface, 16);
    ui.state.add({"card", card, false, false});
    const float margin = is_narrow(card.width - 20) ? 8 : 4;
    const Rect content{card.x + 12, card.y + margin, card.width - 20, card.height - 2 * margin};
    if (controller.help().hint()) {
        draw_hint(controller, ui, content);
    } else if (controller.help().is_waiting()) {
        draw_search(controller, ui, content);
    } else {
        draw_win(controller, ui, content);
    }
}

}  // namespace tessera
