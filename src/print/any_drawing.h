#pragma once

#include "print/paper/drawing.h"
#include "session/any_session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Draws a position of any family.

// Returns the level's title, or the caption of its family.
Sentence headline(const AnySession& session);
std::vector<Sentence> facts(const AnySession& session);
std::vector<Sentence> rules(const AnySession& session);

double largest_cell(const AnySession& session);
// Returns the usual cell of a family in a book, in millimetres; 0: there is no such family.
double book_cell(std::string_view family);
// Returns whether a book draws the parts small beside the board.
bool has_small_parts(const AnySession& session);
Extent board_size(const AnySession& session);
void draw_board(Pen& pen, const AnySession& session, const std::vector<Cell>& marked);
std::vector<Part> parts(const AnySession& session);
void draw_part(Pen& pen, const AnySession& session, const Part& part);

// Returns the solution in words, where the final position does not show it; empty if a move cannot be parsed.
std::string way(const AnySession& session, const std::vector<std::string>& moves);
// Returns the position after the moves, as far as they are legal.
AnySession played(AnySession session, const std::vector<std::string>& moves);

}  // namespace tessera
