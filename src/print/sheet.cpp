#include "print/sheet.h"

#include "base/index.h"
#include "base/translation.h"
#include "print/any_drawing.h"
#include "print/book.h"
#include "print/flow.h"
#include "print/puzzle_pages.h"

#include <algorithm>

namespace tessera {

namespace {

void add_solutions(Book& book, const std::vector<SheetPuzzle>& puzzles) {
    std::vector<Block> blocks;
    for (int index = 0; index < int_size(puzzles); ++index) {
        const SheetPuzzle& puzzle = at(puzzles, index);
        if (!puzzle.solution.empty()) {
            blocks.push_back({numbered_title(book, puzzles, index),
                              played(puzzle.session, puzzle.solution),
                              {},
                              way(puzzle.session, puzzle.solution)});
        }
    }
    flow(book, blocks.size() == 1 ? say("The solution") : say("The solutions"), blocks);
}

// Capitalises a sentence and adds a full stop if it has none.
std::string as_printed(std::string words) {
    capitalise(words);
    const bool has_end =
        !words.empty() && std::string_view(".!?").find(words.back()) != std::string_view::npos;
    return words + (has_end ? "" : ".");
}

// Adds a board per deduction, after the deduction's moves and with its cells marked.
void add_explanation(Book& book, const SheetPuzzle& puzzle, const std::string& title) {
    std::vector<Block> blocks;
    AnySession position = puzzle.session;
    for (const ExplanationStep& step : puzzle.steps) {
        position = played(std::move(position), step.moves);
        blocks.push_back(
            {"", position, step.cells,
             std::to_string(blocks.size() + 1) + ". " + as_printed(book.in_words(step.sentence))});
    }
    flow(book, say("{}: the way to the solution", title), blocks);
}

}  // namespace

std::string sheet(const std::vector<SheetPuzzle>& puzzles, const SheetOptions& options, const Words& words) {
    Book book(options.paper, words);
    add_puzzle_pages(book, puzzles, options.per_page);
    add_solutions(book, puzzles);
    for (int index = 0; index < int_size(puzzles); ++index) {
        add_explanation(book, at(puzzles, index), numbered_title(book, puzzles, index));
    }
    return options.format == SheetFormat::svg ? book.take_svg()
                                              : book.take_html(headline(puzzles.front().session));
}

}  // namespace tessera
