# Also used by web/CMakeLists.txt, which shortens the page's own scripts.
find_program(TESSERA_TERSER terser REQUIRED NO_CMAKE_FIND_ROOT_PATH)

# Functions that boot.js calls; see host/loop_web.cpp and hosted_program.h.
set(tessera_inward
    _main _malloc _free
    _tessera_is_running         # true once the window is open and drawing has begun
    _tessera_fragment_changed   # the player opened another code in the same page
    _tessera_went_to            # Back or Forward was used; the argument is the new depth
    _tessera_text_answered      # the dialog was closed, with or without a text
    _tessera_levels_answered    # the table of levels arrived or could not be loaded
    _tessera_translation_answered  # the same for a language
    _tessera_kept_changed       # another tab changed the stored texts, or a text must be merged
    _tessera_kept_refused       # a change that the page had accepted could not be stored
    _tessera_text_copied        # result of copying
    _tessera_look_changed       # theme, motion or language of the system changed
    _tessera_visible            # the page was hidden or shown
    _tessera_second_part_came   # the functions of second.wasm can be called
    _tessera_context_lost       # the WebGL context was lost ...
    _tessera_context_restored   # ... and restored
    _tessera_control_pressed    # the HTML button of a drawn control was pressed
    _tessera_scrolled_aside     # a wheel was turned sideways
    _tessera_wants_tab          # true if the program has a next place for the focus
    _tessera_font _tessera_font_size  # the typeface, for texts of the page itself
    _tessera_gesture            # draws now, while the browser allows copying and sharing
    _tessera_state)             # state of the screen, as JSON
list(JOIN tessera_inward , tessera_inward)

# tessera_page_program(TARGET NAME MEMORY [SECOND FILE]): links a program with a window for the page, as
# build/web/site/NAME.js and NAME.wasm. Its memory may grow to MEMORY; phones refuse to reserve more than
# 512MB. If it is built for size, what a first game does not need is put in FILE (web/split.mjs).
function(tessera_page_program target name memory)
    cmake_parse_arguments(PARSE_ARGV 3 arg "" SECOND "")
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY ${TESSERA_SITE})
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
    target_link_options(${target} PRIVATE
        -sENVIRONMENT=web
        -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0
        -sEXPORT_NAME=createApp           # boot.js imports it and passes the page's functions
        -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
        # No support for browsers without WebGL 2, for module members that boot.js does not pass, or for
        # unrequested extensions, and no separate tracking of GL errors: 1.5 KB less to load.
        -sMIN_CHROME_VERSION=85 -sMIN_FIREFOX_VERSION=79 -sMIN_SAFARI_VERSION=150000
        -sMIN_EDGE_VERSION=0x7FFFFFFF -sMIN_IE_VERSION=0x7FFFFFFF
        -sINCOMING_MODULE_JS_API=canvas,instantiateWasm,locateFile
        -sTEXTDECODER=2
        -sGL_TRACK_ERRORS=0 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_POOL_TEMP_BUFFERS=0
        -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0 -sGL_WORKAROUND_SAFARI_GETCONTEXT_BUG=0
        # Optimises the small code again: 6 KB less.
        $<$<CONFIG:MinSizeRel>:-sBINARYEN_EXTRA_PASSES=--flatten,--rereloop,-Oz,-Oz,-Oz>
        -sFILESYSTEM=0                    # no files are used: 20 KB less glue code
        -sDYNAMIC_EXECUTION=0             # no eval: the page's security policy forbids it
        -sSUPPORT_LONGJMP=0
        -sMALLOC=emmalloc                 # 8 KB smaller, and fast enough for a program that draws
        -sALLOW_MEMORY_GROWTH=1
        -sMAXIMUM_MEMORY=${memory}
        -sEXPORTED_RUNTIME_METHODS=UTF8ToString,HEAPU8  # to pass texts
        -sEXPORTED_FUNCTIONS=${tessera_inward}
        ${TESSERA_STACK_SIZE})
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
        target_link_options(${target} PRIVATE -sASSERTIONS=1 --profiling-funcs)
    elseif(CMAKE_BUILD_TYPE STREQUAL "MinSizeRel")
        target_link_options(${target} PRIVATE -sASSERTIONS=0)
        # Emscripten keeps the names of its variables: 6.6 KB less to load without them.
        add_custom_command(TARGET ${target} POST_BUILD
            COMMAND ${TESSERA_TERSER} $<TARGET_FILE:${target}> --module --compress passes=2 --mangle
                --output $<TARGET_FILE:${target}>
            # Emscripten's last passes leave unused parts behind: 2.4 KB less to load without them.
            COMMAND ${TESSERA_WASM_OPT} -Oz $<$<BOOL:${arg_SECOND}>:-g> --enable-mutable-globals
                --enable-nontrapping-float-to-int --enable-sign-ext --enable-bulk-memory
                ${TESSERA_SITE}/${name}.wasm -o ${TESSERA_SITE}/${name}.wasm
            COMMAND_EXPAND_LISTS VERBATIM)
        if(arg_SECOND)
            target_link_options(${target} PRIVATE --profiling-funcs)  # split.mjs chooses by name
            tessera_run_on_program(${target} split.mjs ${TESSERA_SITE}/${name}.wasm ${TESSERA_SITE}/${arg_SECOND})
            tessera_order_functions(${target} ${TESSERA_SITE}/${arg_SECOND})
        endif()
        tessera_order_functions(${target} ${TESSERA_SITE}/${name}.wasm)
    endif()
endfunction()
