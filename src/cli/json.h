#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace tessera {

// Keeps members in insertion order.
using Json = nlohmann::ordered_json;

inline constexpr int json_schema =
    1;  // the version of tessera.schema.json, which describes every object that is printed

// Returns one object on one line of plain ASCII; invalid UTF-8 becomes U+FFFD.
inline std::string plain_json_line(const Json& json) {
    return json.dump(-1, ' ', true, Json::error_handler_t::replace) + "\n";
}

// Returns the object with the version of the schema before everything else.
inline Json with_schema(const Json& json) {
    Json versioned = {{"schema", json_schema}};
    versioned.update(json);
    return versioned;
}

inline std::string json_line(const Json& json) {
    return plain_json_line(with_schema(json));
}

}  // namespace tessera
