#include "games/polyomino/level_text.h"

#include "base/text.h"
#include "games/level_reader.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/draft.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr std::size_t max_text_size = 1U << 20;
constexpr std::string_view tint_word = "tint";  // followed by its number

class PuzzleReader {
public:
    // A draft need not be a sound level, and its pieces need not be connected.
    PuzzleReader(std::string_view text, bool is_draft) : reader_(text), is_draft_(is_draft) {}

    Result<Level> read() {
        if (reader_.size() > max_text_size) {
            refuse(ErrorCode::limit_exceeded, 0, say("the level is larger than one megabyte"));
        }
        reader_.read_header("polyomino");
        for (auto words = reader_.next_line(); !words.empty(); words = reader_.next_line()) {
            read_line(words);
        }
        if (!reader_.has_failed()) {
            settle();
        }
        return reader_.finish(std::move(level_));
    }

private:
    void refuse(ErrorCode code, std::size_t offset, Sentence sentence) {
        reader_.refuse({code, offset, std::move(sentence)});
    }

    void read_line(const std::vector<Token>& words) {
        const std::string_view keyword = words[0].text;
        if (keyword == "title") {
            reader_.read_title(words, level_.title);
        } else if (keyword == "author") {
            reader_.read_author(words, level_.author);
        } else if (keyword == "recipe") {
            reader_.read_recipe(words, "polyomino", level_.recipe);
        } else if (keyword == "board") {
            read_board(words[0].offset);
        } else if (keyword == "piece") {
            read_piece(words);
        } else if (keyword == "set") {
            read_set(words);
        } else if (keyword == "place") {
            read_place(words);
        } else {
            reader_.refuse(words[0].offset, say("{} is not a word of level text here", keyword));
        }
    }

    // Returns the rows of a block; refuses rows that are too long or use other letters than `alphabet`.
    std::vector<Token> read_rows(std::size_t offset, std::string_view alphabet) {
        std::vector<Token> rows;
        reader_.read_block([&](const std::vector<Token>& words) {
            const Token& row = words[0];
            const std::size_t bad = std::min(row.text.find_first_not_of(alphabet), row.text.size());
            if (words.size() != 1 || bad < row.text.size()) {
                reader_.refuse(row.offset + bad, say("a row here is made of {} only", alphabet));
            } else if (int_size(row.text) > max_board_side || int_size(rows) == max_board_side) {
                refuse(ErrorCode::limit_exceeded, row.offset,
                       say("a side is longer than {} cells", max_board_side));
            } else {
                rows.push_back(row);
            }
        });
        if (rows.empty()) {
            reader_.refuse(offset, say("this block has no rows"));
        }
        return reader_.has_failed() ? std::vector<Token>{} : rows;
    }

    void read_board(std::size_t offset) {
        if (level_.board.size() > 0) {
            reader_.refuse(offset, say("a level has one board"));
        }
        const std::vector<Token> rows = read_rows(offset, ".#");
        if (rows.empty()) {
            return;
        }
        level_.board = Grid<Square>(int_size(rows), int_size(rows[0].text), Square::open);
        for (int row = 0; row < int_size(rows); ++row) {
            const Token& line = at(rows, row);
            if (int_size(line.text) != level_.board.columns()) {
                return reader_.refuse(line.offset, say("the rows of the board differ in length"));
            }
            for (int column = 0; column < int_size(line.text); ++column) {
                level_.board[Cell{row, column}] =
                    at(line.text, column) == '#' ? Square::blocked : Square::open;
            }
        }
    }

    void read_piece(const std::vector<Token>& words) {
        if (words.size() < 2) {
            return reader_.refuse(words[0].offset, say("a piece needs a name"));
        }
        Piece piece = make_piece(std::string(words[1].text), {});
        for (std::size_t index = 2; index < words.size(); ++index) {
            read_piece_option(piece, words[index]);
        }
        std::string picture;
        for (const Token& row : read_rows(words[0].offset, ".X")) {
            picture += std::string(row.text) + "\n";
        }
        const Shape shape = shape_from_picture(picture);
        if (reader_.has_failed()) {
            return;
        }
        if (shape.size() == 0 || shape.size() > max_piece_size) {
            return refuse(ErrorCode::limit_exceeded, words[1].offset,
                          say("a piece has 1 to {} cells", max_piece_size));
        }
        if (!is_draft_ && !is_connected(shape)) {
            return reader_.refuse(words[1].offset, say("the cells of a piece touch each other along edges"));
        }
        if (find_piece(words[1].text)) {
            return reader_.refuse(words[1].offset, say("the name {} is used twice", words[1].text));
        }
        const PieceStyle style = piece.style;
        piece = make_piece(piece.name, shape, piece.count, piece.can_flip, piece.can_turn);
        piece.style = style;
        add_piece(std::move(piece), words[0].offset);
    }

