# Promise: The documented programs build against the installed libraries alone, and work.
# cmake -DBUILD=... -DSCRATCH=... -DSOURCE_DIR=... -DVERSION=... -DCOMPILER=... -P check_package.cmake
# Installs the libraries of the build, moves them elsewhere, and builds the programs of src/calls/README.md with what lies there,
# as its text has them. A wrong version, a component that is missing or unknown, and headers of other parts are refused.
cmake_minimum_required(VERSION 3.25)
set(work ${SCRATCH}/package)
set(there ${work}/moved)
file(REMOVE_RECURSE ${work})
foreach(component engines games)
    execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --component ${component} --prefix ${work}/installed
        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(RENAME ${work}/installed ${there})

# Takes the next block of the document that is fenced as `language`.
file(READ ${SOURCE_DIR}/src/calls/README.md document)
function(take_block language result)
    string(FIND "${document}" "\n```${language}\n" start)
    string(LENGTH "\n```${language}\n" length)
    math(EXPR start "${start} + ${length}")
    string(SUBSTRING "${document}" ${start} -1 rest)
    string(FIND "${rest}" "```\n" end)
    string(SUBSTRING "${rest}" 0 ${end} block)
    string(SUBSTRING "${rest}" ${end} -1 rest)
    set(${result} "${block}" PARENT_SCOPE)
    set(document "${rest}" PARENT_SCOPE)
endfunction()
take_block(cmake project)
file(WRITE ${work}/example/CMakeLists.txt "${project}")
string(REPLACE "games" "engines" project "${project}")
file(WRITE ${work}/cover/CMakeLists.txt "${project}")
foreach(name example cover)
    take_block(cpp program)
    file(WRITE ${work}/${name}/example.cpp "${program}")
endforeach()

function(build name)
    execute_process(COMMAND ${CMAKE_COMMAND} -S ${work}/${name} -B ${work}/${name}/build -G Ninja -DCMAKE_PREFIX_PATH=${there}
        -DCMAKE_CXX_COMPILER=${COMPILER} "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Werror" OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${CMAKE_COMMAND} --build ${work}/${name}/build OUTPUT_VARIABLE told ERROR_VARIABLE told RESULT_VARIABLE failure)
    if(failure)
        message(FATAL_ERROR "${name} does not build:\n${told}")
    endif()
    execute_process(COMMAND ${work}/${name}/build/example OUTPUT_VARIABLE told COMMAND_ERROR_IS_FATAL ANY)
    set(told "${told}" PARENT_SCOPE)
endfunction()

build(cover)
if(NOT told STREQUAL "3 0 4 are all 1\n")
    message(FATAL_ERROR "the program for exact cover says ${told}")
endif()
build(example)
if(NOT told MATCHES "^#1p/6x5/[^\n]*\n1 solution, found after [0-9]+ nodes\nplace ")
    message(FATAL_ERROR "the program for puzzles says ${told}")
endif()

# Every include of an installed header is installed, too.
file(GLOB_RECURSE headers RELATIVE ${there}/include/tessera ${there}/include/tessera/*)
foreach(header IN LISTS headers)
    file(STRINGS ${there}/include/tessera/${header} includes REGEX "^#include \"")
    foreach(include IN LISTS includes)
        string(REGEX REPLACE "^#include \"(.*)\".*" "\\1" include "${include}")
        if(NOT include IN_LIST headers)
            message(FATAL_ERROR "${header} includes ${include}, which is not installed")
        endif()
    endforeach()
endforeach()
list(LENGTH headers count)
if(count GREATER 40)
    message(FATAL_ERROR "${count} headers are installed: which of them are meant to be public?")
endif()

# A request in vain, and the sentence about it.
function(refuse words sentence)
    file(WRITE ${work}/refused/CMakeLists.txt
        "cmake_minimum_required(VERSION 3.25)\nproject(refused LANGUAGES NONE)\nfind_package(Tessera ${words})\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -S ${work}/refused -B ${work}/refused/build -G Ninja -DCMAKE_PREFIX_PATH=${there}
        RESULT_VARIABLE failure OUTPUT_QUIET ERROR_VARIABLE told)
    string(REGEX REPLACE "[ \n]+" " " told "${told}")
    if(NOT failure OR NOT told MATCHES "${sentence}")
        message(FATAL_ERROR "find_package(Tessera ${words}) says ${told}")
    endif()
endfunction()

string(REGEX MATCH "^[0-9]+" major ${VERSION})
math(EXPR next "${major} + 1")
refuse("${next}.0 REQUIRED" "version: ${VERSION}")
refuse("REQUIRED COMPONENTS lab" "Tessera has no component lab: it has engines")
refuse("REQUIRED COMPONENTS command_line" "component command_line is not installed here")
