#pragma once

#include "app/board/board_words.h"
#include "lab/record/cutting_record.h"

namespace tessera {

// Returns the board at a place. Labels: uncovered_label, blocked_label, or a piece's number from 0 on.
polyomino::Cut labels_at(const CuttingRecord& cutting, const SearchRecord& record, int place);

// Returns the name of the piece in a cell, counted from 1, or says that there is none.
std::string cut_cell_name(const BoardWords& words, int label);

// Describes the cut at a place for screen readers: its progress, and the board row by row.
void put_in_words(BoardWords& words, const CuttingRecord& cutting, const SearchRecord& record, int place);

// Returns "5 pieces, 12 cells left, 2 given up".
Sentence cutting_words(const CuttingRecord& cutting, int place);

// Summarises the finished cut.
Sentence cutting_end_words(const CuttingRecord& cutting);

}  // namespace tessera
