# cmake -DTABLES=FOLDER -DOUTPUT=FOLDER -P collect_translations.cmake
# Puts the tables of each language together: FOLDER/fr/*.po, in the format of gettext, are those of French. Writes to OUTPUT:
# translation-fr.txt, which translation.h reads and the page fetches; and shipped_translations.cpp, all languages inside a
# program. As with gettext, an entry without words or marked fuzzy counts as not there.
cmake_minimum_required(VERSION 3.25)
set(quoted "\"(([^\\\"]|\\\\[\\\"n])*)\"")  # its escapes but \" are those of the table, too

# Part of read_entries.
macro(end_entry)
    if(NOT english STREQUAL "" AND NOT translation STREQUAL "" AND NOT is_fuzzy)
        string(APPEND entries "english ${english}\ntranslation ${translation}\n")
    endif()
endmacro()

# The entries of a file as lines of the table; anything else is refused. Contexts and plural forms are not known.
function(read_entries file answer)
    file(READ ${file} text)
    string(APPEND text "\n")
    set(entries "")
    set(english "")
    set(translation "")
    set(part "")  # which of the two is being read
    set(is_fuzzy FALSE)
    set(is_next_fuzzy FALSE)
    set(number 0)
    while(NOT text STREQUAL "")  # a list of lines would take semicolons and brackets for its own
        string(FIND "${text}" "\n" end)
        string(SUBSTRING "${text}" 0 ${end} line)
        math(EXPR end "${end} + 1")
        string(SUBSTRING "${text}" ${end} -1 text)
        math(EXPR number "${number} + 1")
        if(line MATCHES "^#, .*fuzzy")
            set(is_next_fuzzy TRUE)
        elseif(line MATCHES "^#~")  # no longer said, and what was fuzzy
            set(is_next_fuzzy FALSE)
        elseif(line MATCHES "^msgid ${quoted}$" AND NOT part STREQUAL "english")
            set(next "${CMAKE_MATCH_1}")
            end_entry()
            set(english "${next}")
            set(part english)
            set(is_fuzzy ${is_next_fuzzy})
            set(is_next_fuzzy FALSE)
        elseif(line MATCHES "^msgstr ${quoted}$" AND part STREQUAL "english")
            set(translation "${CMAKE_MATCH_1}")
            set(part translation)
        elseif(line MATCHES "^${quoted}$" AND NOT part STREQUAL "")
            string(APPEND ${part} "${CMAKE_MATCH_1}")
        elseif(NOT line MATCHES "^(#|$)")
            message(FATAL_ERROR "${file}:${number}: this is no part of an entry msgid \"English\" msgstr \"translation\": ${line}")
        endif()
    endwhile()
    if(part STREQUAL "english")
        message(FATAL_ERROR "${file}:${number}: the last entry has no msgstr")
    endif()
    end_entry()
    string(REPLACE "\\\"" "\"" entries "${entries}")
    set(${answer} "${entries}" PARENT_SCOPE)
endfunction()

set(choices "")
file(GLOB folders LIST_DIRECTORIES true ${TABLES}/??)
foreach(folder IN LISTS folders)
    get_filename_component(code ${folder} NAME)
    set(head "tessera-translation 1\ncode ${code}\n")
    set(table "")
    file(GLOB files ${folder}/*.po)
    list(SORT files)
    foreach(file IN LISTS files)
        read_entries(${file} entries)
        string(APPEND table "${entries}")
    endforeach()
    file(WRITE ${OUTPUT}/translation-${code}.txt "${head}${table}")
    # A literal an entry: compilers bound the length of one.
    string(REGEX REPLACE "english [^\n]*\ntranslation [^\n]*\n" "\n            R\"table(\\0)table\"" literals "${table}")
    string(APPEND choices "    if (code == \"${code}\") {\n        return R\"table(${head})table\"${literals};\n    }\n")
endforeach()

file(WRITE ${OUTPUT}/shipped_translations.cpp
"#include \"app/text/shipped_translations.h\"

namespace tessera {

std::string_view shipped_translation(std::string_view code) {  // NOLINT(readability-function-size): a table
${choices}    return {};
}

}  // namespace tessera
")
