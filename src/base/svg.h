#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// A decimal number as SVG and people read it: rounded to so many digits, without zeros at the end.
std::string short_decimal(double number, int digits = 1);

// `text` as XML shows it: markup is escaped, what XML cannot hold becomes U+FFFD.
std::string xml_text(std::string_view text);

// Writes an SVG drawing, element by element; well-formed whatever the texts hold. Attributes are written in the
// order given.
class SvgWriter {
public:
    using Attributes = std::vector<std::pair<std::string_view, std::string>>;

    void open(std::string_view tag, const Attributes& attributes);
    void close();  // the last one opened
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
