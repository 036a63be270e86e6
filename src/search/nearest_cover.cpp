#include "search/nearest_cover.h"

#include <algorithm>
#include <utility>

namespace tessera {

NearestCover::NearestCover(const GridCover& cover, std::vector<int> preferred, int least_loss,
                           std::uint64_t memory_bytes)
    : cover_(cover), preferred_(std::move(preferred)), memory_bytes_(memory_bytes) {
    grow_anew(std::min(least_loss, int_size(preferred_)));
    gave_up_ = !layers_->fits();
    is_done_ = gave_up_;
}

void NearestCover::grow_anew(int max_loss) {
    if (layers_) {
        earlier_.ticks += layers_->stats().ticks + 1;
        earlier_.nodes += layers_->stats().nodes;
    }
    max_loss_ = max_loss;
    layers_.emplace(cover_, BestWay{0}, true, Preferences{preferred_, max_loss});
}

Outcome NearestCover::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    do {
        if (is_done_) {
            return Outcome::exhausted;
        }
        if (layers_->bytes_after_step() > memory_bytes_) {
            gave_up_ = true;
            is_done_ = true;
        } else if (!layers_->step()) {
            if (!layers_->finals().empty()) {
                read_best_way();
                is_done_ = true;
                ++stats_.solutions;
                return Outcome::solved;
            }
            is_done_ = max_loss_ >= int_size(preferred_);
            // One more at first, then half as many again: the last growth outweighs all others.
            grow_anew(std::min(int_size(preferred_), std::max(max_loss_ + 1, max_loss_ + max_loss_ / 2)));
        }
        stats_.ticks = earlier_.ticks + layers_->stats().ticks;
        stats_.nodes = earlier_.nodes + layers_->stats().nodes;
    } while (stats_.ticks < end);
    return is_done_ ? Outcome::exhausted : Outcome::running;
}

bool NearestCover::is_preferred(int option) const {
    return std::find(preferred_.begin(), preferred_.end(), option) != preferred_.end();
}

// From the best final state back to the start, along edges that explain its value.
void NearestCover::read_best_way() {
    int window = layers_->final_window();
    const auto& finals = layers_->finals();
    WindowLayers<BestWay>::State state =
        *std::max_element(finals.begin(), finals.end(),
                          [](const auto& a, const auto& b) { return a.value.kept < b.value.kept; });
    while (layers_->window(window).edges >= 0) {
        int edge = layers_->window(window).edges;
        for (bool is_explained = false; !is_explained;) {
            const auto& tried = layers_->edge(edge);
            const int option = layers_->table().option(tried.slot);
            const auto draw = layers_->supplies().draw_of(layers_->table().kind(tried.slot));
            for (const auto& source : layers_->window(tried.source).states) {
                if (!is_explained && draw.is_allowed(source.left) && source.left - draw.all == state.left &&
                    source.value.kept + (is_preferred(option) ? 1 : 0) == state.value.kept) {
                    is_explained = true;
                    state = source;
                    window = tried.source;
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
