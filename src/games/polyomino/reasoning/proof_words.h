#pragma once

#include "games/explanation.h"
#include "games/polyomino/level.h"
#include "games/polyomino/reasoning/bottleneck.h"
#include "games/polyomino/reasoning/finding.h"
#include "games/polyomino/reasoning/pairs.h"
#include "games/polyomino/reasoning/prover.h"
#include "games/polyomino/reasoning/size_reason.h"
#include "games/polyomino/reasoning/supposed.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tessera::polyomino {

// Returns them as an argument of {,and} or {,or}.
std::string listed(const std::vector<int>& numbers);

// The ways in which a board becomes itself; both: some of its images are turned and others mirrored, or it has another lattice.
enum class BoardImage : std::uint8_t { turned, mirrored, both };

// Why a placement is the last one left: nothing else was there, all others are impossible, or they are images as well.
enum class Placing : std::uint8_t { at_once, conclusion, or_image };

// Sentences about candidates of one position, by their numbers.
class ProofWords {
public:
    ProofWords(const Level& level, const CandidateTable& table) : level_(level), table_(table) {}

    // Returns a line that rules the candidates out, with `assumed` placed before; it names their pieces.
    ExplanationStep line(Rule rule, Sentence sentence, std::vector<Cell> cells,
                         const std::vector<int>& excluded, const std::vector<int>& assumed = {}) const;
    // The candidate and those that are placed after it until something is wrong, although every way fails. It points
    // to what is wrong; if that is no place, to the candidate.
    ExplanationStep line_of_trial(const std::vector<Supposed>& laid, const Failure& failure,
                                  const std::vector<int>& assumed) const;
    // All candidates that were searched, in one line.
    ExplanationStep line_of_searched(const std::vector<int>& candidates) const;
    ExplanationStep line_of_placing(reasoning::Place place, int candidate, Placing how) const;
    ExplanationStep line_of_choice(int cell, int candidate) const;
    ExplanationStep line_of_nothing_left(reasoning::Place place) const;
    ExplanationStep line_of_failure(const Failure& failure) const;
    // The candidates lie on neither of the cells that only their pieces can cover.
    ExplanationStep line_of_pair(const CellPair& pair, const std::vector<int>& excluded,
                                 const std::vector<int>& assumed) const;
    // The candidates lie across the bottleneck, but not by a number that sizes allow.
    ExplanationStep line_of_bottleneck(const Bottleneck& bottleneck, const std::vector<int>& excluded,
                                       const std::vector<int>& assumed) const;
    // The candidates become others of their place with the board.
    ExplanationStep line_of_images(BoardImage image, const std::vector<int>& excluded) const;
    // With the first of `laid`, which forces the rest, only `left` can take the place; the lines that follow rule each of them
    // out. It points to the cell, or to all of them.
    ExplanationStep line_of_split(const std::vector<int>& laid, reasoning::Place place,
                                  const std::vector<int>& left, const std::vector<int>& assumed) const;
    // The candidates, all of one piece, lie outside a region that cannot be filled without it.
    ExplanationStep line_of_needed_inside(const Failure& failure, const std::vector<int>& excluded,
                                          const std::vector<int>& assumed) const;

    // `assumed`: placed before.
    Sentence say_at_once(const std::vector<int>& candidates, const Failure& failure,
                         const std::vector<int>& assumed) const;
    // Adds what the line supposes: candidates placed before, and then these, with why they follow.
    void suppose(const std::vector<int>& assumed, const std::vector<Supposed>& laid,
                 ExplanationStep& line) const;
    static Sentence say_many(Rule rule, int count);
    Sentence say_chain(const std::vector<int>& laid, const Failure& failure,
                       const std::vector<int>& assumed) const;

    std::vector<Cell> cells_in(const Failure& failure) const;
    std::vector<Cell> cells_in(reasoning::Place place) const;
    // Returns the text of the move, after others are placed.
    std::string text_of(int candidate, std::vector<int> assumed = {}) const;
    // Copies of a piece are used one after another.
    std::vector<std::string> texts_of(const std::vector<int>& candidates) const;

private:
    Sentence say_split(const std::vector<int>& laid, reasoning::Place place,
                       const std::vector<int>& left) const;
    Sentence say_images(BoardImage image, const std::vector<int>& excluded) const;
    Sentence say_dead_end(const Failure& failure) const;
    SizeReason reason_for(const Failure& failure, const std::vector<int>& laid) const;
    SizeReason reason_for_all(const Failure& failure, const std::vector<int>& candidates,
                              std::vector<int> assumed) const;
    // Returns the name of the first piece that may lie just on these cells; empty if there is none.
    std::string piece_shaped_like(const std::vector<int>& region) const;
    std::string name_of_kind(int kind) const;
    std::string name_of(int candidate) const { return name_of_kind(table_.kind_of(candidate)); }
    std::string names_of(const std::vector<int>& candidates) const;  // each once, separated by ", "
    std::vector<Cell> board_cells(const std::vector<int>& cells) const;
    std::vector<int> cells_of_all(const std::vector<int>& candidates) const;  // each once
    bool is_gap(int candidate) const;
    std::string names_after_first(const std::vector<int>& laid) const;
    void name_pieces(const std::vector<int>& candidates, ExplanationStep& line) const;

    const Level& level_;
    const CandidateTable& table_;
};

}  // namespace tessera::polyomino
