#include "games/polyomino/reasoning/proof_lines.h"

#include "base/text.h"
#include "games/polyomino/reasoning/bottleneck.h"
#include "games/polyomino/reasoning/proof_words.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace tessera::polyomino {

namespace {

using Lines = std::vector<ExplanationStep>;
using Refutation = PlacementRefutation;
using Refutations = std::vector<Refutation>;
using Group = std::vector<const Refutation*>;

// Returns the refutations that `is_one` accepts, in groups of equal failures.
template <class Accept>
std::vector<Group> groups_of(const Group& at_once, const Accept& is_one) {
    std::vector<Group> groups;
    for (const Refutation* const refutation : at_once) {
        if (!is_one(*refutation->failure)) {
            continue;
        }
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
            return group.front()->failure == refutation->failure;
        });
        if (same == groups.end()) {
            groups.push_back({refutation});
        } else {
            same->push_back(refutation);
        }
    }
    return groups;
}

// Takes those out that `is_one` accepts.
template <class Accept>
Group taken_from(Group& group, const Accept& is_one) {
    Group taken;
    std::copy_if(group.begin(), group.end(), std::back_inserter(taken), is_one);
    std::erase_if(group, is_one);
    return taken;
}

Group joined(const std::vector<Group>& groups) {
    Group all;
    for (const Group& group : groups) {
        all.insert(all.end(), group.begin(), group.end());
    }
    return all;
}

std::vector<int> candidates_of(const Group& group) {
    std::vector<int> candidates;
    for (const Refutation* const refutation : group) {
        candidates.push_back(refutation->candidate);
    }
    return candidates;
}

bool is_hole(const Failure& failure) {
    return failure.kind == Failure::Kind::size;
}
bool is_about_colours(const Failure& failure) {
    return failure.kind == Failure::Kind::colour;
}
bool is_gone(const Failure& failure) {
    return failure.kind == Failure::Kind::cell || failure.kind == Failure::Kind::piece ||
           failure.kind == Failure::Kind::gap;
}
bool is_about_two(const Failure& failure) {
    return failure.kind == Failure::Kind::one_piece || failure.kind == Failure::Kind::two_pieces;
}

Candidates with_laid(Candidates now, const std::vector<int>& laid) {
    for (const int candidate : laid) {
        now.place(candidate);
    }
    return now;
}

// Explains why the candidates of one place are impossible, with `assumed` placed before.
class RefutationLines {
public:
    // A branching takes at most so many lines; a longer one becomes a trial.
    RefutationLines(const ProofWords& words, const Candidates& start, int most_of_branching,
                    AllowedReasons allowed)
        : words_(words), start_(start), most_of_branching_(most_of_branching), allowed_(allowed) {}

    Lines lines(const Refutations& refuted, const std::vector<int>& assumed) const {
        Lines lines;
        Group longer;
        for (const Refutation& refutation : refuted) {
            longer.push_back(&refutation);
        }
        Group at_once = taken_from(longer, [](const auto* one) { return one->is_at_once(); });
        add_shown_before(at_once, assumed, lines);
        add_bottlenecks(at_once, longer, assumed, lines);
        add_group(groups_of(at_once, is_hole), Rule::region_size, assumed, lines);
        add_group(groups_of(at_once, is_about_colours), Rule::region_colours, assumed, lines);
        add_group(groups_of(at_once, is_gone), Rule::one_step, assumed, lines);
        add_group(groups_of(at_once, is_about_two), Rule::pair, assumed, lines);
        std::stable_sort(longer.begin(), longer.end(),
                         [](const auto* a, const auto* b) { return a->cost < b->cost; });
        for (const Refutation* const refutation : longer) {
            add_longer(*refutation, assumed, lines);
        }
        return lines;
    }

private:
    static constexpr int most_alternatives = 2;
    static constexpr int most_counts = 2;  // that a bottleneck leaves
    static constexpr int plain_hole = 3;   // cells; seen without counting

