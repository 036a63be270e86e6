#include "app/screens/technique_lessons.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

// Those of a family from easy to hard.
constexpr auto lessons = std::to_array<TechniqueLesson>({
    {"polyomino", "corner", "only_placement", "Corner",
     "Start where there is the least choice. Often only one piece fits into a corner, and in one way only.",
     "#1p/5x4/D-EG-C/mY/nq38", 5, 4, "00"},
    {"polyomino", "only-place", "only_place", "Only place",
     "Take the most awkward piece. If it fits in one place only, that is where it goes.",
     "#1p/5x4/CDFMP/viA/vvx6", 5, 4, "1121303132"},
    {"polyomino", "hole", "region_size", "Hole",
     "Before you lay a piece, look at what it cuts off. It cannot lie where it leaves a hole that no piece "
     "fills.",
     "#1p/5x4/DFGHM/kCooA/jn30", 5, 4, "13", true},
    {"polyomino", "", "region_set", "Inside",
     "Count the cells that are cut off. If the pieces left make that number only with a certain one, that "
     "piece "
     "lies inside.",
     "#1p/7x7.AAAgAAAAA/DKLMNOQRST/nJ7QI/jRZZg/emg6", 7, 7, "141525"},
    {"polyomino", "", "symmetry", "Symmetry",
     "If the board looks the same turned or mirrored, each solution has a twin. Take one piece, and try only "
     "one of the places that match.",
     "#1p/7x6.xwQHfvj/JMPS/A/6EA/7jh0", 7, 6, "0212112120"},
    {"polyomino", "ahead", "one_step", "Look ahead",
     "Imagine the piece in its place. If nothing could cover some cell then, the piece does not go there.",
     "#1p/5x4/DF-CGM/jVQK1A/m50x", 5, 4, "13", true},
    {"polyomino", "pair", "pair", "Pair",
     "Imagine the piece in its place. If two cells need the same piece then, it does not go there.",
     "#1p/5x4/D-CFLR/iHYzZQ/htbj", 5, 4, "0002", true},
    {"polyomino", "parity", "region_colours", "Parity",
     "Think of a checkerboard. Most pieces cover as many dark cells as light ones, but a T never does. A "
     "region needs pieces that cover its dark and its light cells.",
     "#1p/5x4/DFGIM/hBngxKA/qjbj", 5, 4, "0304131423243334", true},
    {"polyomino", "bottleneck", "bottleneck", "Bottleneck",
     "Look for one cell that alone joins two parts. Count the cells on one side: that tells how many of them "
     "the piece on this cell has to take.",
     "#1p/7x4.DhwHA/FLMT/mPwk/rn9t", 7, 4, "13000102031112"},
    {"polyomino", "", "two_steps", "Two steps",
     "Imagine the piece in its place, and the piece that has to follow. If that leaves a hole, or a cell "
     "that nothing can cover, it does not go there.",
     "#1p/6x5.gAAAC/one-sided-tetrominoes/loA/gmpTA/9rtb", 6, 5, "01", true},
    {"polyomino", "", "chain", "Chain",
     "Imagine the piece in its place, and follow what has to come, piece by piece. If that leaves a hole, or "
     "a cell that nothing can cover, the piece does not go there.",
     "#1p/9x7.nIQAEBwfH94/DGLMOQRS/tFA/hjyRdy_RX2A/ex3p", 9, 7, "31", true},
    {"polyomino", "", "split", "Case by case",
     "Imagine the piece in its place, and look where little choice is left. If each way to go on fails "
     "there, "
     "the piece does not go there.",
     "#1p/8x8.AAAAGBgAAAA/pentominoes/m2KeyqtA/g4YkCSwyDA/bd3e", 8, 8, "07", true},
    {"polyomino", "", "search", "Trial and error",
     "Sometimes no reason is short. Try one of few ways, and take it back if all that follows fails.",
     "#1p/7x7.AAAgAAAAA/DKLMNOQRST/nJ7QI/gk7kQ/kvte", 7, 7, "263536", true},
    {"polyomino", "two", "", "Two at once",
     "Each of these boards needs two of the ideas that you know by now.", "#1p/5x4/L-CM-C/-A/mqf6", 5, 4},
    {"number_swap", "nearer", "nearer", "Nearer",
     "Look for a swap that brings both numbers nearer to their places. No other swaps are needed here.",
     "#1s/3x2/DU/v3y0", 3, 2, "0111"},
    {"number_swap", "past", "gives_way", "Get past",
     "Two numbers that have to get past each other need an extra swap: one of them has to give way.",
     "#1s/3x2/RA/pewt", 3, 2, "000102"},
    {"number_swap", "barrier", "detour", "Barrier",
     "No swap goes through a barrier. Look for the shortest way round it first.", "#1s/3x2/IA/gA/63xb", 3, 2,
     "0001", true},
    {"edge_match", "corner", "only_tile", "From the corner",
     "Begin in a corner, and go on where two edges of a tile are known. Often only one tile fits there.",
     "#1e/3x3/.ABCDJKL-/fZFIo7G8AnAOITJgEQ/RCXGSN/sgg6", 3, 3, "11"},
    {"edge_match", "", "only_cell", "Only place",
     "Take the tile with the rarest edges. If only one place is left for it, that is where it goes.",
     "#1e/5x4/.ABCD-/hLIRaaBLjKEYBgAbchQRKbgTDUUECQJRkDSEKEEh/SglZU/vck9", 5, 4, "11"},
    {"edge_match", "", "claim", "Taken",
     "If only one tile can lie in a place, it lies nowhere else. The other places have to do without it.",
     "#1e/3x3/.ABCDIJKL/gApyPZLwDKM3DMqF5Q/TA/0v3p", 3, 3, "10"},
    {"edge_match", "", "pair", "Pair",
     "Look for two places that only two tiles fit. Whichever of them lies where, neither lies anywhere else.",
     "#1e/4x3/.ABCD-/YEZAEYCKDTICiDKgYckcBkLS/QARO/gaz4", 4, 3, "1013"},
    {"edge_match", "", "edge_count", "Counted edges",
     "Count the edges of one kind. If all that are left are asked for, none of them lies anywhere else.",
     "#1e/4x3/.ABCIJK-/ZGpEyoAUDLZVVlwkFYQKeAgB/aDUS/p9t4", 4, 3, "11"},
    {"edge_match", "frame", "frame_edges", "Frame",
     "Tiles with a plain edge make the frame. Their edges along the frame meet only each other.",
     "#1e/3x3/.ABCDJKL-/fZFIo7G8AnAOITJgEQ/RCXGSNYJWX/720y", 3, 3, "202122"},
    {"edge_match", "pair", "one_step", "Two places",
     "Imagine the tile in its place. If nothing fits beside it then, it does not go there.",
     "#1e/3x3/.ABC-/3A5QKQt-i-DH/RBXK/svp2", 3, 3, "01", true},
    {"edge_match", "", "chain", "Chain",
     "Imagine the tile in its place, and follow what has to come, tile by tile. If nothing fits somewhere in "
     "the end, the tile does not go there.",
     "#1e/4x3/.ABCD-/YEZAEYCKDTICiDKgYckcBkLS/QASsYE/0685", 4, 3, "01", true},
    {"edge_match", "", "search", "Trial and error",
     "Sometimes no reason is short. Try one of few ways, and take it back if all that follows fails.",
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
