#include "games/polyomino/reasoning/reasoner.h"

#include "games/polyomino/reasoning/refutation.h"
#include "games/polyomino/reasoning/simple_rules.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

// True if the rule tries candidate after candidate.
bool is_sweep(Rule rule) {
    return rule == Rule::region_size || rule == Rule::one_step || rule == Rule::two_steps ||
           rule == Rule::chain;
}

void add_to_group(Finding& group, const Finding& finding) {
    const int kind = finding.kinds.front();
    group.rules_out.push_back(finding.rules_out.front());
    if (std::find(group.kinds.begin(), group.kinds.end(), kind) == group.kinds.end()) {
        group.kinds.push_back(kind);
    }
}

// True if the finding is about the shape of a region, which depends on all placements so far.
bool is_about_region(const Finding& finding) {
    const bool is_rule = finding.rule == Rule::region_set || finding.rule == Rule::region_size ||
                         finding.rule == Rule::region_colours;
    return is_rule || (finding.failure && !finding.failure->region.empty());
}

}  // namespace

Reasoner::Reasoner(const Level& level, const State& state, const ReasonerOptions& options)
    : options_(options),
      rng_(options.seed),
      table_(std::make_shared<const CandidateTable>(level, state)),
      now_(table_),
      ruled_out_by_(static_cast<std::size_t>(table_->candidate_count()), -1),
      excluded_by_(static_cast<std::size_t>(table_->candidate_count()), -1) {
    if (table_->surplus() < 0) {
        take(dead_end_finding(Rule::region_size, {Failure::Kind::area, -1, -1, {}}));
    } else {
        has_given_up_ = table_->is_too_large();
    }
}

Outcome Reasoner::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] { return step(); });
}

Outcome Reasoner::step() {
    has_given_up_ = has_given_up_ || (options_.effort > 0 && stats_.ticks >= options_.effort);
    if (is_dead_end_ || has_given_up_) {
        return Outcome::exhausted;
    }
    if (now_.open_count() == 0) {
        return Outcome::solved;
    }
    stats_.ticks += ticks_of_look(*table_);
    if (is_sweep(rule_)) {
        sweep();
    } else if (rule_ == Rule::search) {
        search_on();
    } else {
        look(rule_);
    }
    return Outcome::running;
}

void Reasoner::look(Rule rule) {
    if (rule == Rule::only_placement) {
        take_one(only_placements(now_), Rule::only_place);
    } else if (rule == Rule::only_place) {
        take_one(only_places(now_), Rule::region_set);
    } else if (rule == Rule::region_set) {
        std::vector<Finding> found = unfillable_regions(now_);
        take_all(found.empty() ? region_sets(now_) : std::move(found), Rule::region_size);
    } else if (rule == Rule::dead_end) {
        take_all(dead_ends(now_), Rule::shared_cells);
    } else {
        stats_.ticks += static_cast<Ticks>(now_.open_count()) * ticks_of_look(*table_) / 8;
        take_all(shared_cells(now_), Rule::one_step);
    }
}

void Reasoner::go_on_with(Rule rule) {
    rule_ = rule;
    next_ = 0;
    found_.clear();
    survivors_.clear();
    search_depth_ = 0;
    if (rule == Rule::search) {
        to_try_ = tightest_choice(now_);
    } else if (is_sweep(rule)) {
        to_try_ = now_.possible();
    }
}

void Reasoner::sweep() {
    if (next_ < int_size(to_try_)) {
        try_candidate(at(to_try_, next_++));
    } else {
        end_sweep();
    }
}

void Reasoner::try_candidate(int candidate) {
    const bool is_region = rule_ == Rule::region_size;
    auto finding = is_region                  ? cut_off_region(now_, candidate)
                   : rule_ == Rule::one_step  ? refute_in_one_step(now_, candidate)
                   : rule_ == Rule::two_steps ? refute_in_two_steps(now_, candidate)
                                              : refute_by_chain(now_, candidate);
    if (finding) {
        found_.push_back(std::move(*finding));
    }
    const int looks = rule_ == Rule::chain ? 4 : rule_ == Rule::two_steps ? 2 : 0;
    stats_.ticks += static_cast<Ticks>(looks) * ticks_of_look(*table_);
    ++stats_.nodes;
}

