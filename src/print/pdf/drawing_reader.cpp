#include "print/pdf/drawing_reader.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <memory>
#include <pugixml.hpp>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

namespace {

constexpr const char* typeface = "Helvetica";  // Fontconfig knows what stands in for it

std::string_view value_of(const pugi::xml_node& node, const char* name, std::string_view usual = "") {
    const pugi::xml_attribute attribute = node.attribute(name);
    return attribute ? std::string_view(attribute.value()) : usual;
}

double number_of(const pugi::xml_node& node, const char* name, double usual = 0) {
    return node.attribute(name).as_double(usual);
}

// Reads numbers and letters of a path one after the other.
class PathText {
public:
    explicit PathText(const char* text) : rest_(text) {}

    bool is_at_end() {
        skip_blanks();
        return *rest_ == '\0';
    }
    char letter() { return *rest_++; }
    bool has_number() {
        skip_blanks();
        return *rest_ != '\0' && std::string_view("+-.0123456789").find(*rest_) != std::string_view::npos;
    }
    double number() {
        char* end = nullptr;
        const double value = std::strtod(rest_, &end);
        rest_ = end == rest_ ? rest_ + 1 : end;
        return value;
    }

private:
    void skip_blanks() {
        while (*rest_ == ' ' || *rest_ == ',') {
            ++rest_;
        }
    }
    const char* rest_;
};

struct Point {
    double x = 0;
    double y = 0;
};

Point current_point(cairo_t* context) {
    Point point;
    cairo_get_current_point(context, &point.x, &point.y);
    return point;
}

// Adds one command of a path. Returns false if it is not known.
bool add_command(cairo_t* context, char command, PathText& text) {
    const auto next = [&text] {
        return text.has_number() ? text.number() : 0;
    };
    const Point from = current_point(context);
    switch (command) {
        case 'M':
        case 'L': {
            const double x = next();
            const double y = next();
            command == 'M' ? cairo_move_to(context, x, y) : cairo_line_to(context, x, y);
            return true;
        }
        case 'H':
            cairo_line_to(context, next(), from.y);
            return true;
        case 'V':
            cairo_line_to(context, from.x, next());
            return true;
        case 'h':
            cairo_rel_line_to(context, next(), 0);
            return true;
        case 'v':
            cairo_rel_line_to(context, 0, next());
            return true;
        case 'z':
            cairo_close_path(context);
            return true;
        default:
            return false;
    }
}

bool add_path(cairo_t* context, const char* path) {
    PathText text(path);
    cairo_new_path(context);
    while (!text.is_at_end()) {
        if (!add_command(context, text.letter(), text)) {
            return false;
        }
    }
    return true;
}

// Returns the red, green and blue of "#rrggbb" from 0 to 1.
std::array<double, 3> channels_of(std::string_view color) {
    std::array<double, 3> channels = {};
    for (std::size_t channel = 0; channel < channels.size() && color.size() == 7; ++channel) {
        const std::string_view digits = color.substr(1 + 2 * channel, 2);
        int value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        channels[channel] = value / 255.0;
    }
    return channels;
}

// Returns all numbers of a text.
std::vector<double> numbers_in(const std::string& text) {
    std::vector<double> numbers;
    for (PathText rest(text.c_str()); !rest.is_at_end();) {
        if (rest.has_number()) {
            numbers.push_back(rest.number());
        } else {
            rest.letter();
        }
    }
    return numbers;
}

// Reads "translate(X Y) scale(S)".
bool transform(cairo_t* context, const std::string& text) {
    const std::vector<double> numbers = numbers_in(text);
    if (numbers.size() != 3 || text.rfind("translate(", 0) != 0 ||
        text.find(") scale(") == std::string::npos) {
        return false;
    }
    cairo_translate(context, numbers[0], numbers[1]);
    cairo_scale(context, numbers[2], numbers[2]);
    return true;
}

void set_line(cairo_t* context, const pugi::xml_node& node) {
    cairo_set_line_width(context, number_of(node, "stroke-width", 1));
    cairo_set_line_join(context, value_of(node, "stroke-linejoin") == "round" ? CAIRO_LINE_JOIN_ROUND
                                                                              : CAIRO_LINE_JOIN_MITER);
    cairo_set_line_cap(
        context, value_of(node, "stroke-linecap") == "round" ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    const std::vector<double> dashes = numbers_in(std::string(value_of(node, "stroke-dasharray")));
    cairo_set_dash(context, dashes.data(), static_cast<int>(dashes.size()), 0);
}

// Returns the text within a pattern's or a page's wrapping element.
std::unique_ptr<pugi::xml_document> document_of(std::string_view elements) {
    auto document = std::make_unique<pugi::xml_document>();
    const std::string whole = "<page>" + std::string(elements) + "</page>";
    return document->load_buffer(whole.data(), whole.size(),
                                 pugi::parse_default | pugi::parse_ws_pcdata_single)
               ? std::move(document)
               : nullptr;
}

Result<bool> known(const std::string& unknown) {
    if (unknown.empty()) {
        return true;
    }
    return fail(ErrorCode::bad_syntax, 0, say("a drawing has {}, which no PDF is written of", unknown));
}

}  // namespace

DrawingReader::~DrawingReader() {
    for (const auto& [name, pattern] : patterns_) {
        cairo_pattern_destroy(pattern);
    }
}

Result<bool> DrawingReader::define(std::string_view definitions) {
    const auto document = document_of(definitions);
    if (!document) {
        return known("broken definitions");
    }
    for (const pugi::xml_node& node : document->child("page").child("defs").children("pattern")) {
        const std::string unknown = define_pattern(node);
        if (!unknown.empty()) {
            return known(unknown);
        }
    }
    return true;
}

// Records the pattern once; every page that uses it refers to it.
std::string DrawingReader::define_pattern(const pugi::xml_node& node) {
    const cairo_rectangle_t tile{0, 0, number_of(node, "width"), number_of(node, "height")};
    cairo_surface_t* const recorded = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &tile);
    cairo_t* const inner = cairo_create(recorded);
    cairo_t* const page = std::exchange(context_, inner);
    std::string unknown = draw_children(node);
    context_ = page;
    cairo_destroy(inner);
    cairo_pattern_t* const pattern = cairo_pattern_create_for_surface(recorded);
    cairo_surface_destroy(recorded);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT);
    patterns_.emplace(std::string(value_of(node, "id")), pattern);
    return unknown;
}

