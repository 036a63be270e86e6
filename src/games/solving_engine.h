#pragma once

#include "base/check.h"
#include "games/engine_info.h"
#include "games/game.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

// An algorithm working on one position, with moves that continue from it as its result. A family's solver
// selects one by id, or two that alternate. All families share the interface.
template <class Move>
class SolvingEngine {
public:
    SolvingEngine() = default;
    virtual ~SolvingEngine() = default;

    virtual Outcome advance(Ticks budget) = 0;  // `exhausted` is a proof; never from incomplete engines
    virtual const SearchStats& stats() const = 0;
    virtual std::vector<Move> best() const = 0;      // to the furthest position reached
    virtual std::vector<Move> solution() const = 0;  // after Outcome::solved
    virtual Remarks remarks() const = 0;

    // True if going on is pointless although nothing is proved.
    virtual bool has_given_up() const { return false; }

protected:  // copied only as part of a derived class
    SolvingEngine(const SolvingEngine&) = default;
    SolvingEngine(SolvingEngine&&) noexcept = default;
    SolvingEngine& operator=(const SolvingEngine&) = default;
    SolvingEngine& operator=(SolvingEngine&&) noexcept = default;
};

// Starts an engine of a family on an input of that family, or returns the error that prevents it.
template <class Engine, class Input>
struct EngineStart {
    std::string_view id;
    Result<std::unique_ptr<Engine>> (*start)(const Input&);
};

// Returns true if a family's starts are those of its engines, in the same order.
template <class Starts>
constexpr bool are_starts_of(const Starts& starts, std::span<const EngineInfo> engines) {
    bool are_equal = starts.size() == engines.size();
    for (std::size_t index = 0; are_equal && index < engines.size(); ++index) {
        are_equal = starts[index].id == engines[index].id;
    }
    return are_equal;
}

// Starts the engine with this id on the input. Precondition: `starts` contains the id.
template <class Starts, class Input>
auto start_by_id(const Starts& starts, std::string_view id, const Input& input) {
    const auto* const place =
        std::find_if(starts.begin(), starts.end(), [id](const auto& start) { return start.id == id; });
    TESSERA_ASSERT(place != starts.end());
    return place->start(input);
}

}  // namespace tessera
