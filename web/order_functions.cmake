# Binaryen comes with Emscripten.
find_program(TESSERA_WASM_OPT wasm-opt REQUIRED NO_CMAKE_FIND_ROOT_PATH HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin)
find_program(TESSERA_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)

# tessera_order_functions(TARGET): reorders the target's WebAssembly to compress well (order_functions.mjs).
function(tessera_order_functions target)
    if(NOT CMAKE_BUILD_TYPE STREQUAL "MinSizeRel")
        return()  # not optimised for size; reordering would also drop debug names
    endif()
    set(script ${PROJECT_SOURCE_DIR}/web/order_functions.mjs)
    cmake_path(GET TESSERA_WASM_OPT PARENT_PATH tools)
    add_custom_command(TARGET ${target} POST_BUILD
        COMMAND ${TESSERA_NODE} ${script} ${tools} $<TARGET_FILE_DIR:${target}>/$<TARGET_FILE_BASE_NAME:${target}>.wasm
        VERBATIM)
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${script})
endfunction()
