#include "app/screens/card.h"

#include "app/game/play/game_texts.h"
#include "app/screens/card_text.h"
#include "app/screens/technique_lessons.h"

#include <algorithm>
#include <string>

// The card: a hint, an explanation, a running search, or a solution that was shown. It never moves the table
// (play_screen.cpp reserves a place for it).

namespace tessera {

namespace {

bool is_at_work(const Assistant& assistant) {
    return assistant.help().is_waiting() || assistant.lesson().is_waiting();
}

// True if a sentence, a button and a cross do not fit into one row.
bool is_narrow(float width) {
    return width < 480;
}

struct CardButton {
    std::string_view name;
    std::string_view caption;
    ButtonStyle style = ButtonStyle::plain;
    Icon icon = Icon::right;  // if there is no room for the caption alone
    std::string_view short_caption = {};
};

constexpr float text_gap = 8;  // beside the text

// Missing second button: its name is empty.
constexpr CardButton no_extra{{}, {}};

struct CardAnswer {
    bool is_closed = false;
    bool goes_on = false;
    bool wants_extra = false;
    bool wants_technique = false;
};

bool draw_cross(Ui& ui, const Rect& place) {
    return icon_button(ui, {"card.close", "Close", Icon::close, true, false, false},
                       centred(place.centre(), touch_side, touch_side));
}

// Draws a button as its icon, with its caption, or the short one, below that.
bool draw_as_icon(Ui& ui, const CardButton& drawn, const Rect& place) {
    return icon_button(ui,
                       {.name = drawn.name,
                        .caption = drawn.caption,
                        .icon = drawn.icon,
                        .short_caption = drawn.short_caption.empty() ? drawn.caption : drawn.short_caption,
                        .is_primary = drawn.style == ButtonStyle::primary},
                       place);
}

bool draw_next(Ui& ui, const CardButton& next, const Rect& place) {
    return button_width(ui, next.caption) > place.width
               ? draw_as_icon(ui, next, place)
               : button(ui, next.name, next.caption, place, {.style = next.style, .is_slim = true});
}

float width_as_icon(const Ui& ui, const CardButton& drawn) {
    constexpr float beside_caption = 8;
    return std::max(Painter::text_width(ui.text(drawn.caption), TextSize::small) + beside_caption,
                    touch_side);
}

// Draws the second button at the right end of a row, below or beside the text: as its words if these leave the rest its
// room, or else as its icon with the same words, at most so wide.
bool draw_extra(Ui& ui, const CardButton& extra, Rect& row, bool has_room, float most) {
    if (has_room) {
        const Rect place = row.take_right(button_width(ui, extra.caption));
        return button(ui, extra.name, extra.caption, centred(place.centre(), place.width, touch_side),
                      {extra.style});
    }
    const Rect place = row.take_right(std::clamp(most, touch_side, width_as_icon(ui, extra)));
    return draw_as_icon(ui, extra, centred(place.centre(), place.width, touch_side));
}

// Draws the second button beside the text, if that leaves the text its room.
bool draw_extra_beside_text(Ui& ui, const CardButton& extra, const CardText& card, Rect& rect) {
    const auto room_beside = [&](float width) {
        Rect rest = rect;
        rest.take_right(width + text_gap);
        return room_for(ui, rest, card);
    };
    const TextRoom without = room_beside(0);
    const bool is_roomy =
        without != TextRoom::none && room_beside(button_width(ui, extra.caption)) == without;
    const bool has_place =
        is_roomy || room_beside(width_as_icon(ui, extra)) != TextRoom::none || without == TextRoom::none;
    return has_place && draw_extra(ui, extra, rect, is_roomy, rect.width);
}

// Draws text, buttons and a cross in one row.
CardAnswer draw_row(Ui& ui, Rect rect, const CardText& card, const CardButton& next,
                    const CardButton& extra) {
    CardAnswer answer;
    answer.is_closed = draw_cross(ui, rect.take_right(touch_side));
    const float width = button_width(ui, next.caption);
    rect.take_right(4);
    const Rect place = rect.take_right(width);
    answer.goes_on = draw_next(ui, next, centred(place.centre(), width, touch_side));
    rect.take_right(text_gap);
    answer.wants_extra = !extra.name.empty() && draw_extra_beside_text(ui, extra, card, rect);
    rect.take_right(text_gap);
    answer.wants_technique = draw_text(ui, rect, card);
    return answer;
}

// Returns the text without the technique's name, which stands beside the buttons.
CardText without_name(const CardText& card) {
    CardText words = card;
    words.technique = {};
    return words;
}

// Draws the technique's name, and at its right the second button.
CardAnswer draw_below_text(Ui& ui, Rect row, const CardText& card, const CardButton& extra) {
    CardAnswer answer;
    if (!extra.name.empty()) {
        const float name = card.technique.empty() ? 0 : technique_width(card);
        answer.wants_extra =
            draw_extra(ui, extra, row, button_width(ui, extra.caption) + name <= row.width, row.width - name);
    }
    answer.wants_technique = !card.technique.empty() && draw_technique(ui, row, card);
    return answer;
}

// Returns the space below the buttons of a block; a low one has none.
float below_buttons(const Rect& block) {
    constexpr float least_height = 2 * touch_side;
    return std::clamp(block.height - least_height, 0.0F, 6.0F);
}

// Returns the place beside the cross and above the buttons of a block.
Rect above_buttons(Rect block) {
    block.take_bottom(below_buttons(block) + touch_side);
    block.take_right(touch_side);
    return block;
}

// The same for a narrow screen: at the right always the cross, and the button below it. The name and the second button are
// beside that, below the text, unless the text needs their place.
CardAnswer draw_block(Ui& ui, Rect rect, const CardText& card, const CardButton& next,
                      const CardButton& extra) {
    const Rect above = above_buttons(rect);
    Rect below{rect.x, above.bottom(), rect.width, touch_side};
    const bool is_closed = draw_cross(ui, {above.right(), above.y, touch_side, above.height});
    const bool is_short = room_for(ui, above, without_name(card)) != TextRoom::none;
    Rect beside = rect;
    beside.take_right(4 + button_width(ui, next.caption) + text_gap);
    const bool has_words = is_short || room_for(ui, beside, card) != TextRoom::none;
    below.take_right(4);
    const Rect place = below.take_right(has_words ? button_width(ui, next.caption) : touch_side);
    below.take_right(text_gap);
    CardAnswer answer;
    if (is_short) {
        answer = draw_below_text(ui, below, card, extra);
        draw_text(ui, above, without_name(card));
    } else {
        rect.width = below.right() - rect.x;
        answer.wants_technique = draw_text(ui, rect, card);
    }
    answer.goes_on = draw_next(ui, next, place);
    answer.is_closed = is_closed;
    return answer;
}

CardAnswer draw_card_of(Ui& ui, const Rect& rect, const CardText& card, const CardButton& next,
                        const CardButton& extra = no_extra) {
    return is_narrow(rect.width) ? draw_block(ui, rect, card, next, extra)
                                 : draw_row(ui, rect, card, next, extra);
}

std::string place_text(int place, int count) {
    return std::to_string(place + 1) + "/" + std::to_string(count);
}

std::string_view technique_of(const OpenGame& game, const Ui& ui, const HintStep& step) {
    return ui.text(technique_title(family_id(game.session), step.deduction));
}

CardText hint_text(const HelpController& help, const OpenGame& game, const Ui& ui) {
    CardText card{.icon = Icon::hint,
                  .color = help.hint()->dead_end ? ui.theme().bad : ui.theme().accent,
                  .place = place_text(help.step_index(), int_size(help.hint()->steps))};
    if (const HintStep* const step = help.step()) {
        card.title = ui.strings.with_stop(step->sentence);
        card.technique = technique_of(game, ui, *step);
    }
    return card;
}

// Adds to the step that says what to do what the step before said, which is nearly always why, if there is room for both.
void add_reason(const HelpController& help, Ui& ui, Rect rect, const CardButton& next, const CardButton& all,
                CardText& card) {
    const bool has_deed = help.is_last_step() && !help.hint()->moves.empty();
    if (!has_deed || help.step_index() == 0 || !card.technique.empty()) {
        return;
    }
    const HintStep& before = at(help.hint()->steps, help.step_index() - 1);
    if (is_narrow(rect.width)) {
        rect = above_buttons(rect);
    } else {
        rect.take_right(touch_side + 4 + button_width(ui, next.caption) + 2 * text_gap +
                        button_width(ui, all.caption));
    }
    CardText both = card;
    both.detail = ui.strings.with_stop(before.sentence);
    if (room_for(ui, rect, both) != TextRoom::none) {
        card = both;
    }
}

void draw_hint(Playing& playing, Opening& opening, Ui& ui, const Rect& rect) {
    const HelpController& help = playing.assistant().help();
    const bool is_last = help.is_last_step();
    const bool dead_end = help.hint()->dead_end;
    const bool is_empty = help.hint()->moves.empty();
    const std::string_view play_it =
        with_game(playing.game(), [](const auto&, const auto& view) { return hint_caption(view); });
    const CardButton next{"hint.next",
                          !is_last   ? "More"
                          : is_empty ? "Close"
                          : dead_end ? "Take back"
                                     : play_it,
                          ButtonStyle::primary, is_last ? Icon::check : Icon::right,
                          is_last && !dead_end && !is_empty ? "do it" : ""};
    const CardButton all{"explain", "Explain all", ButtonStyle::quiet, Icon::book};
    const bool offers_all = is_explained(family_id(playing.game().session));
    CardText card = hint_text(help, playing.game(), ui);
    add_reason(help, ui, rect, next, all, card);
    const CardAnswer answer = draw_card_of(ui, rect, card, next, offers_all ? all : no_extra);
    if (answer.is_closed) {
        playing.stop_help();
    } else if (answer.wants_technique) {
        opening.show(Panel::technique);
    } else if (answer.wants_extra) {
        playing.explain();
    } else if (answer.goes_on) {
        playing.ask_hint();
    }
}

// Draws a step of the explanation; its buttons are below the table.
void draw_lesson(Playing& playing, Opening& opening, Ui& ui, const Rect& rect) {
    const Lesson& lesson = playing.assistant().lesson();
    const CardText card{.icon = Icon::book,
                        .color = ui.theme().accent,
                        .title = ui.strings.with_stop(lesson.step().sentence),
                        .place = place_text(lesson.place(), lesson.step_count()),
                        .technique = technique_of(playing.game(), ui, lesson.step())};
    if (draw_text(ui, rect, card)) {
        opening.show(Panel::technique);
    }
}

void draw_search(Assistant& assistant, OpenGame& game, double now_ms, Ui& ui, const Rect& rect) {
    const bool is_lesson = assistant.lesson().is_waiting();
    const bool is_hint = is_lesson || assistant.help().work() == HelpController::Work::hinting;
    const SearchStats& stats = is_lesson ? assistant.lesson().stats() : assistant.help().stats();
    const double elapsed_ms =
        is_lesson ? assistant.lesson().elapsed_ms(now_ms) : assistant.help().elapsed_ms(now_ms);
    const int seconds = static_cast<int>(elapsed_ms / 1000);
    const std::string detail =
        ui.strings.of(say("{} {position|positions}, depth {}, {} s", thousands(std::to_string(stats.nodes)),
                          stats.max_depth, seconds));
    const std::string title(ui.text(is_lesson ? "Thinking it through"
                                    : is_hint ? "Thinking of a hint"
                                              : "Looking for a solution"));
    const CardText card{is_hint ? Icon::hint : Icon::solve, ui.theme().accent, title, detail, ""};
    const CardAnswer answer =
        draw_card_of(ui, rect, card, {"search.stop", "Stop", ButtonStyle::plain, Icon::stop});
    if (answer.is_closed || answer.goes_on) {
        assistant.stop_search(game);
    }
}

std::string count_of_solutions(const SolutionBrowser& solutions) {
    const bool may_be_more = !solutions.is_whole() && !solutions.is_at_work();
    return std::to_string(solutions.count()) + (may_be_more ? "+" : "");
}

// Draws the buttons for further solutions, if there are several.
void draw_browsing(Playing& playing, Ui& ui, Rect& rect) {
    const Rect place = rect.take_left(2 * touch_side);
    const Rect row = centred(place.centre(), place.width, touch_side);
    const Rect left{row.x, row.y, touch_side, touch_side};
    const Rect right = left.moved({touch_side, 0});
    if (icon_button(ui, {"solution.previous", "Previous solution", Icon::left, true, false, false}, left)) {
        playing.browse_solutions(-1);
    }
    if (icon_button(ui, {"solution.next", "Next solution", Icon::right, true, false, false}, right)) {
        playing.browse_solutions(1);
    }
    rect.take_left(6);
}

std::string about_shown(const SolutionBrowser& solutions, const Ui& ui) {
    return solutions.count() < 2 ? std::string(ui.text("Restart to find one yourself"))
                                 : ui.strings.of(say("Solution {} of {}", solutions.place() + 1,
                                                     count_of_solutions(solutions)));
}

// Draws what is below a solution that the program has shown.
void draw_shown(Playing& playing, Opening& opening, Ui& ui, Rect rect) {
    const SolutionBrowser& solutions = playing.assistant().solutions();
    if (solutions.count() > 1) {
        draw_browsing(playing, ui, rect);
    }
    const CardText card{Icon::solve, ui.theme().accent, std::string(ui.text("This is a solution")),
                        about_shown(solutions, ui), ""};
    const CardAnswer answer = draw_card_of(ui, rect, card, {"win.next", "Next puzzle", ButtonStyle::primary});
    if (answer.is_closed) {
        playing.close_win();
    } else if (answer.goes_on) {
        opening.open_next();
    }
}

}  // namespace

namespace {

bool shows_end(const Playing& playing) {
    return playing.win().is_shown && is_solved(playing.game());
}

}  // namespace

CardKind card_kind(const Playing& playing) {
    const Assistant& assistant = playing.assistant();
    if (assistant.lesson().is_open() || assistant.help().hint() || is_at_work(assistant)) {
        return CardKind::help;
    }
    return shows_end(playing) && playing.game().is_shown ? CardKind::shown : CardKind::none;
}

float card_height(CardKind kind, float width) {
    constexpr float row = 72;
    constexpr float block = 98;         // text, and a row of buttons; a higher one would make boards smaller
    constexpr float small_block = 107;  // for more lines of text
    constexpr float shown_block = 128;  // over the empty tray
    return !is_narrow(width - 36)    ? row
           : kind == CardKind::shown ? shown_block
           : width < 360             ? small_block
                                     : block;
}

bool has_won(const Playing& playing) {
    return card_kind(playing) == CardKind::none && shows_end(playing);
}

void draw_card(Playing& playing, Opening& opening, Ui& ui, const Rect& rect) {
    const CardKind kind = card_kind(playing);
    if (kind == CardKind::none) {
        return;
    }
    const float width = std::min(rect.width - 16, 860.0F);
    const Rect card = centred(rect.centre(), width, rect.height - 6);
    ui.painter.shadow(card, 8, 16);
    ui.painter.fill(card, ui.theme().surface, 16);
    ui.state.add({"card", card, false, false});
    const Rect content{card.x + 10, card.y + 2, card.width - 18, card.height - 4};
    Assistant& assistant = playing.assistant();
    if (assistant.lesson().is_open()) {
        draw_lesson(playing, opening, ui, content);
    } else if (assistant.help().hint()) {
        draw_hint(playing, opening, ui, content);
    } else if (is_at_work(assistant)) {
        draw_search(assistant, playing.game(), playing.now_ms(), ui, content);
    } else {
        draw_shown(playing, opening, ui, content);
    }
}

}  // namespace tessera
