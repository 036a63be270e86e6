#include "app/lab/replay/lab.h"
#include "base/index.h"

#include <algorithm>

// Moves the current place through the steps.

namespace tessera {

namespace {

// Returns -1 if there is none.
int sibling_before(const SearchRecord& record, int node) {
    const int parent = record.node(node).parent;
    int sibling = parent < 0 ? -1 : record.node(parent).first_child;
    if (sibling == node) {
        return -1;
    }
    while (sibling >= 0 && record.node(sibling).next_sibling != node) {
        sibling = record.node(sibling).next_sibling;
    }
    return sibling;
}

int neighbour_of(const SearchRecord& record, int node, Key key) {
    const RecordedNode& here = record.node(node);
    switch (key) {
        case Key::up:
            return here.parent;
        case Key::down:
            return here.first_child;
        case Key::left:
            return sibling_before(record, node);
        case Key::right:
            return here.next_sibling;
        default:
            return -1;
    }
}

}  // namespace

void Lab::play_or_pause() {
    if (replay_.is_playing()) {
        replay_.pause();
        place_chosen();
    } else {
        replay_.play(now_ms(), step_count());
    }
}

void Lab::seek(int place) {
    awaits_solution_ = false;
    awaited_place_.reset();
    replay_.seek(place, step_count());
    place_chosen();
}

// Skips place 1, as the first step of every record changes nothing.
void Lab::step(int by) {
    const int place = replay_.place() + by;
    seek(place == 1 ? 1 + by : place);
}

void Lab::change_speed(int by) {
    replay_.change_speed(by, now_ms());
}

void Lab::next_solution() {
    const int next = has_search() ? record().next_solution(replay_.place() - 1) : -1;
    if (next >= 0) {
        seek(next + 1);
    } else {
        search_on();
    }
}

void Lab::show_node(int node) {
    seek(node == 0 ? 0 : record().node(node).first_step + 1);
}

void Lab::go_to_largest() {
    const int largest = has_search() ? record().largest_subtree(node()) : -1;
    if (largest >= 0) {
        show_node(largest);
    }
}

void Lab::go_to_similar() {
    if (!has_search() || search_->as<CuttingRecord>() != nullptr) {
        return;
    }
    const std::vector<int> similar = search_->similar(node());
    const auto next = std::upper_bound(similar.begin(), similar.end(), node());
    const bool is_alone = similar.size() <= 1;
    if (!is_alone) {
        show_node(next == similar.end() ? similar.front() : *next);
    }
    remark(is_alone
               ? say("no other position leaves the same work to do")
               : say("one of {} {position|positions} that leave the same work to do", int_size(similar)));
}

void Lab::go_to_neighbour(Key arrow) {
    if (!has_search()) {
        return;
    }
    const int there = neighbour_of(record(), node(), arrow);
    if (there >= 0) {
        show_node(there);
    }
}

}  // namespace tessera
