#include "cli/json.h"

#include <algorithm>

namespace tessera {

std::string JsonObject::quoted(std::string_view text) {
    std::string json = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') {
            json += '\\';
            json += letter;
        } else if (letter == '\n') {
            json += "\\n";
        } else if (static_cast<unsigned char>(letter) < 0x20) {
            json += fmt::format("\\u{:04x}", static_cast<int>(letter));
        } else {
            json += letter;
        }
    }
    return json + '"';
}

void JsonObject::add_texts(std::string_view key, const std::vector<std::string>& values) {
    std::string json;
    for (const std::string& value : values) {
        json += (json.empty() ? "" : ",") + quoted(value);
    }
    add_raw(key, "[" + json + "]");
}

void JsonObject::add_raw(std::string_view key, std::string_view value) {
    members_ += fmt::format("{}{}:{}", members_.empty() ? "" : ",", quoted(key), value);
    keys_.emplace_back(key);
}

bool JsonObject::has(std::string_view key) const {
    return std::find(keys_.begin(), keys_.end(), key) != keys_.end();
}

}  // namespace tessera
