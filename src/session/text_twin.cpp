#include "session/text_twin.h"

#include "base/index.h"
#include "base/text.h"

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

template <class... Gs>
constexpr bool have_twins(TypeList<Gs...> /*families*/) {
    return (FamilyTwin<Gs> && ...);
}
static_assert(have_twins(FamilyList()), "a family has no TwinOf");

constexpr std::size_t wide_line = 45;  // columns after which no picture is added to a row

// Returns the rows of a board, with each cell as wide as the longest name on it.
std::string board_of(const Session<Polyomino>& session) {
    const polyomino::Level& level = session.level();
    const Grid<int> cover = polyomino::cover_of(level, session.state());
    std::size_t width = 1;
    for (const polyomino::Placement& placement : session.state().placed) {
        width = std::max(width, polyomino::short_name(level, placement.piece).size());
    }
    std::string text;
    for (int cell = 0; cell < cover.size(); ++cell) {
        const bool is_open = level.board[cell] == polyomino::Square::open;
        const std::string_view word =
            cover[cell] >= 0 ? polyomino::short_name(level, at(session.state().placed, cover[cell]).piece)
                             : std::string_view(is_open ? "." : "#");
        const bool is_last = (cell + 1) % cover.columns() == 0;
        text.append(word).append(is_last ? 0 : width + 1 - word.size(), ' ').append(is_last ? "\n" : "");
    }
    return text;
}

std::size_t width_of(const std::vector<std::string>& lines) {
    std::size_t width = 0;
    for (const std::string& line : lines) {
        width = std::max(width, line.size());
    }
    return width;
}

void add_beside(std::vector<std::string>& lines, const std::string& column) {
    const std::size_t left = lines.empty() ? 0 : width_of(lines) + 2;
    std::size_t row = 0;
    for (const Token& line : split_lines(column)) {
        if (row == lines.size()) {
            lines.emplace_back();
        }
        lines[row].resize(left, ' ');
        lines[row].append(line.text);
        ++row;
    }
}

// Returns names, numbers and pictures of the pieces still to place.
std::string pieces_of(const Session<Polyomino>& session) {
    const polyomino::Level& level = session.level();
    std::string text;
    std::vector<std::string> lines;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        const int left = polyomino::left_count(level, session.state(), piece);
        if (left == 0) {
            continue;
        }
        if (width_of(lines) > wide_line) {
            text += "\n" + join(lines, "\n") + "\n";
            lines.clear();
        }
        std::string column(polyomino::short_name(level, piece));
        column += left > 1 ? " x" + std::to_string(left) : "";
        column += "\n" + polyomino::picture_of(at(level.pieces, piece).orientations.front());
        add_beside(lines, column);
    }
    return lines.empty() ? text : text + "\n" + join(lines, "\n") + "\n";
}

}  // namespace

std::string TwinOf<Polyomino>::text(const Session<Polyomino>& session) {
    return board_of(session) + pieces_of(session) + "\n";
}

std::string text_twin(const AnySession& session) {
    return std::visit([]<class G>(const Session<G>& game) { return TwinOf<G>::text(game); }, session);
}

}  // namespace tessera