    // Fails at the first piece beyond the limit, before reading more.
    void add_piece(Piece piece, std::size_t offset) {
        piece_count_ += piece.count;
        if (piece_count_ > max_piece_count) {
            return refuse(ErrorCode::limit_exceeded, offset,
                          say("there are more than {} pieces", max_piece_count));
        }
        if (int_size(level_.pieces) == max_piece_kinds) {
            return refuse(ErrorCode::limit_exceeded, offset,
                          say("there are more than {} kinds of pieces", max_piece_kinds));
        }
        pieces_by_name_.emplace(piece.name, int_size(level_.pieces));
        level_.pieces.push_back(std::move(piece));
    }

    void read_piece_option(Piece& piece, const Token& word) {
        if (word.text == "noflip") {
            piece.can_flip = false;
        } else if (word.text == "noturn") {
            piece.can_turn = false;
        } else if (const auto count = parse_int(word.text.substr(1), 1, max_piece_count);
                   word.text.front() == 'x' && count) {
            piece.count = *count;
        } else if (!read_style(piece.style, word.text)) {
            reader_.refuse(
                word.offset,
                say("{} is neither a count like x2, nor noflip, noturn, named, nor a colour like tint3",
                    word.text));
        }
    }

    static bool read_style(PieceStyle& style, std::string_view word) {
        if (word == "named") {
            return style.is_named = true;
        }
        const auto tint = word.starts_with(tint_word)
                              ? parse_int(word.substr(tint_word.size()), 1, most_tints)
                              : std::nullopt;
        style.tint = tint.value_or(0);
        return tint.has_value();
    }

    void read_set(const std::vector<Token>& words) {
        const auto* const pieces = words.size() == 2 ? pieces_of_set(words[1].text) : nullptr;
        if (pieces == nullptr) {
            return refuse(ErrorCode::unknown_name, words.back().offset,
                          say("there is no set of that name; there are {}", join(set_names(), ", ")));
        }
        for (Piece piece : *pieces) {
            if (reader_.has_failed()) {
                return;
            }
            piece.name = free_name(piece.name);
            add_piece(std::move(piece), words[0].offset);
        }
    }

    void refuse_place(std::size_t offset) {
        reader_.refuse(offset, say("a placement is: place PIECE ORIENTATION ROW COLUMN, of a piece above"));
    }

    // Returns `name`, or the first unused name of NAME.2, NAME.3, ... Names are never freed, so each search
    // continues where the last one ended.
    std::string free_name(const std::string& name) {
        std::string candidate = name;
        for (int& suffix = last_suffix_[name]; find_piece(candidate);) {
            suffix = std::max(suffix + 1, 2);
            candidate = name + "." + std::to_string(suffix);
        }
        return candidate;
    }

    // Only records the placement. Placements are checked once the board and all pieces are known.
    void read_place(const std::vector<Token>& words) {
        if (words.size() != 5) {
            return refuse_place(words[0].offset);
        }
        const auto piece = find_piece(words[1].text);
        const auto row = parse_int(words[3].text, 0, max_board_side);
        const auto column = parse_int(words[4].text, 0, max_board_side);
        if (!piece || !row || !column) {
            return refuse_place(words[0].offset);
        }
        const int last = int_size(at(level_.pieces, *piece).orientations) - 1;
        const auto orientation = parse_int(words[2].text, 0, last);
        if (!orientation) {
            return reader_.refuse(words[2].offset,
                                  say("{} has the orientations 0 to {}", words[1].text, last));
        }
        places_.push_back({{*piece, *orientation, {*row, *column}}, words[0].offset});
    }

    void settle() {
        if (level_.board.size() == 0) {
            return reader_.refuse(reader_.size(), say("the level has no board"));
        }
        for (const Place& place : places_) {
            if (auto reason = why_it_does_not_fit(level_, {level_.givens}, place.placement)) {
                return refuse(ErrorCode::illegal_move, place.offset, std::move(*reason));
            }
            level_.givens.push_back(place.placement);
        }
        std::sort(level_.givens.begin(), level_.givens.end());
        if (auto reason = is_draft_ ? std::nullopt : why_level_is_unsound(level_)) {
            refuse(ErrorCode::impossible_puzzle, 0, std::move(*reason));
        }
    }

