#include "games/polyomino/lattice/lattices.h"

// The lattices of a program that draws squares only. Linked into a program itself, this file stands in place of
// lattice/lattices.cpp.

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static const std::vector<const Lattice*> squares = {&square_lattice()};
    return squares;
}

const std::vector<AbsentLattice>& absent_lattices() {
    static const Sentence why =
        say("this puzzle is made of hexagons, triangles, cubes or balls, which cannot be shown here yet");
    static const std::vector<AbsentLattice> others = {
        {"hexagonal", 'h', why}, {"triangular", 't', why}, {"cubic", 'c', why}, {"sphere", 's', why}};
    return others;
}

}  // namespace tessera::polyomino
