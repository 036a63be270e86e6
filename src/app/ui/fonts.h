#pragma once

namespace tessera {

// An embedded TrueType file.
struct FontFile {
    const unsigned char* bytes = nullptr;
    int size = 0;
};

// The two weights of the typeface: Latin-1, punctuation and the four arrows, without hinting.
FontFile medium_font();
FontFile bold_font();

}  // namespace tessera
