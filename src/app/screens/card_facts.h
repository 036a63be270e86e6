#pragma once

#include "app/ui/widgets.h"
#include "session/level_table.h"

#include <string>
#include <string_view>

namespace tessera {

inline constexpr float facts_height = 20;

// The facts below the title of a level's card, in the player's language; empty if unknown.
struct CardFacts {
    CardFacts(const Strings& strings, const ShippedLevel& level);

    std::string in_words() const;  // for screen readers; begins with a comma
    // Returns as much of size and moves as fits beside the dots in a row this wide; what does not fit is left
    // out whole.
    std::string that_fit(float width) const;

    std::string size;
    std::string moves;
    std::string_view tier;
    int place = 0;   // on the scale of difficulties, from 1; 0: none
    int places = 0;  // of that scale
};

// Draws the text, and dots for the difficulty.
void draw_facts(Ui& ui, const CardFacts& facts, const std::string& text, const Rect& row);

}  // namespace tessera
