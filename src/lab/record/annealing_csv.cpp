#include "lab/record/annealing_csv.h"

#include "base/svg.h"

namespace tessera {

namespace {

std::string line_of(const AnnealingRecord& record, int place) {
    const AnnealingPlace& here = record.at_place(place);
    std::string line = std::to_string(place) + "," + std::to_string(here.iteration) + ",";
    if (here.potential < 0) {
        return line + ",,,," + "\n";
    }
    const double beta = record.beta(place);
    return line + std::to_string(here.potential) + "," + std::to_string(here.least) + "," +
           (beta > 0 ? short_decimal(1 / beta, 6) : "") + "," + std::to_string(here.made) + "," +
           std::to_string(here.restarts) + "\n";
}

}  // namespace

std::string annealing_csv_of(const AnnealingRecord& record) {
    std::string text = "step,iteration,potential,least,temperature,moves_made,restarts\n";
    for (int place = 1; place < record.place_count(); ++place) {
        text += line_of(record, place);
    }
    return text;
}

}  // namespace tessera
