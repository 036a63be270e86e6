# licences.txt: the terms of everything that the page contains.
include(${PROJECT_SOURCE_DIR}/src/licences.cmake)
tessera_write_licences(${TESSERA_SITE}/licences.txt
    tessera imgui qrcodegen sdl2 manrope expected emscripten musl llvm dlmalloc)
