#include "app/screens/home_cards.h"

#include "app/game/list/day_titles.h"
#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/calendar_sheet.h"
#include "app/screens/card_facts.h"
#include "app/screens/list_cards.h"
#include "base/text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

namespace {

// The picture, the title and some facts of a puzzle that a card tells of.
struct Topic {
    std::string_view heading;  // a key of the string table
    const AnySession* session = nullptr;
    std::string name;
    std::vector<std::string> facts;
};

Topic topic_of(const GameController& controller, const OpenGame& game, std::string_view heading) {
    const Sentence done = with_game(game, [](auto& session, auto& view) { return progress(view, session); });
    std::vector<std::string> facts{
        minutes_text(controller.strings(), game.clock.elapsed(controller.now_ms()))};
    if (!is_solved(game)) {
        facts.insert(facts.begin(), controller.strings().of(done));
    }
    return {heading, &game.session, controller.desk().name_text(game), std::move(facts)};
}

// Returns the words in one line, or in two if that is too long; with the first fact alone if there is no room for more.
std::vector<std::string> lines_of(const Topic& topic, float width) {
    constexpr std::string_view dot = "  \xC2\xB7  ";
    const auto fits = [&](std::string_view line) {
        return Painter::text_width(line, TextSize::small) <= width;
    };
    std::string facts = join(topic.facts, dot);
    std::string whole = join({topic.name, facts}, dot);
    if (fits(whole)) {
        return {std::move(whole)};
    }
    return {topic.name, fits(facts) ? std::move(facts) : topic.facts.front()};
}

// Writes a card's heading, smaller if it is too wide for the card.
void write_heading(const Ui& ui, Point start, std::string_view heading, float width) {
    const std::string_view words = ui.text(heading);
    const bool is_wide = Painter::text_width(words, TextSize::title) > width;
    const TextSize size = is_wide ? TextSize::strong : TextSize::title;
    ui.painter.text(start, Painter::fitted(words, size, width), ui.theme().text, size);
}

constexpr float high_card = 96;
constexpr float narrow_card = 130;  // without its margins
constexpr float line_height = 18;
constexpr float heading_gap = 4;

// The words of a card and their place. The heading has two lines if one is too short; the picture is smaller if the
// words need its room, or left out.
struct CardWords {
    CardWords(const Ui& ui, const Topic& topic, Rect card) : heading(ui.text(topic.heading)) {
        const Rect inside = card.inset(14);
        const bool has_place = (inside.width >= narrow_card && lay_beside(ui, topic, inside, 0.4F, 16)) ||
                               lay_beside(ui, topic, inside, 0.3F, 6);
        if (!has_place) {
            picture = {};
            place = inside;
            lines = lines_of(topic, place.width);
        }
        for (std::string& line : lines) {
            line = Painter::fitted(line, TextSize::small, place.width);
        }
    }

    // Lays the words beside a picture that takes `share` of the width; returns false if they have no room there.
    bool lay_beside(const Ui& ui, const Topic& topic, Rect inside, float share, float gap) {
        place = inside;
        picture = place.take_left(std::min(inside.width * share, 150.0F));
        place.take_left(gap);
        lines = lines_of(topic, place.width);
        return has_room(ui, place.width);
    }

    TextSize size_in(float width) const {
        return Painter::text_width(heading, TextSize::title) <= width ? TextSize::title : TextSize::strong;
    }

    float lay_heading(const Ui& ui, Point corner, float width, bool is_drawn) const {
        return ui.painter.paragraph({corner.x, corner.y, width, 0}, heading, ui.theme().text, size_in(width),
                                    is_drawn);
    }

    float height_in(const Ui& ui, float width) const {
        return lay_heading(ui, {}, width, false) + heading_gap +
               line_height * static_cast<float>(lines.size());
    }

    bool has_room(const Ui& ui, float width) const {
        const std::string_view last_word = heading.substr(heading.rfind(' ') + 1);
        return Painter::text_width(last_word, TextSize::strong) <= width &&
               Painter::text_width(lines.back(), TextSize::small) <= width &&
               height_in(ui, width) <= high_card - 8;
    }

    void draw(Ui& ui) const {
        float y = place.centre().y - height_in(ui, place.width) / 2;
        y += lay_heading(ui, {place.x, y}, place.width, true) + heading_gap + line_height / 2;
        for (const std::string& line : lines) {
            ui.painter.text({place.x, y}, line, ui.theme().quiet, TextSize::small);
            y += line_height;
        }
    }

