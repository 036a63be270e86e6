#pragma once

#include "app/lab/replay/search_picture.h"
#include "lab/record/cutting_record.h"

#include <string>

namespace tessera {

// Draws a random cut, which has no tree: its seed, its progress, and the size of each piece so far, with the
// bounds on piece size. The board shows the growing pieces.
class CuttingPicture : public SearchPicture {
public:
    explicit CuttingPicture(const CuttingRecord& record) : record_(record) {}

    void draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) override;
    // Draws how much is covered after each step, and where pieces were given up.
    void draw_line(const Lab& lab, Ui& ui, const Rect& area) override;
    bool draw_board(const Lab& lab, Ui& ui, const Rect& area) const override;
    LabHelp help() const override;
    Sentence start_words() const override { return say("the board is whole"); }
    bool put_in_words(BoardWords& words, const Lab& lab) const override;
    std::string progress(const Lab& lab) const override;
    void write(Json& json, const Lab& lab) const override;

private:
    void draw_sizes(const Lab& lab, Ui& ui, const Rect& area) const;

    const CuttingRecord& record_;
};

// Returns the board at a place. Labels: uncovered_label, blocked_label, or a piece's number from 0 on.
polyomino::Cut labels_at(const CuttingRecord& cutting, const SearchRecord& record, int place);

}  // namespace tessera