Result<bool> DrawingReader::draw(std::string_view elements) {
    const auto document = document_of(elements);
    return known(document ? draw_children(document->child("page")) : "broken elements");
}

std::string DrawingReader::draw_children(const pugi::xml_node& node) {
    for (const pugi::xml_node& child : node.children()) {
        if (child.type() != pugi::node_element) {
            continue;
        }
        std::string unknown = draw_element(child);
        if (!unknown.empty()) {
            return unknown;
        }
    }
    return "";
}

std::string DrawingReader::draw_element(const pugi::xml_node& node) {
    const std::string_view tag = node.name();
    return tag == "g"                        ? draw_group(node)
           : tag == "a"                      ? draw_link(node)
           : tag == "rect"                   ? draw_rectangle(node)
           : tag == "path"                   ? draw_path(node)
           : tag == "text"                   ? draw_text(node)
           : tag == "title" || tag == "defs" ? ""
                                             : "<" + std::string(tag) + ">";
}

std::string DrawingReader::draw_group(const pugi::xml_node& node) {
    const std::string change(value_of(node, "transform"));
    if (change.empty()) {
        return draw_children(node);
    }
    cairo_save(context_);
    std::string unknown = transform(context_, change) ? draw_children(node) : change;
    cairo_restore(context_);
    return unknown;
}

