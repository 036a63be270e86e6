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

// One algorithm at work on one position, answering in moves that lead on from it: what the solver of a family
// chooses by id, alone or two in turns. The same interface in all families.
template <class Move>
class SolvingEngine {
public:
    SolvingEngine() = default;
    virtual ~SolvingEngine() = default;

    virtual Outcome advance(Ticks budget) = 0;  // `exhausted` is a proof; an incomplete engine never says it
    virtual const SearchStats& stats() const = 0;
    virtual std::vector<Move> best() const = 0;      // the furthest it has been
    virtual std::vector<Move> solution() const = 0;  // after Outcome::solved
    virtual Remarks remarks() const = 0;

    // Whether nothing more can come from going on, though nothing is proved.
    virtual bool has_given_up() const { return false; }

protected:  // copied as a whole or not at all
    SolvingEngine(const SolvingEngine&) = default;
    SolvingEngine(SolvingEngine&&) noexcept = default;
    SolvingEngine& operator=(const SolvingEngine&) = default;
    SolvingEngine& operator=(SolvingEngine&&) noexcept = default;
};

// How an engine of a family is started on an input of that family; the error says why it cannot be.
template <class Engine, class Input>
struct EngineStart {
    std::string_view id;
    Result<std::unique_ptr<Engine>> (*start)(const Input&);
};

// Returns true if a family's starts are those of its engines (EngineInfo or RecordedEngine), in the same order.
template <class Starts, class Engines>
constexpr bool are_starts_of(const Starts& starts, const Engines& engines) {
    bool are_equal = starts.size() == engines.size();
    for (std::size_t index = 0; are_equal && index < engines.size(); ++index) {
        are_equal = starts[index].id == engines[index].id;
    }
    return are_equal;
}

// The engine with this id, which is one of theirs, at work on the input.
template <class Starts, class Input>
auto start_by_id(const Starts& starts, std::string_view id, const Input& input) {
    const auto* const place =
        std::find_if(starts.begin(), starts.end(), [id](const auto& start) { return start.id == id; });
    TESSERA_ASSERT(place != starts.end());
    return place->start(input);
}

}  // namespace tessera
