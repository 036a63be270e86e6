#pragma once

#include "app/board/board_words.h"
#include "lab/record/cutting_record.h"

namespace tessera {

// The board at a place: uncovered_label, blocked_label, or the number of a piece from 0 on.
polyomino::Cut labels_at(const CuttingRecord& cutting, const SearchRecord& record, int place);

// The piece, counted from 1, or that there is none.
std::string cut_cell_name(const BoardWords& words, int label);

// How the cut stands at a place, for those who listen: how much of it there is, and the board row by row.
void put_in_words(BoardWords& words, const CuttingRecord& cutting, const SearchRecord& record, int place);

// "5 pieces, 12 cells left, 2 given up"
Sentence cutting_words(const CuttingRecord& cutting, int place);

// What the whole cut came to.
Sentence cutting_end_words(const CuttingRecord& cutting);

}  // namespace tessera
