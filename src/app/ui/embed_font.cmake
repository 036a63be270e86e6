# cmake -DWEIGHT=bold -DINPUT=bold.ttf -DOUTPUT=bold_font.cpp -P embed_font.cmake
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT} "// Made from ${INPUT} by embed_font.cmake.
#include \"app/ui/fonts.h\"

namespace tessera {
namespace {

constexpr unsigned char bytes[] = {  // NOLINT(modernize-avoid-c-arrays): fewer templates to read
${bytes}
};

}  // namespace

FontFile ${WEIGHT}_font() { return {bytes, static_cast<int>(sizeof(bytes))}; }

}  // namespace tessera
")