void Reasoner::end_sweep() {
    if (rule_ == Rule::region_size || rule_ == Rule::one_step) {
        group_found();
    }
    for (Finding& finding : found_) {
        finding.available_count = int_size(found_);
        finding.looked_at_count = std::max(int_size(found_), now_.open_count());
    }
    const bool has_long_rules = options_.has_long_rules && !has_chosen_;
    const Rule next = rule_ == Rule::region_size ? Rule::dead_end
                      : rule_ == Rule::one_step  ? (has_long_rules ? Rule::two_steps : Rule::search)
                      : rule_ == Rule::two_steps ? Rule::chain
                                                 : Rule::search;
    take_all(std::exchange(found_, {}), next);
}

// Merges findings with the same failure: all candidates that cut off one region, or leave a cell without
// candidates. Findings about sizes come before those about colours.
void Reasoner::group_found() {
    std::vector<Finding> groups;
    for (const Finding& finding : found_) {
        const auto group = std::find_if(groups.begin(), groups.end(), [&](const Finding& other) {
            return other.rule == finding.rule && other.failure == finding.failure;
        });
        if (group == groups.end()) {
            groups.push_back(finding);
        } else {
            add_to_group(*group, finding);
        }
    }
    const auto by_colours = std::stable_partition(groups.begin(), groups.end(), [](const Finding& finding) {
        return finding.rule != Rule::region_colours;
    });
    if (by_colours != groups.begin()) {
        groups.erase(by_colours, groups.end());
    }
    found_ = std::move(groups);
}

void Reasoner::search_on() {
    const bool is_settled = int_size(survivors_) == 2 || next_ == int_size(to_try_);
    if (is_settled) {
        end_search();
        return;
    }
    if (!trial_) {
        trial_.emplace(now_, at(to_try_, next_));
    }
    const Ticks before = trial_->ticks();
    const Outcome outcome = trial_->step();
    stats_.ticks += trial_->ticks() - before;
    ++stats_.nodes;
    if (outcome == Outcome::running) {
        return;
    }
    if (outcome == Outcome::solved) {
        survivors_.push_back(at(to_try_, next_));
    } else {
        search_depth_ = std::max(search_depth_, trial_->depth());
    }
    trial_.reset();
    ++next_;
}

void Reasoner::end_search() {
    const CandidateTable& table = *table_;
    std::vector<int> shared = table.cells_of(to_try_.front());
    shared.erase(std::remove_if(shared.begin(), shared.end(),
                                [&](int cell) { return now_.possible_at(cell) != to_try_; }),
                 shared.end());
    Finding finding;
    finding.rests_on_all = true;
    finding.depth = search_depth_;
    finding.cells = {shared.front()};
    finding.looked_at_count = std::max(1, int_size(to_try_));
    if (survivors_.empty()) {
        finding.rule = Rule::search;
        finding.failure = Failure{Failure::Kind::search, shared.front(), -1, {}};
    } else {
        finding.rule = int_size(survivors_) == 1 ? Rule::search : Rule::choice;
        finding.places = {survivors_.front()};
        finding.kinds = {table.kind_of(survivors_.front())};
        has_chosen_ = has_chosen_ || finding.rule == Rule::choice;
    }
    take(std::move(finding));
    go_on_with(Rule::only_placement);
}

void Reasoner::take_one(std::vector<Finding> found, Rule next) {
    if (found.empty()) {
        go_on_with(next);
        return;
    }
    const int chosen = options_.seed == 0 ? easiest_to_follow(found) : rng_.between(0, int_size(found) - 1);
    take(std::move(at(found, chosen)));
    go_on_with(Rule::only_placement);
}

void Reasoner::take_all(std::vector<Finding> found, Rule next) {
    const Rule then = found.empty() ? next : Rule::only_placement;
    for (Finding& finding : found) {
        take(std::move(finding));
    }
    go_on_with(then);
}

