#include "app/lab/pictures/annealing_chart.h"

#include "lab/plot/axis.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double cool = 0.6;  // the temperature scale ends here, or, if some are higher, ...
constexpr double hot = 1;     // ... there: at 1 and above nearly every move is made

// The places of a column, the end excluded. Never empty.
struct Places {
    int first = 0;
    int end = 0;
};

int place_before(const AnnealingRecord& record, int column, int columns) {
    return static_cast<int>(static_cast<std::int64_t>(record.place_count() - 1) * column / columns);
}

Places places_of(const AnnealingRecord& record, int column, int columns) {
    const int first = std::min(place_before(record, column, columns) + 1, record.place_count() - 1);
    return {first, std::max(place_before(record, column + 1, columns) + 1, first + 1)};
}

bool has_start_in(const AnnealingRecord& record, const Places& places) {
    const std::vector<std::int32_t>& starts = record.starts();
    const auto next = std::lower_bound(starts.begin(), starts.end(), places.first);
    return next != starts.end() && *next < places.end && next != starts.begin();
}

AnnealingColumn column_of(const AnnealingRecord& record, const Places& places) {
    AnnealingColumn column;
    for (int place = places.first; place < places.end; ++place) {
        const AnnealingPlace& here = record.at_place(place);
        if (here.potential >= 0) {
            column.low = column.low < 0 ? here.potential : std::min(column.low, here.potential);
            column.high = std::max(column.high, here.potential);
        }
    }
    column.last = record.at_place(places.end - 1).potential;
    column.least = record.at_place(places.end - 1).least;
    column.beta = record.beta(places.end - 1);
    column.has_restart = has_start_in(record, places);
    return column;
}

bool is_hot(const AnnealingColumn& column) {
    return column.beta * cool < 1;
}

}  // namespace

double share_made(const AnnealingRecord& record, int from, int to) {
    const int iterations = record.at_place(to).iteration - record.at_place(from).iteration;
    const int made = record.at_place(to).made - record.at_place(from).made;
    return iterations == 0 ? -1 : static_cast<double>(made) / iterations;
}

double share_made_before(const AnnealingRecord& record, int place) {
    constexpr int window = 100;
    return share_made(record, std::max(0, place - window), place);
}

AnnealingChart annealing_chart_of(const AnnealingRecord& record, int columns, int windows) {
    AnnealingChart chart;
    for (int column = 0; column < columns; ++column) {
        chart.columns.push_back(column_of(record, places_of(record, column, columns)));
        chart.most_potential = std::max(chart.most_potential, chart.columns.back().high);
    }
    for (int window = 0; window < windows; ++window) {
        chart.made.push_back(share_made(record, place_before(record, window, windows),
                                        place_before(record, window + 1, windows)));
    }
    chart.hottest = std::any_of(chart.columns.begin(), chart.columns.end(), is_hot) ? hot : cool;
    return chart;
}

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
        return say("no piece is on the board yet");
    }
    return say("potential {}, least so far {}, temperature {}, moves made {} %, restarts: {}", here.potential,
               here.least, temperature_text(record, place), percent_text(share_made_before(record, place)),
               here.restarts);
}

}  // namespace tessera
