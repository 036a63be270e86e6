# cmake -DTABLES=FOLDER -DOUTPUT=FOLDER -P collect_translations.cmake
# Puts the tables of each language together: FOLDER/fr/*.txt are those of French. Writes to OUTPUT: translation-fr.txt,
# which translation.h reads and the page fetches; and shipped_translations.cpp, all languages inside a program.
string(ASCII 1 semicolon)  # for CMake a semicolon and brackets mean lists
string(ASCII 2 open)
string(ASCII 3 close)
string(ASCII 194 160 no_break_space)
set(pair "{\"([^\"\n]*)\",[ \n]+\"([^\"\n]*)\"},")

# The entries {"English", "translation"}, of a file, as a list of what stands in them; anything else is refused.
function(read_entries file answer)
    file(READ ${file} text)
    string(REPLACE ";" "${semicolon}" text "${text}")
    string(REPLACE "[" "${open}" text "${text}")
    string(REPLACE "]" "${close}" text "${text}")
    string(REPLACE "\\u00a0" "${no_break_space}" text "${text}")
    string(REGEX REPLACE "(^|\n)#[^\n]*" "" text "${text}")
    string(REGEX MATCHALL "${pair}" entries "${text}")
    string(REGEX REPLACE "${pair}" "" rest "${text}")
    string(STRIP "${rest}" rest)
    if(rest)
        message(FATAL_ERROR "${file}: this is no {\"English\", \"translation\"}, of the table: ${rest}")
    endif()
    set(${answer} "${entries}" PARENT_SCOPE)
endfunction()

set(choices "")
file(GLOB folders LIST_DIRECTORIES true ${TABLES}/??)
foreach(folder IN LISTS folders)
    get_filename_component(code ${folder} NAME)
    set(table "tessera-translation 1\ncode ${code}\n")
    set(literals "R\"table(${table})table\"")
    file(GLOB files ${folder}/*.txt)
    list(SORT files)
    foreach(file IN LISTS files)
        read_entries(${file} entries)
        foreach(entry IN LISTS entries)
            string(REGEX REPLACE "^${pair}$" "english \\1\ntranslation \\2\n" entry "${entry}")
            string(REPLACE "${semicolon}" ";" entry "${entry}")
            string(REPLACE "${open}" "[" entry "${entry}")
            string(REPLACE "${close}" "]" entry "${entry}")
            string(APPEND table "${entry}")
            string(APPEND literals "\n            R\"table(${entry})table\"")
        endforeach()
    endforeach()
    file(WRITE ${OUTPUT}/translation-${code}.txt "${table}")
    string(APPEND choices "    if (code == \"${code}\") {\n        return ${literals};\n    }\n")
endforeach()

file(WRITE ${OUTPUT}/shipped_translations.cpp
"#include \"app/text/shipped_translations.h\"

namespace tessera {

std::string_view shipped_translation(std::string_view code) {
${choices}    return {};
}

}  // namespace tessera
")
