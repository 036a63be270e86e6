#pragma once

namespace tessera {

// A TrueType file that is part of the program.
struct FontFile {
    const unsigned char* bytes = nullptr;
    int size = 0;
};

// The two weights of the one typeface: Latin-1, punctuation and the four arrows, no hints.
FontFile medium_font();
FontFile bold_font();

}  // namespace tessera
