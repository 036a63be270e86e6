#include "formats/cover/named_cover.h"

namespace tessera {

std::string option_text(const NamedCover& cover, int option) {
    std::string text;
    for (int place = 0; place < cover.problem.option_size(option); ++place) {
        const ExactCover::Entry& entry = cover.problem.entry(option, place);
        text += (place == 0 ? "" : " ") + at(cover.item_names, entry.item);
        text += entry.color == ExactCover::no_color ? "" : ":" + at(cover.color_names, entry.color);
    }
    return text;
}

std::vector<std::vector<ItemUse>> uses_by_item(const NamedCover& cover) {
    std::vector<std::vector<ItemUse>> uses(cover.item_names.size());
    for (int option = 0; option < cover.problem.option_count(); ++option) {
        for (int place = 0; place < cover.problem.option_size(option); ++place) {
            const ExactCover::Entry& entry = cover.problem.entry(option, place);
            at(uses, entry.item).push_back({option, entry.color});
        }
    }
    return uses;
}

NamedCover without_unused_items(const NamedCover& cover) {
    const ExactCover& problem = cover.problem;
    const std::vector<std::vector<ItemUse>> uses = uses_by_item(cover);
    NamedCover kept{ExactCover(0, 0), {}, cover.color_names, cover.comments};
    std::vector<int> new_item(uses.size(), -1);
    for (int item = 0; item < int_size(uses); ++item) {
        if (item < problem.primary_count() || !at(uses, item).empty()) {
            at(new_item, item) = int_size(kept.item_names);
            kept.item_names.push_back(at(cover.item_names, item));
        }
    }
    kept.problem = ExactCover(problem.primary_count(), int_size(kept.item_names) - problem.primary_count());
    for (int option = 0; option < problem.option_count(); ++option) {
        std::vector<ExactCover::Entry> entries;
        for (int place = 0; place < problem.option_size(option); ++place) {
            const ExactCover::Entry& entry = problem.entry(option, place);
            entries.push_back({at(new_item, entry.item), entry.color});
        }
        kept.problem.add_option(entries);
    }
    return kept;
}

std::string mapping_comments(const NamedCover& cover, const std::string& mark) {
    std::string text;
    for (const std::string& comment : cover.comments) {
        text += mark + comment + "\n";
    }
    for (int option = 0; option < cover.problem.option_count(); ++option) {
        text += mark + "x" + std::to_string(option + 1) + " = " + option_text(cover, option) + "\n";
    }
    return text;
}

}  // namespace tessera
