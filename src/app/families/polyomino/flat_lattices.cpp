#include "app/host/platform.h"
#include "games/polyomino/lattice/lattices.h"

// The lattices that the window can draw: flat ones, once the second part of the page's program has arrived, which reads,
// writes and draws them (web/split.mjs). Linked into a program itself, this file stands in place of lattice/lattices.cpp.

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static const std::vector<const Lattice*> squares = {&square_lattice()};
    static const std::vector<const Lattice*> flat = {&square_lattice(), &hexagonal_lattice(),
                                                     &triangular_lattice()};
    return platform::is_whole() ? flat : squares;
}

const std::vector<AbsentLattice>& absent_lattices() {
    static const Sentence never =
        say("this puzzle is made of cubes or balls, which cannot be shown here yet");
    static const Sentence not_yet =
        say("a part of the program is still being loaded; please try again in a moment");
    static const std::vector<AbsentLattice> in_space = {{"cubic", 'c', never}, {"sphere", 's', never}};
    static const std::vector<AbsentLattice> others = {
        in_space[0], in_space[1], {"hexagonal", 'h', not_yet}, {"triangular", 't', not_yet}};
    return platform::is_whole() ? in_space : others;
}

}  // namespace tessera::polyomino
