#pragma once

#include "app/lab/pictures/annealing_chart.h"
#include "app/lab/replay/search_picture.h"

namespace tessera {

// Draws annealing, which has no tree: potential, lowest potential so far and temperature over the steps, and
// the share of iterations that moved a piece. A press or drag seeks. The board shows all pieces; overlaps are
// labelled with the number of pieces.
class AnnealingPicture : public SearchPicture {
public:
    explicit AnnealingPicture(const AnnealingRecord& record) : record_(record) {}

    void draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) override;
    void draw_line(const Lab& lab, Ui& ui, const Rect& area) override;
    bool draw_board(const Lab& lab, Ui& ui, const Rect& area) const override;
    LabHelp help() const override;
    bool put_in_words(BoardWords& words, const Lab& lab) const override;
    void write(Json& json, const Lab& lab) const override;

private:
    void update_chart(const Lab& lab, float width);
    void draw_cursor(const Lab& lab, Ui& ui, const Rect& area);

    const AnnealingRecord& record_;
    AnnealingChart chart_;
    int chart_steps_ = -1;  // steps in the record that the chart was made from
    Point cursor_;          // in the chart
};

}  // namespace tessera
