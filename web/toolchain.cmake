# Finds Emscripten on PATH (an emsdk or the distribution's package) and uses its toolchain file.
find_program(TESSERA_EMXX NAMES em++ REQUIRED NO_CMAKE_FIND_ROOT_PATH)
file(REAL_PATH ${TESSERA_EMXX} tessera_emxx_file)
cmake_path(GET tessera_emxx_file PARENT_PATH tessera_emscripten_root)
include(${tessera_emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)
