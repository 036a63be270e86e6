#pragma once

#include "base/sentence.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/numbering.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Makes sentences that name cells of a board: on a flat one by row and column, in space by layer, row and column.
class CellWords {
public:
    explicit CellWords(const Level& level) : numbering_(level), is_in_space_(polyomino::is_in_space(level)) {}

    // A cell among the arguments stands for its two numbers, or for three in the pattern for space.
    template <class... Arguments>
    Sentence say(std::string_view flat, std::string_view in_space, const Arguments&... arguments) const {
        Sentence sentence{std::string(is_in_space_ ? in_space : flat), {}};
        (add(sentence.arguments, arguments), ...);
        return sentence;
    }

    // Returns "2 4" or in space "0 2 4" for logs: the numbers of level text.
    std::string place_text(Cell cell) const;

private:
    void add(std::vector<std::string>& arguments, Cell cell) const {
        const Site place = numbering_.of(cell);
        if (is_in_space_) {
            arguments.push_back(std::to_string(place.layer));
        }
        arguments.push_back(std::to_string(place.row));
        arguments.push_back(std::to_string(place.column));
    }
    template <class Argument>
    void add(std::vector<std::string>& arguments, const Argument& argument) const {
        arguments.push_back(sentence_argument(argument));
    }

    Numbering numbering_;
    bool is_in_space_;
};

// Returns the cell's place from 0 in a drawing of rows and places in which layers are drawn side by side, a place apart.
Cell place_beside_layers(const Level& level, Cell cell);

}  // namespace tessera::polyomino
