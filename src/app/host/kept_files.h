#pragma once

#include "app/host/platform.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What the desktop keeps: each text in a file of its own, KEY.txt in one folder. A text is written whole beside the file
// that it replaces, and takes its name only when it is safe on the disk.
class KeptFiles {
public:
    explicit KeptFiles(std::string folder) : folder_(std::move(folder)) {}  // with its last separator

    std::optional<std::string> load(std::string_view key) const;
    std::vector<std::string> keys() const;
    // All or none of them, see platform.h.
    [[nodiscard]] bool change(const platform::TextChanges& changes) const;

    std::string path_of(std::string_view key) const;

private:
    bool write_all(const platform::TextChanges& changes) const;
    bool name_all(const platform::TextChanges& changes, bool only_new) const;

    std::string folder_;
};

}  // namespace tessera
