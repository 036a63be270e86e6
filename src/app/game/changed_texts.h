#pragma once

#include "app/game/text_storage.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace tessera {

// What is kept, with changes that are still to be made. Nothing here can fail: the storage makes all of the changes
// at once or none of them, so what is put aside is never lost to what replaces it.
class ChangedTexts {
public:
    explicit ChangedTexts(const TextStorage& storage);

    std::optional<std::string> load(std::string_view key) const;
    std::string text_of(std::string_view key) const { return load(key).value_or(""); }  // empty: none
    const std::set<std::string, std::less<>>& keys() const { return keys_; }
    std::vector<std::string> keys_with(std::string_view prefix) const;

    void store(const std::string& key, const std::string& text);
    void remove(const std::string& key);

    // The first of `start` with the numbers from `first` on that is not taken.
    std::string free_key(const std::string& start, int first);
    // Keeps a text that nobody reads under a key of its own; it goes with an export. False: it was put aside before.
    bool put_aside(const std::string& text);
    void keep_aside(const std::string& text);  // the same, without looking for it

    const TextChanges& changes() const { return changes_; }

private:
    const TextStorage* storage_;
    std::set<std::string, std::less<>> keys_;
    TextChanges changes_;
    std::map<std::string, int> next_numbers_;  // by the start of a key: all smaller ones are taken
};

}  // namespace tessera
