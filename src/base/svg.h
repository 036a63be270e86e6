#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Returns a decimal number rounded to so many digits, without trailing zeros.
std::string short_decimal(double number, int digits = 1);

// Returns `text` escaped for XML; characters that XML does not allow become U+FFFD.
std::string xml_text(std::string_view text);

// Writes an SVG drawing, element by element; well-formed for any texts. Attributes are written in the
// order given.
class SvgWriter {
public:
    using Attributes = std::vector<std::pair<std::string_view, std::string>>;

    void open(std::string_view tag, const Attributes& attributes);
    void close();  // the element opened last
    void element(std::string_view tag, const Attributes& attributes);
    void text_element(std::string_view tag, const Attributes& attributes, std::string_view text);

    void add_written(const SvgWriter& part) { text_ += part.text(); }  // whole elements

    const std::string& text() const { return text_; }

private:
    void begin(std::string_view tag, const Attributes& attributes);

    std::string text_;
    std::vector<std::string> open_;
};

}  // namespace tessera
