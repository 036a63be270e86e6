#include "app/lab/replay/annealing_words.h"

#include "app/lab/replay/annealing_chart.h"
#include "lab/axis.h"

#include <algorithm>
#include <cmath>

namespace tessera {

std::string temperature_text(const AnnealingRecord& record, int place) {
    constexpr double endless = 0.01;  // a smaller beta is shown as "> 100"
    const double beta = record.beta(place);
    return beta < endless ? "> 100" : readable_number(std::round(100 / beta) / 100);
}

std::string percent_text(double share) {
    return std::to_string(std::lround(std::max(share, 0.0) * 100));
}

Sentence annealing_words(const AnnealingRecord& record, int place) {
    const AnnealingPlace& here = record.at_place(place);
    if (here.potential < 0) {
        return say("no piece lies on the board yet");
    }
    return say("potential {}, least so far {}, temperature {}, moves made {} %, restarts: {}", here.potential,
               here.least, temperature_text(record, place), percent_text(share_made_before(record, place)),
               here.restarts);
}

}  // namespace tessera
