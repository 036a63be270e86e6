#pragma once

#include "app/lab/replay/search_picture.h"
#include "lab/record/counting_record.h"

#include <string>

namespace tessera {

// Draws counting on frontiers, which has no tree: the number of states by covered cells. A press or drag
// seeks to a layer.
class CountingPicture : public SearchPicture {
public:
    explicit CountingPicture(const CountingRecord& record) : record_(record) {}

    void draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) override;
    void draw_line(const Lab& lab, Ui& ui, const Rect& area) override;
    LabHelp help() const override;
    bool put_in_words(BoardWords& words, const Lab& lab) const override;
    std::string progress(const Lab& lab) const override;
    void write(Json& json, const Lab& lab) const override;

private:
    void draw_plot(Lab& lab, Ui& ui, const Rect& plot);

    const CountingRecord& record_;
    Point cursor_;  // in the chart
};

// Describes the state of counting in a layer for screen readers; -1: before the first layer.
Sentence counting_words(const CountingRecord& record, int layer);

}  // namespace tessera
