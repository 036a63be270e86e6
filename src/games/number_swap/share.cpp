#include "games/number_swap/share.h"

#include "base/base64url.h"
#include "base/text.h"

#include <algorithm>
#include <numeric>

namespace tessera::number_swap {

namespace {

std::vector<int> first_numbers(int count) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 1);
    return numbers;
}

std::string encode_tiles(const Grid<int>& tiles) {
    BitWriter writer;
    std::vector<int> left = first_numbers(tiles.size());
    for (int index = 0; index < tiles.size(); ++index) {
        const auto place = std::lower_bound(left.begin(), left.end(), tiles[index]);
        writer.put(static_cast<std::uint32_t>(place - left.begin()), bits_below(int_size(left)));
        left.erase(place);
    }
    return writer.digits();
}

bool decode_tiles(std::string_view digits, Grid<int>& tiles) {
    std::optional<BitReader> reader = BitReader::open(digits);
    std::vector<int> left = first_numbers(tiles.size());
    for (int index = 0; reader && index < tiles.size(); ++index) {
        const std::optional<std::uint32_t> rank = reader->read(bits_below(int_size(left)));
        if (!rank || *rank >= left.size()) {
            return false;
        }
        tiles[index] = left[*rank];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(*rank));
    }
    return reader && reader->at_end();
}

std::string encode_barriers(const Level& level) {
    if (level.barriers.empty()) {
        return "";
    }
    BitWriter writer;
    for (const CellPair& pair : neighbour_pairs(level.tiles.rows(), level.tiles.columns())) {
        writer.put(std::binary_search(level.barriers.begin(), level.barriers.end(), pair) ? 1 : 0, 1);
    }
    return writer.digits();
}

bool decode_barriers(std::string_view digits, Level& level) {
    if (digits.empty()) {
        return true;
    }
    std::optional<BitReader> reader = BitReader::open(digits);
    for (const CellPair& pair : neighbour_pairs(level.tiles.rows(), level.tiles.columns())) {
        const std::optional<std::uint32_t> bit = reader ? reader->read(1) : std::nullopt;
        if (!bit) {
            return false;
        }
        if (*bit == 1) {
            level.barriers.push_back(pair);
        }
    }
    return reader->at_end() && !level.barriers.empty();
}

std::string encode_moves(const Level& level, const std::vector<Move>& moves) {
    const std::vector<Move> pairs = open_pairs(level);
    BitWriter writer;
    for (const Move& move : moves) {
        const auto place = std::lower_bound(pairs.begin(), pairs.end(), move);
        TESSERA_ASSERT(place != pairs.end() && *place == move);
        writer.put(static_cast<std::uint32_t>(place - pairs.begin()) + 1, bits_below(int_size(pairs) + 1));
    }
    return writer.digits();
}

// Numbers start at 1, so that the zeros at the end of the last digit are never a move.
bool decode_moves(std::string_view digits, Shared& shared) {
    const std::vector<Move> pairs = open_pairs(shared.level);
    std::optional<BitReader> reader = BitReader::open(digits);
    while (reader) {
        const std::optional<std::uint32_t> number = reader->read(bits_below(int_size(pairs) + 1));
        if (!number || *number == 0) {
            break;
        }
        if (*number > pairs.size()) {
            return false;
        }
        shared.moves.push_back(pairs[*number - 1]);
    }
    return !shared.moves.empty() && encode_moves(shared.level, shared.moves) == digits;
}

}  // namespace

std::string encode_share(const Shared& shared) {
    const Grid<int>& tiles = shared.level.tiles;
    std::string body = format_sides(tiles.columns(), tiles.rows()) + "/" + encode_tiles(tiles);
    const std::string barriers = encode_barriers(shared.level);
    body += barriers.empty() && shared.moves.empty() ? "" : "/" + barriers;
    body += shared.moves.empty() ? "" : "/" + encode_moves(shared.level, shared.moves);
    return body;
}

Result<Shared> decode_share(std::string_view body) {
    const std::vector<Token> parts = split_at(body, '/');
    const auto sides = parse_sides(parts[0].text, 1, max_side);
    if (!sides || sides->columns * sides->rows < 2) {
        return fail(ErrorCode::bad_syntax, 0, say("the link does not say how large the grid is"));
    }
    Shared shared;
    shared.level.tiles = Grid<int>(sides->rows, sides->columns);
    if (parts.size() < 2 || !decode_tiles(parts[1].text, shared.level.tiles)) {
        return fail(ErrorCode::bad_syntax, parts.back().offset, say("the tiles in the link are damaged"));
    }
    if (parts.size() > 2 && !decode_barriers(parts[2].text, shared.level)) {
        return fail(ErrorCode::bad_syntax, parts[2].offset, say("the barriers in the link are damaged"));
    }
    if (parts.size() > 3 && !decode_moves(parts[3].text, shared)) {
        return fail(ErrorCode::bad_syntax, parts[3].offset, say("the moves in the link are damaged"));
    }
    if (encode_share(shared) != body) {
        return fail(ErrorCode::bad_syntax, parts.back().offset,
                    say("the link was not written by this program"));
    }
    return shared;
}

}  // namespace tessera::number_swap
