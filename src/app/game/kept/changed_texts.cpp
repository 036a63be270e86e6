#include "app/game/kept/changed_texts.h"

#include <algorithm>
#include <utility>

namespace tessera {

ChangedTexts::ChangedTexts(const TextStorage& storage) : storage_(&storage) {
    for (std::string& key : storage.keys()) {
        keys_.insert(std::move(key));
    }
}

std::optional<std::string> ChangedTexts::load(std::string_view key) const {
    const auto changed = changes_.find(key);
    return changed != changes_.end() ? changed->second : storage_->load(key);
}

std::vector<std::string> ChangedTexts::keys_with(std::string_view prefix) const {
    std::vector<std::string> keys;
    for (auto key = keys_.lower_bound(prefix); key != keys_.end(); ++key) {
        if (std::string_view(*key).substr(0, prefix.size()) != prefix) {
            break;
        }
        keys.push_back(*key);
    }
    return keys;
}

void ChangedTexts::store(const std::string& key, const std::string& text) {
    keys_.insert(key);
    changes_[key] = text;
}

void ChangedTexts::remove(const std::string& key) {
    keys_.erase(key);
    changes_[key] = std::nullopt;
}

std::string ChangedTexts::free_key(const std::string& start, int first) {
    int& number = next_numbers_.try_emplace(start, first).first->second;
    while (keys_.contains(start + std::to_string(number))) {
        ++number;
    }
    return start + std::to_string(number);
}

void ChangedTexts::keep_aside(const std::string& text) {
    store(free_key(std::string(aside_prefix), 1), text);
}

bool ChangedTexts::put_aside(const std::string& text) {
    const std::vector<std::string> asides = keys_with(aside_prefix);
    const bool is_new = std::none_of(asides.begin(), asides.end(),
                                     [&](const std::string& key) { return text_of(key) == text; });
    if (is_new) {
        keep_aside(text);
    }
    return is_new;
}

}  // namespace tessera