    std::string_view heading;
    Rect picture;  // empty: none
    Rect place;
    std::vector<std::string> lines;
};

constexpr float low_card = touch_side + 2;
constexpr float below_low_card = 4;
constexpr float beside_low_card = 8;
constexpr float low_line = 10;    // from the middle of a low card to the middle of each of its two lines
constexpr float low_margin = 10;  // of its words

// Draws a low card: its picture and its heading, with the first fact below that if there is room.
bool draw_low_card(Ui& ui, const Rect& rect, const Topic& topic, std::string_view name) {
    const std::string_view heading = ui.text(topic.heading);
    const bool opens = card(ui, name, ui.strings.labelled(heading, topic.name), rect, heading);
    Rect inner = rect.inset(5);
    draw_picture(ui, *topic.session, inner.take_left(inner.height));
    inner.take_left(low_margin - 2);
    const std::string& fact = topic.facts.front();
    const bool has_fact = Painter::text_width(fact, TextSize::small) <= inner.width;
    const TextSize size = size_that_fits(heading, inner.width);
    const float y = inner.centre().y;
    ui.painter.text({inner.x, y - (has_fact ? low_line : 0)}, Painter::fitted(heading, size, inner.width),
                    ui.theme().text, size);
    if (has_fact) {
        ui.painter.text({inner.x, y + low_line}, fact, ui.theme().quiet, TextSize::small);
    }
    return opens;
}

// Draws the card of a game to continue, or of the next one; returns true if it was pressed.
bool draw_wide_card(Ui& ui, const Rect& rect, const Topic& topic, std::string_view name) {
    if (rect.height < high_card) {
        return draw_low_card(ui, rect, topic, name);
    }
    const CardWords words(ui, topic, rect);
    const std::string label = ui.strings.labelled(words.heading, topic.name);
    const bool opens =
        card(ui, name, label, rect, std::string(words.heading) + "\n" + join(words.lines, "\n"));
    if (words.picture.width > 0) {
        draw_picture(ui, *topic.session, words.picture.inset(words.place.width < narrow_card ? 0.0F : 4.0F));
    }
    words.draw(ui);
    return opens;
}

// Layout: the open game, the puzzles of the day, other games to continue.
struct FrontCards {
    FrontCards(const Desk& desk, float width, FrontForm form)
        : waiting(desk.previous() != nullptr ? 1 : 0),
          count(2 + waiting + int_size(desk.beside())),
          columns(form == FrontForm::column ? 1
                  : width < 640             ? 2
                                            : std::clamp(count, 2, 3)),
          gap(form == FrontForm::low_rows ? Point{beside_low_card, below_low_card}
                                          : Point{card_gap, card_gap}),
          card_width((width - gap.x * static_cast<float>(columns - 1)) / static_cast<float>(columns)),
          card_height(form == FrontForm::low_rows ? low_card : high_card) {}

    Rect card(const Rect& area, int index) const {
        const auto row = static_cast<float>(index / columns);
        const auto column = static_cast<float>(index % columns);
        return {area.x + column * (card_width + gap.x), area.y + row * (card_height + gap.y), card_width,
                card_height};
    }
    float height() const {
        return static_cast<float>((count + columns - 1) / columns) * (card_height + gap.y);
    }

