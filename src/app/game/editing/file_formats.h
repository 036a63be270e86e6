#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace tessera {

// A format of other programs in which the editor saves a level: a row of the registry in src/formats.
struct SaveFormat {
    std::string_view id;
    std::string_view ending;    // ".dlx"
    std::string_view caption;   // for players
    std::string_view families;  // "polyomino edge_match"
};

inline constexpr std::array<SaveFormat, 16> save_formats = {{
    {"xmpuzzle", ".xmpuzzle", "BurrTools", "polyomino"},
    {"polysolver", ".psv", "PolySolver", "polyomino"},
    {"sage", ".sage", "Sage", "polyomino"},
    {"cemulate", ".json", "Polyomino Solver", "polyomino"},
    {"matrix", ".mat", "Matrices of 0 and 1", "polyomino"},
    {"eternity", ".e2", "Eternity II list", "edge_match"},
    {"bucas", ".bucas", "Address of e2.bucas.name", "edge_match"},
    {"tiles", ".tiles", "Rows of tiles", "edge_match"},
    {"dlx", ".dlx", "Exact cover (Knuth)", "polyomino edge_match"},
    {"cnf", ".cnf", "SAT (DIMACS)", "polyomino edge_match"},
    {"minizinc", ".mzn", "MiniZinc", "polyomino edge_match"},
    {"lp", ".lp", "Integer program (LP)", "polyomino edge_match"},
    {"mps", ".mps", "Integer program (MPS)", "polyomino edge_match"},
    {"stl", ".stl", "For a 3D printer (STL)", "polyomino"},
    {"3mf", ".3mf", "For a 3D printer (3MF)", "polyomino"},
    {"laser", ".laser.svg", "For a laser cutter (SVG)", "polyomino"},
}};

// False for families that no other program knows.
constexpr bool has_save_formats(std::string_view family) {
    return std::any_of(save_formats.begin(), save_formats.end(), [family](const SaveFormat& format) {
        return format.families.find(family) != std::string_view::npos;
    });
}

}  // namespace tessera
