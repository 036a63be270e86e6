#include "formats/burr/gzip.h"

// In the page the browser has unpacked a file before it arrives here.

namespace tessera {

Result<std::string> gunzip(std::string_view bytes, std::size_t /*most*/) {
    return is_gzip(bytes) ? fail(ErrorCode::unavailable, 0, say("this file is packed"))
                          : Result<std::string>(std::string(bytes));
}

}  // namespace tessera
