#include "games/polyomino/reasoning/weight_fit.h"

#include "base/index.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera::polyomino {

namespace {

constexpr int sweeps = 1000;
constexpr double ridge = 1.0 / (rule_count * rule_count);

using Weights = std::array<double, rule_count>;

Weights weights_now() {
    Weights weights{};
    std::copy(rule_weights.begin(), rule_weights.end(), weights.begin());
    return weights;
}

double score_of(const TimedPuzzle& puzzle, const Weights& weights) {
    double score = 0;
    for (int rule = 0; rule < rule_count; ++rule) {
        score += at(weights, rule) * static_cast<double>(at(puzzle.looks, rule)) / 100;
    }
    return score;
}

// Returns a row per puzzle: the share of the time that each rule explains with its current weight and the
// best common factor.
std::vector<Weights> shares_of_time(const std::vector<TimedPuzzle>& puzzles) {
    std::vector<Weights> rows;
    double sum = 0;
    double squares = 0;
    for (const TimedPuzzle& puzzle : puzzles) {
        Weights row{};
        for (int rule = 0; rule < rule_count; ++rule) {
            at(row, rule) =
                at(rule_weights, rule) * static_cast<double>(at(puzzle.looks, rule)) / 100 / puzzle.seconds;
        }
        const double share = std::accumulate(row.begin(), row.end(), 0.0);
        sum += share;
        squares += share * share;
        rows.push_back(row);
    }
    const double factor = squares > 0 ? sum / squares : 1;
    for (Weights& row : rows) {
        for (double& share : row) {
            share *= factor;
        }
    }
    return rows;
}

// Returns a factor per rule, near 1, so that the weighted shares of each row add up to about 1.
Weights factors_for(const std::vector<Weights>& rows) {
    Weights factors{};
    factors.fill(1);
    std::vector<double> missing;
    missing.reserve(rows.size());
    for (const Weights& row : rows) {
        missing.push_back(1 - std::accumulate(row.begin(), row.end(), 0.0));
    }
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (int rule = 0; rule < rule_count; ++rule) {
            double slope = ridge * (1 - at(factors, rule));
            double curvature = ridge;
            for (int index = 0; index < int_size(rows); ++index) {
                const double share = at(at(rows, index), rule);
                slope += share * at(missing, index);
                curvature += share * share;
            }
            const double step = std::max(slope / curvature, -at(factors, rule));
            at(factors, rule) += step;
            for (int index = 0; index < int_size(rows); ++index) {
                at(missing, index) -= step * at(at(rows, index), rule);
            }
        }
    }
    return factors;
}

// Returns ranks from 1 on; equal values share the mean of their ranks.
std::vector<double> ranks_of(const std::vector<double>& values) {
    std::vector<double> ranks;
    for (const double value : values) {
        const auto below =
            std::count_if(values.begin(), values.end(), [&](double other) { return other < value; });
        const auto equal = std::count(values.begin(), values.end(), value);
        ranks.push_back(static_cast<double>(below) + (static_cast<double>(equal) + 1) / 2);
    }
    return ranks;
}

double correlation_of(const std::vector<double>& a, const std::vector<double>& b) {
    const double mean = (static_cast<double>(a.size()) + 1) / 2;  // of ranks
    double both = 0;
    double a_squares = 0;
    double b_squares = 0;
    for (int index = 0; index < int_size(a); ++index) {
        both += (at(a, index) - mean) * (at(b, index) - mean);
        a_squares += (at(a, index) - mean) * (at(a, index) - mean);
        b_squares += (at(b, index) - mean) * (at(b, index) - mean);
    }
    return a_squares > 0 && b_squares > 0 ? both / std::sqrt(a_squares * b_squares) : 0;
}

double rank_correlation(const std::vector<TimedPuzzle>& puzzles, const Weights& weights) {
    std::vector<double> scores;
    std::vector<double> times;
    for (const TimedPuzzle& puzzle : puzzles) {
        scores.push_back(score_of(puzzle, weights));
        times.push_back(puzzle.seconds);
    }
    return correlation_of(ranks_of(scores), ranks_of(times));
}

double total_score(const std::vector<TimedPuzzle>& puzzles, const Weights& weights) {
    double total = 0;
    for (const TimedPuzzle& puzzle : puzzles) {
        total += score_of(puzzle, weights);
    }
    return total;
}

}  // namespace

WeightFit fit_weights(const std::vector<TimedPuzzle>& puzzles) {
    const Weights now = weights_now();
    const Weights factors = factors_for(shares_of_time(puzzles));
    WeightFit fit;
    for (int rule = 0; rule < rule_count; ++rule) {
        at(fit.weights, rule) = at(now, rule) * at(factors, rule);
    }
    const double fitted = total_score(puzzles, fit.weights);
    const double unit = fitted > 0 ? total_score(puzzles, now) / fitted : 1;
    for (double& weight : fit.weights) {
        weight *= unit;
    }
    fit.correlation_before = rank_correlation(puzzles, now);
    fit.correlation_after = rank_correlation(puzzles, fit.weights);
    return fit;
}

}  // namespace tessera::polyomino
