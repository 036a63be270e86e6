#include "formats/polysolver.h"

#include "base/text.h"
#include "formats/points.h"
#include "formats/polysolver_grids.h"
#include "games/credits.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tessera {

namespace {

using polyomino::Site;

constexpr int farthest = 200;  // coordinate

// Returns the words and signs of a text; # begins a comment.
std::vector<Token> words_of(std::string_view text, std::size_t start) {
    constexpr std::string_view gaps = " \t\r\n,";
    constexpr std::string_view signs = "():|+";
    std::vector<Token> words;
    for (std::size_t place = start; place < text.size();) {
        if (text[place] == '#') {
            place = std::min(text.find('\n', place), text.size());
        } else if (gaps.find(text[place]) != std::string_view::npos) {
            ++place;
        } else {
            const bool is_sign = signs.find(text[place]) != std::string_view::npos;
            const std::size_t end =
                is_sign ? place + 1 : std::min(text.find_first_of(" \t\r\n,#():|+", place), text.size());
            words.push_back({text.substr(place, end - place), place});
            place = end;
        }
    }
    return words;
}

class PolySolverReader {
public:
    explicit PolySolverReader(std::string_view text) : length_(text.size()) {
        const std::size_t first_line = std::min(text.find('\n'), text.size());
        title_ = std::string(text.substr(0, text.substr(0, first_line).find_last_not_of(" \t\r") + 1));
        words_ = words_of(text, first_line);
    }

    Result<Taken> read() {
        const bool is_named = !next().empty() && !is("board") && !is("tile");
        grid_ = poly_grid_called(is_named ? next() : "Square");
        if (grid_ == nullptr) {
            return fail(ErrorCode::impossible_puzzle, offset(),
                        say("only puzzles of squares, hexagons, triangles or cubes are read"));
        }
        place_ += is_named ? 1U : 0U;
        puzzle_.lattice = grid_->lattice;
        while (!error_ && (is("board") || is("tile"))) {
            is("board") ? read_board() : read_tile();
        }
        read_end();
        if (error_) {
            return tl::unexpected<Error>(std::move(*error_));
        }
        Result<polyomino::Level> level = level_of(std::move(puzzle_), true);
        if (!level) {
            return tl::unexpected(level.error());
        }
        if (is_credit(title_)) {
            level->title = std::move(title_);
        } else {
            leave_out(!title_.empty(), say("the description is left out"));
        }
        return Taken{Session<Polyomino>(std::move(*level)), std::move(remarks_)};
    }

private:
    std::string_view next() const { return place_ < words_.size() ? words_[place_].text : ""; }
    std::size_t offset() const { return place_ < words_.size() ? words_[place_].offset : length_; }

    bool is(std::string_view word) const {
        return std::equal(
            word.begin(), word.end(), next().begin(), next().end(), [](char small, char letter) {
                return small == letter || (letter >= 'A' && letter <= 'Z' && small == letter - 'A' + 'a');
            });
    }

    bool take(std::string_view word) {
        const bool is_next = is(word);
        place_ += is_next ? 1U : 0U;
        return is_next;
    }

    void refuse(Sentence sentence) {
        if (!error_) {
            error_ = Error{ErrorCode::bad_syntax, offset(), std::move(sentence)};
        }
    }

    void expect(std::string_view sign) {
        if (!take(sign)) {
            refuse(say("{} is expected here", sign));
        }
    }

    std::optional<int> number(int most) {
        const std::optional<int> value = parse_int(next(), 0, most);
        place_ += value ? 1U : 0U;
        return value;
    }

    int coordinate(int most) {
        const std::optional<int> value = number(most);
        if (!value) {
            refuse(say("a number from 0 to {} is expected here", most));
        }
        return value.value_or(0);
    }

    // Precondition: the next word is the bracket of a place.
    PolyPlace read_place() {
        expect("(");
        PolyPlace place{coordinate(farthest), coordinate(farthest)};
        place[2] = grid_->dimensions == 3 ? coordinate(farthest) : 0;
        if (grid_->cells_a_place > 1) {
            take(":");
            place[3] = coordinate(grid_->cells_a_place - 1);
        }
        expect(")");
        return place;
    }

