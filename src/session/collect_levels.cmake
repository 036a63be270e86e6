# cmake -DLEVELS=... -DFAMILIES=... -DOUTPUT=... -P collect_levels.cmake
# Collects the level files under LEVELS in the order of the list of families in the header FAMILIES. Writes to the
# folder OUTPUT: levels.txt, the table that level_table.h reads; shipped_level_table.cpp, the same as C++; and
# first_level.cpp, the one row of it that the page does not fetch. Levels in FAMILY/retired come last.
set(first polyomino/06-iq)

file(STRINGS ${FAMILIES} list REGEX "using FamilyList")
string(REGEX REPLACE "^.*<(.*)>.*$" "\\1" list "${list}")
string(REPLACE ", " ";" families "${list}")
file(READ ${LEVELS}/codes.txt codes)
file(READ ${LEVELS}/chapters.txt chapters)
file(READ ${LEVELS}/order.txt orders)
file(READ ${LEVELS}/facts.txt facts)

# Sets `answer` to the rest of the line of `text` that begins with `key`; empty if there is none.
function(look_up text key answer)
    set(${answer} "" PARENT_SCOPE)
    string(PREPEND text "\n")
    string(FIND "${text}" "\n${key}" begin)
    if(begin GREATER_EQUAL 0)
        string(LENGTH "\n${key}" length)
        math(EXPR begin "${begin} + ${length}")
        string(SUBSTRING "${text}" ${begin} -1 text)
        string(FIND "${text}" "\n" end)
        string(SUBSTRING "${text}" 0 ${end} text)
        set(${answer} "${text}" PARENT_SCOPE)
    endif()
endfunction()

set(table "tessera-levels 4\n")
set(literals "R\"table(tessera-levels 4\n)table\"")

# Sets name, code, title, chapter and text of a level's file in `folder` of LEVELS.
macro(read_level file folder)
    file(READ ${file} text)
    get_filename_component(name ${file} NAME_WE)
    string(REGEX MATCH "^[0-9]+" number "${name}")
    foreach(begin IN ITEMS ${number} ${name})
        look_up("${chapters}" "${folder}/${begin} " begun)
        if(begun)
            set(chapter "${begun}")
        endif()
    endforeach()
    look_up("${codes}" "${folder}/${name} " code)
    look_up("${text}" "title " title)
endmacro()

# Sets `facts_lines` to the row's lines of what levels/facts.txt says of the level; empty if it says nothing.
macro(read_facts)
    set(facts_lines "")
    look_up("${facts}" "${family}/${name} " found)
    if(found MATCHES "^([0-9]+) ([0-9]+) ([0-9]+) ([A-Z][a-z]+|-)$")
        string(REPLACE "-" "" tier "${CMAKE_MATCH_4}")
        set(facts_lines "columns ${CMAKE_MATCH_1}\nrows ${CMAKE_MATCH_2}\nmoves ${CMAKE_MATCH_3}\ntier ${tier}\n")
    endif()
endmacro()

# Adds a row of the table, which begins with the line "`head` `family`" and ends with the lines `facts_lines`.
macro(add_row head facts_lines)
    string(REPLACE "\\" "\\\\" line "${text}")
    string(REPLACE "\n" "\\n" line "${line}")
    set(row "${head} ${family}\nname ${name}\ncode ${code}\ntitle ${title}\nchapter ${chapter}\ntext ${line}\n${facts_lines}")
    string(APPEND table "${row}")
    string(APPEND literals ",\n    R\"table(${row})table\"")
endmacro()

foreach(type IN LISTS families)
    string(REGEX REPLACE "([a-z])([A-Z])" "\\1_\\2" family ${type})
    string(TOLOWER ${family} family)
    file(GLOB files LIST_DIRECTORIES false ${LEVELS}/${family}/*.txt)
    if(NOT files)
        message(FATAL_ERROR "no levels in levels/${family}: the family ${type} has nothing to start with")
    endif()
    list(SORT files)
    look_up("${orders}" "${family} " order)
    string(REPLACE " " ";" order "${order}")
    set(ordered "")
    foreach(number IN LISTS order)
        set(named ${files})
        list(FILTER named INCLUDE REGEX "/${number}(-[^/]*)?[.]txt$")
        list(LENGTH named count)
        if(NOT count EQUAL 1)
            message(FATAL_ERROR "levels/order.txt: ${count} levels of ${family} are called ${number}")
        endif()
        list(APPEND ordered ${named})
        list(REMOVE_ITEM files ${named})
    endforeach()
    list(PREPEND files ${ordered})
    set(chapter "")
    foreach(file IN LISTS files)
        read_level(${file} ${family})
        if(first STREQUAL "${family}/${name}")
            set(first_row "\"${family}\", \"${name}\", \"${code}\", \"${title}\", \"${chapter}\", R\"text(${text})text\"")
        endif()
        read_facts()
        add_row(family "${facts_lines}")
    endforeach()
endforeach()
foreach(type IN LISTS families)
    string(REGEX REPLACE "([a-z])([A-Z])" "\\1_\\2" family ${type})
    string(TOLOWER ${family} family)
    file(GLOB files LIST_DIRECTORIES false ${LEVELS}/${family}/retired/*.txt)
    list(SORT files)
    set(chapter "")
    foreach(file IN LISTS files)
        read_level(${file} ${family}/retired)
        add_row(retired "")
    endforeach()
endforeach()

file(WRITE ${OUTPUT}/levels.txt "${table}")
file(WRITE ${OUTPUT}/first_level.cpp
"#include \"session/level_table.h\"

namespace tessera {

const ShippedLevel& first_level() {
    static const ShippedLevel level = {${first_row}};
    return level;
}

}  // namespace tessera
")
# One string literal per row: compilers limit their length.
file(WRITE ${OUTPUT}/shipped_level_table.cpp
"#include \"session/shipped_levels.h\"

#include <array>
#include <string_view>

namespace tessera {

namespace {

constexpr auto rows = std::to_array<std::string_view>({
    ${literals},
});

}  // namespace

const std::string& shipped_level_table() {
    static const std::string table = [] {
        std::string text;
        for (const std::string_view row : rows) {
            text += row;
        }
        return text;
    }();
    return table;
}

}  // namespace tessera
")
