# The terms of everything that a program contains, as they ask for: one text for the page, one for what is installed.

# ID, NAME, what is said where no file is found, and where its terms may be.
function(tessera_declare_terms id name short)
    set(TESSERA_TERMS_${id}_NAME "${name}" PARENT_SCOPE)
    set(TESSERA_TERMS_${id}_SHORT "${short}" PARENT_SCOPE)
    set(TESSERA_TERMS_${id}_FILES "${ARGN}" PARENT_SCOPE)
endfunction()

set(mit "Under the MIT licence, whose text is above under Tessera.")
tessera_declare_terms(tessera "Tessera" "" ${PROJECT_SOURCE_DIR}/LICENSE)
tessera_declare_terms(imgui "Dear ImGui" "By Omar Cornut. ${mit}" ${imgui_SOURCE_DIR}/LICENSE.txt)
tessera_declare_terms(qrcodegen "QR Code generator, by Project Nayuki" "${mit}"
    ${FETCHCONTENT_SOURCE_DIR_QRCODEGEN}/LICENSE.txt ${qrcodegen_SOURCE_DIR}/LICENSE.txt
    ${qrcodegen_SOURCE_DIR}/Readme.markdown /usr/share/doc/libqrcodegencpp-dev/copyright)
tessera_declare_terms(sdl2 "SDL" "By Sam Lantinga, under the zlib licence; see libsdl.org."
    ${TESSERA_THIRD_PARTY}/sdl2/LICENSE.txt ${sdl2_SOURCE_DIR}/LICENSE.txt)
tessera_declare_terms(manrope "Manrope, the typeface" "By Mikhail Sharanda, under the SIL Open Font License 1.1; see openfontlicense.org."
    ${TESSERA_FONT_FOLDER}/../copyright ${TESSERA_FONT_FOLDER}/copyright ${TESSERA_FONT_FOLDER}/OFL.txt
    /usr/share/doc/fonts-manrope/copyright)
tessera_declare_terms(expected "tl::expected" "By Sy Brand, who has dedicated it to the public domain (CC0 1.0)."
    ${expected_SOURCE_DIR}/COPYING /usr/share/doc/libexpected-dev/copyright)
tessera_declare_terms(cli11 "CLI11"
    "By the University of Cincinnati, developed by Henry Schreiner, under the 3-clause BSD licence; see github.com/CLIUtils/CLI11."
    ${cli11_SOURCE_DIR}/LICENSE /usr/share/doc/libcli11-dev/copyright)
tessera_declare_terms(fmt "{fmt}" "By Victor Zverovich and contributors. ${mit}"
    ${fmt_SOURCE_DIR}/LICENSE.rst /usr/share/doc/libfmt-dev/copyright)
tessera_declare_terms(nlohmann_json "JSON for Modern C++" "By Niels Lohmann. ${mit}"
    ${nlohmann_json_SOURCE_DIR}/LICENSE.MIT /usr/share/doc/nlohmann-json3-dev/copyright)
tessera_declare_terms(pugixml "pugixml" "By Arseny Kapoulkine. ${mit}"
    ${pugixml_SOURCE_DIR}/LICENSE.md /usr/share/doc/libpugixml-dev/copyright)
tessera_declare_terms(zlib "zlib" "By Jean-loup Gailly and Mark Adler, under the zlib licence; see zlib.net."
    ${zlib_SOURCE_DIR}/LICENSE /usr/share/doc/zlib1g-dev/copyright)
tessera_declare_terms(tomlplusplus "toml++" "By Mark Gillard. ${mit}"
    ${tomlplusplus_SOURCE_DIR}/LICENSE /usr/share/doc/libtomlplusplus-dev/copyright)
tessera_declare_terms(pybind11 "pybind11"
    "By Wenzel Jakob and others, under the 3-clause BSD licence; see github.com/pybind/pybind11."
    /usr/share/doc/pybind11-dev/copyright)
# The parts that Emscripten links in.
tessera_declare_terms(emscripten "Emscripten" "Copyright (c) 2010 and later, the Emscripten authors. ${mit}"
    ${EMSCRIPTEN_ROOT_PATH}/LICENSE)
tessera_declare_terms(musl "musl, the C library" "By Rich Felker and others. ${mit}"
    ${EMSCRIPTEN_ROOT_PATH}/system/lib/libc/musl/COPYRIGHT)
tessera_declare_terms(llvm "libc++, libc++abi and compiler-rt, of the LLVM Project"
    "Under the Apache License v2.0 with LLVM Exceptions, which lets what a compiler puts into a program be passed on with it; see llvm.org/LICENSE.txt."
    ${EMSCRIPTEN_ROOT_PATH}/system/lib/libcxx/LICENSE.TXT)
tessera_declare_terms(dlmalloc "dlmalloc" "By Doug Lea, who has put it into the public domain (CC0 1.0).")

# Writes the terms of all IDs to FILE, unless the file has them already.
function(tessera_write_licences file)
    set(all "")
    foreach(id IN LISTS ARGN)
        set(terms "${TESSERA_TERMS_${id}_SHORT}\n")
        foreach(source IN LISTS TESSERA_TERMS_${id}_FILES)
            if(EXISTS ${source})
                file(READ ${source} terms)
                break()
            endif()
        endforeach()
        string(APPEND all "==== ${TESSERA_TERMS_${id}_NAME} ====\n\n${terms}\n\n")
    endforeach()
    file(WRITE ${file}.new "${all}")
    file(COPY_FILE ${file}.new ${file} ONLY_IF_DIFFERENT)
    file(REMOVE ${file}.new)
endfunction()
