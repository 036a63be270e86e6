#include "games/edge_match/reasoning/reasoner.h"

#include "games/edge_match/reasoning/refutation.h"
#include "games/edge_match/reasoning/simple_rules.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

namespace {

constexpr int most_tried = 8;  // maximum candidates of a cell whose consequences people follow

}  // namespace

Reasoner::Reasoner(const Level& level, const State& state, ReasonerOptions options)
    : options_(std::move(options)),
      rng_(options_.seed),
      table_(std::make_shared<const CandidateTable>(level, state)),
      now_(table_),
      ruled_out_by_(
          static_cast<std::size_t>(table_->cell_count()) * static_cast<std::size_t>(table_->oriented_count()),
          -1),
      excluded_by_(ruled_out_by_) {}

Outcome Reasoner::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] { return step(); });
}

Outcome Reasoner::step() {
    if (is_dead_end_ || has_given_up_) {
        return Outcome::exhausted;
    }
    if (now_.open_cells().empty()) {
        return Outcome::solved;
    }
    if (rule_ == Rule::one_step || rule_ == Rule::chain) {
        sweep();
    } else if (rule_ == Rule::search) {
        search_on();
    } else {
        stats_.ticks += table_->ticks_of_look();
        look(rule_);
    }
    return Outcome::running;
}

void Reasoner::look(Rule rule) {
    if (rule == Rule::only_tile) {
        if (first_failure(now_)) {
            take_dead_end();
        } else {
            take_one(only_tiles(now_), Rule::only_cell);
        }
    } else if (rule == Rule::only_cell) {
        take_one(only_cells(now_), Rule::claim);
    } else if (rule == Rule::claim) {
        take_all(claims(now_), Rule::edge_count);
    } else {
        take_all(spent_edges(now_), is_tired() ? Rule::search : Rule::one_step);
    }
}

void Reasoner::go_on_with(Rule rule) {
    rule_ = rule;
    next_ = 0;
    found_.clear();
    survivors_.clear();
    endings_.clear();
    to_try_.clear();
    search_depth_ = 0;
    is_undecided_ = false;
    if (rule == Rule::one_step) {
        cells_to_try_ = now_.open_cells();
    } else if (rule == Rule::chain) {
        for (const int cell : now_.open_cells()) {
            const std::vector<Choice> choices = now_.choices_at(cell);
            if (int_size(choices) <= most_tried) {
                to_try_.insert(to_try_.end(), choices.begin(), choices.end());
            }
        }
    } else if (rule == Rule::search) {
        to_try_ = now_.choices_at(now_.tightest_cell());
    }
}

// Handles one cell, or one candidate.
void Reasoner::sweep() {
    const bool is_chain = rule_ == Rule::chain;
    if (next_ == (is_chain ? int_size(to_try_) : int_size(cells_to_try_))) {
        end_sweep();
        return;
    }
    if (is_chain) {
        Chain chain = follow(now_, at(to_try_, next_));
        stats_.ticks += static_cast<Ticks>(1 + chain.length) * table_->ticks_of_look();
        if (chain.finding) {
            found_.push_back(std::move(*chain.finding));
        }
    } else {
        const int cell = at(cells_to_try_, next_);
        stats_.ticks += static_cast<Ticks>(1 + now_.at_cell(cell).count() / 2);
        for (Finding& finding : blocking_at(now_, cell)) {
            found_.push_back(std::move(finding));
        }
    }
    ++next_;
    ++stats_.nodes;
}

// Keeps only the shortest chains: if one step is enough, longer ones are not needed.
void Reasoner::end_sweep() {
    int least = found_.empty() ? 0 : found_.front().depth;
    for (const Finding& finding : found_) {
        least = std::min(least, finding.depth);
    }
    const auto is_longer = [&](const Finding& finding) {
        return finding.depth > least;
    };
    found_.erase(std::remove_if(found_.begin(), found_.end(), is_longer), found_.end());
    for (Finding& finding : found_) {
        finding.available_count = int_size(found_);
        finding.looked_at_count = std::max(int_size(found_), int_size(now_.open_cells()));
    }
    take_all(std::exchange(found_, {}), rule_ == Rule::one_step ? Rule::chain : Rule::search);
}

std::optional<Choice> Reasoner::known_at(int cell) const {
    const auto known = std::find_if(options_.completion.begin(), options_.completion.end(),
                                    [cell](const Choice& choice) { return choice.cell == cell; });
    return known == options_.completion.end() ? std::nullopt : std::optional(*known);
}

void Reasoner::search_on() {
    if (table_->is_turnable() && int_size(now_.open_cells()) == table_->cell_count()) {
        take_turn();
        return;
    }
    const std::optional<Choice> known = known_at(to_try_.front().cell);
    if (known && survivors_.empty()) {
        survivors_ = {*known};
        endings_ = {options_.completion};
    }
    const bool is_settled = int_size(survivors_) == 2 || next_ == int_size(to_try_) || is_undecided_;
    if (is_settled || (known && is_tired())) {
        is_undecided_ |= !is_settled;
        end_search();
    } else if (known && at(to_try_, next_) == *known) {
        ++next_;
    } else {
        if (!trial_) {
            trial_.emplace(now_, at(to_try_, next_));
        }
        const Ticks before = trial_->ticks();
        const Outcome outcome = trial_->step();
        stats_.ticks += trial_->ticks() - before;
        ++stats_.nodes;
        note_trial(outcome);
    }
}

