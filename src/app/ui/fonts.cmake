# Reduces the typeface to the characters of the strings and embeds it: about 11 KB compressed per weight.
# ASCII, the additional letters of French, German and related languages, punctuation, the four arrows.
set(font_characters U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+C0,U+C2,U+C4,U+C6-CB,U+CE-CF,U+D4,U+D6-D7,U+D9,U+DB-DC,U+DF)
string(APPEND font_characters ,U+E0,U+E2,U+E4,U+E6-EB,U+EE-EF,U+F1,U+F4,U+F6,U+F9,U+FB-FC,U+FF,U+152-153)
string(APPEND font_characters ,U+2013-2014,U+2018-2019,U+201C-201E,U+2026,U+2190-2193,U+2212,U+221E)

function(tessera_embed_font weight file)
    set(subset ${CMAKE_CURRENT_BINARY_DIR}/${weight}.ttf)
    add_custom_command(OUTPUT ${weight}_font.cpp
        COMMAND ${CMAKE_COMMAND} -E env ${TESSERA_FONTTOOLS} ${file} --unicodes=${font_characters}
            --no-hinting --layout-features= --name-IDs=0,1,2,13 --drop-tables+=DSIG,GPOS,GSUB,GDEF,STAT
            --output-file=${subset}
        COMMAND ${CMAKE_COMMAND} -DWEIGHT=${weight} -DINPUT=${subset} -DOUTPUT=${weight}_font.cpp
            -P ${CMAKE_CURRENT_SOURCE_DIR}/embed_font.cmake
        DEPENDS ${file} ${CMAKE_CURRENT_SOURCE_DIR}/embed_font.cmake
        COMMENT "Cutting the ${weight} font"
        VERBATIM)
endfunction()

tessera_embed_font(medium ${TESSERA_FONT_FOLDER}/Manrope-Medium.ttf)
tessera_embed_font(bold ${TESSERA_FONT_FOLDER}/Manrope-Bold.ttf)
tessera_library(tessera_fonts
    SOURCES ${CMAKE_CURRENT_BINARY_DIR}/medium_font.cpp ${CMAKE_CURRENT_BINARY_DIR}/bold_font.cpp
    HEADERS fonts.h)
set_target_properties(tessera_fonts PROPERTIES CXX_CLANG_TIDY "" UNITY_BUILD OFF)
