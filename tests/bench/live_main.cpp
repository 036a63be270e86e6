// Measures the page's analysis after every move, on random legal placements on 5x11 with twelve pieces, most
// of them unsolvable. Ticks are the same everywhere; milliseconds are processor time.
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/polyomino.h"
#include "support/random_positions.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

using tessera::Outcome;
using tessera::Ticks;
namespace polyomino = tessera::polyomino;

struct Measure {
    double ms = 0;
    Ticks ticks = 0;
    bool is_solvable = false;
};

Measure measure(const polyomino::Level& level, const polyomino::State& state) {
    const std::clock_t start = std::clock();
    polyomino::Analyser analyser(level, state);
    while (analyser.advance(10'000) != Outcome::solved) {
    }
    const double ms = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    return {ms, analyser.stats().ticks, analyser.known().is_solvable.value_or(false)};
}

void print_line(const char* name, std::vector<Measure> measures) {
    if (measures.empty()) {
        return;
    }
    std::sort(measures.begin(), measures.end(),
              [](const Measure& a, const Measure& b) { return a.ms < b.ms; });
    const Measure& worst = measures.back();
    std::printf("%-12s %5d positions, median %.2f ms, nine in ten %.2f ms, worst %.1f ms (%llu ticks)\n",
                name, static_cast<int>(measures.size()), measures[measures.size() / 2].ms,
                measures[measures.size() * 9 / 10].ms, worst.ms,
                static_cast<unsigned long long>(worst.ticks));
}

}  // namespace

int main(int argument_count, char** arguments) {
    std::ifstream file(std::string(TESSERA_SOURCE_DIR) + "/levels/polyomino/29-iq-empty.txt");
    const auto level = tessera::Polyomino::parse_level(std::string(std::istreambuf_iterator<char>(file), {}));
    if (!level) {
        std::fprintf(stderr, "the level cannot be read\n");
        return 2;
    }
    const int count = argument_count > 1 ? std::atoi(arguments[1]) : 400;
    std::vector<Measure> all;
    std::vector<Measure> dead_ends;
    std::vector<Measure> solvable;
    for (int seed = 1; seed <= count; ++seed) {
        tessera::Rng rng(static_cast<std::uint64_t>(seed));
        const int move_count = rng.between(1, 12);
        all.push_back(measure(*level, polyomino::random_position(*level, rng, move_count)));
        (all.back().is_solvable ? solvable : dead_ends).push_back(all.back());
    }
    print_line("all", all);
    print_line("dead ends", dead_ends);
    print_line("solvable", solvable);
    return 0;
}
