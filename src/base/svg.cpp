#include "base/svg.h"

#include "base/check.h"

#include <cmath>
#include <cstdint>

namespace tessera {

std::string short_decimal(double number, int digits) {
    std::int64_t power = 1;
    for (int digit = 0; digit < digits; ++digit) {
        power *= 10;
    }
    const std::int64_t rounded = std::llround(std::fabs(number) * static_cast<double>(power));
    std::string text = (number < 0 && rounded > 0 ? "-" : "") + std::to_string(rounded / power);
    if (rounded % power != 0) {
        text += "." + std::to_string(rounded % power + power).substr(1);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

std::string xml_text(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                escaped += "&amp;";
                break;
            case '<':
                escaped += "&lt;";
                break;
            case '>':
                escaped += "&gt;";
                break;
            case '"':
                escaped += "&quot;";
                break;
            case '\n':
            case '\t':
                escaped += letter;
                break;
            default:
                escaped +=
                    static_cast<unsigned char>(letter) < 0x20 ? "\xEF\xBF\xBD" : std::string(1, letter);
        }
    }
    return escaped;
}

void SvgWriter::begin(std::string_view tag, const Attributes& attributes) {
    text_ += std::string(2 * open_.size(), ' ') + "<" + std::string(tag);
    for (const auto& attribute : attributes) {
        text_ += " " + std::string(attribute.first) + "=\"" + xml_text(attribute.second) + "\"";
    }
}

void SvgWriter::open(std::string_view tag, const Attributes& attributes) {
    begin(tag, attributes);
    text_ += ">\n";
    open_.emplace_back(tag);
}

void SvgWriter::close() {
    TESSERA_ASSERT(!open_.empty());
    const std::string tag = open_.back();
    open_.pop_back();
    text_ += std::string(2 * open_.size(), ' ') + "</" + tag + ">\n";
}

void SvgWriter::element(std::string_view tag, const Attributes& attributes) {
    begin(tag, attributes);
    text_ += "/>\n";
}

void SvgWriter::text_element(std::string_view tag, const Attributes& attributes, std::string_view text) {
    begin(tag, attributes);
    text_ += ">" + xml_text(text) + "</" + std::string(tag) + ">\n";
}

}  // namespace tessera
