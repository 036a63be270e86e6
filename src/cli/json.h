#pragma once

#include <fmt/core.h>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// One JSON object on one line, keys in the order of adding.
class JsonObject {
public:
    void add_text(std::string_view key, std::string_view value) { add_raw(key, quoted(value)); }
    void add_flag(std::string_view key, bool value) { add_raw(key, value ? "true" : "false"); }
    void add_texts(std::string_view key, const std::vector<std::string>& values);
    template <class Number>
    void add_number(std::string_view key, Number value) {
        add_raw(key, fmt::format("{}", value));
    }
    // `value` is JSON already.
    void add_raw(std::string_view key, std::string_view value);

    bool has(std::string_view key) const;
    std::string text() const { return "{" + members_ + "}"; }

    static std::string quoted(std::string_view text);

private:
    std::string members_;
    std::vector<std::string> keys_;
};

}  // namespace tessera
