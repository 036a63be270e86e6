#pragma once

#include "base/index.h"
#include "games/reasoning/deduction.h"
#include "games/reasoning/reasoner.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A domain of a few cells, to test the kernel without a family: the cells of a map, of any shape, are to be
// coloured so that neighbours differ.

namespace tessera::colouring {

using Border = std::pair<int, int>;

struct Map {
    int cell_count = 0;
    int colour_count = 0;
    std::vector<Border> borders;

    std::vector<int> beside(int cell) const {
        std::vector<int> cells;
        for (const Border& border : borders) {
            if (border.first == cell || border.second == cell) {
                cells.push_back(border.first == cell ? border.second : border.first);
            }
        }
        return cells;
    }
};

// A colour on a cell.
struct Paint {
    int cell = 0;
    int colour = 0;

    bool operator==(const Paint&) const = default;
};
using Paints = std::vector<Paint>;

enum class Rule { only_colour, pair, chain, search, choice };
inline std::string_view name_of(Rule rule) {
    constexpr std::string_view names[] = {"only_colour", "pair", "chain", "search", "choice"};
    return names[static_cast<std::size_t>(rule)];
}

using Finding = reasoning::Finding<Rule, Paint, int>;  // a failure is a cell without a colour

// The same for proofs.
struct Bare {
    int cell = 0;

    static int effort() { return 0; }
    bool operator==(const Bare&) const = default;
};
using Options = reasoning::ReasonerOptions<Paint>;
using Deduction = reasoning::Deduction<Rule, Paint>;

// The colours left for each open cell.
class Candidates {
public:
    explicit Candidates(const Map& map)
        : map_(map),
          left_(static_cast<std::size_t>(map.cell_count), all_colours(map)),
          open_count_(map.cell_count) {}

    const Map& table() const { return map_; }
    int open_count() const { return open_count_; }
    bool is_open(int cell) const {
        return std::none_of(laid_.begin(), laid_.end(), [&](const Paint& p) { return p.cell == cell; });
    }
    const std::vector<int>& colours_of(int cell) const { return at(left_, cell); }
    bool is_possible(const Paint& paint) const {
        const std::vector<int>& colours = colours_of(paint.cell);
        return std::find(colours.begin(), colours.end(), paint.colour) != colours.end();
    }
    const Paints& laid() const { return laid_; }

    void rule_out(const Paint& paint) {
        std::vector<int>& colours = at(left_, paint.cell);
        colours.erase(std::remove(colours.begin(), colours.end(), paint.colour), colours.end());
    }
    void place(const Paint& paint) {
        --open_count_;
        laid_.push_back(paint);
        at(left_, paint.cell).clear();
        for (const int cell : map_.beside(paint.cell)) {
            rule_out({cell, paint.colour});
        }
    }

private:
    static std::vector<int> all_colours(const Map& map) {
        std::vector<int> colours;
        for (int colour = 0; colour < map.colour_count; ++colour) {
            colours.push_back(colour);
        }
        return colours;
    }

    Map map_;
    std::vector<std::vector<int>> left_;
    Paints laid_;
    int open_count_ = 0;
};

// Returns an open cell with at most so many colours, the one with the fewest; -1 if there is none.
inline int tightest_cell(const Candidates& now, int most) {
    int tightest = -1;
    for (int cell = 0; cell < now.table().cell_count; ++cell) {
        const int count = int_size(now.colours_of(cell));
        if (now.is_open(cell) && count <= most) {
            tightest = cell;
            most = count - 1;
        }
    }
    return tightest;
}

class Domain {
public:
    using Level = Map;
    using State = Paints;
    using Options = colouring::Options;
    using Rule = colouring::Rule;
    using Candidate = Paint;
    using Candidates = colouring::Candidates;
    using Finding = colouring::Finding;
    using Failure = Bare;
    using Focus = reasoning::Focus<Paint>;

