# Writes OUTPUT, the C++ table of the level files under LEVELS: cmake -DLEVELS=... -DOUTPUT=... -P embed_levels.cmake
set(rows "")
foreach(family polyomino number_swap edge_match)
    file(GLOB files LIST_DIRECTORIES false ${LEVELS}/${family}/*.txt)
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
