#pragma once

#include "base/result.h"

#include <string>
#include <vector>

namespace tessera {

// A line of the outline that readers show beside the pages. Pages count from 0.
struct PdfHeading {
    std::string title;
    int page = 0;
};

// Pages of one size, in millimetres, as the elements of SVG that this program writes.
struct PdfDocument {
    std::string title;
    std::string author;
    double width = 0;
    double height = 0;
    std::string definitions;  // of patterns
    std::vector<std::string> pages;
    std::vector<PdfHeading> headings;
};

// Returns the bytes of a PDF of vectors, with its fonts embedded and without a date: the same pages give the same bytes on
// machines with the same fonts. Cairo draws; its surface is used as its manual says, https://www.cairographics.org/manual.
// An error names an element that is not known here.
Result<std::string> pdf_of(const PdfDocument& document);

}  // namespace tessera