    // Reports and removes what the position shows before anything is tried: pairs, and regions that need a
    // piece.
    void add_shown_before(Group& at_once, const std::vector<int>& assumed, Lines& lines) const {
        const Candidates here = with_laid(start_, assumed);
        if (std::any_of(at_once.begin(), at_once.end(),
                        [](const auto* one) { return is_about_two(*one->failure); })) {
            for (const CellPair& pair : pairs_in(here)) {
                add_pair(pair, here, at_once, assumed, lines);
            }
        }
        Group inside = taken_from(at_once, [&](const Refutation* one) {
            return is_needed_inside(here, *one->failure, one->candidate);
        });
        while (!inside.empty()) {
            const Refutation* const first = inside.front();
            const Group grouped = taken_from(inside, [&](const Refutation* one) {
                return one->failure == first->failure && is_of_one_kind(here, *one, *first);
            });
            lines.push_back(words_.line_of_needed_inside(*first->failure, candidates_of(grouped), assumed));
            lines.back().assumes = words_.texts_of(assumed);
        }
    }
    // A pair gets a line if some candidate fails for no simpler reason.
    void add_pair(const CellPair& pair, const Candidates& here, Group& at_once,
                  const std::vector<int>& assumed, Lines& lines) const {
        const auto is_of_pair = [&](const Refutation* one) {
            return rules_out(pair, here.table(), one->candidate);
        };
        const bool is_needed = std::any_of(at_once.begin(), at_once.end(), [&](const Refutation* one) {
            return is_of_pair(one) && is_about_two(*one->failure);
        });
        if (is_needed) {
            const Group grouped = taken_from(at_once, is_of_pair);
            lines.push_back(words_.line_of_pair(pair, candidates_of(grouped), assumed));
            lines.back().assumes = words_.texts_of(assumed);
        }
    }
    // Reports and removes the candidates that bottlenecks rule out.
    void add_bottlenecks(Group& at_once, Group& longer, const std::vector<int>& assumed, Lines& lines) const {
        if (allowed_ == AllowedReasons::no_bottlenecks) {
            return;
        }
        const Candidates here = with_laid(start_, assumed);
        while (const auto bottleneck = best_bottleneck(here, joined({at_once, longer}))) {
            const auto is_ruled_out = [&](const Refutation* one) {
                return rules_out(*bottleneck, here.table(), one->candidate);
            };
            const Group grouped =
                joined({taken_from(at_once, is_ruled_out), taken_from(longer, is_ruled_out)});
            lines.push_back(words_.line_of_bottleneck(*bottleneck, candidates_of(grouped), assumed));
            lines.back().assumes = words_.texts_of(assumed);
        }
    }
    // Returns the bottleneck that rules out the most, of those that are worth a line.
    static std::optional<Bottleneck> best_bottleneck(const Candidates& here, const Group& refuted) {
        std::optional<Bottleneck> best;
        int most = 0;
        for (const int cell : cells_of_unseen(here, refuted)) {
            auto bottleneck = bottleneck_at(here, cell);
            if (!bottleneck || int_size(bottleneck->counts) > most_counts ||
                int_size(bottleneck->side) < largest_hole) {
                continue;
            }
            Group grouped = refuted;
            std::erase_if(grouped, [&](const Refutation* one) {
                return !rules_out(*bottleneck, here.table(), one->candidate);
            });
            if (int_size(grouped) > most && is_worth_a_line(grouped)) {
                most = int_size(grouped);
                best = std::move(bottleneck);
            }
        }
        return best;
    }
    // Returns the cells, each once, of those that do not plainly leave a hole.
    static std::vector<int> cells_of_unseen(const Candidates& here, const Group& refuted) {
        std::set<int> cells;
        for (const Refutation* const one : refuted) {
            if (!leaves_plain_hole(*one)) {
                const std::vector<int>& own = here.table().cells_of(one->candidate);
                cells.insert(own.begin(), own.end());
            }
        }
        return {cells.begin(), cells.end()};
    }
    // True for what takes more than a look, and for many of which not all plainly leave a hole.
    static bool is_worth_a_line(const Group& grouped) {
        const bool has_longer =
            std::any_of(grouped.begin(), grouped.end(), [](const auto* one) { return !one->is_at_once(); });
        return has_longer || (int_size(grouped) > most_alternatives &&
                              !std::all_of(grouped.begin(), grouped.end(),
                                           [](const auto* one) { return leaves_plain_hole(*one); }));
    }
    static bool leaves_plain_hole(const Refutation& one) {
        return one.is_at_once() && is_hole(*one.failure) && int_size(one.failure->region) <= plain_hole;
    }
    static bool is_of_one_kind(const Candidates& here, const Refutation& one, const Refutation& other) {
        return here.table().kind_of(one.candidate) == here.table().kind_of(other.candidate);
    }

    // Returns the cells of all failures, each once.
    std::vector<Cell> cells_in(const std::vector<Group>& groups) const {
        std::vector<Cell> all;
        for (const Group& group : groups) {
            for (const Cell cell : words_.cells_in(*group.front()->failure)) {
                if (std::find(all.begin(), all.end(), cell) == all.end()) {
                    all.push_back(cell);
                }
            }
        }
        return all;
    }

    // Up to two failures have a line each, more share one with the cells of each.
    void add_group(const std::vector<Group>& groups, Rule rule, const std::vector<int>& assumed,
                   Lines& lines) const {
        if (int_size(groups) > most_alternatives) {
            const Group all = joined(groups);
            lines.push_back(words_.line(rule, ProofWords::say_many(rule, int_size(all)), cells_in(groups),
                                        candidates_of(all), assumed));
            lines.back().assumes = words_.texts_of(assumed);
            for (const Refutation* const one : all) {
                lines.back().fails_at.push_back(words_.cells_in(*one->failure));
            }
            return;
        }
        for (const Group& group : groups) {
            const std::vector<int> candidates = candidates_of(group);
            const Failure& failure = *group.front()->failure;
            lines.push_back(words_.line(rule, words_.say_at_once(candidates, failure, assumed),
                                        words_.cells_in(failure), candidates, assumed));
            lines.back().assumes = words_.texts_of(assumed);
        }
    }

