#include "app/lab/replay/cutting_words.h"

#include "games/polyomino/cut.h"

namespace tessera {

polyomino::Cut labels_at(const CuttingRecord& cutting, const SearchRecord& record, int place) {
    return cutting.labels(place == 0 ? 0 : record.node(record.step(place - 1).node).option);
}

std::string cut_cell_name(const BoardWords& words, int label) {
    if (label < 0) {
        return words.word(label == polyomino::uncovered_label ? "empty" : "no cell");
    }
    return std::to_string(label + 1);
}

Sentence cutting_words(const CuttingRecord& cutting, int place) {
    const CuttingPlace& here = cutting.at_place(place);
    return say("{} {piece|pieces}, {} {cell|cells} left, {} given up", here.pieces, here.free_cells,
               here.given_up);
}

Sentence cutting_end_words(const CuttingRecord& cutting) {
    const CuttingPlace& end = cutting.at_place(cutting.place_count() - 1);
    return say("{} {piece|pieces} in the end, {} given up on the way", end.pieces, end.given_up);
}

void put_in_words(BoardWords& words, const CuttingRecord& cutting, const SearchRecord& record, int place) {
    words.line(cutting_words(cutting, place));
    const polyomino::Cut labels = labels_at(cutting, record, place);
    words.rows(labels.rows(), labels.columns(),
               [&](Cell cell) { return cut_cell_name(words, labels[cell]); });
}

}  // namespace tessera
