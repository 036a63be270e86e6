#pragma once

#include "base/result.h"

#include <cairo.h>
#include <map>
#include <string>
#include <string_view>

namespace pugi {
class xml_node;
}  // namespace pugi

namespace tessera {

// Draws the elements of SVG that this program writes on a surface of Cairo: groups, links, rectangles, paths of straight
// lines, text, and fills by patterns. It is no reader of any SVG: what it does not know is an error.
class DrawingReader {
public:
    explicit DrawingReader(cairo_t* context) : context_(context) {}
    ~DrawingReader();
    DrawingReader(const DrawingReader&) = delete;
    DrawingReader& operator=(const DrawingReader&) = delete;
    DrawingReader(DrawingReader&&) = delete;
    DrawingReader& operator=(DrawingReader&&) = delete;

    // Remembers the patterns.
    Result<bool> define(std::string_view definitions);
    // Draws on the page of the context.
    Result<bool> draw(std::string_view elements);

private:
    std::string define_pattern(const pugi::xml_node& node);
    // These return the name of what is not known, or an empty text.
    std::string draw_children(const pugi::xml_node& node);
    std::string draw_element(const pugi::xml_node& node);
    std::string draw_group(const pugi::xml_node& node);
    std::string draw_link(const pugi::xml_node& node);
    std::string draw_rectangle(const pugi::xml_node& node);
    std::string draw_path(const pugi::xml_node& node);
    std::string draw_text(const pugi::xml_node& node);
    std::string fill_and_stroke(const pugi::xml_node& node);
    std::string set_paint(std::string_view paint);

    cairo_t* context_;
    std::map<std::string, cairo_pattern_t*, std::less<>> patterns_;
};

}  // namespace tessera
