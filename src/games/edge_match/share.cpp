#include "games/edge_match/share.h"

#include "base/base64url.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

enum MoveCode : std::uint32_t { no_move, place_move, take_move, shift_move };

// The edges of a level, in the order that numbers them.
struct EdgeTable {
    std::string halved;  // letters, sorted
    std::string whole;   // letters, sorted
    bool has_plain = false;

    bool operator==(const EdgeTable&) const = default;

    std::vector<Edge> edges() const {
        std::vector<Edge> edges;
        if (has_plain) {
            edges.push_back(plain_edge);
        }
        for (const char letter : halved) {
            edges.push_back({'H', letter});
            edges.push_back({'B', letter});
        }
        for (const char letter : whole) {
            edges.push_back({'=', letter});
        }
        return edges;
    }

    std::string text() const { return halved + (whole.empty() ? "" : "." + whole) + (has_plain ? "-" : ""); }
};

void insert_letter(std::string& sorted, char letter) {
    const auto place = std::lower_bound(sorted.begin(), sorted.end(), letter);
    if (place == sorted.end() || *place != letter) {
        sorted.insert(place, letter);
    }
}

EdgeTable table_of(const Level& level) {
    EdgeTable table;
    for (const Tile& tile : level.tiles) {
        for (const Edge edge : tile.edges) {
            if (edge == plain_edge) {
                table.has_plain = true;
            } else {
                insert_letter(edge.half == '=' ? table.whole : table.halved, edge.color);
            }
        }
    }
    return table;
}

// Accepts any text that looks like a table; the caller compares it with the table of the actual tiles.
EdgeTable parse_table(std::string_view text) {
    EdgeTable table;
    table.has_plain = !text.empty() && text.back() == '-';
    text.remove_suffix(table.has_plain ? 1 : 0);
    const std::size_t dot = std::min(text.find('.'), text.size());
    table.halved = text.substr(0, dot);
    table.whole = text.substr(std::min(dot + 1, text.size()));
    return table;
}

std::string encode_tiles(const Level& level, const std::vector<Edge>& edges) {
    BitWriter writer;
    for (const Tile& tile : level.tiles) {
        for (const Edge edge : tile.edges) {
            const auto place = std::find(edges.begin(), edges.end(), edge);
            writer.put(static_cast<std::uint32_t>(place - edges.begin()), bits_below(int_size(edges)));
        }
    }
    return writer.digits();
}

Result<std::vector<Tile>> decode_tiles(const Token& word, int count, const std::vector<Edge>& edges) {
    std::optional<BitReader> reader = BitReader::open(word.text);
    std::vector<Tile> tiles(static_cast<std::size_t>(count));
    for (Tile& tile : tiles) {
        for (Edge& edge : tile.edges) {
            const auto number = reader ? reader->read(bits_below(int_size(edges))) : std::nullopt;
            if (!number || static_cast<int>(*number) >= int_size(edges)) {
                return fail(ErrorCode::bad_syntax, word.offset, say("the tiles in the link are damaged"));
            }
            edge = at(edges, static_cast<int>(*number));
        }
    }
    if (!reader || !reader->at_end()) {
        return fail(ErrorCode::bad_syntax, word.offset, say("the link has too many tiles"));
    }
    return tiles;
}

// The numbers of a move and their widths in bits: shared by writer and reader.
struct MoveCoder {
    int cell_width;
    int columns;

    explicit MoveCoder(const Level& level)
        : cell_width(bits_below(level.rows * level.columns)), columns(level.columns) {}

    void put(BitWriter& writer, const Move& move) const {
        writer.put(!move.from ? place_move : !move.to ? take_move : shift_move, 2);
        if (!move.from) {
            writer.put(static_cast<std::uint32_t>(move.tile), cell_width);
        }
        for (const std::optional<Cell>& cell : {move.from, move.to}) {
            if (cell) {
                writer.put(static_cast<std::uint32_t>(cell->row * columns + cell->column), cell_width);
            }
        }
        if (move.to) {
            writer.put(static_cast<std::uint32_t>(move.turn), 2);
        }
    }

    // Returns nothing if the bits end early. Numbers that are too large are rejected by play.
    std::optional<Move> read(BitReader& reader) const {
        const std::uint32_t code = reader.read(2).value_or(no_move);
        Move move;
        if (code == place_move) {
            move.tile = read_number(reader, cell_width);
        } else {
            move.from = read_cell(reader);
        }
        if (code != take_move) {
            move.to = read_cell(reader);
            move.turn = read_number(reader, 2);
        }
        const bool is_whole = code != no_move && (!move.from || move.from->row >= 0) &&
                              (!move.to || move.to->row >= 0) && move.turn >= 0;
        return is_whole ? std::optional(move) : std::nullopt;
    }

private:
    static int read_number(BitReader& reader, int width) {
        const std::optional<std::uint32_t> number = reader.read(width);
        return number ? static_cast<int>(*number) : -1;
    }
    Cell read_cell(BitReader& reader) const {
        const int number = read_number(reader, cell_width);
        return number < 0 ? Cell{-1, -1} : Cell{number / columns, number % columns};
    }
};

Result<std::vector<Move>> decode_moves(const Token& word, const Level& level) {
    const auto damaged = fail(ErrorCode::bad_syntax, word.offset, say("the moves in the link are damaged"));
    std::optional<BitReader> reader = BitReader::open(word.text);
    std::vector<Move> moves;
    while (reader && !reader->at_end()) {
        const std::optional<Move> move = MoveCoder(level).read(*reader);
        const bool is_known = move && (!move->from || is_inside(level, *move->from)) &&
                              (!move->to || is_inside(level, *move->to)) &&
                              move->tile < int_size(level.tiles);
        if (!is_known) {
            return damaged;
        }
        moves.push_back(*move);
    }
    if (moves.empty()) {
        return damaged;
    }
    return moves;
}

}  // namespace

std::string encode_share(const Shared& shared) {
    const Level& level = shared.level;
    const EdgeTable table = table_of(level);
    std::string body = format_sides(level.columns, level.rows) + "/" + table.text() + "/" +
                       encode_tiles(level, table.edges());
    if (!shared.moves.empty()) {
        BitWriter writer;
        for (const Move& move : shared.moves) {
            MoveCoder(level).put(writer, move);
        }
        body += "/" + writer.digits();
    }
    return body;
}

Result<Shared> decode_share(std::string_view body) {
    const std::vector<Token> fields = split_at(body, '/');
    const auto sides = parse_sides(fields[0].text, 1, max_board_side);
    if (fields.size() < 3 || fields.size() > 4 || !sides) {
        return fail(ErrorCode::bad_syntax, 0, say("the link has no board of tiles"));
    }
    const EdgeTable table = parse_table(fields[1].text);
    Result<std::vector<Tile>> tiles = decode_tiles(fields[2], sides->rows * sides->columns, table.edges());
    if (!tiles) {
        return tl::unexpected(tiles.error());
    }
    Shared shared{{"", sides->rows, sides->columns, std::move(*tiles)}, {}};
    if (fields.size() == 4) {
        Result<std::vector<Move>> moves = decode_moves(fields[3], shared.level);
        if (!moves) {
            return tl::unexpected(moves.error());
        }
        shared.moves = std::move(*moves);
    }
    // One puzzle has one link: any other text with the same meaning is refused.
    if (encode_share(shared) != body) {
        return fail(ErrorCode::bad_syntax, fields[1].offset, say("the link was not written by this program"));
    }
    return shared;
}

}  // namespace tessera::edge_match
