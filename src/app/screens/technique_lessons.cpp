#include "app/screens/technique_lessons.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

// Those of a family from easy to hard.
constexpr auto lessons = std::to_array<TechniqueLesson>({
    {"polyomino", "corner", "only_placement", "Corner",
     "Start where you have the fewest choices: often only one piece fits in a corner, and only in one way.",
     "#1p/5x4/D-EG-C/mY/nq38", 5, 4, "00", false, "000110"},
    {"polyomino", "only-place", "only_place", "Only place",
     "Take the most awkward piece: if it fits in one place only, that is where it goes.",
     "#1p/5x4/CDFMP/viA/vvx6", 5, 4, "1121303132", false, "1121303132"},
    {"polyomino", "hole", "region_size", "Hole",
     "A piece cannot go where it cuts off a hole that no piece fits.", "#1p/5x4/DFGHM/kCooA/jn30", 5, 4, "13",
     true},
    {"polyomino", "", "region_set", "Inside",
     "Count the cells that are cut off. If the pieces left make that number only with one certain piece, "
     "that piece goes inside.",
     "#1p/7x7.AAAgAAAAA/DKLMNOQRST/nJ7QI/jRZZg/emg6", 7, 7, "141525"},
    {"polyomino", "", "symmetry", "Symmetry",
     "If the board looks the same turned or mirrored, each solution has a twin. Pick one piece, and of the "
     "places that match each other, try only one.",
     "#1p/7x6.xwQHfvj/JMPS/A/6EA/7jh0", 7, 6, "0212112120"},
    {"polyomino", "ahead", "one_step", "Look ahead",
     "A piece cannot go where it leaves a cell that no other piece can cover.", "#1p/5x4/DF-CGM/jVQK1A/m50x",
     5, 4, "13", true},
    {"polyomino", "pair", "pair", "Pair",
     "A piece cannot go where it leaves two cells that need the same other piece.",
     "#1p/5x4/D-CFLR/iHYzZQ/htbj", 5, 4, "0002", true},
    {"polyomino", "parity", "region_colours", "Parity",
     "Think of a checkerboard: most pieces cover as many dark cells as light ones, a T never does, and the "
     "pieces of a region must match its cells.",
     "#1p/5x4/DFGIM/hBngxKA/qjbj", 5, 4, "0304131423243334", true},
    {"polyomino", "bottleneck", "bottleneck", "Bottleneck",
     "Where one cell is the only link between two parts, count the cells on one side: they tell you how many "
     "of them the piece on that cell must take.",
     "#1p/7x4.DhwHA/FLMT/mPwk/rn9t", 7, 4, "13000102031112"},
    {"polyomino", "", "two_steps", "Two steps",
     "Imagine placing a piece, and then the one that has to follow. If that leaves a hole, or a cell that "
     "nothing can cover, the first piece does not go there.",
     "#1p/6x5.gAAAC/one-sided-tetrominoes/loA/gmpTA/9rtb", 6, 5, "01", true},
    {"polyomino", "", "chain", "Chain",
     "Imagine placing a piece, then follow what has to come, piece by piece. If that ends in a hole, or a "
     "cell that nothing can cover, the first piece does not go there.",
     "#1p/9x7.nIQAEBwfH94/DGLMOQRS/tFA/hjyRdy_RX2A/ex3p", 9, 7, "31", true},
    {"polyomino", "", "split", "Case by case",
     "Imagine placing a piece, and look where few choices are left. If every one of them fails, the piece "
     "does not go there.",
     "#1p/8x8.AAAAGBgAAAA/pentominoes/m2KeyqtA/g4YkCSwyDA/bd3e", 8, 8, "07", true},
    {"polyomino", "", "search", "Trial and error",
     "Sometimes there is no short reason. Where few choices are left, try one, and take it back if all that "
     "follows fails.",
     "#1p/7x7.AAAgAAAAA/DKLMNOQRST/nJ7QI/gk7kQ/kvte", 7, 7, "263536", true},
    {"polyomino", "two", "", "Two at once", "Each of these boards takes two of the ideas you have learned.",
     "#1p/5x4/L-CM-C/-A/mqf6", 5, 4},
    {"number_swap", "nearer", "nearer", "Nearer",
     "Look for a swap that brings both numbers nearer to their places.", "#1s/3x2/DU/v3y0", 3, 2, "0111"},
    {"number_swap", "past", "gives_way", "Get past",
     "Two numbers that have to get past each other need an extra swap: one of them has to give way.",
     "#1s/3x2/RA/pewt", 3, 2, "000102"},
    {"number_swap", "barrier", "detour", "Barrier",
     "You cannot swap across a barrier, so look for the shortest way round it.", "#1s/3x2/IA/gA/63xb", 3, 2,
     "0001", true},
    {"edge_match", "corner", "only_tile", "From the corner",
     "Begin in a corner, and go on where two edges of a tile are known: often only one tile fits there.",
     "#1e/3x3/.ABCDJKL-/fZFIo7G8AnAOITJgEQ/RCXGSN/sgg6", 3, 3, "11"},
    {"edge_match", "", "only_cell", "Only place",
     "Take the tile with the rarest edges. If only one place is left for it, that is where it goes.",
     "#1e/5x4/.ABCD-/hLIRaaBLjKEYBgAbchQRKbgTDUUECQJRkDSEKEEh/SglZU/vck9", 5, 4, "11"},
    {"edge_match", "", "claim", "Taken",
     "If only one tile fits in a place, that tile is taken. It cannot go anywhere else.",
     "#1e/3x3/.ABCDIJKL/gApyPZLwDKM3DMqF5Q/TA/0v3p", 3, 3, "10"},
    {"edge_match", "pair", "pair", "Pair",
     "Where only the same two tiles fit two places, those tiles cannot go anywhere else.",
     "#1e/4x3/.ABCD-/YEZAEYCKDTICiDKgYckcBkLS/QARO/gaz4", 4, 3, "1013"},
    {"edge_match", "", "edge_count", "Counted edges",
     "Count the edges of one kind. If all that are left are already needed, none of them can go anywhere "
     "else.",
     "#1e/4x3/.ABCIJK-/ZGpEyoAUDLZVVlwkFYQKeAgB/aDUS/p9t4", 4, 3, "11"},
    {"edge_match", "frame", "frame_edges", "Frame",
     "Tiles with a plain edge make the frame, and along it their edges meet only each other.",
     "#1e/3x3/.ABCDJKL-/fZFIo7G8AnAOITJgEQ/RCXGSNYJWX/720y", 3, 3, "202122"},
    {"edge_match", "places", "one_step", "Two places",
     "A tile cannot go where it leaves a place that no other tile fits.",
     "#1e/3x3/.ABC-/3A5QKQt-i-DH/RBXK/svp2", 3, 3, "01", true},
    {"edge_match", "", "chain", "Chain",
     "Imagine placing a tile, then follow what has to come, tile by tile. If you reach a place where nothing "
     "fits, the first tile does not go there.",
     "#1e/4x3/.ABCD-/YEZAEYCKDTICiDKgYckcBkLS/QASsYE/0685", 4, 3, "01", true},
    {"edge_match", "", "search", "Trial and error",
     "Sometimes there is no short reason. Where few choices are left, try one, and take it back if all that "
     "follows fails.",
     "#1e/3x3/ABCD/IfJcB8DiRzOWQUrfCX/RC/fa8k", 3, 3, "10"},
});

}  // namespace

const TechniqueLesson* technique_lesson(std::string_view family, std::string_view word) {
    const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const TechniqueLesson& lesson) {
        return lesson.family == family && lesson.word == word && !word.empty();
    });
    return found == lessons.end() ? nullptr : &*found;
}

const TechniqueLesson* technique_of_deduction(std::string_view family, std::string_view deduction) {
    const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const TechniqueLesson& lesson) {
        return lesson.family == family && lesson.deduction == deduction && !deduction.empty();
    });
    return found == lessons.end() ? nullptr : &*found;
}

std::string_view technique_title(std::string_view family, std::string_view deduction) {
    const TechniqueLesson* const lesson = technique_of_deduction(family, deduction);
    return lesson == nullptr ? std::string_view() : lesson->title;
}

std::string_view hardest_technique(std::string_view family, const std::vector<std::string>& deductions) {
    const TechniqueLesson* hardest = nullptr;
    for (const std::string& deduction : deductions) {
        const TechniqueLesson* const lesson = technique_of_deduction(family, deduction);
        hardest = hardest == nullptr || (lesson != nullptr && lesson > hardest) ? lesson : hardest;
    }
    return hardest == nullptr ? std::string_view() : hardest->title;
}

}  // namespace tessera
