# licences.txt: the terms of everything that the page contains, as they ask for.
set(licences ${TESSERA_SITE}/licences.txt)
file(WRITE ${licences}.new "")
function(tessera_add_licence name)
    foreach(file IN LISTS ARGN)
        if(EXISTS ${file})
            file(READ ${file} text)
            file(APPEND ${licences}.new "==== ${name} ====\n\n${text}\n\n")
            return()
        endif()
    endforeach()
    message(STATUS "no licence text of ${name}; it will be missing from the page's licences.txt")
endfunction()

tessera_add_licence("Tessera" ${PROJECT_SOURCE_DIR}/LICENSE)
tessera_add_licence("Dear ImGui" ${imgui_SOURCE_DIR}/LICENSE.txt)
tessera_add_licence("QR Code generator, by Project Nayuki" ${FETCHCONTENT_SOURCE_DIR_QRCODEGEN}/LICENSE.txt ${qrcodegen_SOURCE_DIR}/LICENSE.txt ${qrcodegen_SOURCE_DIR}/Readme.markdown)
tessera_add_licence("SDL" ${TESSERA_THIRD_PARTY}/sdl2/LICENSE.txt ${sdl2_SOURCE_DIR}/LICENSE.txt)
tessera_add_licence("Manrope, the typeface" ${TESSERA_FONT_FOLDER}/../copyright ${TESSERA_FONT_FOLDER}/copyright ${TESSERA_FONT_FOLDER}/OFL.txt
    /usr/share/doc/fonts-manrope/copyright)
file(APPEND ${licences}.new "==== Emscripten's runtime library ====\n\n"
    "Under the MIT licence and the University of Illinois/NCSA open source licence; see emscripten.org.\n")
file(COPY_FILE ${licences}.new ${licences} ONLY_IF_DIFFERENT)
file(REMOVE ${licences}.new)
