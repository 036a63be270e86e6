#include "app/game/solver_choice.h"

#include <array>
#include <string>

namespace tessera {

namespace {

constexpr SolverChoice automatic = {"", "", "Automatic"};

constexpr std::array<SolverChoice, 4> polyomino_solvers = {{automatic,
                                                            {"cell_first", "", "Cell by cell"},
                                                            {"dancing_links", "", "Dancing links"},
                                                            {"beam", "", "Beam search"}}};

constexpr std::array<SolverChoice, 12> number_swap_solvers = {
    {automatic,
     {"quick", "", "Quick"},
     {"patterns", "", "Pattern tables, until proved"},
     {"a_star", "manhattan", "A*: distances / 2"},
     {"a_star", "misplaced", "A*: misplaced tiles / 2"},
     {"a_star", "mixed", "A*: half of each"},
     {"a_star", "sum", "A*: sum of both, not always shortest"},
     {"a_star", "double", "A*: distances, not always shortest"},
     {"bidirectional", "", "From both ends"},
     {"bfs", "", "Breadth first"},
     {"bfs_all", "", "The whole map of grids"},
     {"naive", "", "One tile after the other"}}};

constexpr std::array<SolverChoice, 5> edge_match_solvers = {{automatic,
                                                             {"fast", "", "Border first, fits looked up"},
                                                             {"links", "", "Dancing links"},
                                                             {"scarce", "", "Scarcest cell first"},
                                                             {"rows", "", "Row by row"}}};

}  // namespace

SolveOptions SolverChoice::options() const {
    SolveOptions options;
    options.engine = std::string(engine);
    options.heuristic = std::string(heuristic);
    return options;
}

std::span<const SolverChoice> solver_choices(std::string_view family) {
    if (family == "number_swap") {
        return number_swap_solvers;
    }
    return family == "edge_match" ? std::span<const SolverChoice>(edge_match_solvers)
                                  : std::span<const SolverChoice>(polyomino_solvers);
}

}  // namespace tessera
