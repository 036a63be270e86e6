#include "session/text_twin.h"

#include "base/index.h"
#include "base/text.h"

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

constexpr std::size_t widest_line = 60;
constexpr std::string_view gap = "  ";

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

// Rows of a board, each cell as wide as the longest name on it.
std::string board_of(const Session<Polyomino>& session) {
    const polyomino::Level& level = session.level();
    const Grid<int> cover = polyomino::cover_of(level, session.state());
    std::vector<std::string> words;
    std::size_t width = 1;
    for (int cell = 0; cell < cover.size(); ++cell) {
        const bool is_open = level.board[cell] == polyomino::Square::open;
        words.push_back(cover[cell] < 0 ? is_open ? "." : "#"
                                        : std::string(polyomino::short_name(
                                              level, at(session.state().placed, cover[cell]).piece)));
        width = std::max(width, words.back().size());
    }
    std::string text;
    for (int cell = 0; cell < cover.size(); ++cell) {
        const bool is_last = (cell + 1) % cover.columns() == 0;
        text += is_last ? at(words, cell) + "\n" : padded(at(words, cell), width) + " ";
    }
    return text;
}

// A column of text: what a piece is called and how many there are, and its picture.
struct Figure {
    std::vector<std::string> lines;
    std::size_t width = 0;
};

Figure figure_of(const polyomino::Level& level, int piece, int left) {
    const std::string name(polyomino::short_name(level, piece));
    Figure figure{{left > 1 ? name + " x" + std::to_string(left) : name}};
    const std::string picture = polyomino::picture_of(at(level.pieces, piece).orientations.front());
    for (const Token& row : split_lines(picture)) {
        figure.lines.emplace_back(row.text);
    }
    for (const std::string& line : figure.lines) {
        figure.width = std::max(figure.width, line.size());
    }
    return figure;
}

// Side by side, in as many lines as the highest has.
std::string set_in_a_row(const std::vector<Figure>& figures) {
    std::string text;
    for (std::size_t row = 0;; ++row) {
        std::string line;
        bool is_empty = true;
        for (const Figure& figure : figures) {
            const bool has_row = row < figure.lines.size();
            is_empty &= !has_row;
            line += padded(has_row ? figure.lines[row] : "", figure.width) + std::string(gap);
        }
        if (is_empty) {
            return text;
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
}

std::string pieces_of(const Session<Polyomino>& session) {
    std::string text;
    std::vector<Figure> row;
    std::size_t width = 0;
    const auto end_row = [&] {
        text += row.empty() ? "" : "\n" + set_in_a_row(row);
        row.clear();
        width = 0;
    };
    for (int piece = 0; piece < int_size(session.level().pieces); ++piece) {
        const int left = polyomino::left_count(session.level(), session.state(), piece);
        if (left == 0) {
            continue;
        }
        const Figure figure = figure_of(session.level(), piece, left);
        if (width + figure.width > widest_line) {
            end_row();
        }
        width += figure.width + gap.size();
        row.push_back(figure);
    }
    end_row();
    return text;
}

std::string twin_of(const Session<Polyomino>& session) {
    return board_of(session) + pieces_of(session) + "\n";
}

template <Game G>
std::string twin_of(const Session<G>& session) {
    return G::format_level(session.level());
}

}  // namespace

std::string text_twin(const AnySession& session) {
    return std::visit([](const auto& game) { return twin_of(game); }, session);
}

}  // namespace tessera
