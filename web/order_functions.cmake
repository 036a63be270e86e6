# Binaryen comes with Emscripten.
find_program(TESSERA_WASM_OPT wasm-opt REQUIRED NO_CMAKE_FIND_ROOT_PATH HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin)
find_program(TESSERA_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)

# tessera_run_on_program(TARGET SCRIPT ARGUMENT...): runs a script of this folder after linking, with Binaryen's folder as its
# first argument.
function(tessera_run_on_program target script)
    set(script ${PROJECT_SOURCE_DIR}/web/${script})
    cmake_path(GET TESSERA_WASM_OPT PARENT_PATH tools)
    add_custom_command(TARGET ${target} POST_BUILD COMMAND ${TESSERA_NODE} ${script} ${tools} ${ARGN} VERBATIM)
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${script} ${PROJECT_SOURCE_DIR}/web/binaryen.mjs)
endfunction()

# tessera_order_functions(TARGET PROGRAM): reorders the WebAssembly that the target makes, to compress well. If it is not
# built for size, nothing is done: reordering would drop names that help in debugging.
function(tessera_order_functions target program)
    if(CMAKE_BUILD_TYPE STREQUAL "MinSizeRel")
        tessera_run_on_program(${target} order_functions.mjs ${program})
    endif()
endfunction()
