#include "games/polyomino/share_styles.h"

#include "base/text.h"
#include "games/polyomino/share_pieces.h"

#include <algorithm>
#include <iterator>

namespace tessera::polyomino {

namespace {

bool has_style(const Piece& piece) {
    return piece.style != PieceStyle();
}

bool may_be_called(const std::vector<Piece>& pieces, std::string_view name) {
    return is_plain_name(name) &&
           std::none_of(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.name == name; });
}

// "INDEX-TINT" or "INDEX-TINT-NAME"
bool read_style(std::vector<Piece>& pieces, std::string_view code) {
    const std::vector<Token> words = split_at(code, '-');
    const auto index = parse_int(words[0].text, 0, int_size(pieces) - 1);
    const auto tint = words.size() > 1 ? parse_int(words[1].text, 0, most_tints) : std::nullopt;
    if (!index || !tint || words.size() > 3 || (words.size() == 3 && !may_be_called(pieces, words[2].text))) {
        return false;
    }
    Piece& piece = at(pieces, *index);
    piece.style = {words.size() == 3, *tint};
    piece.name = words.size() == 3 ? std::string(words[2].text) : piece.name;
    return true;
}

}  // namespace

void take_styles(std::vector<Piece>& link_pieces, const std::vector<Piece>& pieces) {
    std::vector<Piece> kinds;  // canonical forms of link_pieces
    for (const Piece& piece : pieces) {
        if (!has_style(piece)) {
            continue;
        }
        if (kinds.empty()) {
            std::transform(link_pieces.begin(), link_pieces.end(), std::back_inserter(kinds),
                           canonical_piece);
        }
        const Piece kind = canonical_piece(piece);
        for (int index = 0; index < int_size(kinds); ++index) {
            Piece& same = at(link_pieces, index);
            if (has_style(same) || !is_same_kind(at(kinds, index), kind)) {
                continue;
            }
            same.style = {piece.style.is_named && may_be_called(link_pieces, piece.name), piece.style.tint};
            same.name = same.style.is_named ? piece.name : same.name;
            break;
        }
    }
}

std::string styles_code(const std::vector<Piece>& link_pieces) {
    std::string code;
    for (int index = 0; index < int_size(link_pieces); ++index) {
        const Piece& piece = at(link_pieces, index);
        if (has_style(piece)) {
            code += code.empty() ? "" : ".";
            code += std::to_string(index) + "-" + std::to_string(piece.style.tint);
            code += piece.style.is_named ? "-" + piece.name : "";
        }
    }
    return code;
}

bool read_styles(std::vector<Piece>& link_pieces, std::string_view code) {
    const std::vector<Token> styles = split_at(code, '.');
    return std::all_of(styles.begin(), styles.end(),
                       [&](const Token& style) { return read_style(link_pieces, style.text); });
}

}  // namespace tessera::polyomino
