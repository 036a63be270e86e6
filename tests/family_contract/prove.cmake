# Promise: A family added by the table in src/README.md is complete, and each omitted part is noticed.
# cmake -DSOURCE=... -DBINARY=... -DSCRATCH=... -DCXX=... -DFLAGS=... -P prove.cmake
# A complete fourth family can be played, shared and listed, and has hints. Each part that is left out is missed by the
# compiler or a test, with a message that names it.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)
set(faults "")

# Adds to one of two scripts, which run in parallel later: compiles a file and writes the compiler's output to NAME.log.
set(turn 0)
set(script_0 "")
set(script_1 "")
set(third_party "-isystem ${BINARY}/headers/EXPECTED -isystem ${BINARY}/headers/DOCTEST/doctest")
macro(compile name file arguments)
    string(APPEND script_${turn} "${CXX} ${FLAGS} ${arguments} -I ${tree}/src -I ${tree}/tests ${third_party} ${file} "
        ">${SCRATCH}/${name}.log 2>&1 || echo failed >${SCRATCH}/${name}.failed\n")
    math(EXPR turn "1 - ${turn}")
endmacro()

macro(run_scripts)
    foreach(index 0 1)
        file(WRITE ${SCRATCH}/script_${index} "${script_${index}}")
    endforeach()
    execute_process(COMMAND sh ${SCRATCH}/script_0 COMMAND sh ${SCRATCH}/script_1)
endmacro()

# Writes the table of shipped levels to a folder.
macro(collect_levels output)
    execute_process(COMMAND ${CMAKE_COMMAND} -DLEVELS=${tree}/levels -DFAMILIES=${tree}/src/games/families.h -DOUTPUT=${output} -P ${tree}/src/session/collect_levels.cmake
        RESULT_VARIABLE collect_result ERROR_VARIABLE collect_words)
    string(REGEX REPLACE "[ \n]+" " " collect_words "${collect_words}")
endmacro()

