# cmake [-DCHECK=ON] -P list_promises.cmake TESTS: writes TESTS/PROMISES.md, the list of what the tests promise, from comments
# that begin the tests' files: "Promise: SENTENCE. Also: FILE, FILE.", with four spaces more on each further line. CHECK
# compares the list instead, and fails if a further file does not exist.
cmake_minimum_required(VERSION 3.25)
math(EXPR last "${CMAKE_ARGC} - 1")
file(REAL_PATH ${CMAKE_ARGV${last}} tests)

set(rows "")
file(GLOB_RECURSE files RELATIVE ${tests} ${tests}/*.cpp ${tests}/*.mjs ${tests}/*.cmake ${tests}/*.sh ${tests}/*.txt)
list(FILTER files EXCLUDE REGEX "node_modules/|/bad|documents/list_promises")
list(SORT files)
foreach(file IN LISTS files)
    file(READ ${tests}/${file} text LIMIT 1000)
    string(REGEX MATCH "^(#![^\n]*\n)?(//|#) Promise: [^\n]*(\n(//|#)     [^\n]*)*" promise "${text}")
    if(promise)
        string(REGEX REPLACE "^(#![^\n]*\n)?(//|#) Promise: " "" promise "${promise}")
        string(REGEX REPLACE "\n(//|#) +" " " promise "${promise}")
        string(REGEX REPLACE "[.] Also: (.*)[.]$" " | `${file}`, \\1" row "${promise}")
        if(row STREQUAL promise)
            string(REGEX REPLACE "[.]$" " | `${file}`" row "${promise}")
        else()
            string(REGEX REPLACE "^.*Also: (.*)[.]$" "\\1" also "${promise}")
            string(REPLACE ", " ";" also "${also}")
            foreach(other IN LISTS also)
                string(REPLACE "${other}" "`${other}`" row "${row}")
                if(NOT EXISTS ${tests}/${other})
                    message(FATAL_ERROR "${file}: no such test: ${other}")
                endif()
            endforeach()
        endif()
        string(APPEND rows "| ${row} |\n")
    endif()
endforeach()

set(list "# Promises

What the program promises, and the tests that hold it. `cmake -P tests/documents/list_promises.cmake tests` makes this list from
the comments that begin the tests.

| promise | tests |
|---|---|
${rows}")
if(NOT CHECK)
    file(WRITE ${tests}/PROMISES.md "${list}")
    return()
endif()
set(there "")
if(EXISTS ${tests}/PROMISES.md)
    file(READ ${tests}/PROMISES.md there)
endif()
if(NOT there STREQUAL list)
    message(FATAL_ERROR "PROMISES.md is not what the tests say: run cmake -P tests/documents/list_promises.cmake tests")
endif()
