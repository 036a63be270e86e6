# Writes OUTPUT, the C++ table of the level files under LEVELS, in the order of the list of families in the header
# FAMILIES: cmake -DLEVELS=... -DFAMILIES=... -DOUTPUT=... -P embed_levels.cmake
file(STRINGS ${FAMILIES} list REGEX "using FamilyList")
string(REGEX REPLACE "^.*<(.*)>.*$" "\\1" list "${list}")
string(REPLACE ", " ";" families "${list}")
set(rows "")
foreach(type IN LISTS families)
    string(REGEX REPLACE "([a-z])([A-Z])" "\\1_\\2" family ${type})
    string(TOLOWER ${family} family)
    file(GLOB files LIST_DIRECTORIES false ${LEVELS}/${family}/*.txt)
    if(NOT files)
        message(FATAL_ERROR "no levels in levels/${family}: the family ${type} has nothing to start with")
    endif()
    list(SORT files)
    foreach(file IN LISTS files)
        file(READ ${file} text)
        get_filename_component(name ${file} NAME_WE)
        string(APPEND rows "        {\"${family}\", \"${name}\", R\"level(${text})level\"},\n")
    endforeach()
endforeach()
file(WRITE ${OUTPUT}
"#include \"session/shipped_levels.h\"

namespace tessera {

const std::vector<ShippedLevel>& shipped_levels() {
    static const std::vector<ShippedLevel> levels = {
${rows}    };
    return levels;
}

}  // namespace tessera
")
