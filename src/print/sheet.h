#pragma once

#include "games/explanation.h"
#include "print/paper/sheet_options.h"
#include "session/any_session.h"

#include <functional>
#include <string>
#include <vector>

namespace tessera {

// Translates a sentence.
using Words = std::function<std::string(const Sentence&)>;

// A puzzle to print at its current position, with optional solution and explanation.
struct SheetPuzzle {
    AnySession session;
    std::string title = {};                   // empty: the level's own
    std::vector<std::string> solution = {};   // moves from that position; empty: not printed
    std::vector<ExplanationStep> steps = {};  // explanation; empty: not printed
    std::string link = {};                    // printed as QR code, unless empty or too long
};

// Returns pages with the puzzles, their parts to cut out at the same scale, solutions and explanations, as
// SVG or HTML, well-formed for any texts. Precondition: there is at least one puzzle.
std::string sheet(const std::vector<SheetPuzzle>& puzzles, const SheetOptions& options, const Words& words);

// Returns the position alone as SVG.
std::string picture(const AnySession& session);

}  // namespace tessera
