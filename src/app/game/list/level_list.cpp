#include "app/game/list/level_list.h"

#include "app/host/platform.h"
#include "base/index.h"

#include <utility>

namespace tessera {

void LevelList::ask() {
    if (status_ == Status::unasked || status_ == Status::failed) {
        status_ = Status::asked;
        platform::ask_levels();
    }
}

void LevelList::take(const std::optional<std::string>& table) {
    auto read = read_level_table(table.value_or(""));
    if (!read || read->levels.empty()) {
        status_ = Status::failed;
        return;
    }
    status_ = Status::arrived;
    entries_.clear();
    listed_count_ = int_size(read->levels);
    add(std::move(read->levels));
    add(std::move(read->retired));
}

void LevelList::add(std::vector<ShippedLevel> levels) {
    for (ShippedLevel& level : levels) {
        entries_.push_back({std::move(level), {}});
    }
}

const AnySession* LevelList::session(int index) {
    Entry& entry = at(entries_, index);
    if (!entry.session) {
        ++sessions_read_;
        if (auto session = open_level(entry.level.text)) {
            entry.session = std::move(*session);
        }
    }
    return entry.session ? &*entry.session : nullptr;
}

std::vector<int> LevelList::levels_of(std::string_view family) const {
    std::vector<int> levels;
    for (int index = 0; index < listed_count_; ++index) {
        if (has_arrived() && level(index).family == family) {
            levels.push_back(index);
        }
    }
    return levels;
}

std::vector<LevelList::Chapter> LevelList::chapters_of(std::string_view family) const {
    std::vector<Chapter> chapters;
    for (const int index : levels_of(family)) {
        if (chapters.empty() || chapters.back().title != level(index).chapter) {
            chapters.push_back({level(index).chapter, {}});
        }
        chapters.back().levels.push_back(index);
    }
    return chapters;
}

const ShippedLevel* LevelList::find(std::string_view code) const {
    for (const Entry& entry : entries_) {
        if (!code.empty() && entry.level.code == code) {
            return &entry.level;
        }
    }
    return nullptr;
}

std::optional<int> LevelList::find(const LevelName& name) const {
    for (int index = 0; index < int_size(entries_); ++index) {
        if (level(index).family == name.family && level(index).name == name.name) {
            return index;
        }
    }
    return std::nullopt;
}

int LevelList::first_after(std::string_view code) const {
    const ShippedLevel* const found = find(code);
    for (int index = 0; found != nullptr && index < listed_count_; ++index) {
        if (&level(index) == found) {
            return index + 1;
        }
        if (level(index).family == found->family && level(index).title == found->title) {
            return index;  // replaces the retired level
        }
    }
    return listed_count_;
}

std::optional<int> LevelList::next(std::string_view code, const Records& records) const {
    for (int index = first_after(code); index < listed_count_; ++index) {
        if (!records.is_solved(level(index).code)) {
            return index;
        }
    }
    return std::nullopt;
}

std::optional<int> LevelList::first_of(std::string_view family, const Records& records) const {
    for (const int index : levels_of(family)) {
        if (!records.is_solved(level(index).code)) {
            return index;
        }
    }
    return std::nullopt;
}

}  // namespace tessera
