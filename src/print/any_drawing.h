#pragma once

#include "print/paper/drawing.h"
#include "session/any_session.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The drawing of a position of whichever family.

// What stands over it: its own title, or what puzzles of its family are called.
Sentence headline(const AnySession& session);
std::vector<Sentence> facts(const AnySession& session);
std::vector<Sentence> rules(const AnySession& session);

double largest_cell(const AnySession& session);
Extent board_size(const AnySession& session);
void draw_board(Pen& pen, const AnySession& session, const std::vector<Cell>& marked);
std::vector<Part> parts(const AnySession& session);
void draw_part(Pen& pen, const AnySession& session, const Part& part);

// What the position after the moves does not show of a solution; nothing where a move cannot be read.
std::string way(const AnySession& session, const std::vector<std::string>& moves);
// The position after the moves, as far as the rules allow them.
AnySession played(AnySession session, const std::vector<std::string>& moves);

}  // namespace tessera
