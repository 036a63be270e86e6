# The window's program as the page loads it: build/web/site/app.js and app.wasm.
set_target_properties(tessera_window PROPERTIES
    OUTPUT_NAME app RUNTIME_OUTPUT_DIRECTORY ${TESSERA_SITE})
target_compile_options(tessera_window PRIVATE -fno-exceptions -fno-rtti)
target_link_options(tessera_window PRIVATE
    -sENVIRONMENT=web
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0
    -sEXPORT_NAME=createApp           # boot.js imports it and passes what the page provides
    -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    -sFILESYSTEM=0                    # nothing is read or written: 20 KB less glue code
    -sDYNAMIC_EXECUTION=0             # no eval: the page's security policy forbids it
    -sSUPPORT_LONGJMP=0
    -sALLOW_MEMORY_GROWTH=1
    -sMAXIMUM_MEMORY=256MB            # phones refuse larger maxima
    ${TESSERA_STACK_SIZE})
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    target_link_options(tessera_window PRIVATE -sASSERTIONS=1 --profiling-funcs)
else()
    target_link_options(tessera_window PRIVATE -sASSERTIONS=0)
endif()
