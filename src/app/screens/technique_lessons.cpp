#include "app/screens/technique_lessons.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

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
    {"polyomino", "two", "", "Two at once",
     "Each of these boards needs two of the ideas that you know by now.", "#1p/5x4/L-CM-C/-A/mqf6", 5, 4},
    {"number_swap", "nearer", "", "Nearer",
     "Look for a swap that brings both numbers nearer to their places. No other swaps are needed here.",
     "#1s/3x2/DU/v3y0", 3, 2, "0111"},
    {"number_swap", "past", "", "Get past",
     "Two numbers that have to get past each other need an extra swap: one of them has to give way.",
     "#1s/3x2/RA/pewt", 3, 2, "000102"},
    {"number_swap", "barrier", "", "Barrier",
     "No swap goes through a barrier. Look for the shortest way round it first.", "#1s/3x2/IA/gA/63xb", 3, 2,
     "0001", true},
    {"edge_match", "corner", "only_tile", "From the corner",
     "Begin in a corner, and go on where two edges of a tile are known. Often only one tile fits there.",
     "#1e/3x3/.ABCDJKL-/fZFIo7G8AnAOITJgEQ/RCXGSN/sgg6", 3, 3, "11"},
    {"edge_match", "frame", "frame_edges", "Frame",
     "Tiles with a plain edge make the frame. Their edges along the frame meet only each other.",
     "#1e/3x3/.ABCDJKL-/fZFIo7G8AnAOITJgEQ/RCXGSNYJWX/720y", 3, 3, "202122"},
    {"edge_match", "pair", "one_step", "Two places",
     "Imagine the tile in its place. If nothing fits beside it then, it does not go there.",
     "#1e/3x3/.ABC-/3A5QKQt-i-DH/RBXK/svp2", 3, 3, "01", true},
});

}  // namespace

const TechniqueLesson* technique_lesson(std::string_view family, std::string_view word) {
    const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const TechniqueLesson& lesson) {
        return lesson.family == family && lesson.word == word;
    });
    return found == lessons.end() ? nullptr : &*found;
}

std::string_view technique_title(std::string_view family, std::string_view deduction) {
    const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const TechniqueLesson& lesson) {
        return lesson.family == family && lesson.deduction == deduction && !deduction.empty();
    });
    return found == lessons.end() ? std::string_view() : found->title;
}

}  // namespace tessera
