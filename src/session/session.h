#pragma once

#include "games/credits.h"
#include "games/game.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

// A game in progress: a level, every position since its start, and a cursor in them. Undo and redo move the
// cursor. A restart adds a position, so it can be undone too; so can the return to an earlier position, which
// is a restart and the moves that led there, joined to one step.
template <Game G>
class Session {
public:
    using Level = typename G::Level;
    using State = typename G::State;
    using Move = typename G::Move;

    struct Entry {
        std::optional<Move> move;  // that led here; nothing for the start and a restart
        State state;
        bool is_joined = false;  // to the entry before it: undo and redo treat both as one step

        bool operator==(const Entry&) const = default;
    };

    explicit Session(Level level) : level_(std::move(level)) {
        history_.push_back({std::nullopt, G::start(level_)});
    }

    const Level& level() const { return level_; }
    const State& state() const { return at(history_, cursor_).state; }
    const std::vector<Entry>& history() const { return history_; }
    int cursor() const { return cursor_; }
    bool is_solved() const { return G::is_solved(level_, state()); }
    bool can_undo() const { return cursor_ > 0; }
    bool can_redo() const { return cursor_ + 1 < int_size(history_); }

    // Returns the number of moves since the start or the last restart.
    int move_count() const {
        int count = 0;
        for (int index = cursor_; index > 0 && at(history_, index).move; --index) {
            ++count;
        }
        return count;
    }

    // Returns the moves from the start of the level to the current position.
    std::vector<Move> moves() const {
        std::vector<Move> moves;
        for (int index = cursor_ - move_count() + 1; index <= cursor_; ++index) {
            moves.push_back(*at(history_, index).move);
        }
        return moves;
    }

    Result<State> play(const Move& move) {
        Result<State> next = G::play(level_, state(), move);
        if (next) {
            push({move, *next});
        }
        return next;
    }

    Credits credits() const { return credits_of<G>(level_); }
    // Sets the level's title and author, without affecting the history.
    void sign(Credits credits) { tessera::sign<G>(level_, std::move(credits)); }

    void restart() {
        if (!(state() == history_.front().state)) {
            push({std::nullopt, history_.front().state});
        }
    }

    // Goes to the position after these moves from the start, in one step. If one is illegal, nothing changes.
    Result<State> come_to(const std::vector<Move>& moves) {
        Session there = *this;
        there.restart();
        for (const Move& move : moves) {
            if (auto next = there.play(move); !next) {
                return next;
            }
        }
        there.join(cursor_ + 1, there.cursor_ - cursor_);
        *this = std::move(there);
        return state();
    }

    // Joins `count` entries from `first` on to one step, as come_to() does. Does nothing if they cannot be
    // joined.
    void join(int first, int count) {
        if (first < 1 || count < 1 || count > int_size(history_) - first) {
            return;
        }
        const auto second = history_.begin() + first + 1;
        const auto end = history_.begin() + first + count;
        if (std::all_of(second, end, [](const Entry& entry) { return entry.move.has_value(); })) {
            std::for_each(second, end, [](Entry& entry) { entry.is_joined = true; });
        }
    }

    void undo() {
        while (cursor_ > 0 && at(history_, cursor_).is_joined) {
            --cursor_;
        }
        cursor_ -= can_undo() ? 1 : 0;
    }
    void redo() {
        cursor_ += can_redo() ? 1 : 0;
        while (can_redo() && at(history_, cursor_ + 1).is_joined) {
            ++cursor_;
        }
    }
    void go_to(int cursor) {
        TESSERA_ASSERT(cursor >= 0 && cursor < int_size(history_));
        cursor_ = cursor;
    }

private:
    void push(Entry entry) {
        history_.resize(static_cast<std::size_t>(cursor_) + 1);
        history_.push_back(std::move(entry));
        ++cursor_;
    }

    Level level_;
    std::vector<Entry> history_;  // never empty; front() is the start
    int cursor_ = 0;
};

}  // namespace tessera