    int waiting;  // 1 if there is an interrupted game
    int count;
    int columns;
    Point gap;  // beside and below a card
    float card_width;
    float card_height;
};

// Draws a dot for each of the day's puzzles: filled if it is solved.
void draw_ranks(const Records& records, Ui& ui, Point at_left, std::string_view family, const Day& day,
                float between) {
    Point place = at_left + Point{5, 0};
    for (const Daily& daily : dailies_of(family, day)) {
        const bool is_done = records.is_solved(day_code(family, daily));
        is_done ? ui.painter.circle(place, 5.5F, ui.theme().good)
                : ui.painter.ring(place, 4.5F, ui.theme().quiet, 1.5F);
        place.x += between;
    }
}

std::string label_of(const Records& records, const Ui& ui, std::string_view family, const Day& day) {
    std::vector<std::string> parts{std::string(ui.text("Puzzle of the day")),
                                   std::string(ui.text(day_title(day)))};
    for (const Daily& daily : dailies_of(family, day)) {
        if (records.is_solved(day_code(family, daily))) {
            parts.push_back(ui.strings.labelled(name_of(daily.rank), std::string(ui.text("Solved"))));
        }
    }
    return join(parts, ", ");
}

// Draws a leaf of a calendar.
void draw_date(Ui& ui, const Rect& rect, const Day& day) {
    const Rect leaf = centred(rect.centre(), std::min(rect.width, 52.0F), std::min(rect.height, 56.0F));
    ui.painter.fill(leaf, ui.theme().accent, 14);
    ui.painter.text(leaf.centre() - Point{0, 13}, ui.text(weekday_name(day)), ui.theme().on_accent,
                    TextSize::small, Align::centre);
    ui.painter.text(leaf.centre() + Point{0, 9}, std::to_string(day.day), ui.theme().on_accent,
                    TextSize::title, Align::centre);
}

void draw_calendar_button(GameController& controller, Ui& ui, const Rect& rect, std::string_view family,
                          const std::string& streak) {
    const std::string name(ui.text("Calendar"));
    const std::string label = streak.empty() ? name : name + "  \xC2\xB7  " + streak;
    ui.painter.fill(centred(rect.centre(), 36, 36), ui.theme().raised, 12);
    if (icon_button(ui, {"calendar", label, Icon::calendar, true, false, false}, rect)) {
        controller.open_calendar(family);
    }
}

// Draws the card's inside where there is no room for words beside the calendar's button.
void draw_small_daily(GameController& controller, Ui& ui, Rect inner, std::string_view family, const Day& day,
                      const std::string& streak) {
    Rect left = inner.take_left(40);
    draw_date(ui, left.take_top(54), day);
    draw_ranks(controller.records(), ui, {left.x + 1, left.bottom() - 8}, family, day, 14);
    inner.take_left(4);
    const Rect top = inner.take_top(24);
    const std::string_view heading = ui.text("Today");
    const TextSize size = size_that_fits(heading, inner.width);
    ui.painter.text({top.right() - 4, top.centre().y}, Painter::fitted(heading, size, inner.width),
                    ui.theme().text, size, Align::right);
    // At the side: a press on the card's middle is for the puzzle.
    const Rect side = inner.take_right(touch_side);
    draw_calendar_button(controller, ui, centred(side.centre(), touch_side, touch_side), family, streak);
}

// Draws a low card's inside: the day if there is room for it, a dot for each puzzle, the calendar's button.
void draw_low_daily(GameController& controller, Ui& ui, Rect inner, std::string_view family, const Day& day,
                    const std::string& streak) {
    constexpr float leaf_width = 30;
    draw_calendar_button(controller, ui,
                         centred(inner.take_right(touch_side).centre(), touch_side, touch_side), family,
                         streak);
    inner.take_left(low_margin - 4);
    const std::string_view heading = ui.text("Today");
    if (Painter::text_width(heading, TextSize::strong) + leaf_width + low_margin <= inner.width) {
        const Rect leaf = centred(inner.take_left(leaf_width).centre(), leaf_width, inner.height - 10);
        ui.painter.fill(leaf, ui.theme().accent, 9);
        ui.painter.text(leaf.centre(), std::to_string(day.day), ui.theme().on_accent, TextSize::strong,
                        Align::centre);
        inner.take_left(low_margin - 2);
    }
    const TextSize size = size_that_fits(heading, inner.width);
    ui.painter.text({inner.x, inner.centre().y - low_line}, Painter::fitted(heading, size, inner.width),
                    ui.theme().text, size);
    draw_ranks(controller.records(), ui, {inner.x, inner.centre().y + low_line}, family, day, 14);
}

// Draws the day's first unsolved puzzle, if it is made.
void draw_unsolved(GameController& controller, Ui& ui, const Rect& rect, std::string_view family,
                   const Day& day) {
    const auto daily = unsolved_of(controller.records(), family, day);
    const DailyLook look = daily ? look_of_daily(controller, family, *daily) : DailyLook();
    if (look.session != nullptr) {
        draw_picture(ui, *look.session, rect);
    }
}

// Draws the card's inside: the date, the day's puzzles and their title, the calendar's button.
void draw_daily_words(GameController& controller, Ui& ui, Rect inner, std::string_view family, const Day& day,
                      const std::string& streak) {
    const bool has_room = inner.width > 220;
    draw_date(ui, inner.take_left(52), day);
    inner.take_left(has_room ? 14.0F : 8.0F);
    const Point beside = inner.take_right(40).centre();
    const float up = has_room ? 0.0F : 20.0F;  // leaves the last line its width
    draw_calendar_button(controller, ui, centred(beside - Point{0, up}, touch_side, touch_side), family,
                         streak);
    if (inner.width > 300) {
        inner.take_right(14);
        draw_unsolved(controller, ui, inner.take_right(110), family, day);
    }
    const float first = inner.centre().y - 22;
    const float last_width = inner.width + (has_room ? 0.0F : 40.0F);
    write_heading(ui, {inner.x, first}, has_room ? "Puzzle of the day" : "Today", inner.width);
    draw_ranks(controller.records(), ui, {inner.x, first + 25}, family, day, has_room ? 18.0F : 16.0F);
    const std::string_view title = ui.text(day_title(day));
    const std::string whole = std::string(title) + "  \xC2\xB7  " + streak;
    const bool is_whole = !streak.empty() && Painter::text_width(whole, TextSize::small) <= last_width;
    const std::string_view line = is_whole ? whole : streak.empty() ? title : streak;
    ui.painter.text({inner.x, first + 47}, Painter::fitted(line, TextSize::small, last_width),
                    ui.theme().quiet, TextSize::small);
}

// Draws the card of the day; returns true if it was pressed.
bool draw_daily(GameController& controller, Ui& ui, const Rect& rect, std::string_view family) {
    const auto day = parse_day(platform::today());
    if (!day) {
        return false;
    }
    const Records& records = controller.records();
    const bool opens = card(ui, "daily", label_of(records, ui, family, *day), rect);
    const Rect inner = rect.inset(10);
    const std::string streak = streak_text(ui.strings, day_streak(records, family, *day));
    if (rect.height < high_card) {
        draw_low_daily(controller, ui, rect, family, *day, streak);
    } else if (inner.width < 130) {
        draw_small_daily(controller, ui, inner, family, *day, streak);
    } else {
        draw_daily_words(controller, ui, inner, family, *day, streak);
    }
    return opens;
}

// Returns the level after the open one in the list of its family, if that is solved and belongs to no series.
std::optional<int> next_of_solved(GameController& controller) {
    const OpenGame& game = controller.game();
    LevelList& levels = controller.levels();
    const bool is_over = is_solved(game) && levels.find(game.code) != nullptr && !controller.series_place();
    const std::optional<int> next = is_over ? controller.next_level() : std::nullopt;
    const bool is_known =
        next && levels.level(*next).family == family_id(game.session) && levels.session(*next) != nullptr;
    return is_known ? next : std::nullopt;
}

// Returns what the first card tells: about the open game, or about the level after it.
Topic first_topic(GameController& controller, std::optional<int> next) {
    if (!next) {
        return topic_of(controller, controller.game(), is_solved(controller.game()) ? "Solved" : "Continue");
    }
    const ShippedLevel& level = controller.levels().level(*next);
    const CardFacts facts(controller.strings(), level);
    return {"Next",
            controller.levels().session(*next),
            controller.desk().title_text(level),
            {facts.size, facts.moves}};
}

}  // namespace

