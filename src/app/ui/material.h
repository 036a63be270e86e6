#pragma once

#include "app/ui/painter.h"

namespace tessera {

// Draw the texture of a material on a cell, over its colour. Textures are functions of the distance from the corner of the
// piece, so they run on from cell to cell and move with the piece. They cover the cell's middle only faintly, so that
// letters stay legible.
DrawTexture draw_wood_texture;   // grain along the rows
DrawTexture draw_felt_texture;   // short fibres
DrawTexture draw_paper_texture;  // the lines of laid paper
DrawTexture draw_glass_texture;  // reflections across the piece

}  // namespace tessera
