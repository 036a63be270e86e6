#pragma once

#include "formats/format.h"

// Polyominoes as things.

namespace tessera {

Result<Written> write_3mf(const Content& content, const WriteOptions& options);
Result<Written> write_stl_text(const Content& content, const WriteOptions& options);
Result<Written> write_laser_text(const Content& content, const WriteOptions& options);

}  // namespace tessera
