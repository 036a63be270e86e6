#pragma once

#include "app/lab/pictures/matrix_view.h"
#include "app/lab/pictures/tree_alternative.h"

#include <string_view>

namespace tessera {

// Draws the exact cover matrix: options as rows, items as columns, and for each item the ring of links through
// its options. Removed options keep their place; the links close over them.
class MatrixPicture : public TreeAlternative {
public:
    std::string_view name() const override { return "matrix"; }
    std::string_view caption() const override { return "Matrix"; }
    bool is_available() const override { return view_.has_matrix(); }
    void prepare(const Lab& lab) override;
    void draw(Lab& lab, Ui& ui, const Rect& area) override;
    bool is_moving(double now_ms) const override { return view_.is_moving(now_ms); }
    void write(Json& json, const Lab& lab) const override;

private:
    MatrixView view_;
};

}  // namespace tessera