    std::optional<int> find_piece(std::string_view name) const {
        const auto piece = pieces_by_name_.find(name);
        return piece == pieces_by_name_.end() ? std::nullopt : std::optional(piece->second);
    }

    struct Place {
        Placement placement;
        std::size_t offset = 0;
    };

    LevelReader reader_;
    bool is_draft_;
    Level level_;
    std::map<std::string, int, std::less<>> pieces_by_name_;
    std::map<std::string, int> last_suffix_;  // last suffix tried for each name of a set; 0: none yet
    int piece_count_ = 0;                     // all copies of all pieces
    std::vector<Place> places_;
};

std::string format_piece(const Piece& piece) {
    std::string text = "piece " + piece.name;
    text += piece.count > 1 ? " x" + std::to_string(piece.count) : "";
    text += piece.can_flip ? "" : " noflip";
    text += piece.can_turn ? "" : " noturn";
    text += piece.style.is_named ? " named" : "";
    text += piece.style.tint > 0 ? " " + std::string(tint_word) + std::to_string(piece.style.tint) : "";
    return text + "\n" + picture_of(piece.shape) + "\nend\n";
}

std::string format_pieces(const Level& level) {
    if (const int set = find_set(level.pieces); set >= 0) {
        return "set " + at(set_names(), set) + "\n";
    }
    std::string text;
    for (const Piece& piece : level.pieces) {
        text += format_piece(piece);
    }
    return text;
}

std::string format_placement(const Level& level, const Placement& placement) {
    return at(level.pieces, placement.piece).name + " " + std::to_string(placement.orientation) + " " +
           std::to_string(placement.corner.row) + " " + std::to_string(placement.corner.column);
}

std::optional<Placement> placement_of(const Level& level, const Token* words) {
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (at(level.pieces, piece).name != words[0].text) {
            continue;
        }
        const int last = int_size(at(level.pieces, piece).orientations) - 1;
        const auto orientation = parse_int(words[1].text, 0, last);
        const auto row = parse_int(words[2].text, -max_board_side, max_board_side);
        const auto column = parse_int(words[3].text, -max_board_side, max_board_side);
        return orientation && row && column ? std::optional(Placement{piece, *orientation, {*row, *column}})
                                            : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

Result<Level> parse_level(std::string_view text) {
    return PuzzleReader(text, false).read();
}

Result<Level> parse_draft(std::string_view text) {
    return PuzzleReader(text, true).read();
}

std::string format_level(const Level& level) {
    std::string text =
        level_head("polyomino", level.title, level.recipe) + author_line(level.author) + "board\n";
    for (int row = 0; row < level.board.rows(); ++row) {
        for (int column = 0; column < level.board.columns(); ++column) {
            text += level.board[Cell{row, column}] == Square::open ? '.' : '#';
        }
        text += '\n';
    }
    text += "end\n" + format_pieces(level);
    for (const Placement& given : level.givens) {
        text += "place " + format_placement(level, given) + "\n";
    }
    return text;
}

std::string format_move(const Level& level, const Move& move) {
    if (move.from && move.to) {
        return "shift " + format_placement(level, *move.from) + " " + format_placement(level, *move.to);
    }
    return move.to ? "place " + format_placement(level, *move.to)
                   : "take " + format_placement(level, *move.from);
}

Result<Move> parse_move(const Level& level, std::string_view text) {
    const std::vector<Token> words = split_words({text, 0});
    const std::string_view verb = words.empty() ? "" : words[0].text;
    const bool is_shift = verb == "shift" && words.size() == 9;
    const bool is_single = (verb == "place" || verb == "take") && words.size() == 5;
    const auto first = is_shift || is_single ? placement_of(level, &words[1]) : std::nullopt;
    const auto second = is_shift ? placement_of(level, &words[5]) : std::nullopt;
    if (!first || (is_shift && !second)) {
        return fail(ErrorCode::bad_syntax, 0, say("this is not a move: {}", text));
    }
    if (is_shift) {
        return Move{first, second};
    }
    return verb == "place" ? placing(*first) : taking_back(*first);
}

}  // namespace tessera::polyomino