    // Reads places up to the closing bracket.
    std::vector<PolyPlace> read_places() {
        expect("(");
        std::vector<PolyPlace> places;
        while (!error_ && is("(")) {
            places.push_back(read_place());
        }
        if (is("+")) {
            refuse(say("a piece here has one shape"));
        }
        expect(")");
        return places;
    }

    // The first place is the last of a block; each further one takes a cell away from it, or adds one.
    void read_board() {
        puzzle_.board_offset = offset();
        ++place_;
        const std::vector<PolyPlace> places = read_places();
        if (error_ || places.empty()) {
            return refuse(say("the board and each piece have a cell"));
        }
        const PolyPlace last = places.front();
        if ((last[0] + 1) * (last[1] + 1) * (last[2] + 1) >
            polyomino::max_board_side * polyomino::max_board_side) {
            return refuse(say("this is larger than a board can be here"));
        }
        std::set<PolyPlace> cells;
        for (PolyPlace at{}; at[2] <= last[2]; ++at[2]) {
            for (at[1] = 0; at[1] <= last[1]; ++at[1]) {
                for (at[0] = 0; at[0] <= last[0]; ++at[0]) {
                    for (at[3] = 0; at[3] < grid_->cells_a_place; ++at[3]) {
                        cells.insert(at);
                    }
                }
            }
        }
        for (auto place = places.begin() + 1; place != places.end(); ++place) {
            if (cells.erase(*place) == 0) {
                cells.insert(*place);
            }
        }
        puzzle_.board.clear();
        for (const PolyPlace& place : cells) {
            puzzle_.board.push_back(site_of(*grid_, place));
        }
    }

    void read_tile() {
        SitedPiece piece;
        piece.offset = offset();
        ++place_;
        piece.can_flip = take("flip");
        piece.can_turn = piece.can_flip || !take("fixed");
        piece.count = number(polyomino::max_piece_count).value_or(1);
        has_least_ |= number(polyomino::max_piece_count).value_or(0) > 0;
        std::set<Site> sites;
        for (const PolyPlace& place : read_places()) {
            sites.insert(site_of(*grid_, place));
        }
        piece.sites.assign(sites.begin(), sites.end());
        if (take("(")) {
            colour_count_ += 1;
            while (number(255)) {
            }
            expect(")");
        }
        if (piece.count > 0) {
            puzzle_.pieces.push_back(std::move(piece));
        }
    }

    void leave_out(bool is_there, Sentence sentence) {
        if (is_there) {
            remarks_.push_back(std::move(sentence));
        }
    }

    void read_end() {
        leave_out(colour_count_ > 0, say("colours are left out"));
        leave_out(take("place"), say("the pieces that are placed are left out"));
        while (place_ < words_.size() && !is("mode") && !is("solution") && !is("notes")) {
            ++place_;
        }
        if (take("mode")) {
            must_fill_ = !is("useall");
            ++place_;
        }
        leave_out(is("solution"), say("the solutions are left out"));
        leave_out(
            std::any_of(words_.begin(), words_.end(), [](const Token& word) { return word.text == "notes"; }),
            say("the notes are left out"));
        check_sizes();
    }

    // Here all cells are covered, and pieces may be left over.
    void check_sizes() {
        std::size_t most = 0;
        for (const SitedPiece& piece : puzzle_.pieces) {
            most += piece.sites.size() * static_cast<std::size_t>(piece.count);
        }
        if (!error_ && !must_fill_ && most < puzzle_.board.size()) {
            error_ = Error{ErrorCode::impossible_puzzle, puzzle_.board_offset,
                           say("the pieces leave cells empty, and here they fill the board")};
        }
        leave_out(has_least_ && most > puzzle_.board.size(),
                  say("each piece is there as often as it may be used, so some may be left over"));
    }

    std::size_t length_ = 0;
    std::string title_;
    std::vector<Token> words_;
    std::size_t place_ = 0;
    const PolyGrid* grid_ = nullptr;
    SitedPuzzle puzzle_;
    bool has_least_ = false;
    bool must_fill_ = true;
    int colour_count_ = 0;
    std::vector<Sentence> remarks_;
    std::optional<Error> error_;
};

}  // namespace

Result<Taken> read_polysolver(std::string_view text, const ReadOptions& /*options*/) {
    return PolySolverReader(text).read();
}

}  // namespace tessera
