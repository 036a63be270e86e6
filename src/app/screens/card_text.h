#pragma once

#include "app/ui/widgets.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// The words of a card (card.h).
struct CardText {
    Icon icon = Icon::hint;
    Color color;
    std::string title = {};
    std::string detail = {};
    std::string place = {};           // place in a sequence, "2/5"; empty: none
    std::string_view technique = {};  // that the sentence uses, in the player's language; empty: none
};

// The size of a text, and if the technique's name has a place beside it or above it.
enum class TextRoom { none, small, usual, small_and_name, usual_and_name };

// Returns how all of the text fits into the rectangle, if it does.
TextRoom room_for(Ui& ui, Rect rect, const CardText& card);

float technique_width(const CardText& card);  // in a row of its own

// Draws the technique's name at the left of a row; returns true if it was pressed.
bool draw_technique(Ui& ui, const Rect& row, const CardText& card);

// Draws icon and text, in small letters if it is long. Where there is room, the technique's name stands above the
// text, or beside it on a low card. Returns true if name or icon was pressed, which is offered if there is a technique.
bool draw_text(Ui& ui, Rect rect, const CardText& card);

}  // namespace tessera
