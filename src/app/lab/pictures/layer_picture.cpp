#include "app/lab/pictures/layer_picture.h"

#include "app/board/board_words.h"
#include "app/lab/pictures/beam_layer.h"
#include "app/lab/pictures/picture_parts.h"
#include "app/lab/replay/play_moves.h"
#include "base/json.h"

#include <algorithm>
#include <string>
#include <variant>

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

void draw_board(Lab& lab, Ui& ui, int rank, int node, int cost, Rect place) {
    const bool is_here = node == lab.node();
    const std::string name = "lab.layer." + std::to_string(rank);
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

// Explains the numbers, and says how many positions are hidden.
void draw_caption(const Lab& lab, Ui& ui, const Rect& line, int hidden) {
    const std::string cost = lab.strings().of(say("cost: how far the tiles are from home in all"));
    const std::string more = hidden > 0 ? lab.strings().of(say("not shown: {}", hidden)) : "";
    const float room = line.width - Painter::text_width(more, TextSize::small) - 12;
    ui.painter.text({line.x, line.centre().y}, Painter::fitted(cost, TextSize::small, room), ui.theme().quiet,
                    TextSize::small);
    ui.painter.text({line.right(), line.centre().y}, more, ui.theme().quiet, TextSize::small, Align::right);
}

}  // namespace

void LayerPicture::draw(Lab& lab, Ui& ui, const Rect& area) {
    const BeamLayer layer = beam_layer_at(lab.search(), lab.replay().place());
    Rect rest = area;
    draw_way_back(lab, ui, rest.take_top(touch_side), layer_words(layer));
    rest = rest.inset(4);
    draw_ground(ui, rest);
    rest = rest.inset(8);
    const Rect caption = rest.take_bottom(22);
    board_count_ = board_count(rest, layer.kept);
    draw_caption(lab, ui, {caption.x + 4, caption.y, caption.width - 8, caption.height},
                 layer.kept - board_count_);
    const Raster raster = raster_of(rest, board_count_);
    const auto beam = std::get<BeamLayers>(lab.search().kind());
    for (int rank = 0; rank < board_count_; ++rank) {
        const int node = layer.first_node + rank;
        draw_board(lab, ui, rank, node, beam.cost(node), raster.place(rest, rank));
    }
}

void LayerPicture::put_in_words(BoardWords& words, const Lab& lab) const {
    words.line(layer_words(beam_layer_at(lab.search(), lab.replay().place())));
}

void LayerPicture::write(Json& json, const Lab& lab) const {
    if (!is_shown(lab)) {
        return;
    }
    const BeamLayer layer = beam_layer_at(lab.search(), lab.replay().place());
    json.key("layer");
    json.open('{');
    json.field("number", layer.number);
    json.field("kept", layer.kept);
    json.field("shown", board_count_);
    json.field("least", layer.least);
    json.field("most", layer.most);
    json.field("first", layer.first_node);
    json.close('}');
}

}  // namespace tessera