std::string DrawingReader::draw_link(const pugi::xml_node& node) {
    constexpr std::string_view to_page = "#page-";
    const std::string address(value_of(node, "href"));
    const bool is_inside = address.substr(0, to_page.size()) == to_page;
    std::string quoted;
    for (const char letter : address) {
        quoted += std::string(letter == '\'' || letter == '\\' ? "\\" : "") + letter;
    }
    const std::string target =
        is_inside ? "page=" + address.substr(to_page.size()) + " pos=[0 0]" : "uri='" + quoted + "'";
    cairo_tag_begin(context_, CAIRO_TAG_LINK, target.c_str());
    std::string unknown = draw_children(node);
    cairo_tag_end(context_, CAIRO_TAG_LINK);
    return unknown;
}

std::string DrawingReader::draw_rectangle(const pugi::xml_node& node) {
    cairo_new_path(context_);
    cairo_rectangle(context_, number_of(node, "x"), number_of(node, "y"), number_of(node, "width"),
                    number_of(node, "height"));
    return fill_and_stroke(node);
}

std::string DrawingReader::draw_path(const pugi::xml_node& node) {
    return add_path(context_, node.attribute("d").value()) ? fill_and_stroke(node)
                                                           : "the path " + std::string(value_of(node, "d"));
}

std::string DrawingReader::set_paint(std::string_view paint) {
    constexpr std::string_view by_name = "url(#";
    if (paint.substr(0, by_name.size()) == by_name) {
        const auto pattern = patterns_.find(paint.substr(by_name.size(), paint.size() - by_name.size() - 1));
        if (pattern == patterns_.end()) {
            return std::string(paint);
        }
        cairo_set_source(context_, pattern->second);
        return "";
    }
    const std::array<double, 3> channels = channels_of(paint);
    cairo_set_source_rgb(context_, channels[0], channels[1], channels[2]);
    return paint.size() == 7 && paint.front() == '#' ? "" : "the colour " + std::string(paint);
}

std::string DrawingReader::fill_and_stroke(const pugi::xml_node& node) {
    const std::string_view fill = value_of(node, "fill", "#000000");
    const std::string_view line = value_of(node, "stroke", "none");
    std::string unknown;
    if (fill != "none") {
        unknown = set_paint(fill);
        cairo_set_fill_rule(context_, value_of(node, "fill-rule") == "evenodd" ? CAIRO_FILL_RULE_EVEN_ODD
                                                                               : CAIRO_FILL_RULE_WINDING);
        cairo_fill_preserve(context_);
    }
    if (line != "none" && unknown.empty()) {
        unknown = set_paint(line);
        set_line(context_, node);
        cairo_stroke_preserve(context_);
    }
    cairo_new_path(context_);
    return unknown;
}

// A text with a line has it below its fill, as a rim.
std::string DrawingReader::draw_text(const pugi::xml_node& node) {
    const std::string text(node.child_value());
    cairo_select_font_face(
        context_, typeface, CAIRO_FONT_SLANT_NORMAL,
        value_of(node, "font-weight") == "bold" ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context_, number_of(node, "font-size"));
    cairo_text_extents_t extents;
    cairo_text_extents(context_, text.c_str(), &extents);
    const std::string_view anchor = value_of(node, "text-anchor");
    const double share = anchor == "end" ? 1 : anchor == "middle" ? 0.5 : 0;
    const double x = number_of(node, "x") - share * extents.x_advance;
    const double y = number_of(node, "y");
    if (const std::string_view line = value_of(node, "stroke", "none"); line != "none") {
        cairo_move_to(context_, x, y);
        cairo_text_path(context_, text.c_str());
        set_line(context_, node);
        if (std::string unknown = set_paint(line); !unknown.empty()) {
            return unknown;
        }
        cairo_stroke(context_);
    }
    std::string unknown = set_paint(value_of(node, "fill", "#000000"));
    cairo_move_to(context_, x, y);
    cairo_show_text(context_, text.c_str());
    cairo_new_path(context_);
    return unknown;
}

}  // namespace tessera
