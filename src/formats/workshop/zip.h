#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct ZipFile {
    std::string name;
    std::string bytes;
};

// Returns a ZIP archive of the files, stored without compression (PKWARE's APPNOTE 6.3), as the page has no library that
// compresses. The same files give the same bytes.
std::string zipped(const std::vector<ZipFile>& files);

}  // namespace tessera
