#pragma once

#include "cli/arguments.h"
#include "session/any_session.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace tessera {

// Returns why puzzles of these generator params cannot have symmetric givens; empty: they can.
std::string why_not_symmetric(const std::string& family, const std::string& params);

// Makes a polyomino puzzle whose givens lie symmetrically: cuts half of the board, copies the cut to the other half, and
// takes pairs of pieces away, in random order, while the solution stays the only one and the way to it within the tier.
// Returns nothing if the seed makes none of this tier, or after `should_stop`. Precondition: why_not_symmetric() is empty.
std::optional<AnySession> symmetric_puzzle(const std::string& params, GivenSymmetry symmetry,
                                           std::uint64_t seed, const std::function<bool()>& should_stop);

}  // namespace tessera
