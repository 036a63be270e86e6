#pragma once

namespace tessera {

struct Point {
    float x = 0;
};

}  // namespace tessera
