#pragma once

#include "app/game/list/level_list.h"
#include "app/ui/widgets.h"

#include <string_view>
#include <vector>

namespace tessera {

class Opening;

inline constexpr float card_gap = 14;

// Draws an empty card; returns true if it was pressed. The label is for screen readers, the caption is what the
// card says below its title.
bool card(Ui& ui, std::string_view name, std::string_view label, const Rect& rect,
          std::string_view caption = {});
void draw_picture(Ui& ui, const AnySession& session, const Rect& rect);

// Layout of the cards below the families.
struct CardGrid {
    explicit CardGrid(float width);

    Rect card(const Rect& area, int index) const;
    float height(int count) const;

    int columns;
    float card_width;
    float card_height;
};

// The cards of the levels. `column` is as wide as the cards and as high as they need; cards outside `screen`
// are not drawn.
float cards_height(const LevelList& all, float width, const std::vector<int>& levels);
void draw_cards(Opening& opening, Ui& ui, const Rect& column, const Rect& screen,
                const std::vector<int>& levels);

}  // namespace tessera
