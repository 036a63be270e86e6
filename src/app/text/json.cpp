#include "app/text/json.h"

#include <array>
#include <cstdio>

namespace tessera {

namespace {

std::string escaped(char character) {
    const auto code = static_cast<unsigned char>(character);
    if (character == '"' || character == '\\') {
        return {'\\', character};
    }
    if (code >= 0x20) {
        return {character};
    }
    std::array<char, 8> escape{};
    std::snprintf(escape.data(), escape.size(), "\\u%04x", code);
    return escape.data();
}

}  // namespace

void Json::separate() {
    if (!is_first_) {
        text_ += ',';
    }
    is_first_ = false;
}

void Json::open(char bracket) {
    separate();
    text_ += bracket;
    is_first_ = true;
}

void Json::close(char bracket) {
    text_ += bracket;
    is_first_ = false;
}

void Json::key(std::string_view name) {
    text(name);
    text_ += ':';
    is_first_ = true;
}

void Json::text(std::string_view value) {
    separate();
    text_ += '"';
    for (const char character : value) {
        text_ += escaped(character);
    }
    text_ += '"';
}

void Json::number(double value) {
    separate();
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.2f", value);
    std::string number = digits.data();
    while (number.back() == '0') {
        number.pop_back();
    }
    if (number.back() == '.') {
        number.pop_back();
    }
    text_ += number;
}

void Json::flag(bool value) {
    separate();
    text_ += value ? "true" : "false";
}

void Json::null() {
    separate();
    text_ += "null";
}

}  // namespace tessera
