#pragma once

#include "app/host/platform.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

using platform::TextChanges;

// Small texts stored between visits, shared by all tabs of the page. Another tab may change any of them
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
    virtual std::vector<std::string> keys() const = 0;  // in any order

    // Applies all changes or none. Returns false if refused (full, private); then nothing has changed.
    [[nodiscard]] virtual bool change(const TextChanges& changes) = 0;
};

}  // namespace tessera
