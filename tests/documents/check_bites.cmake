# cmake -DSCRATCH=FOLDER -P check_bites.cmake: check_documents.cmake reports exactly the faults of a bad tree made here.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${SCRATCH})
string(REPEAT "\n" 401 long)
file(WRITE ${SCRATCH}/tests/base/right_test.cpp "TEST_SUITE_BEGIN(\"base/right\");\nTEST_SUITE_BEGIN(\"slow/base/right\");\nTEST_SUITE_END();\n")
file(WRITE ${SCRATCH}/tests/base/named_test.cpp "TEST_SUITE_BEGIN(\"base/other\");\n")
file(WRITE ${SCRATCH}/tests/base/bare_test.cpp "TEST_CASE(\"a\") {}\n")
file(WRITE ${SCRATCH}/tests/base/bound_test.cpp
    "TEST_SUITE_BEGIN(\"base/bound\");\nfor (const auto& [one, other] : pairs) {\n    CAPTURE(one);\n")
file(WRITE ${SCRATCH}/src/base/short.h "#include <vector>\nstd::vector<std::string_view> names();  // not a std::string\n")
file(WRITE ${SCRATCH}/src/base/long.cpp "${long}")
file(WRITE ${SCRATCH}/src/print/unseen.h "\n")
file(WRITE ${SCRATCH}/src/app/text/fr/words.po "\n")
file(WRITE ${SCRATCH}/src/app/text/de/words.po "\n")
file(WRITE ${SCRATCH}/src/app/text/xx/words.po "\n")
file(WRITE ${SCRATCH}/.clang-tidy "HeaderFilterRegex: '/(src/(base|cli)|tests)/'\n")
file(WRITE ${SCRATCH}/.github/CHANGELOG.md "English and French\n")
file(WRITE ${SCRATCH}/src/deps.cmake "FetchContent_Declare(doctest SYSTEM\nFetchContent_Declare(named SYSTEM\nFetchContent_Declare(other SYSTEM\n")
file(WRITE ${SCRATCH}/src/licences.cmake "tessera_declare_terms(named \"Named\" \"\")\n")
file(WRITE ${SCRATCH}/src/README.md "From a press an input passes four files:\n
| file | what; where |\n|---|---|\n| `app/families/<family>/held` | `none` |\n| `base/short.h` | |\n| `base/gone` | |\n")
file(WRITE ${SCRATCH}/src/app/families/one/held.h "\n")
file(WRITE ${SCRATCH}/src/app/ui/theme.h "rgb(0x123456)\n")
file(WRITE ${SCRATCH}/src/app/tinted.cpp "rgb(0x123456)\n")
file(WRITE ${SCRATCH}/src/app/board/packed.h "IM_COL32(color.red, 0)\nIM_COL32(0, 0, 0, 255)\n")
file(WRITE ${SCRATCH}/README.md "[a; b] `node tests/base/lost.mjs`, `tests/base/*_test.cpp`, `build/any`, `cli --out any/`\n")
file(WRITE ${SCRATCH}/tests/README.md "`base/named_test.cpp`, `base/lost_test.cpp`\n")
file(WRITE ${SCRATCH}/.github/SECURITY.md "`src/base/short.h`, `short.h`, `src/base/lost.h`, `lost.h`\n")
set(expected
    "src/base/short.h: it does not include <string_view>"
    "src/README.md: an input passes 3 files in its table, not four"
    "src/README.md: a press passes base/gone, which is not there"
    "src/app/tinted.cpp: it has a colour, and src/app/ui/theme.h is the place of every one"
    "src/app/board/packed.h: it has a colour, and src/app/ui/theme.h is the place of every one"
    "README.md: it names tests/base/lost.mjs, which is not there"
    "tests/README.md: it names base/lost_test.cpp, which is not there"
    ".github/SECURITY.md: it names src/base/lost.h, which is not there"
    ".github/SECURITY.md: it names lost.h, which is not there"
    "src/licences.cmake: it leaves out other"
    "tests/base/bare_test.cpp: it has no suite"
    "tests/base/bound_test.cpp: it captures the structured binding one, which the page's compiler does not know"
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
