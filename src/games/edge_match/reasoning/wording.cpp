#include "games/edge_match/reasoning/wording.h"

#include "games/edge_match/reasoning/deduction.h"

namespace tessera::edge_match {

namespace {

// The part of the board whose edges a sentence counts.
enum class Region { board, along_frame, inside_frame };

// The data that sentences are made from.
struct Words {
    const CandidateTable& table;
    const Finding& finding;
    const std::vector<int>& laid;

    std::string name() const { return name_of_left(finding.tile_kind); }
    std::string other_name() const { return name_of_left(finding.other_kind); }
    std::string lost_name() const { return name_of_left(finding.failure->tile_kind); }
    int cell_count() const { return int_size(finding.cells); }

    std::string edge() const {
        const Code code = CandidateTable::group(finding.group).code;
        return format_edge(at(table.problem().edges, code));
    }
    // A frame splits the edges of one name into two groups, which are counted separately.
    Region region() const {
        return CandidateTable::group(finding.group).is_along_frame ? Region::along_frame
               : table.is_framed()                                 ? Region::inside_frame
                                                                   : Region::board;
    }

private:
    std::string name_of_left(int kind) const { return kind_name(table.problem(), kind, at(laid, kind)); }
};

Sentence say_claim(const Words& words) {
    if (words.finding.is_claimed_by_kind) {
        return words.finding.count == 1
                   ? say("tile {,or} fits in this cell only, so nothing else goes here", words.name())
                   : say("tiles {,and} are alike, and only these {} cells are left for them, so nothing else "
                         "goes here",
                         words.name(), words.cell_count());
    }
    return words.finding.count == 1 ? say("only tile {,or} fits here, so it goes nowhere else", words.name())
                                    : say("only tiles {,and}, which are alike, fit in these {} cells, so "
                                          "none of them goes anywhere else",
                                          words.name(), words.cell_count());
}

Sentence say_pair(const Words& words) {
    return words.finding.is_claimed_by_kind
               ? say("tiles {,or} and {,or} fit in these two cells only, so nothing else goes here",
                     words.name(), words.other_name())
               : say("only tiles {,or} and {,or} fit in these two cells, so neither goes anywhere else",
                     words.name(), words.other_name());
}

Sentence say_last_edge(const Words& words) {
    switch (words.region()) {
        case Region::along_frame:
            return say("along the frame, the last {} edge is needed here, so it goes nowhere else",
                       words.edge());
        case Region::inside_frame:
            return say("inside the frame, the last {} edge is needed here, so it goes nowhere else",
                       words.edge());
        case Region::board:
            break;
    }
    return say("the last {} edge is needed here, so it goes nowhere else", words.edge());
}

Sentence say_spent(const Words& words) {
    const int count = words.finding.count;
    if (count == 1) {
        return say_last_edge(words);
    }
    switch (words.region()) {
        case Region::along_frame:
            return say("along the frame, all {} {} edges left are needed here, so none goes anywhere else",
                       count, words.edge());
        case Region::inside_frame:
            return say("inside the frame, all {} {} edges left are needed here, so none goes anywhere else",
                       count, words.edge());
        case Region::board:
            break;
    }
    return say("all {} {} edges left are needed here, so none goes anywhere else", count, words.edge());
}

Sentence say_one_step_short(const Words& words) {
    switch (words.region()) {
        case Region::along_frame:
            return say("placing tile {,or} like this would leave too few {} edges along the frame",
                       words.name(), words.edge());
        case Region::inside_frame:
            return say("placing tile {,or} like this would leave too few {} edges inside the frame",
                       words.name(), words.edge());
        case Region::board:
            break;
    }
    return say("placing tile {,or} like this would leave too few {} edges", words.name(), words.edge());
}

Sentence say_one_step(const Words& words) {
    const int count = int_size(words.finding.rules_out);
    switch (words.finding.failure->kind) {
        case Failure::Kind::kind:
            return say("placing tile {,or} like this would leave no room for tile {,or}", words.name(),
                       words.lost_name());
        case Failure::Kind::claim:
            return say("with tile {,or} placed like this, too many cells would need tile {,or}", words.name(),
                       words.lost_name());
        case Failure::Kind::edges:
            return say_one_step_short(words);
        default:
            break;
    }
    return count == 1 ? say("with tile {,or} like this in one of these cells, nothing would fit in the other",
                            words.name())
                      : say("{} ways to fill one of these cells would leave nothing for the other", count);
}

Sentence say_chain_short(const Words& words) {
    const int count = words.finding.depth;
    switch (words.region()) {
        case Region::along_frame:
            return say(
                "placing tile {,or} like this would force {} {other|others} in turn, and leave too few {} "
                "edges along the frame",
                words.name(), count, words.edge());
        case Region::inside_frame:
            return say(
                "placing tile {,or} like this would force {} {other|others} in turn, and leave too few {} "
                "edges inside the frame",
                words.name(), count, words.edge());
        case Region::board:
            break;
    }
    return say(
        "placing tile {,or} like this would force {} {other|others} in turn, and leave too few {} edges",
        words.name(), count, words.edge());
}

Sentence say_chain(const Words& words) {
    const int count = words.finding.depth;
    switch (words.finding.failure->kind) {
        case Failure::Kind::kind:
            return say(
                "placing tile {,or} like this would force {} {other|others} in turn, and leave no room for "
                "tile {,or}",
                words.name(), count, words.lost_name());
        case Failure::Kind::claim:
            return say(
                "placing tile {,or} like this would force {} {other|others} in turn, and too many cells "
                "would need tile {,or}",
                words.name(), count, words.lost_name());
        case Failure::Kind::edges:
            return say_chain_short(words);
        default:
            break;
    }
    return say(
        "placing tile {,or} like this in one of these cells would force {} {other|others} in turn, and leave "
        "nothing for the other cell",
        words.name(), count);
}

// At least one edge is left: if none is, no tile fits a cell that requires one, and that is reported first.
Sentence say_short(const Words& words) {
    const Failure& failure = *words.finding.failure;
    switch (words.region()) {
        case Region::along_frame:
            return say("along the frame, {} {} edges are needed here, but only {} {is|are} left",
                       failure.count, words.edge(), failure.left);
        case Region::inside_frame:
            return say("inside the frame, {} {} edges are needed here, but only {} {is|are} left",
                       failure.count, words.edge(), failure.left);
        case Region::board:
            break;
    }
    return say("the tiles on the board need {} {} edges here, but only {} {is|are} left", failure.count,
               words.edge(), failure.left);
}

Sentence say_dead_end(const Words& words) {
    const Failure& failure = *words.finding.failure;
    switch (failure.kind) {
        case Failure::Kind::cell:
            return say("none of the tiles left fits here");
        case Failure::Kind::kind:
            return failure.left == 1
                       ? say("no cell is left for tile {,or}", words.name())
                       : say("{} tiles that are alike, {,and}, are left, but only {} {cell|cells} for them",
                             failure.left, words.name(), failure.count);
        case Failure::Kind::claim:
            return say("these {} cells all need tile {,or}, but there are not enough of that tile",
                       failure.count, words.name());
        case Failure::Kind::edges:
            return say_short(words);
        case Failure::Kind::search:
            break;
    }
    return say("every tile here leads to a dead end within {} {tile|tiles}", words.finding.depth);
}

}  // namespace

Sentence sentence_for(const CandidateTable& table, const Finding& finding, const std::vector<int>& laid) {
    const Words words{table, finding, laid};
    if (finding.is_dead_end()) {
        return say_dead_end(words);
    }
    switch (finding.rule) {
        case Rule::only_tile:
            return say("only tile {,or} fits here, and only one way round", words.name());
        case Rule::only_cell:
            return say("this is the only place left for tile {,or}", words.name());
        case Rule::claim:
            return say_claim(words);
        case Rule::pair:
            return say_pair(words);
        case Rule::edge_count:
        case Rule::frame_edges:
            return say_spent(words);
        case Rule::one_step:
            return say_one_step(words);
        case Rule::chain:
            return say_chain(words);
        case Rule::search:
            return say("within {} {tile|tiles}, everything here but tile {,or} like this leads to a dead end",
                       finding.depth, words.name());
        case Rule::turn:
            return say("the board can be turned any way you like, so put tile {,or} in this corner",
                       words.name());
        case Rule::choice:
            if (finding.is_turn_of_another) {
                return say(
                    "there are two ways on from here, which give the same board, only turned; tile {,or} "
                    "like this is one",
                    words.name());
            }
            return say("there are several ways on from here; tile {,or} like this is one", words.name());
        case Rule::found:
            break;
    }
    return say("a search of the whole board found that tile {,or} like this leads to a solution",
               words.name());
}

}  // namespace tessera::edge_match
