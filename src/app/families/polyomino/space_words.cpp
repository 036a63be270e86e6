#include "app/families/polyomino/space_hand.h"
#include "app/families/polyomino/space_scene.h"
#include "base/index.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <string>
#include <vector>

// Texts of a table in space: for screen readers and for tests.

namespace tessera::space {

using polyomino::Site;

namespace {

void write_rect(Json& json, std::string_view key, const Rect& rect) {
    json.key(key);
    json.open('{');
    json.field("x", rect.x), json.field("y", rect.y);
    json.field("width", rect.width), json.field("height", rect.height);
    json.close('}');
}

void write_place(Json& json, Cell cell, Point middle) {
    json.open('{');
    json.field("row", cell.row), json.field("column", cell.column);
    json.field("x", middle.x), json.field("y", middle.y);
    json.close('}');
}

}  // namespace

int layer_in_words(const polyomino::Level& level, Cell cell) {
    return polyomino::folded_step(*level.lattice, cell).layer + 1;
}

Sentence fit_sentence(const polyomino::Level& level, const std::string& name, Cell first, bool fits) {
    const Cell place = place_in_words(level, first);
    const int layer = layer_in_words(level, first);
    return fits ? say("{} fits: layer {}, row {}, column {}", name, layer, place.row, place.column)
                : say("{} does not fit: layer {}, row {}, column {}", name, layer, place.row, place.column);
}

Sentence cursor_sentence(const polyomino::Level& level, Cell cell, const std::string& name) {
    const Cell place = place_in_words(level, cell);
    return say("layer {}, row {}, column {}: {}", layer_in_words(level, cell), place.row, place.column, name);
}

void put_layers_in_words(BoardWords& words, const polyomino::Level& level,
                         const std::function<std::string(Cell)>& name_of) {
    const std::vector<LayerSpan> spans = layer_spans(level);
    words.line(say("the board has {} {layer|layers}, the lowest first", int_size(spans)));
    for (int layer = 0; layer < int_size(spans); ++layer) {
        const LayerSpan& span = at(spans, layer);
        words.line(say("layer {}", layer + 1));
        words.rows(span.first_row + span.rows, span.first_column + span.columns, [&](Cell place) {
            return name_of(polyomino::unfolded(*level.lattice, {layer, place.row, place.column}));
        });
    }
}

std::vector<HelpLine> help() {
    return {
        {Icon::check, say("Fill all the layers with the pieces in the tray.")},
        {Icon::hand, say("Drag a piece onto a layer or into the picture."),
         "Arrows move it, Page Up and Page Down change the layer, Enter places it, Backspace takes it back."},
        {Icon::turn, say("Small pictures show your piece after each turn. Tap one to turn it that way."),
         "Shift with \u2190 or \u2192 turns it, with \u2191 or \u2193 tips it forwards, with Page Up or Page "
         "Down sideways"},
        {Icon::right, say("If you see only one layer, swipe it or tap an arrow for the next.")},
        {Icon::map,
         say("Drag the picture to look from another side. The slider beside it hides upper layers."),
         "Home or End, alone or with Shift"}};
}

std::string_view keys_in_words() {
    return "Tab or its letter chooses a piece, the arrow keys move it within its layer, Page Up and Page "
           "Down "
           "to another layer, with Shift they turn and tip it, Enter places it, Backspace takes it back, the "
           "exclamation mark gives a hint, question mark shows help.";
}

void describe(Json& json, const PolyominoView& view, const PolyominoSession& session) {
    const polyomino::Level& level = session.level();
    const Sight sight = picture_sight(view, level);
    json.key("space");
    json.open('{');
    json.field("shown", view.space->shown);
    json.field("one", view.space->arrangement.has_one);
    json.field("worked", view.space->worked);
    write_rect(json, "picture", view.canvas.on_screen(view.space->arrangement.picture));
    write_rect(json, "caption", view.canvas.on_screen(view.space->arrangement.caption));
    write_rect(json, "slider", view.canvas.on_screen(view.space->arrangement.slider));
    json.key("turns");
    json.open('[');
    for (const Rect& turn : view.space->arrangement.turns) {
        const Rect place = view.canvas.on_screen(turn);
        json.open('{');
        json.field("x", place.centre().x), json.field("y", place.centre().y);
        json.close('}');
    }
    json.close(']');
    for (const bool is_picture : {false, true}) {
        json.key(is_picture ? "seen" : "cells");
        json.open('[');
        for (const Site& site : polyomino::open_sites(*level.lattice, level.board)) {
            const Cell cell = polyomino::unfolded(*level.lattice, site);
            const float half = view.canvas.cell() / 2;
            write_place(json, cell,
                        is_picture ? sight.middle(site) : view.canvas.point_of(cell) + Point{half, half});
        }
        json.close(']');
    }
    json.close('}');
}

}  // namespace tessera::space
