#include "games/polyomino/puzzle_reader.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/lattice/lattices.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr std::size_t max_text_size = 1U << 20;
constexpr std::string_view tint_prefix = "tint";  // followed by its number

bool read_style(PieceStyle& style, std::string_view word) {
    if (word == "named") {
        return style.is_named = true;
    }
    const auto tint = word.starts_with(tint_prefix)
                          ? parse_int(word.substr(tint_prefix.size()), 1, most_tints)
                          : std::nullopt;
    style.tint = tint.value_or(0);
    return tint.has_value();
}

}  // namespace

Result<Level> PuzzleReader::read() {
    if (reader_.size() > max_text_size) {
        refuse(ErrorCode::limit_exceeded, 0, say("the level is larger than one megabyte"));
    }
    reader_.read_header("polyomino");
    for (auto words = reader_.next_line(); !words.empty() && !has_met_lattice_; words = reader_.next_line()) {
        read_line(words);
    }
    if (!reader_.has_failed() && !has_met_lattice_) {
        settle();
    }
    return reader_.finish(std::move(level_));
}

void PuzzleReader::read_line(const std::vector<Token>& words) {
    const std::string_view keyword = words[0].text;
    if (keyword == "title") {
        reader_.read_title(words, level_.title);
    } else if (keyword == "author") {
        reader_.read_author(words, level_.author);
    } else if (keyword == "note") {
        reader_.read_note(words, level_.note);
    } else if (keyword == "recipe") {
        reader_.read_recipe(words, "polyomino", level_.recipe);
    } else if (keyword == "lattice") {
        read_lattice(words);
    } else if (keyword == "board") {
        if (level_.board.size() > 0) {
            reader_.refuse(words[0].offset, say("a level has one board"));
        }
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

void PuzzleReader::read_lattice(const std::vector<Token>& words) {
    if (const std::optional<Sentence> absent = why_absent(words.back().text)) {
        return refuse(ErrorCode::impossible_puzzle, words.back().offset, *absent);
    }
    has_met_lattice_ = true;
}

// Returns the rows of a block; refuses rows that are too long or use other letters than `alphabet`.
std::vector<Token> PuzzleReader::read_rows(std::size_t offset, std::string_view alphabet) {
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

void PuzzleReader::read_board(std::size_t offset) {
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
            level_.board[Cell{row, column}] = at(line.text, column) == '#' ? Square::blocked : Square::open;
        }
    }
}

std::optional<Shape> PuzzleReader::read_shape(std::size_t offset) {
    std::string picture;
    for (const Token& row : read_rows(offset, ".X")) {
        picture += std::string(row.text) + "\n";
    }
    return reader_.has_failed() ? std::nullopt : std::optional(shape_from_picture(picture));
}

Piece PuzzleReader::on_lattice(const Piece& piece) const {
    return make_piece(piece.name, piece.shape, piece.count, piece.can_flip, piece.can_turn);
}

bool PuzzleReader::are_touching(const Shape& shape) const {
    return is_connected(shape);
}

void PuzzleReader::read_piece(const std::vector<Token>& words) {
    if (words.size() < 2) {
        return reader_.refuse(words[0].offset, say("a piece needs a name"));
    }
    Piece piece;
    piece.name = words[1].text;
    piece.can_flip = flips_by_default();
    for (std::size_t index = 2; index < words.size(); ++index) {
        read_piece_option(piece, words[index]);
    }
    const std::optional<Shape> shape = read_shape(words[0].offset);
    if (!shape) {
        return;
    }
    if (shape->size() == 0 || shape->size() > max_piece_size) {
        return refuse(ErrorCode::limit_exceeded, words[1].offset,
                      say("a piece has 1 to {} cells", max_piece_size));
    }
    if (!is_draft_ && !are_touching(*shape)) {
        return reader_.refuse(words[1].offset, level_.lattice == nullptr
                                                   ? say("the cells of a piece touch each other along edges")
                                                   : say("the cells of a piece touch each other"));
    }
    if (find_piece(words[1].text)) {
        return reader_.refuse(words[1].offset, say("the name {} is used twice", words[1].text));
    }
    piece.shape = *shape;
    const PieceStyle style = piece.style;
    piece = on_lattice(piece);
    piece.style = style;
    add_piece(std::move(piece), words[0].offset);
}

// Fails at the first piece beyond the limit, before reading more.
void PuzzleReader::add_piece(Piece piece, std::size_t offset) {
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

bool PuzzleReader::read_freedom(Piece& piece, std::string_view word) const {
    if (word == "noflip") {
        piece.can_flip = false;
    } else if (word == "noturn") {
        piece.can_turn = false;
    } else {
        return false;
    }
    return true;
}

void PuzzleReader::read_piece_option(Piece& piece, const Token& word) {
    if (read_freedom(piece, word.text)) {
        return;
    }
    if (const auto count = parse_int(word.text.substr(1), 1, max_piece_count);
        word.text.front() == 'x' && count) {
        piece.count = *count;
    } else if (!read_style(piece.style, word.text)) {
        reader_.refuse(
            word.offset,
            say("{} is neither a count like x2, nor noflip, noturn, named, nor a colour like tint3",
                word.text));
    }
}

std::optional<std::vector<Piece>> PuzzleReader::pieces_called(std::string_view set) const {
    const auto* const pieces = pieces_of_set(set);
    return pieces == nullptr ? std::nullopt : std::optional(*pieces);
}

Sentence PuzzleReader::no_set_sentence() const {
    return say("there is no set of that name; there are {}", join(set_names(), ", "));
}

void PuzzleReader::read_set(const std::vector<Token>& words) {
    auto pieces = words.size() == 2 ? pieces_called(words[1].text) : std::nullopt;
    if (!pieces) {
        return refuse(ErrorCode::unknown_name, words.back().offset, no_set_sentence());
    }
    for (Piece& own : *pieces) {
        if (reader_.has_failed()) {
            return;
        }
        own.name = free_name(own.name);
        add_piece(std::move(own), words[0].offset);
    }
}

void PuzzleReader::refuse_place(std::size_t offset) {
    reader_.refuse(offset,
                   place_size() == 2
                       ? say("a placement is: place PIECE ORIENTATION ROW COLUMN, of a piece above")
                       : say("a placement in space is: place PIECE ORIENTATION LAYER ROW COLUMN, of a "
                             "piece above"));
}

// Returns `name`, or the first unused name of NAME.2, NAME.3, ... Names are never freed, so each search
// continues where the last one ended.
std::string PuzzleReader::free_name(const std::string& name) {
    std::string candidate = name;
    for (int& suffix = last_suffix_[name]; find_piece(candidate);) {
        suffix = std::max(suffix + 1, 2);
        candidate = name + "." + std::to_string(suffix);
    }
    return candidate;
}

// Only records the placement. Placements are checked once the board and all pieces are known.
void PuzzleReader::read_place(const std::vector<Token>& words) {
    if (int_size(words) != 3 + place_size()) {
        return refuse_place(words[0].offset);
    }
    const auto piece = find_piece(words[1].text);
    std::vector<int> numbers;
    for (std::size_t index = 3; index < words.size(); ++index) {
        if (const auto number = parse_int(words[index].text, 0, max_board_side)) {
            numbers.push_back(*number);
        }
    }
    if (!piece || int_size(numbers) != place_size()) {
        return refuse_place(words[0].offset);
    }
    const int last = int_size(at(level_.pieces, *piece).orientations) - 1;
    const auto orientation = parse_int(words[2].text, 0, last);
    if (!orientation) {
        return reader_.refuse(words[2].offset, say("{} has the orientations 0 to {}", words[1].text, last));
    }
    places_.push_back({*piece, *orientation, std::move(numbers), words[0].offset});
}

std::optional<Placement> PuzzleReader::placement_at(int piece, int orientation,
                                                    const std::vector<int>& place) {
    return Placement{piece, orientation, {place[0], place[1]}};
}

void PuzzleReader::settle() {
    if (level_.board.size() == 0) {
        return reader_.refuse(reader_.size(), say("the level has no board"));
    }
    for (const Place& place : places_) {
        const auto placement = placement_at(place.piece, place.orientation, place.numbers);
        auto reason = placement ? why_it_does_not_fit(level_, {level_.givens}, *placement)
                                : std::optional(say("{} does not fit on the board there",
                                                    std::string(short_name(level_, place.piece))));
        if (reason) {
            return refuse(ErrorCode::illegal_move, place.offset, std::move(*reason));
        }
        level_.givens.push_back(*placement);
    }
    std::sort(level_.givens.begin(), level_.givens.end());
    if (auto reason = is_draft_ ? std::nullopt : why_level_is_unsound(level_)) {
        refuse(ErrorCode::impossible_puzzle, 0, std::move(*reason));
    }
}

std::optional<int> PuzzleReader::find_piece(std::string_view name) const {
    const auto piece = pieces_by_name_.find(name);
    return piece == pieces_by_name_.end() ? std::nullopt : std::optional(piece->second);
}

}  // namespace tessera::polyomino
