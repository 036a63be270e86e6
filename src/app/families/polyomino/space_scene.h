#pragma once

#include "app/board/board_words.h"
#include "app/families/polyomino/view.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Drawings and words of a table in space beyond those of all tables.

namespace tessera::space {

// Draws all but the layers and their pieces: under free cells what lies below them, the picture, its slider, and how the
// piece in the hand lies after each turn.
void draw_scene(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Scene& scene);

// The layer of a cell, from 1.
int layer_in_words(const polyomino::Level& level, Cell cell);
// The piece in the hand with its first cell, and whether it fits there.
Sentence fit_sentence(const polyomino::Level& level, const std::string& name, Cell first, bool fits);
Sentence cursor_sentence(const polyomino::Level& level, Cell cell, const std::string& name);
// Adds the layers row by row; `name_of` returns the word for a cell.
void put_layers_in_words(BoardWords& words, const polyomino::Level& level,
                         const std::function<std::string(Cell)>& name_of);

std::vector<HelpLine> help();
std::string_view keys_in_words();

// Adds where the cells, the picture and the turns are on the screen, for tests of the page.
void describe(Json& json, const PolyominoView& view, const PolyominoSession& session);

}  // namespace tessera::space
