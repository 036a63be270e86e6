#include "print/volume/packing.h"

#include <algorithm>

namespace tessera {

Packing packed(const std::vector<Extent>& sizes, std::size_t first, Extent room, double gap) {
    Packing packing;
    double top = 0;
    std::size_t next = first;
    while (next < sizes.size()) {
        const std::size_t begin = next;
        double right = 0;
        double height = 0;
        while (next < sizes.size() && (next == begin || right + sizes[next].columns <= room.columns)) {
            right += sizes[next].columns + gap;
            height = std::max(height, sizes[next].rows);
            ++next;
        }
        if (room.rows > 0 && top + height > room.rows && begin > first) {
            return packing;
        }
        double left = 0;
        for (std::size_t index = begin; index < next; ++index) {
            packing.corners.push_back({left, top});
            left += sizes[index].columns + gap;
        }
        packing.size = {std::max(packing.size.columns, right - gap), top + height};
        top += height + gap;
    }
    return packing;
}

}  // namespace tessera
