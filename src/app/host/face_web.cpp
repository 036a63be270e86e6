// Gives the program's typeface to the page, for the page's own texts: web/page/face.js.

#include "app/ui/fonts.h"

namespace {

tessera::FontFile face(int is_bold) {
    return is_bold != 0 ? tessera::bold_font() : tessera::medium_font();
}

}  // namespace

extern "C" {

const unsigned char* tessera_font(int is_bold) {
    return face(is_bold).bytes;
}

int tessera_font_size(int is_bold) {
    return face(is_bold).size;
}
}