    void add_longer(const Refutation& refutation, const std::vector<int>& assumed, Lines& lines) const {
        Lines written = refutation.is_chain() ? Lines() : branching(refutation, assumed);
        if (written.empty() || int_size(written) > most_of_branching_) {
            written = {refutation.is_chain() ? chain(refutation, assumed) : trial(refutation, assumed)};
        }
        std::move(written.begin(), written.end(), std::back_inserter(lines));
    }

    ExplanationStep chain(const Refutation& refutation, const std::vector<int>& assumed) const {
        const ForcedWay way = forced_by(refutation);
        const Failure& failure = *way.last->failure;
        const Rule rule = way.laid.size() == 2 ? Rule::two_steps : Rule::chain;
        ExplanationStep line = words_.line(rule, words_.say_chain(candidates_of(way.laid), failure, assumed),
                                           words_.cells_in(failure), {refutation.candidate}, assumed);
        words_.suppose(assumed, way.laid, line);
        return line;
    }

    Lines branching(const Refutation& refutation, const std::vector<int>& assumed) const {
        const auto [way, last] = forced_by(refutation);
        if (last->is_at_once()) {
            return {};
        }
        std::vector<int> left;
        for (const Refutation& other : last->others) {
            left.push_back(other.candidate);
        }
        const std::vector<int> laid = candidates_of(way);
        ExplanationStep line = words_.line_of_split(laid, last->place, left, assumed);
        words_.suppose(assumed, way, line);
        Lines all{std::move(line)};
        Lines more = shorter_lines(last->others, with(assumed, laid));
        std::move(more.begin(), more.end(), std::back_inserter(all));
        return all;
    }

    // Reports bottlenecks in a branching only if that takes no more lines.
    Lines shorter_lines(const Refutations& refuted, const std::vector<int>& assumed) const {
        Lines whole = lines(refuted, assumed);
        if (allowed_ == AllowedReasons::no_bottlenecks) {
            return whole;
        }
        Lines plain = RefutationLines(words_, start_, most_of_branching_, AllowedReasons::no_bottlenecks)
                          .lines(refuted, assumed);
        return plain.size() < whole.size() ? plain : whole;
    }

    ExplanationStep trial(const Refutation& refutation, const std::vector<int>& assumed) const {
        const ForcedWay way = longest_way(refutation);
        return words_.line_of_trial(way.laid, *way.last->failure, assumed);
    }

    static std::vector<int> with(std::vector<int> assumed, const std::vector<int>& laid) {
        assumed.insert(assumed.end(), laid.begin(), laid.end());
        return assumed;
    }

    const ProofWords& words_;
    const Candidates& start_;
    int most_of_branching_;
    AllowedReasons allowed_;
};

// Puts all that takes a thought into one line, as there is too much of it.
Lines in_short(const ProofWords& words, const Candidates& start, const Refutations& refuted,
               AllowedReasons allowed) {
    Refutations at_once;
    std::vector<int> longer;
    for (const Refutation& refutation : refuted) {
        if (refutation.is_at_once()) {
            at_once.push_back(refutation);
        } else {
            longer.push_back(refutation.candidate);
        }
    }
    Lines lines = RefutationLines(words, start, 0, allowed).lines(at_once, {});
    lines.push_back(words.line_of_searched(longer));
    return lines;
}

}  // namespace

std::vector<ExplanationStep> lines_of_refuted(const ProofWords& words, const Candidates& now,
                                              const std::vector<PlacementRefutation>& refuted,
                                              AllowedReasons allowed) {
    for (int most_of_branching = most_proof_lines; most_of_branching > 0; --most_of_branching) {
        for (const AllowedReasons how : {allowed, AllowedReasons::no_bottlenecks}) {
            Lines lines = RefutationLines(words, now, most_of_branching, how).lines(refuted, {});
            if (int_size(lines) <= most_proof_lines) {
                return lines;
            }
        }
    }
    return in_short(words, now, refuted, allowed);
}

std::vector<ExplanationStep> lines_of(const Level& level, const Candidates& now, const PlacementProof& proof,
                                      AllowedReasons allowed, BoardImage image) {
    const ProofWords words(level, now.table());
    if (proof.failure) {
        return {words.line_of_failure(*proof.failure)};
    }
    Lines lines = lines_of_refuted(words, now, proof.refuted, allowed);
    if (!proof.spared.empty()) {
        lines.insert(lines.begin(), words.line_of_images(image, proof.spared));
    }
    const Placing how = !proof.spared.empty() ? Placing::or_image
                        : !lines.empty()      ? Placing::conclusion
                                              : Placing::at_once;
    lines.push_back(proof.placed ? words.line_of_placing(proof.place, *proof.placed, how)
                                 : words.line_of_nothing_left(proof.place));
    return lines;
}

ExplanationStep line_of_choice(const Level& level, const CandidateTable& table, int cell, int candidate) {
    return ProofWords(level, table).line_of_choice(cell, candidate);
}

}  // namespace tessera::polyomino
