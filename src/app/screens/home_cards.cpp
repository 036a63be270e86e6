#include "app/screens/home_cards.h"

#include "app/game/play/game_texts.h"
#include "app/screens/card_facts.h"
#include "app/screens/front_card.h"
#include "app/screens/list_cards.h"
#include "base/text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

namespace {

// The picture, the title and some facts of the puzzle on a card.
struct Topic {
    std::string_view heading;  // a key of the string table
    const AnySession* session = nullptr;
    std::string name;
    std::vector<std::string> facts;
};

Topic topic_of(const Opening& opening, const Ui& ui, const OpenGame& game, std::string_view heading) {
    const Sentence done = with_game(game, [](auto& session, auto& view) { return progress(view, session); });
    const double elapsed_ms = game.clock.elapsed(opening.now_ms());
    std::vector<std::string> facts{is_solved(game) ? clock_text(elapsed_ms) : ui.strings.of(done)};
    if (std::string time = minutes_text(ui.strings, elapsed_ms); !is_solved(game) && !time.empty()) {
        facts.push_back(std::move(time));
    }
    return {heading, &game.session, opening.desk().name_text(game), std::move(facts)};
}

// Returns the words in one line, or in two if that is too long; with the first fact alone if there is no room for more.
std::vector<std::string> lines_of(const Topic& topic, float width) {
    constexpr std::string_view dot = "  \xC2\xB7  ";
    const auto fits = [&](std::string_view line) {
        return Painter::text_width(line, TextSize::small) <= width;
    };
    const std::string facts = join(topic.facts, dot);
    std::string whole = join({topic.name, facts}, dot);
    if (fits(whole)) {
        return {std::move(whole)};
    }
    return {topic.name, fits(facts) ? facts : topic.facts.front()};
}

constexpr float narrow_card = 130;  // without its margins
constexpr float line_height = 18;
constexpr float heading_gap = 4;

// The words of a card and their place. The heading has two lines if one is too short; the picture is smaller if the
// words need its room, or left out.
struct CardWords {
    CardWords(const Ui& ui, const Topic& topic, Rect card) : heading(ui.text(topic.heading)) {
        const Rect inside = card.inset(12);
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
constexpr float low_shadow = 8;  // around it

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
        draw_picture(ui, *topic.session, words.picture);
    }
    words.draw(ui);
    return opens;
}

// Layout: the open game, the puzzles of the day, other games to continue. Narrow screens have them in one row, which is
// scrolled if there are more than two.
struct FrontCards {
    FrontCards(const Desk& desk, float width, FrontForm form)
        : waiting(desk.previous() != nullptr ? 1 : 0),
          count(2 + waiting + int_size(desk.beside())),
          is_scrolled(form != FrontForm::column && width < three_beside && count > 2),
          columns(form == FrontForm::column ? 1
                  : is_scrolled             ? count
                  : width < three_beside    ? 2
                                            : std::clamp(count, 2, 3)),
          gap(form == FrontForm::low_rows ? Point{beside_low_card, below_low_card}
                                          : Point{card_gap, card_gap}),
          card_width(is_scrolled
                         ? (width - gap.x) / seen_of_scrolled
                         : (width - gap.x * static_cast<float>(columns - 1)) / static_cast<float>(columns)),
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
    float width() const { return static_cast<float>(columns) * (card_width + gap.x) - gap.x; }

    int waiting;  // 1 if there is an interrupted game
    int count;
    bool is_scrolled;
    int columns;
    Point gap;  // beside and below a card
    float card_width;
    float card_height;

    static constexpr float three_beside = 640;
    static constexpr float seen_of_scrolled = 2.17F;
};

// Returns the level after the open one in the list of its family, if that is solved and belongs to no series.
std::optional<int> next_of_solved(Opening& opening) {
    const OpenGame& game = opening.game();
    LevelList& levels = opening.levels();
    const bool is_over = is_solved(game) && levels.find(game.code) != nullptr && !opening.series_place();
    const std::optional<int> next = is_over ? opening.next_level() : std::nullopt;
    const bool is_known =
        next && levels.level(*next).family == family_id(game.session) && levels.session(*next) != nullptr;
    return is_known ? next : std::nullopt;
}

// Returns the topic of the first card: the open game, or the level after it.
Topic first_topic(Opening& opening, const Ui& ui, std::optional<int> next) {
    if (!next) {
        return topic_of(opening, ui, opening.game(), is_solved(opening.game()) ? "Solved" : "Continue");
    }
    const ShippedLevel& level = opening.levels().level(*next);
    const CardFacts facts(ui.strings, level);
    return {
        "Next", opening.levels().session(*next), opening.desk().title_text(level), {facts.size, facts.moves}};
}

// One of the cards: the open game, or the level after it, the puzzles of the day, the interrupted game, those beside.
struct FrontCard {
    int index = 0;
    bool has_waiting = false;
    std::optional<int> next;

    int beside() const { return index - 2 - (has_waiting ? 1 : 0); }
};

// Returns true if it was pressed.
bool draw_front_card(Opening& opening, Ui& ui, const Rect& rect, const FrontCard& card,
                     std::string_view family) {
    if (card.index == 0) {
        return draw_wide_card(ui, rect, first_topic(opening, ui, card.next), "continue");
    }
    if (card.index == 1) {
        return draw_daily_card(opening, ui, rect, family);
    }
    if (card.beside() < 0) {
        return draw_wide_card(ui, rect, topic_of(opening, ui, *opening.desk().previous(), "Your other game"),
                              "previous");
    }
    const OpenGame& game = *at(opening.desk().beside(), card.beside()).game;
    return draw_wide_card(ui, rect, topic_of(opening, ui, game, "Another game"),
                          "beside." + std::to_string(card.beside()));
}

void open_front_card(Opening& opening, const FrontCard& card, std::string_view family) {
    if (card.index == 0) {
        card.next ? opening.open_listed(*card.next) : opening.show(Screen::play);
    } else if (card.index == 1) {
        opening.open_daily(family);
    } else if (card.index > 1) {
        card.beside() < 0 ? opening.open_previous() : opening.open_beside(card.beside());
    }
}

}  // namespace

float front_height(const Desk& desk, float width, FrontForm form) {
    return FrontCards(desk, width, form).height();
}

void draw_front(Opening& opening, Ui& ui, const Rect& area, FrontForm form, std::string_view family) {
    const FrontCards cards(opening.desk(), area.width, form);
    const std::optional<int> next = next_of_solved(opening);
    const std::optional<Rect> seen = ui.state.seen();
    const Rect bar{area.x, area.y, area.width, cards.card_height};
    Rect row = area;
    if (cards.is_scrolled) {
        ui.state.begin_row_with("front", opening.game().code);
        row.x -= ui.state.scroll_row("front", bar, cards.width());
        ui.painter.push_clip(bar.inset(-low_shadow));
        ui.state.clip(seen ? common_part(*seen, bar) : bar);
    }
    int pressed = -1;
    for (int index = 0; index < cards.count; ++index) {
        if (draw_front_card(opening, ui, cards.card(row, index), {index, cards.waiting > 0, next}, family)) {
            pressed = index;
        }
    }
    if (cards.is_scrolled) {
        ui.state.clip(seen);
        ui.painter.pop_clip();
        end_row(ui, "front", ui.theme().page);
    }
    open_front_card(opening, {pressed, cards.waiting > 0, next}, family);
}

}  // namespace tessera
