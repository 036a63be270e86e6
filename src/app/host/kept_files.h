#pragma once

#include "app/host/platform.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Storage of the desktop: each text in its own file, KEY.txt, in one folder. A text is written to a new file,
// which replaces the old one only once it is safe on the disk.
class KeptFiles {
public:
    explicit KeptFiles(std::string folder) : folder_(std::move(folder)) {}  // ends with a separator

    std::optional<std::string> load(std::string_view key) const;
    std::vector<std::string> keys() const;
    // Applies all changes or none; see platform.h.
    [[nodiscard]] bool change(const platform::TextChanges& changes) const;

    std::string path_of(std::string_view key) const;

private:
    bool write_all(const platform::TextChanges& changes) const;
    bool name_all(const platform::TextChanges& changes, bool only_new) const;

    std::string folder_;
};

}  // namespace tessera
