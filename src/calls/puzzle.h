#pragma once

#include "base/result.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A puzzle of any family and the moves played on it. It never changes: play() returns another one. Copies share their
// content, and any number of threads may use the same puzzle. Moves are text: "place I 2 0 0".
class Puzzle {
public:
    // Reads level text, a link, or any format of src/formats that says what it is; `format` names one that does not:
    // "matrix". An error's offset is a byte of the text.
    static Result<Puzzle> read(std::string_view text, std::string_view format = {});

    std::string family() const;              // "polyomino", "number_swap" or "edge_match"
    std::string level() const;               // level text, without the moves
    std::vector<std::string> moves() const;  // those played
    bool is_solved() const;

    // An error if the rules refuse one of the moves.
    Result<Puzzle> play(const std::vector<std::string>& moves) const;

    // Returns the puzzle in another format: "link", "dlx", "svg".
    Result<std::string> written(std::string_view format) const;

private:
    struct Content;

    explicit Puzzle(std::shared_ptr<const Content> content) : content_(std::move(content)) {}

    std::shared_ptr<const Content> content_;
};

// Return the names of the solvers of a family, and of the heuristics for those that take one, the usual one first; none if
// there is no such family.
std::vector<std::string> engine_names(std::string_view family);
std::vector<std::string> heuristic_names(std::string_view family);

}  // namespace tessera