void Reasoner::take(Finding finding) {
    const int index = int_size(findings_);
    for (const int candidate : finding.rules_out) {
        if (now_.is_possible(candidate)) {
            now_.rule_out(candidate);
            at(ruled_out_by_, candidate) = index;
        }
    }
    for (const int candidate : finding.places) {
        now_.place(candidate);
        note_excluded(candidate, index);
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
void Reasoner::note_excluded(int placed, int finding) {
    const auto note = [&](int candidate) {
        int& excluded_by = at(excluded_by_, candidate);
        excluded_by = excluded_by < 0 ? finding : excluded_by;
    };
    for (const int cell : table_->cells_of(placed)) {
        for_each_common(table_->candidates_at(cell), table_->candidates_at(cell), note);
    }
    const int kind = table_->kind_of(placed);
    if (now_.left(kind) == 0) {
        for_each_common(table_->candidates_of(kind), table_->candidates_of(kind), note);
    }
}

// Returns the earlier findings on which this one depends, if they do not count yet; ascending.
std::vector<int> Reasoner::new_premises(const Finding& finding, int index) const {
    std::vector<bool> is_premise(static_cast<std::size_t>(index), finding.rests_on_all);
    const auto take = [&](int candidate) {
        const int premise = at(ruled_out_by_, candidate);
        const int excluded = at(excluded_by_, candidate);
        const bool is_excluded = excluded >= 0 && excluded < index;
        if (premise >= 0 && premise < index && !is_excluded) {
            is_premise[static_cast<std::size_t>(premise)] = true;
        }
    };
    for (const int cell : finding.witness_cells) {
        for_each_common(table_->candidates_at(cell), table_->candidates_at(cell), take);
    }
    for (const int kind : finding.witness_kinds) {
        for_each_common(table_->candidates_of(kind), table_->candidates_of(kind), take);
    }
    std::vector<int> premises;
    for (int earlier = 0; earlier < index; ++earlier) {
        if (is_premise[static_cast<std::size_t>(earlier)] && !counts_[static_cast<std::size_t>(earlier)]) {
            premises.push_back(earlier);
        }
    }
    return premises;
}

void Reasoner::count_with_premises(int index) {
    std::vector<int> to_count{index};
    while (!to_count.empty()) {
        const int next = to_count.back();
        to_count.pop_back();
        counts_[static_cast<std::size_t>(next)] = true;
        const std::vector<int> premises = new_premises(at(findings_, next), next);
        to_count.insert(to_count.end(), premises.begin(), premises.end());
    }
}

// Returns the findings on which one depends directly, including placements that exclude candidates.
std::vector<int> Reasoner::premises(int index) const {
    const Finding& finding = at(findings_, index);
    std::vector<int> premises;
    for (int earlier = 0; earlier < index; ++earlier) {
        const bool is_laid = !at(findings_, earlier).places.empty();
        if (finding.rests_on_all || (is_laid && is_about_region(finding))) {
            premises.push_back(earlier);
        }
    }
    const auto take = [&](int candidate) {
        const int excluded = at(excluded_by_, candidate);
        const int premise = excluded >= 0 && excluded < index ? excluded : at(ruled_out_by_, candidate);
        if (premise >= 0 && premise < index) {
            premises.push_back(premise);
        }
    };
    for (const int cell : finding.witness_cells) {
        for_each_common(table_->candidates_at(cell), table_->candidates_at(cell), take);
    }
    for (const int kind : finding.witness_kinds) {
        for_each_common(table_->candidates_of(kind), table_->candidates_of(kind), take);
    }
    return premises;
}

std::vector<int> Reasoner::findings_behind(int index) const {
    std::vector<bool> is_behind(static_cast<std::size_t>(index) + 1, false);
    std::vector<int> to_take{index};
    while (!to_take.empty()) {
        const int next = to_take.back();
        to_take.pop_back();
        if (!is_behind[static_cast<std::size_t>(next)]) {
            is_behind[static_cast<std::size_t>(next)] = true;
            const std::vector<int> more = premises(next);
            to_take.insert(to_take.end(), more.begin(), more.end());
        }
    }
    std::vector<int> behind;
    for (int one = 0; one <= index; ++one) {
        if (is_behind[static_cast<std::size_t>(one)]) {
            behind.push_back(one);
        }
    }
    return behind;
}

// Returns the finding with the fewest premises that nothing else depends on.
int Reasoner::easiest_to_follow(const std::vector<Finding>& found) const {
    int easiest = 0;
    int fewest = int_size(findings_) + 1;
    for (int index = 0; index < int_size(found); ++index) {
        const int count = int_size(new_premises(at(found, index), int_size(findings_)));
        if (count < fewest) {
            fewest = count;
            easiest = index;
        }
    }
    return easiest;
}

}  // namespace tessera::polyomino
