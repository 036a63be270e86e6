#include "app/lab/pictures/matrix_picture.h"

#include "app/families/polyomino/art.h"
#include "app/lab/pictures/picture_parts.h"
#include "base/index.h"
#include "base/json.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float widest_column = 36;
constexpr float highest_row = 26;
constexpr float legible_row = 13;  // lower rows have no label
constexpr float label_width = 22;
constexpr float head_height = 40;     // items above their links
constexpr float out_strength = 0.2F;  // opacity of removed items and options
constexpr int bend_parts = 6;         // lines in a bent link

// Geometry of the matrix.
struct MatrixLayout {
    Rect grid;
    float column = 0;  // width
    float row = 0;     // height
    float dot = 0;     // radius
    float bend = 0;    // how far a link bends round a removed option

    float x_of(int item) const { return grid.x + column * (static_cast<float>(item) + 0.5F); }
    float y_of(int option) const { return grid.y + row * (static_cast<float>(option) + 0.5F); }
    float ring_y() const { return grid.y - 8; }
};

MatrixLayout lay_out_matrix(const CoverMatrix& matrix, Rect area) {
    const auto items = static_cast<float>(matrix.items.size());
    const auto options = static_cast<float>(matrix.options.size());
    MatrixLayout layout;
    layout.column = std::min(widest_column, (area.width - label_width) / items);
    layout.row = std::min(highest_row, (area.height - head_height) / options);
    const float width = layout.column * items;
    const float height = layout.row * options;
    layout.grid = {area.centre().x + (label_width - width) / 2,
                   area.y + head_height + (area.height - head_height - height) / 2, width, height};
    layout.dot = std::clamp(std::min(layout.column, layout.row) * 0.27F, 1.2F, 6.0F);
    layout.bend = std::clamp(layout.column * 0.36F, 2.0F, 11.0F);
    return layout;
}

class MatrixPen {
public:
    MatrixPen(const MatrixView& view, Painter& painter, const Rect& area)
        : view_(view), painter_(painter), layout_(lay_out_matrix(view.matrix(), area)) {
        for (const CoverMatrix::Item& item : view.matrix().items) {
            if (item.cell) {
                rows_ = std::max(rows_, item.cell->row + 1);
                columns_ = std::max(columns_, item.cell->column + 1);
            }
        }
    }

    void draw() {
        mark_item();
        for (int option = 0; option < int_size(matrix().options); ++option) {
            draw_row(option);
        }
        draw_ring_of_items();
        for (int item = 0; item < int_size(matrix().items); ++item) {
            draw_head(item);
            draw_ring(item);
        }
        for (int option = 0; option < int_size(matrix().options); ++option) {
            draw_dots(option);
        }
    }

private:
    const CoverMatrix& matrix() const { return view_.matrix(); }
    const Theme& theme() const { return painter_.theme(); }
    bool is_chosen(int option) const { return at(view_.state().rows, option) == RowState::chosen; }
    float strength_of_item(int item) const {
        return out_strength + (1 - out_strength) * view_.item_share(item);
    }
    Color link_color(float strength) const { return with_alpha(theme().quiet, 0.75F * strength); }
    Color color_of(int option) const { return piece_color(theme(), at(matrix().options, option).piece); }

    void mark_item() {
        if (const int item = view_.state().item; item >= 0) {
            painter_.fill({layout_.x_of(item) - layout_.column / 2, layout_.grid.y - head_height + 2,
                           layout_.column, layout_.grid.height + head_height},
                          with_alpha(theme().accent, 0.16F), 5);
        }
    }

    void draw_row(int option) {
        const std::vector<int>& items = at(matrix().options, option).items;
        const float y = layout_.y_of(option);
        const float share = is_chosen(option) ? 1 : view_.option_share(option);
        const bool is_lit = option == view_.state().option;
        if (is_chosen(option) || is_lit) {
            painter_.fill({layout_.grid.x, y - layout_.row / 2, layout_.grid.width, layout_.row},
                          with_alpha(color_of(option), is_chosen(option) ? 0.34F : 0.2F),
                          std::min(5.0F, layout_.row / 3));
        }
        const Color color = is_chosen(option) ? color_of(option)
                                              : link_color(out_strength + (1 - out_strength) * share * 0.7F);
        painter_.line({layout_.x_of(items.front()), y}, {layout_.x_of(items.back()), y}, color,
                      is_chosen(option) ? 2.5F : 1);
        if (layout_.row >= legible_row) {
            const Color ink = is_chosen(option)
                                  ? theme().text
                                  : with_alpha(theme().quiet, out_strength + (1 - out_strength) * share);
            painter_.text({layout_.grid.x - 12, y}, at(matrix().options, option).name, ink, TextSize::small,
                          Align::centre);
        }
    }

    // Draws a link to the next option of a ring; a bend of 1 goes fully round a removed option.
    void draw_link(Point from, Point to, float from_bend, float to_bend, Point side, Color color) {
        if (from_bend < 0.01F && to_bend < 0.01F) {
            painter_.line(from, to, color, 1.2F);
            return;
        }
        std::vector<Point> way;
        for (int part = 0; part <= bend_parts; ++part) {
            const float share = static_cast<float>(part) / bend_parts;
            const float turn = share * share * (3 - 2 * share);
            way.push_back(mix(from, to, share) + side * (from_bend + (to_bend - from_bend) * turn));
        }
        painter_.path(way, color, 1.2F, false);
    }

