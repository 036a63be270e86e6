#include "lab/record/replay_log.h"

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

std::vector<std::int32_t> children_of(const SearchRecord& record, std::int32_t node) {
    std::vector<std::int32_t> children;
    for (std::int32_t child = record.node(node).first_child; child >= 0;
         child = record.node(child).next_sibling) {
        children.push_back(child);
    }
    return children;
}

}  // namespace

std::string replay_log_of(const RecordedSearch& search) {
    const SearchRecord& record = search.record();
    std::string text;
    std::vector<std::int32_t> waiting = {0};
    while (!waiting.empty()) {
        const std::int32_t node = waiting.back();
        waiting.pop_back();
        const std::vector<std::int32_t> children = children_of(record, node);
        text += std::to_string(node) + " " + std::to_string(children.size());
        for (const std::int32_t child : children) {
            std::string decision = search.last_move(child);
            std::replace(decision.begin(), decision.end(), ' ', '_');
            text += " " + std::to_string(child) + " " + decision;
        }
        text += "\n";
        waiting.insert(waiting.end(), children.rbegin(), children.rend());
    }
    return text;
}

}  // namespace tessera
