#include "search/frontier/max_agreement_cover.h"

#include "search/frontier/kept_upper_bounds.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tessera {

namespace {

constexpr Ticks last_probe_factor = 15;  // for the last probe, which need not keep anything
constexpr std::size_t probes_per_round = 24;

// True if the options are nearer to the end of the board than to its beginning. Scanned from the end they are
// met early, and most paths around them are pruned before the layers have grown wide.
bool lie_late(const GridCover& cover, const std::vector<int>& options) {
    std::int64_t sum = 0;
    std::int64_t count = 0;
    for (const int option : options) {
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            sum += *cell;
            ++count;
        }
    }
    return 2 * sum > count * (cover.cell_count() - 1);
}

}  // namespace

MaxAgreementCover::Probe::Probe(const GridCover& cover, unsigned the_set, std::vector<int> options)
    : set(the_set), kept(std::move(options)), rest(cover.rest_after(kept)), search(rest.cover) {}

MaxAgreementCover::MaxAgreementCover(GridCover cover, std::vector<int> soft_options,
                                     const MaxAgreementLimits& limits)
    : cover_(std::move(cover)), soft_options_(std::move(soft_options)), limits_(limits) {
    if (soft_options_.size() > 64) {
        gave_up_ = true;
        is_done_ = true;
        return;
    }
    if (lie_late(cover_, soft_options_)) {
        cover_ = cover_.turned();
    }
    size_ = size_of(cover_);
    kept_upper_bounds_ = kept_upper_bounds(cover_, soft_options_);
    const int known_loss =
        kept_upper_bounds_.empty() ? 0 : int_size(soft_options_) - kept_upper_bounds_.back();
    start_round(std::min(std::max(limits_.least_loss, known_loss), int_size(soft_options_)));
    sum_stats();
}

void MaxAgreementCover::start_round(int max_loss) {
    max_loss_ = max_loss;
    is_undecided_ = false;
    const int kept = int_size(soft_options_) - max_loss;
    if (limits_.probe_ticks == 0 || kept_upper_bounds_.empty()) {
        is_undecided_ = true;
    } else if (kept == 0) {
        untried_ = {0};
    } else {
        for (int set = int_size(kept_upper_bounds_) - 1; set > 0; --set) {
            if (std::popcount(static_cast<unsigned>(set)) == kept && at(kept_upper_bounds_, set) == kept) {
                untried_.push_back(static_cast<unsigned>(set));
            }
        }
    }
    if (untried_.size() > probes_per_round) {
        is_undecided_ = true;
        untried_.resize(probes_per_round);
    }
    go_on();
}

// Moves on to the next set of the round, to the layers, or to the next round.
void MaxAgreementCover::go_on() {
    while (!untried_.empty() && !probe_) {
        const unsigned set = untried_.back();
        untried_.pop_back();
        if (set == 0 || at(kept_upper_bounds_, static_cast<int>(set)) == std::popcount(set)) {
            start_probe(set);
        }
    }
    if (!probe_ && is_undecided_) {
        earlier_.ticks += ticks_for_bytes(size_.layers_bytes());
        layers_.emplace(cover_, BestPath{0}, true, SoftOptions{soft_options_, max_loss_, kept_upper_bounds_});
        gave_up_ = !layers_->fits();
        is_done_ = gave_up_;
    }
}

void MaxAgreementCover::start_probe(unsigned set) {
    std::vector<int> kept;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        kept.push_back(at(soft_options_, std::countr_zero(rest)));
    }
    earlier_.ticks += ticks_for_bytes(size_.cover_bytes() + size_.plain_bytes());
    probe_.emplace(cover_, set, std::move(kept));
}

Outcome MaxAgreementCover::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    do {
        if (is_done_) {
            return Outcome::exhausted;
        }
        if (probe_) {
            probe(end - stats_.ticks);
        } else if (layers_) {
            grow();
        } else if (max_loss_ < int_size(soft_options_)) {
            start_round(next_loss());
        } else {
            is_done_ = true;
        }
        sum_stats();
        if (!chosen_.empty()) {
            is_done_ = true;
            stats_.solutions = 1;
            return Outcome::solved;
        }
    } while (stats_.ticks < end);
    return is_done_ ? Outcome::exhausted : Outcome::running;
}

