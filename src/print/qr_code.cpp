#include "print/qr_code.h"

#include <qrcodegen.hpp>

namespace tessera {

namespace {

constexpr std::size_t most_bytes = 2953;  // capacity of the largest code
constexpr double picture_module = 1;      // in millimetres

std::string mm(double length) {
    return short_decimal(length, 3);
}

// Returns the path of a run of `length` modules.
std::string written(Cell first, int length) {
    const std::string across = std::to_string(length);
    std::string path = "M";
    path.append(std::to_string(first.column + quiet_zone)).append(" ");
    path.append(std::to_string(first.row + quiet_zone));
    return path.append("h").append(across).append("v1h-").append(across).append("z");
}

// Returns the path of all runs of dark modules, relative to the corner of the quiet zone.
std::string runs(const Grid<char>& modules) {
    std::string path;
    for (Cell cell; cell.row < modules.rows(); ++cell.row) {
        for (cell.column = 0; cell.column < modules.columns(); ++cell.column) {
            const Cell first = cell;
            while (modules.contains(cell) && modules[cell] != 0) {
                ++cell.column;
            }
            path += cell.column > first.column ? written(first, cell.column - first.column) : "";
        }
    }
    return path;
}

}  // namespace

Result<Grid<char>> qr_modules(std::string_view text) {
    if (text.size() > most_bytes) {  // the library would throw
        return fail(ErrorCode::limit_exceeded, most_bytes, say("the link is too long for a QR code"));
    }
    const qrcodegen::QrCode code =
        qrcodegen::QrCode::encodeText(std::string(text).c_str(), qrcodegen::QrCode::Ecc::LOW);
    Grid<char> modules(code.getSize(), code.getSize());
    for (int index = 0; index < modules.size(); ++index) {
        const Cell cell = modules.cell(index);
        modules[index] = code.getModule(cell.column, cell.row) ? 1 : 0;
    }
    return modules;
}

void draw_qr(SvgWriter& svg, const Grid<char>& modules, double left, double top, double module) {
    const std::string side = std::to_string(modules.columns() + 2 * quiet_zone);
    svg.open("g", {{"class", "qr"},
                   {"transform", "translate(" + mm(left) + " " + mm(top) + ") scale(" + mm(module) + ")"},
                   {"shape-rendering", "crispEdges"}});
    svg.element("rect", {{"class", "quiet"}, {"width", side}, {"height", side}, {"fill", "#ffffff"}});
    svg.element("path", {{"class", "modules"}, {"fill", "#000000"}, {"d", runs(modules)}});
    svg.close();
}

Result<std::string> qr_picture(std::string_view text) {
    const Result<Grid<char>> modules = qr_modules(text);
    if (!modules) {
        return tl::unexpected(modules.error());
    }
    const std::string side = mm((modules->columns() + 2 * quiet_zone) * picture_module);
    SvgWriter svg;
    svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"width", side + "mm"},
                     {"height", side + "mm"},
                     {"viewBox", "0 0 " + side + " " + side}});
    draw_qr(svg, *modules, 0, 0, picture_module);
    svg.close();
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg.text();
}

}  // namespace tessera
