find_program(TESSERA_TERSER terser REQUIRED NO_CMAKE_FIND_ROOT_PATH)  # web/CMakeLists.txt shortens the page's own scripts with it

# What boot.js calls; see host/loop_web.cpp and hosted_program.h.
set(tessera_inward
    _main _malloc _free
    _tessera_is_running         # did the program open its window and begin to draw
    _tessera_fragment_changed   # the player opened another code in the same page
    _tessera_went_to            # Back or Forward: how deep in the program that leads
    _tessera_text_answered      # the dialog was closed, with a text or without
    _tessera_levels_answered    # the table of levels came, or could not be fetched
    _tessera_translation_answered  # the same of a language
    _tessera_kept_changed       # another tab has written something, or a text was found that has to be merged
    _tessera_kept_refused       # what the page said it keeps could not be kept
    _tessera_text_copied        # how copying went
    _tessera_look_changed       # theme, motion or language of the system changed
    _tessera_visible            # the page was hidden or shown
    _tessera_context_lost       # the browser took WebGL away ...
    _tessera_context_restored   # ... and gave it back
    _tessera_control_pressed    # a button that stands for a drawn one was pressed
    _tessera_wants_tab          # has the program a next place for the focus
    _tessera_font _tessera_font_size  # the typeface, for what the page itself writes
    _tessera_gesture            # draw now, while the browser allows copying and sharing
    _tessera_state)             # what is on the screen, as JSON
list(JOIN tessera_inward , tessera_inward)

# tessera_page_program(TARGET NAME MEMORY): a program with a window as a page loads it, build/web/site/NAME.js and NAME.wasm,
# which may grow to so much memory; phones refuse to promise more than 512MB.
function(tessera_page_program target name memory)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY ${TESSERA_SITE})
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
    target_link_options(${target} PRIVATE
        -sENVIRONMENT=web
        -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0
        -sEXPORT_NAME=createApp           # boot.js imports it and passes what the page provides
        -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
        # Nothing for browsers without WebGL 2, for members of the module that boot.js does not pass, for extensions
        # that nobody asks for, and no second book of GL's errors: 1.5 KB less to load.
        -sMIN_CHROME_VERSION=85 -sMIN_FIREFOX_VERSION=79 -sMIN_SAFARI_VERSION=150000
        -sMIN_EDGE_VERSION=0x7FFFFFFF -sMIN_IE_VERSION=0x7FFFFFFF
        -sINCOMING_MODULE_JS_API=canvas,locateFile
        -sTEXTDECODER=2
        -sGL_TRACK_ERRORS=0 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_POOL_TEMP_BUFFERS=0
        -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0 -sGL_WORKAROUND_SAFARI_GETCONTEXT_BUG=0
        $<$<CONFIG:MinSizeRel>:-sBINARYEN_EXTRA_PASSES=--flatten,--rereloop,-Oz,-Oz,-Oz>  # over what was made small: 6 KB less
        -sFILESYSTEM=0                    # nothing is read or written: 20 KB less glue code
        -sDYNAMIC_EXECUTION=0             # no eval: the page's security policy forbids it
        -sSUPPORT_LONGJMP=0
        -sMALLOC=emmalloc                 # 8 KB smaller, and quick enough for a program that draws
        -sALLOW_MEMORY_GROWTH=1
        -sMAXIMUM_MEMORY=${memory}
        -sEXPORTED_RUNTIME_METHODS=UTF8ToString,HEAPU8  # texts across the border
        -sEXPORTED_FUNCTIONS=${tessera_inward}
        ${TESSERA_STACK_SIZE})
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
        target_link_options(${target} PRIVATE -sASSERTIONS=1 --profiling-funcs)
    elseif(CMAKE_BUILD_TYPE STREQUAL "MinSizeRel")
        target_link_options(${target} PRIVATE -sASSERTIONS=0)
        # Emscripten leaves the names of its variables: 6.6 KB less to load without them.
        add_custom_command(TARGET ${target} POST_BUILD
            COMMAND ${TESSERA_TERSER} $<TARGET_FILE:${target}> --module --compress passes=2 --mangle
                --output $<TARGET_FILE:${target}>
            # What Emscripten does to the program last leaves things that nothing needs: 2.4 KB less to load without them.
            COMMAND ${TESSERA_WASM_OPT} -Oz --enable-mutable-globals --enable-nontrapping-float-to-int
                --enable-sign-ext --enable-bulk-memory $<TARGET_FILE_DIR:${target}>/${name}.wasm
                -o $<TARGET_FILE_DIR:${target}>/${name}.wasm
            VERBATIM)
        tessera_order_functions(${target})
    endif()
endfunction()
