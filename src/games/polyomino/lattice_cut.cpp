#include "games/polyomino/lattice_cut.h"

#include "base/text.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera::polyomino {

namespace {

// Returns the rows of words, layer by layer, without comments.
std::vector<std::vector<std::vector<Token>>> rows_of_words(const Lattice& lattice, std::string_view text) {
    std::vector<std::vector<std::vector<Token>>> layers(1);
    for (const Token& line : split_lines(text)) {
        std::vector<Token> words = split_words(line);
        if (words.empty() || line.text.substr(0, 2) == "# ") {
            continue;
        }
        if (lattice.is_in_space && words.size() == 1 && words.front().text == layer_line) {
            layers.emplace_back();
        } else {
            layers.back().push_back(std::move(words));
        }
    }
    return layers;
}

// Reads the labels of a drawing into a cut.
class LabelReader {
public:
    explicit LabelReader(const Level& level)
        : sites_(open_sites(*level.lattice, level.board)), level_(level) {
        cut_ = Cut(level.board.rows(), level.board.columns(), blocked_label);
    }

    bool read(const Drawing::Row& row, const std::vector<Token>& words) {
        bool is_alike = row.size() == words.size();
        for (std::size_t index = 0; is_alike && index < row.size(); ++index) {
            const std::string_view word = words[index].text;
            const bool is_cell = row[index].site >= 0;
            is_alike = is_cell == (word != "#");
            if (is_cell) {
                cut_[unfolded(*level_.lattice, at(sites_, row[index].site))] = label_of(word);
            }
        }
        return is_alike;
    }
    Cut cut() const { return cut_; }

private:
    int label_of(std::string_view word) {
        return word == "." ? uncovered_label : numbers_.emplace(word, int_size(numbers_)).first->second;
    }

    std::vector<Site> sites_;
    const Level& level_;
    std::map<std::string_view, int> numbers_;
    Cut cut_;
};

Result<Cut> other_form(std::size_t offset) {
    return fail(
        ErrorCode::bad_syntax, offset,
        say("the answer has a label for each cell of the board, row by row, and # where there is none"));
}

}  // namespace

Drawing drawing_of_board(const Level& level) {
    return drawing_of(*level.lattice, open_sites(*level.lattice, level.board));
}

std::string picture_of_board(const Level& level) {
    return text_of(*level.lattice, drawing_of_board(level), [](int) { return std::string("."); });
}

std::vector<Site> sites_of_shape(const Lattice& lattice, const Shape& shape) {
    const Site origin = origin_of(lattice, shape);
    std::vector<Site> sites;
    for (const Cell cell : shape.cells) {
        sites.push_back(origin + folded_step(lattice, cell - shape.cells.front()));
    }
    return sites;
}

std::vector<int> numbers_of(const Lattice& lattice, const Site& place) {
    return lattice.is_in_space ? std::vector<int>{place.layer, place.row, place.column}
                               : std::vector<int>{place.row, place.column};
}

std::string picture_of(const Lattice& lattice, const Shape& shape) {
    return text_of(lattice, drawing_of(lattice, sites_of_shape(lattice, shape)),
                   [](int) { return std::string("X"); });
}

Site first_place(const Lattice& lattice, const std::vector<Cell>& cells) {
    Site first = lattice.place_of(folded(lattice, cells.front()));
    for (const Cell cell : cells) {
        const Site place = lattice.place_of(folded(lattice, cell));
        first = place < first ? place : first;
    }
    return first;
}

std::optional<Cell> corner_of_placement(const Lattice& lattice, const Shape& shape, const Site& site) {
    for (const Cell cell : shape.cells) {
        const Site origin = site - folded_step(lattice, cell - shape.cells.front());
        const bool is_first = std::all_of(shape.cells.begin(), shape.cells.end(), [&](Cell other) {
            const Site there = origin + folded_step(lattice, other - shape.cells.front());
            return lattice.is_cell(there) && !(lattice.place_of(there) < lattice.place_of(site));
        });
        if (is_first) {
            return unfolded(lattice, origin) - shape.cells.front();
        }
    }
    return std::nullopt;
}

std::string format_cut(const Level& level, const Cut& cut) {
    if (level.lattice == nullptr) {
        return format_cut(cut);
    }
    const std::vector<Site> sites = open_sites(*level.lattice, level.board);
    const auto sign_of = [&](int site) {
        const int label = cut[unfolded(*level.lattice, at(sites, site))];
        return label < 0 ? std::string(1, '.') : std::to_string(label);
    };
    int width = 2;
    for (int site = 0; site < int_size(sites); ++site) {
        width = std::max(width, int_size(sign_of(site)) + 1);
    }
    return text_of(*level.lattice, drawing_of_board(level), sign_of, width);
}

Result<Cut> parse_cut(const Level& level, std::string_view text) {
    if (level.lattice == nullptr) {
        return parse_cut(text);
    }
    const Drawing drawing = drawing_of_board(level);
    const auto layers = rows_of_words(*level.lattice, text);
    LabelReader reader(level);
    bool is_alike = layers.size() == drawing.layers.size();
    for (std::size_t layer = 0; is_alike && layer < layers.size(); ++layer) {
        const std::vector<Drawing::Row>& rows = drawing.layers[layer];
        is_alike = rows.size() == layers[layer].size();
        for (std::size_t row = 0; is_alike && row < rows.size(); ++row) {
            if (!reader.read(rows[row], layers[layer][row])) {
                return other_form(layers[layer][row].front().offset);
            }
        }
    }
    return is_alike ? Result<Cut>(reader.cut()) : other_form(0);
}

}  // namespace tessera::polyomino
