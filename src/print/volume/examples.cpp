#include "print/volume/examples.h"

#include "base/index.h"
#include "print/any_drawing.h"
#include "print/drawings.h"

#include <string>

namespace tessera {

namespace {

// Rows of the cover; a letter is a piece.
constexpr std::array<std::string_view, 6> cover_rows = {"ccjaafffii", "cjjjaafiid", "cgjgalfidd",
                                                        "cgggkllldh", "eeekkkkldh", "eebbbbbhhh"};

// Returns the positions after none, some and all of the moves.
std::vector<AnySession> positions_of(const BookExample& example) {
    const Result<AnySession> start = open_level(example.level);
    if (!start) {
        return {};
    }
    const auto half = example.moves.begin() + static_cast<std::ptrdiff_t>(example.half);
    return {*start, played(*start, {example.moves.begin(), half}), played(*start, example.moves)};
}

template <class... Gs>
std::vector<Example> examples_of(TypeList<Gs...> /*families*/) {
    std::vector<Example> examples;
    (examples.push_back({Gs::id, DrawingOf<Gs>::book_example(), {}}), ...);
    for (Example& example : examples) {
        example.positions = positions_of(example.words);
    }
    return examples;
}

}  // namespace

std::vector<Example> examples() {
    return examples_of(FamilyList());
}

std::string name_in_books(std::string_view family) {
    const auto name = visit_family_called<std::string>(family, [](auto tag) -> Result<std::string> {
        return DrawingOf<typename decltype(tag)::Family>::book_example().name.pattern;
    });
    return name.value_or("");
}

std::vector<std::vector<Cell>> cover_tiling() {
    constexpr int piece_count = 12;
    std::vector<std::vector<Cell>> pieces(piece_count);
    for (int row = 0; row < int_size(cover_rows); ++row) {
        const std::string_view letters = at(cover_rows, row);
        for (int column = 0; column < static_cast<int>(letters.size()); ++column) {
            at(pieces, letters[static_cast<std::size_t>(column)] - 'a').push_back({row, column});
        }
    }
    return pieces;
}

}  // namespace tessera
