# cmake -DSCRATCH=FOLDER -P check_bites.cmake: check_documents.cmake reports exactly the faults of a bad tree made here.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${SCRATCH})
string(REPEAT "\n" 401 long)
file(WRITE ${SCRATCH}/tests/base/right_test.cpp "TEST_SUITE_BEGIN(\"base/right\");\nTEST_SUITE_BEGIN(\"slow/base/right\");\nTEST_SUITE_END();\n")
file(WRITE ${SCRATCH}/tests/base/named_test.cpp "TEST_SUITE_BEGIN(\"base/other\");\n")
file(WRITE ${SCRATCH}/tests/base/bare_test.cpp "TEST_CASE(\"a\") {}\n")
file(WRITE ${SCRATCH}/src/base/short.h "\n")
file(WRITE ${SCRATCH}/src/base/long.cpp "${long}")
file(WRITE ${SCRATCH}/src/print/unseen.h "\n")
file(WRITE ${SCRATCH}/src/app/text/fr/words.po "\n")
file(WRITE ${SCRATCH}/src/app/text/de/words.po "\n")
file(WRITE ${SCRATCH}/src/app/text/xx/words.po "\n")
file(WRITE ${SCRATCH}/.clang-tidy "HeaderFilterRegex: '/(src/(base|cli)|tests)/'\n")
file(WRITE ${SCRATCH}/.github/CHANGELOG.md "English and French\n")
file(WRITE ${SCRATCH}/src/deps.cmake "FetchContent_Declare(doctest SYSTEM\nFetchContent_Declare(named SYSTEM\nFetchContent_Declare(other SYSTEM\n")
file(WRITE ${SCRATCH}/src/licences.cmake "tessera_declare_terms(named \"Named\" \"\")\n")
set(expected
    "src/licences.cmake: it leaves out other"
    "tests/base/bare_test.cpp: it has no suite"
    "tests/base/named_test.cpp: its suite is not called base/named: TEST_SUITE_BEGIN(\"base/other\")"
    "src/base/long.cpp: it has 401 lines, and 400 are the most"
    ".clang-tidy: HeaderFilterRegex leaves out src/print"
    ".github/CHANGELOG.md: it does not name German"
    "tests/documents/check_documents.cmake: it does not know the name of the language xx")
execute_process(COMMAND ${CMAKE_COMMAND} -P ${CMAKE_CURRENT_LIST_DIR}/check_documents.cmake ${SCRATCH}
    RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_QUIET)
if(status EQUAL 0)
    message(FATAL_ERROR "the bad tree passes")
endif()
string(REGEX REPLACE "\nCMake Error.*" "" report "\n${report}")
string(REGEX MATCHALL "[^\n]+" reported "${report}")
foreach(line IN LISTS expected)
    if(NOT line IN_LIST reported)
        message(FATAL_ERROR "not reported: ${line}\nreported:\n${report}")
    endif()
    list(REMOVE_ITEM reported "${line}")
endforeach()
if(reported)
    message(FATAL_ERROR "not expected: ${reported}")
endif()
