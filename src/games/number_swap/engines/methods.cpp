#include "games/number_swap/engines/methods.h"

#include "base/text.h"
#include "games/number_swap/engines/best_method.h"
#include "games/number_swap/engines/heuristics.h"
#include "search/graph/a_star.h"
#include "search/graph/breadth_first.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera::number_swap {

namespace {

int distance_bound(const Task& task) {
    return moves_for(distance_sum(*task.board, task.start), parity_of(task.start));
}

// The report's solver: one tile after the other.
class Naive : public Method {
public:
    explicit Naive(const Task& task)
        : moves_(naive_moves(*task.board, task.start)), lower_bound_(distance_bound(task)) {
        stats_.nodes = moves_.size();
        stats_.ticks = moves_.size();
        stats_.max_depth = int_size(moves_);
    }

    Outcome advance(Ticks /*budget*/) override { return Outcome::solved; }
    const SearchStats& stats() const override { return stats_; }
    std::vector<int> moves() const override { return moves_; }
    int lower_bound() const override { return lower_bound_; }
    std::uint64_t memory_bytes() const override { return moves_.capacity() * sizeof(int); }

private:
    std::vector<int> moves_;
    int lower_bound_;
    SearchStats stats_;
};

// A search over stored states. When memory runs out, the naive answer stands in.
template <class Search>
class StoredStates : public Method {
public:
    StoredStates(const Task& task, Search search)
        : search_(std::move(search)),
          naive_(naive_moves(*task.board, task.start)),
          least_(distance_bound(task)) {}

    Outcome advance(Ticks budget) override {
        const Outcome outcome = search_.advance(budget);
        is_found_ = outcome == Outcome::solved;
        is_done_ = outcome != Outcome::running;
        TESSERA_ASSERT(outcome != Outcome::exhausted || search_.is_full());
        return is_done_ ? Outcome::solved : Outcome::running;
    }
    const SearchStats& stats() const override { return search_.stats(); }
    std::vector<int> moves() const override { return is_done_ && !is_found_ ? naive_ : search_.moves(); }
    int lower_bound() const override {
        return is_found_ ? int_size(search_.moves()) : std::max(least_, search_.lower_bound());
    }
    std::uint64_t memory_bytes() const override { return search_.memory_bytes(); }
    Remarks remarks() const override {
        return search_.is_full() ? Remarks{{"memory_full", "yes"}} : Remarks();
    }

private:
    Search search_;
    std::vector<int> naive_;
    int least_;
    bool is_found_ = false;
    bool is_done_ = false;
};

class AStarMethod : public Method {
public:
    AStarMethod(const Task& task, const LinearHeuristic& heuristic)
        : search_(*task.board, heuristic, task.start, task.options.memory_bytes),
          naive_(naive_moves(*task.board, task.start)),
          least_(distance_bound(task)),
          is_admissible_(heuristic.is_admissible()) {}

    Outcome advance(Ticks budget) override {
        const auto is_goal = [](StateBytes state) {
            return misplaced_count(state) == 0;
        };
        const Outcome outcome = search_.advance(budget, is_goal);
        is_found_ = outcome == Outcome::solved;
        is_done_ = outcome != Outcome::running;
        return is_done_ ? Outcome::solved : Outcome::running;
    }
    const SearchStats& stats() const override { return search_.stats(); }
    std::vector<int> moves() const override { return is_done_ && !is_found_ ? naive_ : search_.moves(); }
    int lower_bound() const override {
        return is_admissible_ ? std::max(least_, search_.lower_bound()) : least_;
    }
    std::uint64_t memory_bytes() const override { return search_.memory_bytes(); }
    Remarks remarks() const override {
        Remarks remarks = {{"admissible", is_admissible_ ? "yes" : "no"}};
        if (search_.is_full()) {
            remarks.push_back({"memory_full", "yes"});
        }
        return remarks;
    }

private:
    AStar<Board, LinearHeuristic> search_;
    std::vector<int> naive_;
    int least_;
    bool is_admissible_;
    bool is_found_ = false;
    bool is_done_ = false;
};

using MethodResult = Result<std::unique_ptr<Method>>;

template <class Search>
MethodResult stored_states(const Task& task) {
    return std::make_unique<StoredStates<Search>>(
        task, Search(*task.board, task.start, task.board->goal(), task.options.memory_bytes));
}

MethodResult make_naive(const Task& task) {
    return std::make_unique<Naive>(task);
}
MethodResult make_best(const Task& task) {
    return std::make_unique<BestMethod>(task, task.options.effort > 0 ? task.options.effort : default_effort);
}
MethodResult make_quick(const Task& task) {
    return std::make_unique<BestMethod>(task, quick_effort);
}
MethodResult make_patterns(const Task& task) {
    return std::make_unique<BestMethod>(task, no_effort_limit);
}

MethodResult make_a_star(const Task& task) {
    const Result<LinearHeuristic> heuristic = parse_heuristic(task.board, task.options.heuristic);
    if (!heuristic) {
        return tl::unexpected<Error>(heuristic.error());
    }
    return std::make_unique<AStarMethod>(task, *heuristic);
}

struct NamedMethod {
    std::string_view name;
    MethodResult (*make)(const Task&);
    bool takes_heuristic = false;
};
constexpr std::array<NamedMethod, 8> methods = {{
    {"best", make_best},
    {"quick", make_quick},
    {"patterns", make_patterns},
    {"a_star", make_a_star, true},
    {"bidirectional", stored_states<Bidirectional<Board>>},
    {"bfs", stored_states<BreadthFirst<Board>>},
    {"bfs_all", stored_states<WholeGraph<Board>>},
    {"naive", make_naive},
}};

}  // namespace

std::vector<std::string_view> method_names() {
    std::vector<std::string_view> names;
    names.reserve(methods.size());
    for (const NamedMethod& method : methods) {
        names.push_back(method.name);
    }
    return names;
}

Result<std::unique_ptr<Method>> make_method(const Task& task) {
    const std::string& wanted = task.options.engine;
    for (const NamedMethod& method : methods) {
        if (method.name != wanted && !wanted.empty()) {
            continue;
        }
        if (!task.options.heuristic.empty() && !method.takes_heuristic && !wanted.empty()) {
            return fail(ErrorCode::unknown_name, 0, say("the engine {} takes no heuristic", wanted));
        }
        const bool means_a_star = wanted.empty() && !task.options.heuristic.empty();
        return means_a_star ? make_a_star(task) : method.make(task);
    }
    std::vector<std::string> names;
    for (const std::string_view name : method_names()) {
        names.emplace_back(name);
    }
    return fail(ErrorCode::unknown_name, 0,
                say("number_swap has no engine {}: there are {}", wanted, join(names, ", ")));
}

}  // namespace tessera::number_swap
