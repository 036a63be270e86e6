#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct ZipFile {
    std::string name;
    std::string bytes;
};

// Returns a ZIP archive of the files as they are, not packed (APPNOTE 6.3 of PKWARE), the same for the same files: in the
// page there is no library that packs.
std::string zipped(const std::vector<ZipFile>& files);

}  // namespace tessera
