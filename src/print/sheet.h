#pragma once

#include "games/explanation.h"
#include "print/paper/sheet_options.h"
#include "session/any_session.h"

#include <functional>
#include <string>
#include <vector>

namespace tessera {

// Puts a sentence in the words of the reader.
using Words = std::function<std::string(const Sentence&)>;

// A puzzle to print as its position stands, and what is printed of its solution.
struct SheetPuzzle {
    AnySession session;
    std::string title = {};                   // empty: the level's own
    std::vector<std::string> solution = {};   // moves that lead on from there; empty: none is printed
    std::vector<ExplanationStep> steps = {};  // the way to it; empty: none is printed
    std::string link = {};                    // its QR code stands beside the title; empty or too long: none
};

// Pages with the puzzles, what is cut out for them at their scale, solutions and explanations: SVG or HTML, well-formed
// whatever the texts hold. There is at least one puzzle.
std::string sheet(const std::vector<SheetPuzzle>& puzzles, const SheetOptions& options, const Words& words);

// The position alone, as SVG.
std::string picture(const AnySession& session);

}  // namespace tessera
