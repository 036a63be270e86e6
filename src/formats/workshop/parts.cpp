#include "formats/workshop/parts.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr Micrometres wall = 5 * millimetre;           // width of the frame
constexpr Micrometres gap = 4 * millimetre;            // between parts
constexpr Micrometres usual_width = 200 * millimetre;  // of what a machine takes

// Returns `count` + 1 lines at the distance of a cell, the first at `start`.
std::vector<Micrometres> even_lines(int count, Micrometres start, Micrometres cell) {
    std::vector<Micrometres> lines;
    for (int index = 0; index <= count; ++index) {
        lines.push_back(start + index * cell);
    }
    return lines;
}

std::vector<Micrometres> framed_lines(int count, Micrometres cell) {
    std::vector<Micrometres> lines = even_lines(count, wall, cell);
    lines.insert(lines.begin(), 0);
    lines.push_back(lines.back() + wall);
    return lines;
}

}  // namespace

std::string in_millimetres(Micrometres length) {
    std::string text = std::to_string(std::abs(length) / millimetre);
    std::string rest = std::to_string(millimetre + std::abs(length) % millimetre).substr(1);
    rest.erase(rest.find_last_not_of('0') + 1);
    text += rest.empty() ? "" : "." + rest;
    return length < 0 ? "-" + text : text;
}

MadePart part_of(const polyomino::Piece& piece, const WorkshopLengths& lengths) {
    MadePart part{piece.name, Grid<bool>(piece.shape.rows(), piece.shape.columns(), false),
                  even_lines(piece.shape.columns(), 0, lengths.cell),
                  even_lines(piece.shape.rows(), 0, lengths.cell)};
    for (const Cell cell : piece.shape.cells) {
        part.filled[cell] = true;
    }
    return part;
}

MadePart walls_of(const Grid<polyomino::Square>& board, const WorkshopLengths& lengths) {
    MadePart part{"tray", Grid<bool>(board.rows() + 2, board.columns() + 2, true),
                  framed_lines(board.columns(), lengths.cell), framed_lines(board.rows(), lengths.cell)};
    for (int index = 0; index < board.size(); ++index) {
        part.filled[board.cell(index) + Cell{1, 1}] = board[index] == polyomino::Square::blocked;
    }
    return part;
}

std::vector<MadePart> parts_of(const polyomino::Level& level, const WorkshopLengths& lengths) {
    std::vector<MadePart> parts{walls_of(level.board, lengths)};
    for (const polyomino::Piece& piece : level.pieces) {
        parts.insert(parts.end(), static_cast<std::size_t>(piece.count), part_of(piece, lengths));
    }
    return parts;
}

std::vector<Footprint> footprints_of(const std::vector<MadePart>& parts) {
    std::vector<Footprint> footprints;
    for (const MadePart& part : parts) {
        footprints.push_back({part.across.back(), part.down.back()});
    }
    return footprints;
}

std::vector<Placing> lay_out(const std::vector<Footprint>& parts, bool is_first_alone) {
    const Micrometres width = std::max(usual_width, parts.front().across);
    std::vector<Placing> placings;
    Micrometres left = 0;
    Micrometres top = 0;
    Micrometres deepest = 0;  // of the row so far
    for (int index = 0; index < int_size(parts); ++index) {
        const Footprint& part = at(parts, index);
        if (left > 0 && (left + part.across > width || (index == 1 && is_first_alone))) {
            top += deepest + gap;
            left = 0;
            deepest = 0;
        }
        placings.push_back({index, left, top});
        left += part.across + gap;
        deepest = std::max(deepest, part.down);
    }
    return placings;
}

}  // namespace tessera
