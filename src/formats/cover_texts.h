#pragma once

#include "formats/format.h"

#include <string_view>

// Exact cover problems, and puzzles as such.

namespace tessera {

Result<Taken> read_dlx_text(std::string_view text, const ReadOptions& options);
Result<Written> write_dlx_text(const Content& content, const WriteOptions& options);
Result<Written> write_cnf_text(const Content& content, const WriteOptions& options);
Result<Written> write_minizinc_text(const Content& content, const WriteOptions& options);
Result<Written> write_lp_text(const Content& content, const WriteOptions& options);
Result<Written> write_mps_text(const Content& content, const WriteOptions& options);

}  // namespace tessera
