#include "base/text.h"
#include "formats/tile_lists.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tessera {

namespace {

using edge_match::max_board_side;

constexpr std::string_view edges_key = "board_edges";
constexpr int most_letters = 26;  // with `a`, the border

// The parts `key=value` of an address after its # or ?, with the offsets of the values.
class AddressReader {
public:
    explicit AddressReader(std::string_view text) {
        const std::size_t mark = text.find_first_of("#?");
        const std::size_t start = mark == std::string_view::npos ? 0 : mark + 1;
        for (const Token& part : split_at(text.substr(start), '&')) {
            const std::size_t equals = std::min(part.text.find('='), part.text.size());
            const std::size_t value = std::min(equals + 1, part.text.size());
            parts_.push_back(
                {part.text.substr(0, equals), {part.text.substr(value), start + part.offset + value}});
        }
    }

    // Returns the value without blanks after it; an empty one if the part is missing.
    Token value(std::string_view key) const {
        for (const Part& part : parts_) {
            if (part.key == key) {
                const std::size_t end = part.value.text.find_last_not_of(" \t\r\n") + 1;
                return {part.value.text.substr(0, end), part.value.offset};
            }
        }
        return {};
    }

    // Returns the keys of parts that are none of these.
    std::vector<std::string> other_keys(const std::vector<std::string_view>& known) const {
        std::vector<std::string> keys;
        for (const Part& part : parts_) {
            if (!part.key.empty() && std::find(known.begin(), known.end(), part.key) == known.end()) {
                keys.emplace_back(part.key);
            }
        }
        return keys;
    }

private:
    struct Part {
        std::string_view key;
        Token value;
    };

    std::vector<Part> parts_;
};

Result<int> side_in(const AddressReader& address, std::string_view key) {
    const Token value = address.value(key);
    const auto side = parse_int(value.text, 1, max_board_side);
    return side ? Result<int>(*side)
                : fail(ErrorCode::bad_syntax, value.offset,
                       say("{} is a whole number from 1 to {}", key, max_board_side));
}

Result<std::vector<edge_match::Tile>> tiles_in(const Token& edges, int count) {
    const std::size_t bad = edges.text.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
    if (bad != std::string_view::npos) {
        return fail(ErrorCode::bad_syntax, edges.offset + bad, say("an edge is a letter from a to z"));
    }
    if (int_size(edges.text) != count * edge_match::side_count) {
        return fail(ErrorCode::bad_syntax, edges.offset,
                    say("{} has {} {letter|letters}, and this board needs {}", edges_key, edges.text.size(),
                        count * edge_match::side_count));
    }
    std::vector<edge_match::Tile> tiles;
    for (int cell = 0; cell < count; ++cell) {
        edge_match::Tile tile;
        for (int place = 0; place < edge_match::side_count; ++place) {
            const char letter = at(edges.text, cell * edge_match::side_count + place);
            at(tile.edges, at(listed_sides, place)) = edge_of_number(letter - 'a');
        }
        if (count > 1 && tile == edge_match::Tile{}) {
            return fail(ErrorCode::impossible_puzzle,
                        edges.offset + static_cast<std::size_t>(cell) * edge_match::side_count,
                        say("this cell is empty, and the address does not say which tile is left for it"));
        }
        tiles.push_back(tile);
    }
    return tiles;
}

// Returns the tiles by cell: as they are placed, and in the empty cells the others in their order.
std::vector<edge_match::Tile> shown_tiles(const edge_match::Level& level, const edge_match::State& state) {
    std::vector<edge_match::Tile> shown;
    int next = 0;  // the first tile that may be in the tray
    for (int index = 0; index < state.board.size(); ++index) {
        if (const auto tile = tile_at(level, state, state.board.cell(index))) {
            shown.push_back(*tile);
            continue;
        }
        while (cell_of(state, next)) {
            ++next;
        }
        shown.push_back(at(level.tiles, next++));
    }
    return shown;
}

// Returns the letter of each number; the numbers move together if there are larger ones than letters.
Result<std::vector<char>> letters_for(const std::vector<edge_match::Tile>& tiles) {
    std::set<int> used;
    for (const edge_match::Tile& tile : tiles) {
        for (const edge_match::Edge edge : tile.edges) {
            const std::optional<int> number = number_of_edge(edge);
            if (!number) {
                return fail(ErrorCode::impossible_puzzle, 0,
                            say("the tiles have half motifs, but a letter only matches itself"));
            }
            used.insert(*number);
        }
    }
    used.erase(0);
    if (int_size(used) >= most_letters) {
        return fail(
            ErrorCode::limit_exceeded, 0,
            say("there are letters for {} motifs, and the tiles have {}", most_letters - 1, used.size()));
    }
    const bool is_dense = !used.empty() && *used.rbegin() >= most_letters;
    std::vector<char> letters(most_edge_number + 1, 'a');
    char next = 'b';
    for (const int number : used) {
        at(letters, number) = is_dense ? next++ : static_cast<char>('a' + number);
    }
    return letters;
}

std::string two_sides(const edge_match::Level& level) {
    return "&board_w=" + std::to_string(level.columns) + "&board_h=" + std::to_string(level.rows);
}

}  // namespace

bool is_bucas_address(std::string_view text) {
    return text.substr(0, 2000).find(std::string(edges_key) + "=") != std::string_view::npos;
}

Result<Taken> read_bucas_address(std::string_view text, const ReadOptions& /*options*/) {
    const AddressReader address(text);
    const Result<int> columns = side_in(address, "board_w");
    const Result<int> rows = side_in(address, "board_h");
    if (!columns || !rows) {
        return tl::unexpected(!columns ? columns.error() : rows.error());
    }
    Result<std::vector<edge_match::Tile>> tiles = tiles_in(address.value(edges_key), *columns * *rows);
    if (!tiles) {
        return tl::unexpected(tiles.error());
    }
    edge_match::Level level;
    level.columns = *columns;
    level.rows = *rows;
    level.tiles = std::move(*tiles);
    Taken taken{Session<EdgeMatch>(std::move(level))};
    const std::vector<std::string> others = address.other_keys({"board_w", "board_h", edges_key});
    if (!others.empty()) {
        taken.remarks.push_back(say("in the address, {,and} will be ignored", join(others, ", ")));
    }
    return taken;
}

Result<Written> write_bucas_address(const Content& content, const WriteOptions& /*options*/) {
    const auto& game = std::get<Session<EdgeMatch>>(std::get<AnySession>(content));
    const std::vector<edge_match::Tile> tiles = shown_tiles(game.level(), game.state());
    const Result<std::vector<char>> letters = letters_for(tiles);
    if (!letters) {
        return tl::unexpected(letters.error());
    }
    std::string text = "https://e2.bucas.name/#puzzle=Tessera" + two_sides(game.level()) + "&" +
                       std::string(edges_key) + "=";
    for (const edge_match::Tile& tile : tiles) {
        for (const int side : listed_sides) {
            text += at(*letters, *number_of_edge(at(tile.edges, side)));
        }
    }
    return Written{text + "\n"};
}

}  // namespace tessera
