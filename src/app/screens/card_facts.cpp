#include "app/screens/card_facts.h"

#include "app/board/maker_fields.h"
#include "app/families/families.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace tessera {

namespace {

constexpr float dot_distance = 9;
constexpr float dot_radius = 3.3F;

constexpr std::span<const std::string_view> tiers = std::span(tier_choices).subspan(1);

}  // namespace

CardFacts::CardFacts(const Strings& strings, const ShippedLevel& level) {
    const LevelFacts& facts = level.facts;
    if (facts.columns == 0) {
        return;
    }
    size = size_in_words(facts.columns, facts.rows);
    moves = strings.of(say(list_counts(level.family).moves, facts.moves));
    const auto found = std::find(tiers.begin(), tiers.end(), facts.tier);
    if (found != tiers.end()) {
        tier = strings.of(*found);
        places = int_size(tiers);
        place = static_cast<int>(found - tiers.begin()) + 1;
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
        place <= facts.place
            ? ui.painter.circle(dot, dot_radius, ui.theme().accent)
            : ui.painter.circle(dot, dot_radius, mix(ui.theme().surface, ui.theme().text, 0.16F));
        dot.x -= dot_distance;
    }
}

}  // namespace tessera
