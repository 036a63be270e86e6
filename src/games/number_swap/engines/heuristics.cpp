#include "games/number_swap/engines/heuristics.h"

#include "base/text.h"

#include <array>
#include <utility>

namespace tessera::number_swap {

namespace {

constexpr int largest_percent = 1000;
constexpr std::string_view linear_prefix = "linear:";

struct NamedWeights {
    std::string_view name;
    int distance_percent;
    int misplaced_percent;
};
constexpr std::array<NamedWeights, 5> named_weights = {
    {{"manhattan", 100, 0}, {"misplaced", 0, 100}, {"mixed", 50, 50}, {"sum", 100, 100}, {"double", 200, 0}}};

}  // namespace

Result<LinearHeuristic> parse_heuristic(std::shared_ptr<const Board> board, std::string_view name) {
    if (name.empty()) {
        return LinearHeuristic{std::move(board), 100, 0};
    }
    for (const NamedWeights& weights : named_weights) {
        if (weights.name == name) {
            return LinearHeuristic{std::move(board), weights.distance_percent, weights.misplaced_percent};
        }
    }
    const std::size_t comma = name.find(',');
    if (name.substr(0, linear_prefix.size()) == linear_prefix && comma != std::string_view::npos) {
        const std::string_view first = name.substr(linear_prefix.size(), comma - linear_prefix.size());
        const auto distance = parse_int(first, 0, largest_percent);
        const auto misplaced = parse_int(name.substr(comma + 1), 0, largest_percent);
        if (distance && misplaced) {
            return LinearHeuristic{std::move(board), *distance, *misplaced};
        }
    }
    return fail(ErrorCode::unknown_name, 0,
                say("number_swap has no heuristic {}: there are {}", name,
                    "manhattan, misplaced, mixed, sum, double, linear:P,Q"));
}

}  // namespace tessera::number_swap
