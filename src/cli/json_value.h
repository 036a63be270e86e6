#pragma once

#include <nlohmann/json_fwd.hpp>

namespace tessera {

// Keeps members in insertion order. Only declared here; json.h defines it.
using JsonValue = nlohmann::ordered_json;

}  // namespace tessera
