#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace tessera {

// Members in the order of adding.
using Json = nlohmann::ordered_json;

// One object on one line, in plain ASCII whatever the texts hold: bytes that are no UTF-8 become U+FFFD.
inline std::string json_line(const Json& json) {
    return json.dump(-1, ' ', true, Json::error_handler_t::replace) + "\n";
}

}  // namespace tessera