void Reasoner::note_trial(Outcome outcome) {
    is_undecided_ = outcome == Outcome::running && trial_->ticks() >= options_.trial_effort;
    if (outcome == Outcome::running && !is_undecided_) {
        return;
    }
    if (outcome == Outcome::solved) {
        survivors_.push_back(at(to_try_, next_));
        endings_.push_back(trial_->solution());
    } else if (outcome == Outcome::exhausted) {
        search_depth_ = std::max(search_depth_, trial_->depth());
    }
    trial_.reset();
    ++next_;
}

void Reasoner::end_search() {
    Finding finding;
    const int cell = to_try_.front().cell;
    finding.depth = search_depth_;
    finding.cells = {cell};
    finding.looked_at_count = int_size(to_try_);
    if (is_undecided_ && survivors_.empty()) {
        has_given_up_ = true;
        return;
    }
    if (survivors_.empty()) {
        Failure failure;
        failure.kind = Failure::Kind::search;
        failure.cell = cell;
        finding.rule = Rule::search;
        finding.failure = failure;
    } else {
        finding.rule = int_size(survivors_) == 2 ? Rule::choice : is_undecided_ ? Rule::found : Rule::search;
        finding.is_turn_of_another =
            finding.rule == Rule::choice && table_->are_turns(at(endings_, 0), at(endings_, 1));
        finding.places = {survivors_.front()};
        finding.tile_kind = table_->kind_of(survivors_.front().oriented);
        has_chosen_ = has_chosen_ || finding.rule != Rule::search;
    }
    finding.rests_on_all = finding.rule == Rule::search;
    take(std::move(finding));
    go_on_with(Rule::only_tile);
}

// A corner tile in any corner can be turned into the first corner.
void Reasoner::take_turn() {
    const std::vector<Choice> corners = now_.choices_at(0);
    Finding finding;
    finding.rule = Rule::turn;
    finding.places = {known_at(0).value_or(at(corners, rng_.between(0, int_size(corners) - 1)))};
    finding.cells = {0};
    finding.tile_kind = table_->kind_of(finding.places.front().oriented);
    take(std::move(finding));
    go_on_with(Rule::only_tile);
}

void Reasoner::take_one(std::vector<Finding> found, Rule next) {
    if (found.empty()) {
        go_on_with(next);
        return;
    }
    const int chosen = options_.seed == 0 ? easiest_to_follow(found) : rng_.between(0, int_size(found) - 1);
    take(std::move(at(found, chosen)));
    go_on_with(Rule::only_tile);
}

void Reasoner::take_all(std::vector<Finding> found, Rule next) {
    const Rule then = found.empty() ? next : Rule::only_tile;
    for (Finding& finding : found) {
        take(std::move(finding));
    }
    go_on_with(then);
}

void Reasoner::take_dead_end() {
    const Failure failure = *first_failure(now_);
    const bool is_of_edges = failure.kind == Failure::Kind::edges;
    const Rule counting = is_of_edges && CandidateTable::group(failure.group).is_along_frame
                              ? Rule::frame_edges
                              : Rule::edge_count;
    const Rule single = failure.kind == Failure::Kind::kind ? Rule::only_cell : Rule::only_tile;
    take(dead_end_finding(now_, is_of_edges ? counting : single, failure));
}

void Reasoner::take(Finding finding) {
    const int index = int_size(findings_);
    for (const Choice& choice : finding.rules_out) {
        if (now_.is_possible(choice)) {
            now_.rule_out(choice);
            at(ruled_out_by_, number_of(choice)) = index;
        }
    }
    for (const Choice& choice : finding.places) {
        note_excluded(choice, index);
        now_.place(choice);
    }
    is_dead_end_ = finding.is_dead_end();
    const bool is_sure_to_count = is_dead_end_ || !finding.places.empty();
    findings_.push_back(std::move(finding));
    counts_.push_back(false);
    if (is_sure_to_count) {
        count_with_premises(index);
    }
}

// Notes the candidates that a placement excludes. They need no other finding from then on.
void Reasoner::note_excluded(const Choice& placed, int finding) {
    const OrientedTile& tile = table_->oriented(placed.oriented);
    const auto note = [&](int cell, const BitSet& excluded) {
        for_each_common(table_->fitting(cell), excluded, [&](int oriented) {
            int& excluded_by = at(excluded_by_, number_of({cell, oriented}));
            excluded_by = excluded_by < 0 ? finding : excluded_by;
        });
    };
    for (int side = 0; side < side_count; ++side) {
        const int beside = table_->beside(placed.cell, side);
        if (beside >= 0 && now_.wanted(placed.cell, side) == any_motif) {
            BitSet others = table_->fitting(beside);
            others.drop_all(table_->showing(opposite(side), table_->partner(at(tile.codes, side))));
            note(beside, others);
        }
    }
    if (now_.left(tile.kind) == 1) {
        for (const int cell : now_.open_cells()) {
            note(cell, table_->turns_of(tile.kind));
        }
    }
}

}  // namespace tessera::edge_match
