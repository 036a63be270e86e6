#pragma once

#include "app/lab/pictures/frontier_chart.h"
#include "app/lab/pictures/tree_alternative.h"

#include <string_view>

namespace tessera {

// Draws a search that stores its states: for each f or distance a bar of closed states with the open ones on
// top. In a bidirectional search the start's bars are on the left, the goal's on the right.
class FrontierPicture : public TreeAlternative {
public:
    std::string_view name() const override { return "frontier"; }
    std::string_view caption() const override { return "Frontier"; }
    void follow(const Lab& lab) override;
    void draw(Lab& lab, Ui& ui, const Rect& area) override;
    void put_in_words(BoardWords& words, const Lab& lab) const override;
    void write(Json& json, const Lab& lab) const override;

private:
    FrontierCounts counts_;  // at the current place, while it is shown
};

}  // namespace tessera
