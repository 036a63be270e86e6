#pragma once

#include "print/book.h"
#include "print/paper/sheet_options.h"
#include "print/sheet.h"
#include "session/any_session.h"

#include <string>
#include <vector>

namespace tessera {

// True for a puzzle of balls or cubes: it is drawn in layers, at a scale of its own, and has no parts to cut out.
bool is_in_layers(const AnySession& session);

// A puzzle of a volume, at its start.
struct VolumePuzzle {
    AnySession session;
    std::vector<std::string> solution;  // moves
    std::string link = {};              // printed as a QR code; empty: none
    Sentence name = {};                 // after its number; an empty pattern: none
};

struct Chapter {
    Sentence title;
    Sentence remark;  // about its puzzles, on a line of its own; an empty pattern: none
    std::vector<VolumePuzzle> puzzles;
};

// A book of puzzles: title page, contents, how to play, chapters, parts to cut out once, answers. Puzzles are numbered
// through from 1.
struct VolumePlan {
    std::string title;
    std::string author = {};  // empty: unsigned
    std::vector<Chapter> chapters;
    bool is_by_day = false;  // the chapters are days, not tiers
};

struct VolumeOptions {
    Paper paper = Paper::a4;
    double spine = 8;        // the additional margin at the spine, in millimetres
    int per_page = 0;        // one of puzzles_per_page; 0: as many as there is room for
    bool with_parts = true;  // pages of parts to cut out
};

// A line of the contents. Pages count from 0.
struct VolumeHeading {
    Sentence title;
    int page = 0;
};

struct Volume {
    Book book;
    std::vector<VolumeHeading> headings;
    std::vector<int> puzzle_pages;  // of each puzzle
    std::vector<int> answer_pages;  // of each puzzle
};

// Lays out the volume. Precondition: there is a puzzle.
Volume volume_of(const VolumePlan& plan, const VolumeOptions& options, const Words& words);

int puzzle_count(const VolumePlan& plan);

}  // namespace tessera