    static constexpr Rule first_rule = Rule::only_colour;
    static constexpr bool gives_up_when_tired = false;

    Domain(const Map& map, const Paints& state, const Options& /*options*/) : start_(map) {
        for (const Paint& paint : state) {
            start_.place(paint);
        }
    }
    Candidates start() const { return start_; }

    static reasoning::RuleKind kind_of_rule(Rule rule) {
        return rule == Rule::only_colour ? reasoning::RuleKind::placing
               : rule == Rule::pair      ? reasoning::RuleKind::scan
               : rule == Rule::chain     ? reasoning::RuleKind::sweep
                                         : reasoning::RuleKind::search;
    }
    static Rule rule_after(Rule rule, const reasoning::Progress& /*progress*/) {
        return rule == Rule::only_colour ? Rule::pair : rule == Rule::pair ? Rule::chain : Rule::search;
    }
    static Ticks ticks_of_step(Rule /*rule*/, const Candidates& /*now*/) { return 1; }
    static std::vector<Finding> look(Rule rule, const Candidates& now) {
        return rule == Rule::pair ? pairs(now) : only_colours(now);
    }
    // Follows only cells with two colours left, so that some of the work is left to the search.
    static Paints items_to_try(Rule /*rule*/, const Candidates& now) {
        Paints items;
        for (int cell = 0; cell < now.table().cell_count; ++cell) {
            const Paints more = paints_of(now, cell);
            if (int_size(more) == 2) {
                items.insert(items.end(), more.begin(), more.end());
            }
        }
        return items;
    }
    static reasoning::Attempt<Finding> attempt(Rule rule, const Candidates& now, const Paint& paint) {
        Candidates next = now;
        next.place(paint);
        Finding links;
        while (!has_failure(next) && first_forced(next)) {
            reasoning::add_witness(links, *first_forced(next));
            next.place(first_forced(next)->candidate);
        }
        reasoning::Attempt<Finding> attempt;
        if (has_failure(next)) {
            const int failed = tightest_cell(next, 0);
            attempt.found.push_back(finding_at(rule, {paint.cell, failed}, failed));
            attempt.found.back().rules_out = {paint};
            reasoning::append_witnesses(attempt.found.back(), links);
        }
        return attempt;
    }
    static std::vector<Finding> kept(Rule /*rule*/, std::vector<Finding> found) { return found; }

    static bool has_failure(const Candidates& now) { return tightest_cell(now, 0) >= 0; }
    static bool has_hidden_failure(const Candidates& /*now*/) { return false; }
    static std::optional<reasoning::Forced<Paint>> first_forced(const Candidates& now) {
        const int cell = tightest_cell(now, 1);
        return cell < 0 ? std::nullopt
                        : std::optional(reasoning::Forced<Paint>{paints_of(now, cell).front(), cell, -1});
    }
    static Paints tightest_choice(const Candidates& now) {
        return paints_of(now, tightest_cell(now, now.table().colour_count));
    }
    static Paints laid(const Candidates& now) { return now.laid(); }
    static Ticks ticks_of_look(const Candidates& /*now*/) { return 1; }

    static std::vector<Focus> foci(const Candidates& now, int most) {
        std::vector<Focus> all;
        for (int cell = 0; cell < now.table().cell_count; ++cell) {
            if (now.is_open(cell) && int_size(now.colours_of(cell)) <= most) {
                all.push_back({{cell, -1}, paints_of(now, cell)});
            }
        }
        std::stable_sort(all.begin(), all.end(), [](const Focus& a, const Focus& b) {
            return a.candidates.size() < b.candidates.size();
        });
        return all;
    }
    static std::optional<Bare> failure_of(const Candidates& now) {
        const int bare = tightest_cell(now, 0);
        return bare < 0 ? std::nullopt : std::optional(Bare{bare});
    }

