#include "games/polyomino/share_pieces.h"

#include "base/base64url.h"
#include "games/polyomino/catalogue.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera::polyomino {

namespace {

bool is_free(const Piece& piece) {
    return piece.can_flip && piece.can_turn;
}

// Order of pieces in a link: free pieces first, then by shape.
bool comes_before(const Piece& a, const Piece& b) {
    const int a_class = (a.can_flip ? 0 : 2) + (a.can_turn ? 0 : 1);
    const int b_class = (b.can_flip ? 0 : 2) + (b.can_turn ? 0 : 1);
    return a_class != b_class ? a_class < b_class : a.shape < b.shape;
}

}  // namespace

Piece canonical_piece(const Piece& piece) {
    Shape least = *std::min_element(piece.orientations.begin(), piece.orientations.end());
    return make_piece("", std::move(least), piece.count, piece.can_flip, piece.can_turn);
}

bool is_same_kind(const Piece& a, const Piece& b) {
    return a.shape == b.shape && a.can_flip == b.can_flip && a.can_turn == b.can_turn;
}

std::vector<Piece> canonical_pieces(const std::vector<Piece>& pieces) {
    std::vector<Piece> sorted;  // inserted one by one: avoids a sort in the page's code
    for (const Piece& piece : pieces) {
        Piece canonical = canonical_piece(piece);
        const auto place = std::upper_bound(sorted.begin(), sorted.end(), canonical, comes_before);
        sorted.insert(place, std::move(canonical));
    }
    std::vector<Piece> merged;
    for (Piece& piece : sorted) {
        if (!merged.empty() && is_same_kind(merged.back(), piece)) {
            merged.back().count += piece.count;
        } else {
            merged.push_back(std::move(piece));
        }
    }
    return merged;
}

namespace {

struct CanonicalSet {
    std::string name;
    std::vector<Piece> pieces;
};

// Built once: the larger sets take milliseconds.
const std::vector<CanonicalSet>& canonical_sets() {
    static const std::vector<CanonicalSet> sets = [] {
        std::vector<CanonicalSet> made;
        for (const std::string& name : set_names()) {
            made.push_back({name, canonical_pieces(*pieces_of_set(name))});
        }
        return made;
    }();
    return sets;
}

std::string set_of(const std::vector<Piece>& canonical) {
    for (const CanonicalSet& set : canonical_sets()) {
        if (set.pieces == canonical) {
            return set.name;
        }
    }
    return "";
}

std::string piece_code(const Piece& piece) {
    const std::vector<Shape>& table = small_free_polyominoes();
    const auto small = std::find(table.begin(), table.end(), piece.shape);
    if (is_free(piece) && small != table.end()) {
        return {base64url_digit(static_cast<int>(small - table.begin()))};
    }
    const int rows = piece.shape.rows();
    const int columns = piece.shape.columns();
    const bool is_big = std::max(rows, columns) > 16;
    BitWriter bits;
    bits.put(piece.can_flip ? 0 : 1, 1);
    bits.put(piece.can_turn ? 0 : 1, 1);
    bits.put(is_big ? 1 : 0, 1);
    bits.put(static_cast<std::uint32_t>(columns - 1), is_big ? 7 : 4);
    bits.put(static_cast<std::uint32_t>(rows - 1), is_big ? 7 : 4);
    for (const char letter : picture_of(piece.shape)) {
        if (letter != '\n') {
            bits.put(letter == 'X' ? 1 : 0, 1);
        }
    }
    return "." + bits.digits();
}

// Two digits hold up to 4095; max_piece_count, which is one more, is written as 0.
constexpr int most_in_two_digits = 64 * 64 - 1;
static_assert(max_piece_count == most_in_two_digits + 1);

std::string count_code(int count) {
    if (count == 1) {
        return "";
    }
    count = count > most_in_two_digits ? 0 : count;
    return count > 0 && count < 64
               ? std::string{'-', base64url_digit(count)}
               : std::string{'_', base64url_digit(count / 64), base64url_digit(count % 64)};
}

// Reads piece codes one after another; `is_sound_` becomes false at the first invalid one.
class PieceReader {
public:
    explicit PieceReader(std::string_view code) : code_(code) {}

