#pragma once

#include "search/search.h"

namespace tessera {

// The part of a traced engine that all families share; each adds how its steps are read.
class TracedEngine {
public:
    TracedEngine() = default;
    virtual ~TracedEngine() = default;
    TracedEngine(const TracedEngine&) = delete;
    TracedEngine(TracedEngine&&) = delete;
    TracedEngine& operator=(const TracedEngine&) = delete;
    TracedEngine& operator=(TracedEngine&&) = delete;

    virtual Outcome advance(Ticks budget) = 0;
    virtual const SearchStats& stats() const = 0;
};

}  // namespace tessera
