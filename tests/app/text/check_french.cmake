# cmake -DSOURCE_DIR=... -P check_french.cmake
# Every sentence that the player can meet must stand in a French table. Sentences about level text and answers,
# which only the command line shows, stay English.
file(GLOB tables ${SOURCE_DIR}/src/app/text/strings_french*.cpp)
set(french "")
foreach(table IN LISTS tables)
    file(READ ${table} text)
    string(APPEND french "${text}")
endforeach()
string(REPLACE ";" "," french "${french}")  # semicolons part CMake lists
file(GLOB_RECURSE files ${SOURCE_DIR}/src/app/*.cpp ${SOURCE_DIR}/src/app/*.h ${SOURCE_DIR}/src/session/share.*
    ${SOURCE_DIR}/src/session/save.h ${SOURCE_DIR}/src/jobs/*.cpp ${SOURCE_DIR}/src/jobs/*.h
    ${SOURCE_DIR}/src/games/*/*.cpp ${SOURCE_DIR}/src/games/*/*.h)
list(FILTER files EXCLUDE REGEX
    "strings_french|null_game|level_text|bench\\.cpp|answer|cut\\.cpp|checker|counter|estimates|methods|params|solver|tile\\.cpp|script|/main\\.cpp")
set(missing "")
foreach(file IN LISTS files)
    file(READ ${file} text)
    string(REGEX REPLACE "\"[ \n]+\"" "" text "${text}")  # long literals are broken over lines
    string(REPLACE ";" "," text "${text}")
    string(REGEX MATCHALL "(say|wrong)\\([^\"()]*\"[^\"]+\"" calls "${text}")
    foreach(call IN LISTS calls)
        string(REGEX REPLACE "^[^\"]*\"([^\"]+)\"$" "\\1" sentence "${call}")
        string(REPLACE "\\xC3\\x97" "×" sentence "${sentence}")
        string(FIND "${french}" "{\"${sentence}\"," found)
        if(found EQUAL -1)
            file(RELATIVE_PATH short ${SOURCE_DIR} ${file})
            string(APPEND missing "  ${short}: ${sentence}\n")
        endif()
    endforeach()
endforeach()
if(missing)
    message(FATAL_ERROR "no French for:\n${missing}")
endif()
