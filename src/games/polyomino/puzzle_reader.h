#pragma once

#include "base/result.h"
#include "base/text.h"
#include "games/level_reader.h"
#include "games/polyomino/level.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Reads a level text (level_text.h), on squares. On other lattices boards, pieces and placements are drawn and
// numbered in another way: the reader in lattice_text.cpp reads those itself.
class PuzzleReader {
public:
    // A draft need not be a sound level, and its pieces need not be connected.
    PuzzleReader(std::string_view text, bool is_draft) : text_(text), reader_(text), is_draft_(is_draft) {}
    PuzzleReader(const PuzzleReader&) = delete;
    PuzzleReader& operator=(const PuzzleReader&) = delete;
    PuzzleReader(PuzzleReader&&) = delete;
    PuzzleReader& operator=(PuzzleReader&&) = delete;
    virtual ~PuzzleReader() = default;

    Result<Level> read();
    // True if a line with the word `lattice` ended the reading: the text is for the other reader.
    bool has_met_lattice() const { return has_met_lattice_; }

protected:
    virtual void read_lattice(const std::vector<Token>& words);
    virtual void read_board(std::size_t offset);
    // Reads the drawing of a piece; nothing if it is refused.
    virtual std::optional<Shape> read_shape(std::size_t offset);
    // Returns a piece like this one in the lattice of the level.
    virtual Piece on_lattice(const Piece& piece) const;
    virtual bool flips_by_default() const { return true; }
    virtual bool are_touching(const Shape& shape) const;
    virtual bool read_freedom(Piece& piece,
                              std::string_view word) const;  // true if the word is one of freedom
    // Returns the pieces of a named set in the lattice of the level; nothing if it has no such set.
    virtual std::optional<std::vector<Piece>> pieces_called(std::string_view set) const;
    virtual Sentence no_set_sentence() const;
    virtual int place_size() const { return 2; }  // numbers of a place
    // Returns the placement of the orientation whose place is so numbered; nothing if there is none.
    virtual std::optional<Placement> placement_at(int piece, int orientation, const std::vector<int>& place);

    void refuse(ErrorCode code, std::size_t offset, Sentence sentence) {
        reader_.refuse({code, offset, std::move(sentence)});
    }

    std::string_view text_;
    LevelReader reader_;
    bool is_draft_;
    Level level_;
    bool has_met_lattice_ = false;

private:
    struct Place {
        int piece = 0;
        int orientation = 0;
        std::vector<int> numbers;
        std::size_t offset = 0;
    };

    void read_line(const std::vector<Token>& words);
    std::vector<Token> read_rows(std::size_t offset, std::string_view alphabet);
    void read_piece(const std::vector<Token>& words);
    void add_piece(Piece piece, std::size_t offset);
    void read_piece_option(Piece& piece, const Token& word);
    void read_set(const std::vector<Token>& words);
    void refuse_place(std::size_t offset);
    std::string free_name(const std::string& name);
    void read_place(const std::vector<Token>& words);
    void settle();
    std::optional<int> find_piece(std::string_view name) const;

    std::map<std::string, int, std::less<>> pieces_by_name_;
    std::map<std::string, int> last_suffix_;  // last suffix tried for each name of a set; 0: none yet
    int piece_count_ = 0;                     // all copies of all pieces
    std::vector<Place> places_;
};

}  // namespace tessera::polyomino
