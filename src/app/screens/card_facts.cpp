#include "app/screens/card_facts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tessera {

namespace {

constexpr float dot_distance = 8;
constexpr float dot_radius = 2.8F;

// The words of both scales of difficulty, easiest first: the tiers, and the chapters of number swap.
constexpr auto difficulties = std::to_array<std::string_view>(
    {"Starter", "Junior", "Expert", "Master", "Wizard", "Easy", "Medium", "Hard"});
constexpr int tier_count = 5;

}  // namespace

CardFacts::CardFacts(const GameController& controller, const ShippedLevel& level) {
    const LevelFacts& facts = level.facts;
    if (facts.columns == 0) {
        return;
    }
    size = size_in_words(facts.columns, facts.rows);
    moves = controller.strings().of(say(list_counts(level.family).moves, facts.moves));
    const auto index = static_cast<int>(std::find(difficulties.begin(), difficulties.end(), facts.tier) -
                                        difficulties.begin());
    if (index < int_size(difficulties)) {
        tier = controller.strings().of(at(difficulties, index));
        places = index < tier_count ? tier_count : int_size(difficulties) - tier_count;
        place = index % tier_count + 1;
    }
}

std::string CardFacts::in_words() const {
    std::string text;
    for (const std::string_view part : {std::string_view(size), std::string_view(moves), tier}) {
        text.append(part.empty() ? "" : ", ").append(part);
    }
    return text;
}

std::string CardFacts::that_fit(float width) const {
    const float room = width - (places > 0 ? static_cast<float>(places) * dot_distance + 6 : 0);
    std::string text = size + " \xC2\xB7 " + moves;
    for (const std::string* const shorter : {&moves, &size}) {
        if (Painter::text_width(text, TextSize::small) <= room) {
            break;
        }
        text = *shorter;
    }
    return Painter::text_width(text, TextSize::small) <= room && !size.empty() ? text : std::string();
}

void draw_facts(Ui& ui, const CardFacts& facts, const std::string& text, const Rect& row) {
    const Color color = ui.theme().quiet;
    ui.painter.text({row.x, row.centre().y}, text, color, TextSize::small);
    Point dot{row.right() - dot_radius, row.centre().y};
    for (int place = facts.places; place > 0; --place) {
        place <= facts.place ? ui.painter.circle(dot, dot_radius, color)
                             : ui.painter.ring(dot, dot_radius - 0.5F, color, 1);
        dot.x -= dot_distance;
    }
}

}  // namespace tessera
