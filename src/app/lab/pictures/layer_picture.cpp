#include "app/lab/pictures/layer_picture.h"

#include "app/lab/replay/play_moves.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr int most_boards = 12;
constexpr float gap = 8;
constexpr float cost_height = 20;
constexpr float largest_board = 190;

// A grid of equal cells, as large as possible.
struct Raster {
    int columns = 1;
    float width = 0;  // cell size
    float height = 0;

    Rect place(const Rect& area, int index) const {
        const auto row = static_cast<float>(index / columns);
        const auto column = static_cast<float>(index % columns);
        return Rect{area.x + column * width, area.y + row * height, width, height}.inset(gap / 2);
    }
    float side() const { return std::min(width, height - cost_height) - gap; }
};

Raster raster_of(const Rect& area, int count) {
    Raster best;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const float most = largest_board + gap;
        const Raster raster{columns, std::min(area.width / static_cast<float>(columns), most),
                            std::min(area.height / static_cast<float>(rows), most + cost_height)};
        best = raster.side() > best.side() ? raster : best;
    }
    return best;
}

// Returns how many boards fit that are large enough to be pressed with a finger.
int board_count(const Rect& area, int kept) {
    int count = std::min(kept, most_boards);
    while (count > 1 && raster_of(area, count).side() < touch_side) {
        --count;
    }
    return count;
}

void draw_board(Lab& lab, Ui& ui, int rank, int node, Rect place) {
    const bool is_here = node == lab.node();
    const std::string name = "lab.layer." + std::to_string(rank);
    const int cost = *lab.search().beam_cost(node);
    const std::string label = lab.strings().of(say("board {}: cost {}", rank + 1, cost));
    if (button(ui, name, "", place, {.label = label})) {
        lab.show_node(node);
    }
    const Rect line = place.take_bottom(cost_height);
    AnySession session = lab.session_at_start();
    play_moves(session, lab.search().moves(node));
    draw_small_board(ui.painter, session, place.inset(6));
    if (is_here) {
        ui.painter.polygon({{place.x + 4, line.centre().y - 9},
                            {place.x + 12, line.centre().y - 4},
                            {place.x + 4, line.centre().y + 1}},
                           ui.theme().text);
    }
    ui.painter.text({line.centre().x, line.centre().y - 4}, std::to_string(cost),
                    is_here ? ui.theme().text : ui.theme().quiet, TextSize::small, Align::centre);
}

void draw_line(Lab& lab, const BeamLayer& layer, Ui& ui, Rect bar) {
    bar = {bar.x + 14, bar.y, bar.width - 22, bar.height};
    if (button(ui, "lab.tree_view", "Tree", bar.take_right(button_width(ui, "Tree") - 16),
               {ButtonStyle::quiet})) {
        lab.show_layers(false);
    }
    const std::string text = lab.strings().of(layer_words(layer));
    ui.painter.text({bar.x, bar.centre().y}, Painter::fitted(text, TextSize::small, bar.width),
                    ui.theme().quiet, TextSize::small);
}

// Explains the numbers, and says how many positions are hidden.
void draw_caption(const Lab& lab, Ui& ui, const Rect& line, int hidden) {
    const std::string cost = lab.strings().of(say("cost: how far all tiles are from home, together"));
    const std::string more = hidden > 0 ? lab.strings().of(say("not shown: {}", hidden)) : "";
    const float room = line.width - Painter::text_width(more, TextSize::small) - 12;
    ui.painter.text({line.x, line.centre().y}, Painter::fitted(cost, TextSize::small, room), ui.theme().quiet,
                    TextSize::small);
    ui.painter.text({line.right(), line.centre().y}, more, ui.theme().quiet, TextSize::small, Align::right);
}

}  // namespace

void draw_layer(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area) {
    const BeamLayer layer = beam_layer_at(lab.search(), lab.replay().place());
    Rect rest = area;
    draw_line(lab, layer, ui, rest.take_top(touch_side));
    rest = rest.inset(4);
    ui.painter.fill(rest, mix(ui.theme().page, ui.theme().surface, 0.6F), 12);
    rest = rest.inset(8);
    const Rect caption = rest.take_bottom(22);
    memory.layer_boards = board_count(rest, layer.kept);
    draw_caption(lab, ui, {caption.x + 4, caption.y, caption.width - 8, caption.height},
                 layer.kept - memory.layer_boards);
    const Raster raster = raster_of(rest, memory.layer_boards);
    for (int rank = 0; rank < memory.layer_boards; ++rank) {
        draw_board(lab, ui, rank, layer.first_node + rank, raster.place(rest, rank));
    }
}

}  // namespace tessera
