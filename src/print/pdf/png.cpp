#include "print/pdf/png.h"

#include "print/pdf/drawing_reader.h"

#include <algorithm>
#include <cairo.h>
#include <cmath>
#include <pugixml.hpp>

namespace tessera {

namespace {

cairo_status_t append_png(void* bytes, const unsigned char* data, unsigned int length) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

// Returns the elements within the outermost one.
std::string_view body_of(std::string_view svg) {
    const std::size_t start = svg.find('>', std::min(svg.find("<svg"), svg.size()));
    const std::size_t end = svg.rfind("</svg>");
    return start < end && end != std::string_view::npos ? svg.substr(start + 1, end - start - 1) : "";
}

}  // namespace

Result<std::string> png_of(std::string_view svg, int pixels) {
    pugi::xml_document document;
    document.load_buffer(svg.data(), svg.size());
    const pugi::xml_node root = document.child("svg");
    const double width = root.attribute("width").as_double(1);
    const double height = root.attribute("height").as_double(1);
    const double scale = pixels / std::max(width, height);
    cairo_surface_t* const surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(width * scale)),
                                   static_cast<int>(std::lround(height * scale)));
    cairo_t* const context = cairo_create(surface);
    cairo_scale(context, scale, scale);
    DrawingReader reader(context);
    Result<bool> drawn = reader.define(body_of(svg));
    drawn = drawn ? reader.draw(body_of(svg)) : drawn;
    cairo_destroy(context);
    std::string bytes;
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface, append_png, &bytes);
    cairo_surface_destroy(surface);
    if (!drawn) {
        return tl::unexpected(drawn.error());
    }
    return status == CAIRO_STATUS_SUCCESS
               ? Result<std::string>(std::move(bytes))
               : fail(ErrorCode::unavailable, 0,
                      say("no PNG could be written: {}", cairo_status_to_string(status)));
}

}  // namespace tessera