    static std::optional<Finding> obvious_dead_end() { return std::nullopt; }
    static bool is_too_large() { return false; }
    static std::optional<Finding> free_placement(const Candidates& /*now*/, const Options& /*options*/,
                                                 Rng& /*rng*/) {
        return std::nullopt;
    }
    static void describe_search(const Candidates& /*now*/, const reasoning::SearchResult<Paint>& result,
                                Finding& finding) {
        finding.cells = {result.options.front().cell};
        finding.rests_on_all = finding.rule == Rule::search;
        if (result.survivors.empty()) {
            finding.failure = finding.cells.front();
        }
    }

    int candidate_count() const { return start_.table().cell_count * start_.table().colour_count; }
    int number_of(const Paint& paint) const {
        return paint.cell * start_.table().colour_count + paint.colour;
    }
    static bool rests_on(const Finding& finding, const Finding& earlier) {
        return finding.rests_on_all && !earlier.places.empty();
    }
    template <class Take>
    void each_candidate_at(int cell, const Take& take) const {
        for (int colour = 0; colour < start_.table().colour_count; ++colour) {
            take(Paint{cell, colour});
        }
    }
    template <class Take>
    void each_candidate_of(int colour, const Take& take) const {
        for (int cell = 0; cell < start_.table().cell_count; ++cell) {
            take(Paint{cell, colour});
        }
    }
    template <class Take>
    void each_excluded_by(const Candidates& now, const Paint& placed, const Take& take) const {
        for (const int cell : now.table().beside(placed.cell)) {
            take(Paint{cell, placed.colour});
        }
    }

private:
    static Paints paints_of(const Candidates& now, int cell) {
        Paints paints;
        for (const int colour : now.colours_of(cell)) {
            paints.push_back({cell, colour});
        }
        return paints;
    }
    static Finding finding_at(Rule rule, std::vector<int> cells, std::optional<int> failure) {
        Finding finding;
        finding.rule = rule;
        finding.witness_cells = {cells.back()};
        finding.cells = std::move(cells);
        finding.failure = failure;
        return finding;
    }
    static std::vector<Finding> only_colours(const Candidates& now) {
        std::vector<Finding> found;
        for (int cell = 0; cell < now.table().cell_count; ++cell) {
            const Paints paints = paints_of(now, cell);
            if (now.is_open(cell) && paints.empty()) {
                return {finding_at(Rule::only_colour, {cell}, cell)};
            }
            if (int_size(paints) == 1) {
                found.push_back(finding_at(Rule::only_colour, {cell}, std::nullopt));
                found.back().places = paints;
            }
        }
        reasoning::share_counts(found, now.open_count());
        return found;
    }
    // Two neighbours with the same two colours left use them up for all neighbours of both.
    static std::vector<Finding> pairs(const Candidates& now) {
        std::vector<Finding> found;
        for (const Border& border : now.table().borders) {
            const std::vector<int>& colours = now.colours_of(border.first);
            if (int_size(colours) != 2 || colours != now.colours_of(border.second)) {
                continue;
            }
            Finding finding = finding_at(Rule::pair, {border.first, border.second}, std::nullopt);
            finding.witness_cells = finding.cells;
            for (const int cell : now.table().beside(border.first)) {
                const std::vector<int> others = now.table().beside(cell);
                const bool is_beside_both =
                    std::find(others.begin(), others.end(), border.second) != others.end();
                for (const Paint& paint : {Paint{cell, colours.front()}, Paint{cell, colours.back()}}) {
                    if (is_beside_both && now.is_possible(paint)) {
                        finding.rules_out.push_back(paint);
                    }
                }
            }
            if (!finding.rules_out.empty()) {
                found.push_back(std::move(finding));
            }
        }
        return found;
    }

    Candidates start_;
};
static_assert(reasoning::ReasoningDomain<Domain>);
static_assert(reasoning::ProofDomain<Domain>);

using Reasoner = reasoning::Reasoner<Domain>;

}  // namespace tessera::colouring
