#pragma once

#include "base/result.h"
#include "games/game.h"
#include "games/number_swap/engines/board.h"

#include <memory>
#include <string_view>
#include <vector>

namespace tessera::number_swap {

// One way of solving, as the solver sees it. `solved` means an answer is ready, proved shortest or not;
// there is always one in the end, for when memory or effort run out the best known answer is given.
class Method {
public:
    Method() = default;
    virtual ~Method() = default;

    virtual Outcome advance(Ticks budget) = 0;
    virtual const SearchStats& stats() const = 0;
    virtual std::vector<int> moves() const = 0;  // the answer when solved; else the furthest it has been
    virtual int lower_bound() const = 0;         // no answer has fewer moves
    virtual std::uint64_t memory_bytes() const = 0;
    virtual Remarks remarks() const { return {}; }

protected:  // copied as a whole or not at all
    Method(const Method&) = default;
    Method(Method&&) = default;
    Method& operator=(const Method&) = default;
    Method& operator=(Method&&) = default;
};

struct Task {
    std::shared_ptr<const Board> board;
    int rows = 0;
    std::vector<std::uint8_t> start;
    SolveOptions options;
};

// The methods by name, the default first: best, quick (the same with a tenth of the effort), patterns
// (without a limit to it), a_star, bidirectional, bfs, bfs_all, naive.
// The task must be solvable.
std::vector<std::string_view> method_names();
Result<std::unique_ptr<Method>> make_method(const Task& task);

// Brings tile after tile home along a shortest way that leaves those already home where they are: right,
// never short. Tiles go home from the leaves of the board inwards, so that a way is always left.
std::vector<int> naive_moves(const Board& board, std::vector<std::uint8_t> state);

}  // namespace tessera::number_swap