# Links the named objects with the build's libraries of the other families, and runs their tests.
macro(run_tests)
    set(files "")
    foreach(name ${ARGN})
        list(APPEND files ${SCRATCH}/${name}.o)
    endforeach()
    file(GLOB libraries ${BINARY}/lib/*.a)
    # Unity builds of the libraries also define what is compiled here: the first definition is used. They may be position
    # dependent, and need the libraries of files that are compressed or printed.
    set(others "-lz")
    if(EXISTS ${BINARY}/lib/libtessera_pdf.a)
        list(APPEND others "-lcairo")
    endif()
    string(REPLACE ";" " " command "${CXX};${FLAGS};-no-pie;-Wl,-z,muldefs;-o;${SCRATCH}/tests;${files};-Wl,--start-group;${libraries};-Wl,--end-group;${others};-pthread")
    execute_process(COMMAND sh -c "${command} && ${SCRATCH}/tests --no-colors"
        RESULT_VARIABLE result OUTPUT_VARIABLE words ERROR_VARIABLE error)
    string(APPEND words "${error}")
endmacro()

# Writes the translations of a tree as C++.
macro(collect_translations from output)
    execute_process(COMMAND ${CMAKE_COMMAND} -DTABLES=${from}/src/app/text -DOUTPUT=${output} -P ${from}/src/app/text/collect_translations.cmake
        COMMAND_ERROR_IS_FATAL ANY)
endmacro()

# ---- Compiles the complete family, and the family without each part.
set(objects "")
macro(add_object name file)
    compile(${name} ${file} "-O0 -c -o ${SCRATCH}/${name}.o")
    list(APPEND objects ${name})
endmacro()
collect_levels(${SCRATCH}/levels)
collect_translations(${tree} ${SCRATCH}/translations)
collect_translations(${SOURCE} ${SCRATCH}/english_only)
foreach(file jobs/run games/fourth/fourth games/fourth/engines app/families/fourth/input app/families/fourth/words
        app/families/families session/any_session session/daily session/level_table session/save session/share
        session/shipped_levels jobs/open_link print/any_drawing print/book print/sheet print/puzzle_pages print/flow print/picture
        print/fourth/drawing jobs/print_work base/translation)
    string(MAKE_C_IDENTIFIER ${file} name)
    add_object(${name} ${tree}/src/${file}.cpp)
endforeach()
foreach(name first_level shipped_level_table)
    add_object(${name} ${SCRATCH}/levels/${name}.cpp)
endforeach()
foreach(file main family_contract/fourth_test app/families/info_test app/families/words_test)
    string(MAKE_C_IDENTIFIER ${file} name)
    add_object(${name} ${tree}/tests/${file}.cpp)
endforeach()
# The command line with its books, the formats, the package and the lab, as far as they name families.
foreach(file cli/family_options cli/family_text cli/options cli/book cli/book_tiers jobs/table_text print/volume/examples
        print/volume/front print/volume/places print/volume/kit print/volume/volume formats/cover_texts session/text_twin lab/record/recorded_search app/lab/replay/lab_opening)
    string(MAKE_C_IDENTIFIER ${file} name)
    compile(${name} ${tree}/src/${file}.cpp "-fsyntax-only")
    list(APPEND only_compiled ${name})
endforeach()
add_object(translations ${SCRATCH}/translations/shipped_translations.cpp)
compile(english_only ${SCRATCH}/english_only/shipped_translations.cpp "-O0 -c -o ${SCRATCH}/english_only.o")

set(omissions "")
macro(leave_out name file from to unit words)
    file(READ ${tree}/${file} text)
    string(REPLACE "${from}" "${to}" less "${text}")
    if(less STREQUAL text)
        message(FATAL_ERROR "the proof no longer fits the tree: ${file} lacks \"${from}\"")
    endif()
    string(REGEX REPLACE "^(src|tests)/(.*)$" "\\2" included ${file})
    file(WRITE ${SCRATCH}/without/${name}/${included} "${less}")
    # Found before the complete file of the copy.
    compile(without_${name} ${tree}/${unit} "-fsyntax-only -I ${SCRATCH}/without/${name}")
    list(APPEND omissions ${name})
    set(words_${name} "${words}")
endmacro()
include(${CMAKE_CURRENT_LIST_DIR}/omissions.cmake)
run_scripts()

# ---- Checks the results.
foreach(name IN LISTS objects only_compiled)
    if(EXISTS ${SCRATCH}/${name}.failed)
        file(READ ${SCRATCH}/${name}.log log LIMIT 3000)
        message(FATAL_ERROR "with all its parts the fourth family does not compile: ${name}\n${log}")
    endif()
endforeach()
run_tests(${objects})
if(NOT result EQUAL 0)
    message(FATAL_ERROR "with all its parts the fourth family fails its tests:\n${words}")
endif()
foreach(name IN LISTS omissions)
    file(READ ${SCRATCH}/without_${name}.log log)
    if(NOT EXISTS ${SCRATCH}/without_${name}.failed)
        string(APPEND faults "  ${name}: nobody misses it\n")
    elseif(NOT log MATCHES "${words_${name}}")
        string(APPEND faults "  ${name}: missed, but not with \"${words_${name}}\": see ${SCRATCH}/without_${name}.log\n")
    endif()
endforeach()

# Missing levels fail the build, missing translations the tests.
file(REMOVE_RECURSE ${tree}/levels/fourth)
collect_levels(${SCRATCH}/no_levels)
if(collect_result EQUAL 0 OR NOT collect_words MATCHES "no levels in levels/fourth")
    string(APPEND faults "  levels: nobody misses them\n")
endif()
list(TRANSFORM objects REPLACE "^translations$" english_only OUTPUT_VARIABLE without_translations)
run_tests(${without_translations})
if(NOT words MATCHES "fr, de: no words for the caption of fourth" OR NOT words MATCHES "fr, de: no words for Counted up to {}")
    string(APPEND faults "  translations: nobody misses them\n")
endif()
if(faults)
    message(FATAL_ERROR "parts of a family whose absence is not noticed as it should be:\n${faults}")
endif()
list(LENGTH omissions count)
message(STATUS "a fourth family plays, and each of its ${count} parts is missed where it is left out")
