#pragma once

#include <string>
#include <string_view>

namespace tessera {

// Writes one JSON text front to back: json.open('{'); json.key("moves"); json.number(3); json.close('}').
class Json {
public:
    void open(char bracket);
    void close(char bracket);
    void key(std::string_view name);
    void text(std::string_view value);
    void number(double value);  // at most two decimals
    void flag(bool value);
    void null();

    void field(std::string_view name, std::string_view value) { key(name), text(value); }
    void field(std::string_view name, const char* value) { key(name), text(value); }
    void field(std::string_view name, int value) { key(name), number(value); }
    void field(std::string_view name, double value) { key(name), number(value); }
    void field(std::string_view name, float value) { key(name), number(static_cast<double>(value)); }
    void field(std::string_view name, bool value) { key(name), flag(value); }

    const std::string& written() const { return text_; }

private:
    void separate();

    std::string text_;
    bool is_first_ = true;  // the next value is the first in its bracket
};

}  // namespace tessera