    void draw_ring(int item) {
        std::vector<int> options;
        for (int option = 0; option < int_size(matrix().options); ++option) {
            const std::vector<int>& covered = at(matrix().options, option).items;
            if (std::binary_search(covered.begin(), covered.end(), item)) {
                options.push_back(option);
            }
        }
        float beyond = 0;  // how much of a link is left: none after the last option that is in
        std::vector<float> strengths(options.size());
        for (int place = int_size(options) - 1; place >= 0; --place) {
            beyond = std::max(beyond, view_.option_share(at(options, place)));
            at(strengths, place) = beyond;
        }
        Point from{layout_.x_of(item), layout_.ring_y()};
        float from_bend = 0;
        for (int place = 0; place < int_size(options); ++place) {
            const int option = at(options, place);
            const Point to{layout_.x_of(item), layout_.y_of(option)};
            const float to_bend = 1 - view_.option_share(option);
            const float strength = at(strengths, place) * view_.item_share(item);
            if (strength > 0.01F) {
                draw_link(from, to, from_bend, to_bend, {layout_.bend, 0}, link_color(strength));
            }
            from = to;
            from_bend = to_bend;
        }
    }

    void draw_ring_of_items() {
        for (int item = 0; item + 1 < int_size(matrix().items); ++item) {
            const Point from{layout_.x_of(item), layout_.ring_y()};
            const Point to{layout_.x_of(item + 1), layout_.ring_y()};
            draw_link(from, to, 1 - view_.item_share(item), 1 - view_.item_share(item + 1), {0, -6},
                      link_color(1));
        }
    }

    // Draws a cell as a small board with that cell filled, a piece as its letter.
    void draw_head(int item) {
        const CoverMatrix::Item& head = at(matrix().items, item);
        const float strength = strength_of_item(item);
        const Point centre{layout_.x_of(item), layout_.grid.y - 26};
        painter_.circle({layout_.x_of(item), layout_.ring_y()}, std::max(layout_.dot * 0.7F, 1.5F),
                        with_alpha(theme().text, strength));
        if (!head.cell) {
            painter_.text(centre, head.name, with_alpha(theme().text, strength), TextSize::small,
                          Align::centre);
            return;
        }
        const float cell =
            std::min((layout_.column - 4) / static_cast<float>(columns_), 20 / static_cast<float>(rows_));
        const Rect board =
            centred(centre, cell * static_cast<float>(columns_), cell * static_cast<float>(rows_));
        painter_.fill(board.inset(-1), with_alpha(theme().board_edge, strength * 0.7F), 1.5F);
        painter_.fill({board.x + cell * static_cast<float>(head.cell->column),
                       board.y + cell * static_cast<float>(head.cell->row), cell, cell},
                      with_alpha(theme().text, strength));
    }

    void draw_dots(int option) {
        const float share = view_.option_share(option);
        for (const int item : at(matrix().options, option).items) {
            const Point place{layout_.x_of(item), layout_.y_of(option)};
            const Color color = mix(theme().text, color_of(option), 0.8F);
            if (is_chosen(option)) {
                painter_.circle(place, layout_.dot + 1, color);
            } else {
                painter_.circle(place, layout_.dot * (0.6F + 0.4F * share),
                                with_alpha(color, out_strength + (1 - out_strength) * share));
            }
        }
    }

    const MatrixView& view_;
    Painter& painter_;
    MatrixLayout layout_;
    int rows_ = 1;  // board size
    int columns_ = 1;
};

int uncovered_count(const MatrixState& state) {
    return static_cast<int>(std::count(state.is_covered.begin(), state.is_covered.end(), false));
}

int options_left(const MatrixState& state) {
    return static_cast<int>(std::count(state.rows.begin(), state.rows.end(), RowState::in));
}

}  // namespace

void MatrixPicture::prepare(const Lab& lab) {
    const double motion = lab.scene().reduced_motion ? 0 : std::min(320.0, 700.0 / lab.replay().speed());
    view_.show(lab.search(), lab.replay().place(), lab.now_ms(), motion);
}

void MatrixPicture::draw(Lab& lab, Ui& ui, const Rect& area) {
    Rect rest = area;
    draw_way_back(
        lab, ui, rest.take_top(touch_side),
        say("to cover: {}; options left: {}", uncovered_count(view_.state()), options_left(view_.state())));
    draw_ground(ui, rest.inset(4));
    MatrixPen(view_, ui.painter, rest.inset(10)).draw();
}

void MatrixPicture::write(Json& json, const Lab& lab) const {
    json.key("matrix");
    json.open('{');
    json.field("shown", is_shown(lab));
    if (view_.has_matrix()) {
        json.field("items", int_size(view_.matrix().items));
        json.field("options", int_size(view_.matrix().options));
        json.field("uncovered", uncovered_count(view_.state()));
        json.field("left", options_left(view_.state()));
        json.field("moving", view_.is_moving(lab.now_ms()));
    }
    json.close('}');
}

}  // namespace tessera
