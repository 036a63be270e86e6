#pragma once

#include "cli/json_value.h"

#include <nlohmann/json.hpp>
#include <string>

namespace tessera {

inline constexpr int json_schema =
    1;  // the version of tessera.schema.json, which describes every object that is printed

// Returns one object on one line of plain ASCII; invalid UTF-8 becomes U+FFFD.
inline std::string plain_json_line(const JsonValue& json) {
    return json.dump(-1, ' ', true, JsonValue::error_handler_t::replace) + "\n";
}

// Returns the object with the version of the schema before everything else.
inline JsonValue with_schema(const JsonValue& json) {
    JsonValue versioned = {{"schema", json_schema}};
    versioned.update(json);
    return versioned;
}

inline std::string json_line(const JsonValue& json) {
    return plain_json_line(with_schema(json));
}

}  // namespace tessera
