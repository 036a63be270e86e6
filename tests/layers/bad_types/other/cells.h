#pragma once

namespace tessera {

struct Point {
    int row = 0;
};

}  // namespace tessera
