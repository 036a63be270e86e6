#include "base/json.h"

#include <cmath>
#include <cstdlib>

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
    constexpr std::string_view digits = "0123456789abcdef";
    return std::string("\\u00") + digits[code / 16U] + digits[code % 16U];
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
    const long long hundredths = std::llround(std::abs(value) * 100);
    text_ += value < 0 && hundredths > 0 ? "-" : "";
    text_ += std::to_string(hundredths / 100);
    if (const auto rest = static_cast<int>(hundredths % 100); rest != 0) {
        text_ += '.';
        text_ += std::to_string(rest / 10);
        text_ += rest % 10 == 0 ? "" : std::to_string(rest % 10);
    }
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
