#pragma once

#include "app/lab/pictures/tree_alternative.h"

#include <string_view>

namespace tessera {

// Draws the best positions of a beam's current layer as small boards with their costs. A press seeks to one.
class LayerPicture : public TreeAlternative {
public:
    std::string_view name() const override { return "layers"; }
    std::string_view caption() const override { return "Layers"; }
    void draw(Lab& lab, Ui& ui, const Rect& area) override;
    void put_in_words(BoardWords& words, const Lab& lab) const override;
    void write(Json& json, const Lab& lab) const override;

private:
    int board_count_ = 0;  // as last drawn
};

}  // namespace tessera
