#pragma once

#include "formats/cover/named_cover.h"

#include <string>

// An exact cover problem as other solvers read it. Option number n is x_n, as the comments at the top say. The
// options determine all auxiliary variables, so each solution is one model, and model counters count solutions.

namespace tessera {

// Returns DIMACS CNF: each item once by a sequential counter (Sinz 2005).
std::string format_cnf(const NamedCover& cover);

// Returns a MiniZinc model; it prints the chosen options.
std::string format_minizinc(const NamedCover& cover);

// Returns an integer program as LP text, as CPLEX, GLPK, CBC and HiGHS read it.
std::string format_lp(const NamedCover& cover);

// Returns the same program as free MPS, the oldest format of all.
std::string format_mps(const NamedCover& cover);

}  // namespace tessera