    std::optional<std::vector<Piece>> read() {
        std::vector<Piece> pieces;
        int count = 0;
        while (is_sound_ && position_ < code_.size() && int_size(pieces) < max_piece_kinds) {
            const std::optional<Piece> piece = code_[position_] == '.' ? read_bits() : read_small();
            if (!piece) {
                return std::nullopt;
            }
            pieces.push_back(make_piece("", piece->shape, read_count(), piece->can_flip, piece->can_turn));
            count += pieces.back().count;
            is_sound_ = is_sound_ && count <= max_piece_count;
        }
        return is_sound_ && position_ == code_.size() ? std::optional(std::move(pieces)) : std::nullopt;
    }

private:
    int digit() {
        const auto value = position_ < code_.size() ? base64url_value(code_[position_++]) : std::nullopt;
        is_sound_ = is_sound_ && value.has_value();
        return value.value_or(0);
    }

    std::optional<Piece> read_small() {
        const int index = digit();
        const std::vector<Shape>& table = small_free_polyominoes();
        return is_sound_ && index < int_size(table) ? std::optional(make_piece("", at(table, index)))
                                                    : std::nullopt;
    }

    int read_bit() {
        if (bits_left_ == 0) {
            bits_ = digit();
            bits_left_ = 6;
        }
        --bits_left_;
        return (bits_ >> bits_left_) & 1;
    }

    int read_bits_as_number(int bit_count) {
        int number = 0;
        for (int place = 0; place < bit_count; ++place) {
            number = number * 2 + read_bit();
        }
        return number;
    }

    std::optional<Piece> read_bits() {
        ++position_;
        bits_left_ = 0;
        const bool can_flip = read_bit() == 0;
        const bool can_turn = read_bit() == 0;
        const int side_bits = read_bit() != 0 ? 7 : 4;
        const int columns = read_bits_as_number(side_bits) + 1;
        const int rows = read_bits_as_number(side_bits) + 1;
        std::vector<Cell> cells;
        for (int index = 0; is_sound_ && index < rows * columns; ++index) {
            if (read_bit() != 0) {
                cells.push_back({index / columns, index % columns});
            }
        }
        const Shape shape = make_shape(std::move(cells));
        const bool is_shape = shape.size() >= 1 && shape.size() <= max_piece_size && is_connected(shape);
        return is_sound_ && is_shape ? std::optional(make_piece("", shape, 1, can_flip, can_turn))
                                     : std::nullopt;
    }

    int read_count() {
        const char mark = position_ < code_.size() ? code_[position_] : '\0';
        if (mark != '-' && mark != '_') {
            return 1;
        }
        ++position_;
        const int high = mark == '_' ? digit() : 0;
        const int count = high * 64 + digit();
        is_sound_ = is_sound_ && (count >= 1 || mark == '_');
        return count == 0 ? max_piece_count : count;
    }

    std::string_view code_;
    std::size_t position_ = 0;
    bool is_sound_ = true;
    int bits_ = 0;
    int bits_left_ = 0;
};

}  // namespace

std::vector<Piece> link_pieces(const std::vector<Piece>& canonical) {
    const std::string name = set_of(canonical);
    std::vector<Piece> pieces = name.empty() ? canonical : *pieces_of_set(name);
    name_pieces(pieces);
    return pieces;
}

std::string pieces_code(const std::vector<Piece>& canonical) {
    std::string name = set_of(canonical);
    if (!name.empty()) {
        return name;
    }
    std::string code;
    for (const Piece& piece : canonical) {
        code += piece_code(piece) + count_code(piece.count);
    }
    // Writes a count of 1 explicitly for the first piece if the list would read as a set's name.
    return pieces_of_set(code) != nullptr ? code.substr(0, 1) + "-B" + code.substr(1) : code;
}

Result<std::vector<Piece>> read_pieces(std::string_view code, std::size_t offset) {
    const auto* const set = pieces_of_set(code);
    std::optional<std::vector<Piece>> pieces = set != nullptr ? *set : PieceReader(code).read();
    if (!pieces || pieces->empty()) {
        return fail(ErrorCode::bad_syntax, offset, say("the pieces in the link cannot be read"));
    }
    name_pieces(*pieces);
    return *pieces;
}

}  // namespace tessera::polyomino
