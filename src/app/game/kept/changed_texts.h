#pragma once

#include "app/game/kept/text_storage.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

inline constexpr std::string_view aside_prefix = "aside.";  // followed by a number: keys of unreadable texts

// The stored texts plus pending changes. Nothing here can fail: the storage applies all changes at once or
// none, so a text that was put aside is never lost to its replacement.
class ChangedTexts {
public:
    explicit ChangedTexts(const TextStorage& storage);

    std::optional<std::string> load(std::string_view key) const;
    std::string text_of(std::string_view key) const { return load(key).value_or(""); }  // empty: none
    const std::set<std::string, std::less<>>& keys() const { return keys_; }
    std::vector<std::string> keys_with(std::string_view prefix) const;

    void store(const std::string& key, const std::string& text);
    void remove(const std::string& key);

    // Returns the first unused key made of `start` and a number from `first` on.
    std::string free_key(const std::string& start, int first);
    // Keeps an unreadable text under a key of its own, so that it is exported. Returns false if it was put
    // aside before.
    bool put_aside(const std::string& text);
    void keep_aside(const std::string& text);  // the same without searching for a copy

    const TextChanges& changes() const { return changes_; }

private:
    const TextStorage* storage_;
    std::set<std::string, std::less<>> keys_;
    TextChanges changes_;
    std::map<std::string, int> next_numbers_;  // by the start of a key: all smaller numbers are in use
};

}  // namespace tessera
