# Writes licences.txt, the licences of everything in the page.
include(${PROJECT_SOURCE_DIR}/src/licences.cmake)
tessera_write_licences(${TESSERA_SITE}/licences.txt
    tessera imgui qrcodegen pugixml sdl2 manrope expected emscripten musl llvm dlmalloc)
