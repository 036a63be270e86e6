#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace tessera {

// Keeps members in insertion order.
using Json = nlohmann::ordered_json;

// Returns one object on one line of plain ASCII; invalid UTF-8 becomes U+FFFD.
inline std::string json_line(const Json& json) {
    return json.dump(-1, ' ', true, Json::error_handler_t::replace) + "\n";
}

}  // namespace tessera
