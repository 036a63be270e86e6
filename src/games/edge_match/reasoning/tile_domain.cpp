#include "games/edge_match/reasoning/tile_domain.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

static_assert(reasoning::ReasoningDomain<TileDomain>);

using reasoning::RuleKind;

namespace {

constexpr int most_tried = 8;  // maximum candidates of a cell whose consequences people follow

Finding visible_dead_end(const Candidates& now, const Failure& failure) {
    const bool is_of_edges = failure.kind == Failure::Kind::edges;
    const Rule counting = is_of_edges && CandidateTable::group(failure.group).is_along_frame
                              ? Rule::frame_edges
                              : Rule::edge_count;
    const Rule single = failure.kind == Failure::Kind::kind ? Rule::only_cell : Rule::only_tile;
    return dead_end_finding(now, is_of_edges ? counting : single, failure);
}

// True for counts of edges and for searches: they depend on the whole board, so all placements count.
bool rests_on_the_board(const Finding& finding) {
    return finding.group >= 0 || finding.rests_on_all;
}

// True if the finding depends on the number of tiles left of the kind.
bool counts_tiles(const Finding& finding, int kind) {
    const bool counts_its_own =
        finding.rule == Rule::claim || finding.rule == Rule::only_cell || finding.rule == Rule::pair;
    return (counts_its_own && (finding.tile_kind == kind || finding.other_kind == kind)) ||
           (finding.failure && finding.failure->tile_kind == kind);
}

std::optional<Choice> known_at(int cell, const std::vector<Choice>& completion) {
    const auto known = std::find_if(completion.begin(), completion.end(),
                                    [cell](const Choice& choice) { return choice.cell == cell; });
    return known == completion.end() ? std::nullopt : std::optional(*known);
}

}  // namespace

RuleKind TileDomain::kind_of_rule(Rule rule) {
    switch (rule) {
        case Rule::only_tile:
        case Rule::only_cell:
            return RuleKind::placing;
        case Rule::one_step:
        case Rule::chain:
            return RuleKind::sweep;
        case Rule::search:
            return RuleKind::search;
        default:
            return RuleKind::scan;
    }
}

Rule TileDomain::rule_after(Rule rule, const reasoning::Progress& progress) const {
    switch (rule) {
        case Rule::only_tile:
            return Rule::only_cell;
        case Rule::only_cell:
            return Rule::claim;
        case Rule::claim:
            return Rule::edge_count;
        case Rule::edge_count:
            return progress.is_tired ? Rule::search : has_pairs_ ? Rule::pair : Rule::one_step;
        case Rule::pair:  // turning the board is simpler than looking ahead; the search begins with that
            return is_free(progress.open_count) ? Rule::search : Rule::one_step;
        case Rule::one_step:
            return Rule::chain;
        default:
            return Rule::search;
    }
}

Ticks TileDomain::ticks_of_step(Rule rule, const Candidates& /*now*/) const {
    const RuleKind kind = kind_of_rule(rule);
    return kind == RuleKind::placing || kind == RuleKind::scan ? table_->ticks_of_look() : 0;
}

std::vector<Finding> TileDomain::look(Rule rule, const Candidates& now) {
    switch (rule) {
        case Rule::only_tile: {
            const std::optional<Failure> failure = first_failure(now);
            return failure ? std::vector<Finding>{visible_dead_end(now, *failure)} : only_tiles(now);
        }
        case Rule::only_cell:
            return only_cells(now);
        case Rule::claim:
            return claims(now);
        case Rule::pair:
            return pairs(now);
        default:
            return spent_edges(now);
    }
}

std::vector<Choice> TileDomain::items_to_try(Rule rule, const Candidates& now) {
    std::vector<Choice> items;
    for (const int cell : now.open_cells()) {
        const std::vector<Choice> choices =
            rule == Rule::chain ? now.choices_at(cell) : std::vector<Choice>{{cell, -1}};
        if (int_size(choices) <= most_tried) {
            items.insert(items.end(), choices.begin(), choices.end());
        }
    }
    return items;
}

reasoning::Attempt<Finding> TileDomain::attempt(Rule rule, const Candidates& now, const Choice& item) {
    if (rule == Rule::one_step) {
        return {blocking_at(now, item.cell), static_cast<Ticks>(1 + now.at_cell(item.cell).count() / 2)};
    }
    Chain chain = follow(now, item);
    reasoning::Attempt<Finding> attempt;
    attempt.ticks = static_cast<Ticks>(1 + chain.length) * now.table().ticks_of_look();
    if (chain.finding) {
        attempt.found.push_back(std::move(*chain.finding));
    }
    return attempt;
}

// Keeps only the shortest chains: if one step is enough, longer ones are not needed.
std::vector<Finding> TileDomain::kept(Rule /*rule*/, std::vector<Finding> found) {
    int least = found.empty() ? 0 : found.front().depth;
    for (const Finding& finding : found) {
        least = std::min(least, finding.depth);
    }
    const auto is_longer = [&](const Finding& finding) {
        return finding.depth > least;
    };
    found.erase(std::remove_if(found.begin(), found.end(), is_longer), found.end());
    return found;
}

bool TileDomain::is_free(int open_count) const {
    return table_->is_turnable() && open_count == table_->cell_count();
}

// A corner tile in any corner can be turned into the first corner.
std::optional<Finding> TileDomain::free_placement(const Candidates& now, const Options& options,
                                                  Rng& rng) const {
    if (!is_free(now.open_count())) {
        return std::nullopt;
    }
    const std::vector<Choice> corners = now.choices_at(0);
    const Choice by_chance = at(corners, rng.between(0, int_size(corners) - 1));
    Finding finding;
    finding.rule = Rule::turn;
    finding.places = {known_at(0, options.completion).value_or(by_chance)};
    finding.cells = {0};
    finding.tile_kind = table_->kind_of(finding.places.front().oriented);
    return finding;
}

void TileDomain::describe_search(const Candidates& /*now*/, const reasoning::SearchResult<Choice>& result,
                                 Finding& finding) const {
    const int cell = result.options.front().cell;
    finding.cells = {cell};
    if (result.survivors.empty()) {
        finding.failure = Failure{Failure::Kind::search, cell, -1, -1, 0, 0};
    } else {
        finding.rule = finding.rule == Rule::search && result.is_undecided ? Rule::found : finding.rule;
        finding.is_turn_of_another =
            finding.rule == Rule::choice && table_->are_turns(at(result.endings, 0), at(result.endings, 1));
        finding.tile_kind = table_->kind_of(result.survivors.front().oriented);
    }
    finding.rests_on_all = finding.rule == Rule::search;
}

// Premises that are placements: without those that rule out, a search is longer, with the same result.
bool TileDomain::rests_on(const Finding& finding, const Finding& earlier) const {
    return std::any_of(earlier.places.begin(), earlier.places.end(), [&](const Choice& laid) {
        return rests_on_the_board(finding) || counts_tiles(finding, table_->kind_of(laid.oriented));
    });
}

BitSet TileDomain::not_fitting_beside(const Choice& placed, int side) const {
    const OrientedTile& tile = table_->oriented(placed.oriented);
    BitSet others = table_->fitting(table_->beside(placed.cell, side));
    others.drop_all(table_->showing(opposite(side), table_->partner(at(tile.codes, side))));
    return others;
}

}  // namespace tessera::edge_match
