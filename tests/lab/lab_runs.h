#pragma once

#include "lab/lab_run.h"

#include <string>

namespace tessera {

// Returns a made-up run.
inline LabRun lab_run(std::string engine, std::string heuristic, std::uint64_t seed, std::uint64_t nodes) {
    LabRun run;
    run.input = "a<b>.txt";
    run.engine = std::move(engine);
    run.heuristic = std::move(heuristic);
    run.seed = seed;
    run.outcome = LabOutcome::solved;
    run.stats.nodes = nodes;
    run.stats.ticks = 10 * nodes;
    run.elapsed_ms = 0.5;
    return run;
}

}  // namespace tessera
