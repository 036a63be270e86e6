#include "games/polyomino/lattice_reader.h"

#include "games/polyomino/lattice/drawing.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/lattice_text.h"
#include "games/polyomino/puzzle_reader.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera::polyomino {

namespace {

std::string names_of(const std::vector<const Lattice*>& known) {
    std::vector<std::string> names;
    names.reserve(known.size());
    for (const Lattice* lattice : known) {
        names.emplace_back(lattice->name);
    }
    return join(names, ", ");
}

Site place_of_numbers(const std::vector<int>& numbers) {
    return numbers.size() == 3 ? Site{numbers[0], numbers[1], numbers[2]} : Site{0, numbers[0], numbers[1]};
}

class LatticeReader : public PuzzleReader {
public:
    LatticeReader(std::string_view text, bool is_draft, const std::vector<const Lattice*>& known)
        : PuzzleReader(text, is_draft), known_(known) {}

protected:
    void read_lattice(const std::vector<Token>& words) override {
        const auto lattice = std::find_if(known_.begin(), known_.end(), [&](const Lattice* one) {
            return words.size() == 2 && one->name == words[1].text;
        });
        if (lattice == known_.end()) {
            return refuse(ErrorCode::unknown_name, words.back().offset,
                          say("there is no lattice of that name; there are {}", names_of(known_)));
        }
        if (*lattice == &square_lattice()) {
            return reader_.refuse(words[0].offset, say("a level on squares has no line with its lattice"));
        }
        if (level_.lattice != nullptr || level_.board.size() > 0 || !level_.pieces.empty()) {
            return reader_.refuse(words[0].offset,
                                  say("the lattice is named once, before the board and the pieces"));
        }
        level_.lattice = *lattice;
    }

    void read_board(std::size_t offset) override {
        const std::vector<Site> sites = read_drawing(offset, '.');
        if (reader_.has_failed()) {
            return;
        }
        if (sites.empty()) {
            return reader_.refuse(offset, say("the board has no cell to cover"));
        }
        SitedBoard sited = board_of(*level_.lattice, sites);
        level_.board = std::move(sited.board);
        moved_ = sited.moved;
        places_start_ = drawn_from_;
    }

    std::optional<Shape> read_shape(std::size_t offset) override {
        const std::vector<Site> sites = read_drawing(offset, 'X');
        if (reader_.has_failed()) {
            return std::nullopt;
        }
        std::vector<Cell> cells;
        cells.reserve(sites.size());
        for (const Site& site : sites) {
            cells.push_back(unfolded(*level_.lattice, site));
        }
        return make_shape(std::move(cells));
    }

    Piece on_lattice(const Piece& piece) const override {
        return make_piece(&lattice(), piece.name, piece.shape, piece.count, piece.can_flip, piece.can_turn);
    }

    bool flips_by_default() const override { return may_flip_by_default(lattice()); }

    bool are_touching(const Shape& shape) const override { return is_connected(&lattice(), shape); }

    bool read_freedom(Piece& piece, std::string_view word) const override {
        if (lattice().is_in_space && word == "flip") {
            piece.can_flip = true;
            return true;
        }
        return !(lattice().is_in_space && word == "noflip") && PuzzleReader::read_freedom(piece, word);
    }

    std::optional<std::vector<Piece>> pieces_called(std::string_view set) const override {
        return pieces_of_set(lattice(), set);
    }
    Sentence no_set_sentence() const override {
        const std::vector<std::string> names = set_names(lattice());
        return names.empty()
                   ? say("there are no sets of pieces on this lattice")
                   : say("there is no set of that name on this lattice; there are {}", join(names, ", "));
    }
    int place_size() const override { return lattice().is_in_space ? 3 : 2; }

    std::optional<Placement> placement_at(int piece, int orientation,
                                          const std::vector<int>& numbers) override {
        const auto site = lattice().site_at(place_of_numbers(numbers) + places_start_);
        const auto corner =
            site ? corner_of_placement(lattice(), at(at(level_.pieces, piece).orientations, orientation),
                                       *site - moved_)
                 : std::nullopt;
        return corner ? std::optional(Placement{piece, orientation, *corner}) : std::nullopt;
    }

private:
    const Lattice& lattice() const { return level_.lattice != nullptr ? *level_.lattice : square_lattice(); }

    // Returns the column of a word in its line.
    int column_of(std::size_t offset) const {
        const std::size_t before = text_.substr(0, offset).rfind('\n');
        return static_cast<int>(offset - (before == std::string_view::npos ? 0 : before + 1));
    }

    Sentence size_sentence() const {
        return lattice().is_in_space
                   ? say("a drawing in space has at most {} layers, rows and columns", most_side_in_space)
                   : say("a drawing has at most {} rows and {} columns here", most_rows_of_flat,
                         most_columns_of_flat);
    }

    void read_letters(const Token& word, Site place, char sign, std::vector<Site>& places) {
        for (std::size_t index = 0; index < word.text.size() && !reader_.has_failed(); ++index) {
            const char letter = word.text[index];
            const bool is_cell = letter == sign;
            if (!is_cell && letter != no_cell && letter != '.') {
                return reader_.refuse(word.offset + index,
                                      say("a row here is made of {} only", sign == '.' ? ".#" : ".#X"));
            }
            if (is_cell && !is_drawable(lattice(), place, 1)) {
                return refuse(ErrorCode::limit_exceeded, word.offset + index, size_sentence());
            }
            if (is_cell) {
                places.push_back(place);
            }
            ++place.column;
        }
    }

    // Returns the sites of the letters `sign` of a block.
    std::vector<Site> read_drawing(std::size_t offset, char sign) {
        if (level_.lattice == nullptr) {
            reader_.refuse(offset, say("the lattice is named once, before the board and the pieces"));
            return {};
        }
        std::vector<Site> places;
        Site next;
        reader_.read_block([&](const std::vector<Token>& words) {
            if (words.size() == 1 && words[0].text == layer_line && lattice().is_in_space) {
                next = {next.layer + 1, 0, 0};
                return;
            }
            for (const Token& word : words) {
                read_letters(word, {next.layer, next.row, column_of(word.offset)}, sign, places);
            }
            ++next.row;
        });
        return reader_.has_failed() ? std::vector<Site>{} : sites_at(places, offset);
    }

    // Some lattices use every second column only; either kind of columns is accepted.
    std::vector<Site> sites_at(const std::vector<Site>& places, std::size_t offset) {
        drawn_from_ = {};
        if (int_size(places) > most_cells_on_lattice) {
            refuse(ErrorCode::limit_exceeded, offset,
                   say("a board has at most {} cells on this lattice", most_cells_on_lattice));
        }
        if (!places.empty() && !lattice().site_at(places.front())) {
            drawn_from_ = {0, 0, 1};
        }
        std::vector<Site> sites;
        for (const Site& place : places) {
            const std::optional<Site> site = lattice().site_at(place + drawn_from_);
            if (!site) {
                reader_.refuse(offset,
                               say("in this drawing a cell stands where none can be: every row is moved by "
                                   "one letter against the next one"));
                return {};
            }
            sites.push_back(*site);
        }
        return sites;
    }

    const std::vector<const Lattice*>& known_;
    Site moved_;         // site on the board = site in the board's drawing - moved_
    Site places_start_;  // what is added to a place of that drawing
    Site drawn_from_;    // the same for the last drawing
};

}  // namespace

Result<Level> read_on_lattice(std::string_view text, bool is_draft,
                              const std::vector<const Lattice*>& known) {
    return LatticeReader(text, is_draft, known).read();
}

}  // namespace tessera::polyomino