// Returns one more if the conflicts are known, and otherwise 1.5 times as many (but at least one more): the
// last FrontierSearch outweighs all others.
int MaxAgreementCover::next_loss() const {
    const int more = kept_upper_bounds_.empty() ? std::max(1, max_loss_ / 2) : 1;
    return std::min(int_size(soft_options_), max_loss_ + more);
}

void MaxAgreementCover::probe(Ticks budget) {
    const Ticks limit = (probe_->set == 0 ? last_probe_factor : 1) * limits_.probe_ticks;
    const SearchStats& stats = probe_->search.stats();
    const Outcome outcome = probe_->search.advance(std::min(budget, limit - stats.ticks));
    if (outcome == Outcome::running && stats.ticks < limit) {
        return;
    }
    if (outcome == Outcome::solved) {
        chosen_ = probe_->kept;
        for (const int option : probe_->search.chosen()) {
            chosen_.push_back(at(probe_->rest.options, option));
        }
    } else if (outcome == Outcome::exhausted && probe_->set != 0) {
        add_conflict(kept_upper_bounds_, probe_->set);
    }
    is_undecided_ = is_undecided_ || outcome == Outcome::running;
    earlier_.ticks += stats.ticks + 1;
    earlier_.nodes += stats.nodes;
    probe_.reset();
    if (outcome != Outcome::solved) {
        go_on();
    }
}

void MaxAgreementCover::grow() {
    if (layers_->bytes_after_step() > limits_.memory_bytes) {
        gave_up_ = true;
        is_done_ = true;
    } else if (!layers_->step()) {
        if (!layers_->finals().empty()) {
            read_best_path();
        }
        drop_layers();
    }
}

void MaxAgreementCover::drop_layers() {
    earlier_.ticks += layers_->stats().ticks + 1;
    earlier_.nodes += layers_->stats().nodes;
    layers_.reset();
}

void MaxAgreementCover::sum_stats() {
    stats_.ticks = earlier_.ticks;
    stats_.nodes = earlier_.nodes;
    for (const SearchStats* const stats :
         {probe_ ? &probe_->search.stats() : nullptr, layers_ ? &layers_->stats() : nullptr}) {
        if (stats != nullptr) {
            stats_.ticks += stats->ticks;
            stats_.nodes += stats->nodes;
        }
    }
}

bool MaxAgreementCover::is_soft(int option) const {
    return std::find(soft_options_.begin(), soft_options_.end(), option) != soft_options_.end();
}

// Walks from the best final state back to the start, along edges that explain its value.
void MaxAgreementCover::read_best_path() {
    int frontier = layers_->final_frontier();
    const auto& finals = layers_->finals();
    FrontierSearch<BestPath>::State state =
        *std::max_element(finals.begin(), finals.end(),
                          [](const auto& a, const auto& b) { return a.value.kept < b.value.kept; });
    while (layers_->graph().frontier(frontier).edges >= 0) {
        int edge = layers_->graph().frontier(frontier).edges;
        for (bool is_explained = false; !is_explained;) {
            const auto& tried = layers_->graph().edge(edge);
            const int option = layers_->table().option(tried.slot);
            const auto demand = layers_->resources().demand(layers_->table().kind(tried.slot));
            for (const auto& source : layers_->graph().frontier(tried.source).states) {
                if (!is_explained && demand.is_met_by(source.remaining) &&
                    source.remaining - demand.all == state.remaining &&
                    source.value.kept + (is_soft(option) ? 1 : 0) == state.value.kept) {
                    is_explained = true;
                    state = source;
                    frontier = tried.source;
                    chosen_.push_back(option);
                }
            }
            TESSERA_ASSERT(is_explained || tried.next >= 0);
            edge = tried.next;
        }
    }
    std::reverse(chosen_.begin(), chosen_.end());
}

}  // namespace tessera
