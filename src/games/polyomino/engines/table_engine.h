#pragma once

#include "games/polyomino/polyomino.h"
#include "games/solving_engine.h"

#include <optional>
#include <utility>
#include <vector>

namespace tessera::polyomino {

// A complete search with its tables, which are also built in slices.
template <class Search>
class TableEngine : public SolvingEngine<Move> {
public:
    Outcome advance(Ticks budget) final {
        const Ticks end = stats_.ticks + budget;
        while (!search_) {
            made_ticks_ += prepare();
            stats_.ticks = made_ticks_;
            if (stats_.ticks >= end) {
                return Outcome::running;
            }
        }
        const Outcome outcome = search_->advance(end - stats_.ticks);
        stats_ = search_->stats();
        stats_.ticks += made_ticks_;
        note_progress(*search_);
        return outcome;
    }
    const SearchStats& stats() const final { return stats_; }

protected:
    // Does one step of the preparation. Returns the effort.
    virtual Ticks prepare() = 0;
    virtual void note_progress(const Search& /*search*/) {}

    template <class... Arguments>
    void start(Arguments&&... arguments) {
        search_.emplace(std::forward<Arguments>(arguments)...);
    }
    std::vector<int> chosen() const { return search_ ? search_->chosen() : std::vector<int>(); }
    const Search* search() const { return search_ ? &*search_ : nullptr; }
    Search* search() { return search_ ? &*search_ : nullptr; }

private:
    std::optional<Search> search_;
    Ticks made_ticks_ = 0;
    SearchStats stats_;
};

}  // namespace tessera::polyomino
