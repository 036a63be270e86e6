#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Small texts kept from one visit to the next, shared by all tabs of the page: another tab may change any of them
// between two calls.
class TextStorage {
public:
    TextStorage() = default;
    TextStorage(const TextStorage&) = delete;
    TextStorage& operator=(const TextStorage&) = delete;
    TextStorage(TextStorage&&) = delete;
    TextStorage& operator=(TextStorage&&) = delete;
    virtual ~TextStorage() = default;

    virtual std::optional<std::string> load(std::string_view key) const = 0;
    virtual bool store(std::string_view key, std::string_view text) = 0;  // false: refused (full, private)
    virtual void remove(std::string_view key) = 0;
    virtual std::vector<std::string> keys() const = 0;  // in any order
};

}  // namespace tessera
