#include "games/edge_match/engines/generator.h"

#include "games/edge_match/edge_match.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

constexpr int max_attempts = 300;
constexpr Ticks proof_ticks = 20'000'000;  // per attempt
constexpr Ticks patience = 400'000'000;    // for all attempts

// Motifs in equal shares, in random order and, with halves, in random direction.
class EdgeBag {
public:
    EdgeBag(const Params& params, int edge_count, Rng& rng) : rng_(rng), has_halves_(params.has_halves) {
        const Palette palette = palette_of(params);
        for (int index = 0; index < edge_count; ++index) {
            const int kind = index % palette.kinds();
            colors_.push_back(letter_of(kind / palette.colors, kind % palette.colors));
        }
        shuffle(colors_, rng_);
    }

    Edge draw() {
        const char color = colors_.back();
        colors_.pop_back();
        if (!has_halves_) {
            return {'=', color};
        }
        return {rng_.below(2) == 0 ? 'H' : 'B', color};
    }

private:
    Rng& rng_;
    bool has_halves_;
    std::vector<char> colors_;
};

// Returns a board on which all edges match.
Grid<Tile> solved_board(const Params& params, Rng& rng) {
    Grid<Tile> board(params.rows, params.columns);
    EdgeBag inner(params, 2 * board.size(), rng);
    EdgeBag border(params, 2 * (params.rows + params.columns), rng);
    for (int index = 0; index < board.size(); ++index) {
        const Cell cell = board.cell(index);
        for (int side = 0; side < side_count; ++side) {
            const Cell beyond = cell + at(neighbour_steps, side);
            const bool is_inner = board.contains(beyond);
            if (is_inner && beyond < cell) {
                at(board[cell].edges, side) = partner_of(at(board[beyond].edges, opposite(side)));
            } else if (is_inner) {
                at(board[cell].edges, side) = inner.draw();
            } else {
                at(board[cell].edges, side) = params.is_framed ? plain_edge : border.draw();
            }
        }
    }
    return board;
}

Level take_apart(const Grid<Tile>& board, Rng& rng) {
    Level level{"", board.rows(), board.columns(), {}};
    for (int index = 0; index < board.size(); ++index) {
        level.tiles.push_back(turned(board[index], rng.between(0, side_count - 1)));
    }
    shuffle(level.tiles, rng);
    return level;
}

}  // namespace

Result<Generator> Generator::start(const Params& params, std::uint64_t seed) {
    if (std::optional<Sentence> fault = why_params_are_impossible(params)) {
        return fail(ErrorCode::limit_exceeded, 0, *fault);
    }
    return Generator(params, seed);
}

Outcome Generator::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    while (stats_.ticks < end) {
        if (!proof_ && (attempt_count_ == max_attempts || stats_.ticks >= patience)) {
            return Outcome::exhausted;
        }
        if (!proof_) {
            begin_attempt();
        }
        const Ticks rest = end - stats_.ticks;
        const Outcome outcome = grader_ ? grade(rest) : params_.is_unique ? prove(rest) : Outcome::solved;
        if (outcome == Outcome::solved && params_.tier && !grader_) {
            grader_.emplace(*Grader::start(level_, EdgeMatch::start(level_)));
        } else if (outcome == Outcome::solved) {
            return outcome;
        } else if (outcome == Outcome::exhausted) {
            proof_.reset();
            grader_.reset();
        }
    }
    return Outcome::running;
}

void Generator::begin_attempt() {
    ++attempt_count_;
    solution_ = solved_board(params_, rng_);
    level_ = take_apart(solution_, rng_);
    const State empty{Grid<Placed>(level_.rows, level_.columns)};
    proof_.emplace(make_problem(level_, empty), FastOptions{.up_to_turns = true, .part = 1, .part_count = 1});
    has_solution_ = false;
    proof_end_ = proof_ticks;
}

// Returns solved if the attempt has a unique solution; exhausted if it has others or the proof is too long.
Outcome Generator::prove(Ticks budget) {
    const SearchStats before = proof_->stats();
    const Outcome outcome = proof_->advance(std::min(budget, proof_end_ - before.ticks));
    const SearchStats& after = proof_->stats();
    add_effort(stats_, effort_since(before, after));
    stats_.max_depth = std::max(stats_.max_depth, after.max_depth);
    if (outcome == Outcome::running) {
        return after.ticks < proof_end_ ? Outcome::running : Outcome::exhausted;
    }
    if (outcome == Outcome::exhausted || has_solution_) {
        return outcome == Outcome::exhausted && has_solution_ ? Outcome::solved : Outcome::exhausted;
    }
    has_solution_ = true;
    proof_end_ = after.ticks + proof_ticks;
    return Outcome::running;
}

// Returns solved if the attempt is of the tier; exhausted if it is of another one or of none.
Outcome Generator::grade(Ticks budget) {
    const Ticks before = grader_->stats().ticks;
    const Outcome outcome = grader_->advance(budget);
    stats_.ticks += grader_->stats().ticks - before;
    const bool is_of_another = outcome == Outcome::solved && grader_->grade().tier != *params_.tier;
    return is_of_another ? Outcome::exhausted : outcome;
}

Sentence Generator::trouble() {
    return say("no such puzzle was found: more motifs or colours, or another size or tier, may help");
}

}  // namespace tessera::edge_match

namespace tessera {

Result<EdgeMatch::Level> EdgeMatch::generate(const Params& params, std::uint64_t seed) {
    Result<edge_match::Generator> generator = edge_match::Generator::start(params, seed);
    if (!generator) {
        return tl::unexpected(generator.error());
    }
    constexpr Ticks all_of_it = Ticks{1} << 40;  // far beyond the limits above
    if (generator->advance(all_of_it) != Outcome::solved) {
        return fail(ErrorCode::impossible_puzzle, 0, edge_match::Generator::trouble());
    }
    return generator->level();
}

}  // namespace tessera