float front_height(const Desk& desk, float width, FrontForm form) {
    return FrontCards(desk, width, form).height();
}

void draw_front(GameController& controller, Ui& ui, const Rect& area, FrontForm form,
                std::string_view family) {
    const FrontCards cards(controller.desk(), area.width, form);
    const std::optional<int> next = next_of_solved(controller);
    if (draw_wide_card(ui, cards.card(area, 0), first_topic(controller, next), "continue")) {
        return next ? controller.open_listed(*next) : controller.show(Screen::play);
    }
    if (draw_daily(controller, ui, cards.card(area, 1), family)) {
        return controller.open_daily(family);
    }
    if (cards.waiting > 0 &&
        draw_wide_card(ui, cards.card(area, 2),
                       topic_of(controller, *controller.desk().previous(), "Your other game"), "previous")) {
        return controller.open_previous();
    }
    for (int index = 0; index < int_size(controller.desk().beside()); ++index) {
        const Rect rect = cards.card(area, 2 + cards.waiting + index);
        const OpenGame& game = *at(controller.desk().beside(), index).game;
        if (draw_wide_card(ui, rect, topic_of(controller, game, "Another game"),
                           "beside." + std::to_string(index))) {
            return controller.open_beside(index);
        }
    }
}

}  // namespace tessera
