#include "formats/workshop/three_mf.h"

#include "formats/workshop/things.h"
#include "formats/workshop/zip.h"

#include <map>
#include <vector>

namespace tessera {

namespace {

constexpr std::string_view head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
constexpr std::string_view types =
    "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
    "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
    "<Default Extension=\"model\" ContentType=\"application/vnd.ms-package.3dmanufacturing-3dmodel+xml\"/>"
    "</Types>\n";
constexpr std::string_view relations =
    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
    "<Relationship Target=\"/3D/3dmodel.model\" Id=\"rel0\" "
    "Type=\"http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel\"/></Relationships>\n";

// Returns a mesh in which each corner is listed once.
std::string mesh_of(const Surface& surface) {
    std::map<Corner, int> numbers;
    std::string vertices;
    std::string triangles;
    for (const Triangle& triangle : surface) {
        triangles += "<triangle";
        for (int corner = 0; corner < 3; ++corner) {
            const Corner& place = at(triangle.corners, corner);
            const auto [entry, is_new] = numbers.emplace(place, int_size(numbers));
            if (is_new) {
                vertices += "<vertex x=\"" + in_millimetres(place[0]) + "\" y=\"" + in_millimetres(place[1]) +
                            "\" z=\"" + in_millimetres(place[2]) + "\"/>\n";
            }
            triangles += " v" + std::to_string(corner + 1) + "=\"" + std::to_string(entry->second) + "\"";
        }
        triangles += "/>\n";
    }
    return "<mesh><vertices>\n" + vertices + "</vertices><triangles>\n" + triangles + "</triangles></mesh>";
}

// Returns an object for each kind of thing, and an item for each copy.
std::string model_of(const polyomino::Level& level, const WorkshopLengths& lengths) {
    const Things things = things_of(level, lengths);
    std::string objects;
    std::string items;
    int object = 0;
    for (const Things::Thing& kind : things.kinds) {
        objects += "<object id=\"" + std::to_string(++object) + "\" type=\"model\" name=\"" + kind.name +
                   "\">" + mesh_of(kind.surface) + "</object>\n";
    }
    for (const Placing& copy : things.copies) {
        items += "<item objectid=\"" + std::to_string(copy.part + 1) + "\" transform=\"1 0 0 0 1 0 0 0 1 " +
                 in_millimetres(copy.left) + " " + in_millimetres(-copy.top) + " 0\"/>\n";
    }
    return "<model unit=\"millimeter\" xml:lang=\"en\" "
           "xmlns=\"http://schemas.microsoft.com/3dmanufacturing/core/2015/02\">\n<resources>\n" +
           objects + "</resources>\n<build>\n" + items + "</build>\n</model>\n";
}

}  // namespace

std::string format_3mf(const polyomino::Level& level, const WorkshopLengths& lengths) {
    const std::string opening(head);
    return zipped({{"[Content_Types].xml", opening + std::string(types)},
                   {"_rels/.rels", opening + std::string(relations)},
                   {"3D/3dmodel.model", opening + model_of(level, lengths)}});
}

}  // namespace tessera
