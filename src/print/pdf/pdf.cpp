#include "print/pdf/pdf.h"

#include "print/pdf/drawing_reader.h"

#include <cairo-pdf.h>
#include <cairo.h>

#ifdef __SANITIZE_ADDRESS__
// Fontconfig keeps its tables until the program ends.
extern "C" const char* __lsan_default_options();
extern "C" const char* __lsan_default_options() {
    return "print_suppressions=0";
}
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
    return "leak:libfontconfig\n";
}
#endif

namespace tessera {

namespace {

constexpr double points_of_mm = 72 / 25.4;

cairo_status_t append(void* bytes, const unsigned char* data, unsigned int length) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

// Cairo would write the time of day.
void describe(cairo_surface_t* surface, const PdfDocument& document) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, document.title.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, document.author.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Tessera");
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
}

void add_outline(cairo_surface_t* surface, const PdfDocument& document) {
    for (const PdfHeading& heading : document.headings) {
        const std::string target = "page=" + std::to_string(heading.page + 1) + " pos=[0 0]";
        cairo_pdf_surface_add_outline(surface, CAIRO_PDF_OUTLINE_ROOT, heading.title.c_str(), target.c_str(),
                                      static_cast<cairo_pdf_outline_flags_t>(0));
    }
}

Result<bool> draw_pages(cairo_t* context, const PdfDocument& document) {
    DrawingReader reader(context);
    Result<bool> drawn = reader.define(document.definitions);
    for (std::size_t page = 0; page < document.pages.size() && drawn; ++page) {
        cairo_save(context);
        cairo_scale(context, points_of_mm, points_of_mm);
        drawn = reader.draw(document.pages[page]);
        cairo_restore(context);
        cairo_show_page(context);
    }
    return drawn;
}

}  // namespace

Result<std::string> pdf_of(const PdfDocument& document) {
    std::string bytes;
    cairo_surface_t* const surface = cairo_pdf_surface_create_for_stream(
        append, &bytes, document.width * points_of_mm, document.height * points_of_mm);
    describe(surface, document);
    cairo_t* const context = cairo_create(surface);
    const Result<bool> drawn = draw_pages(context, document);
    add_outline(surface, document);
    cairo_destroy(context);
    cairo_surface_finish(surface);
    const cairo_status_t status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    if (!drawn) {
        return tl::unexpected(drawn.error());
    }
    if (status != CAIRO_STATUS_SUCCESS) {
        return fail(ErrorCode::unavailable, 0,
                    say("no PDF could be written: {}", cairo_status_to_string(status)));
    }
    return bytes;
}

}  // namespace tessera
