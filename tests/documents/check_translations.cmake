# Promise: A malformed translation stops the build with its file and line.
# cmake -DCOLLECT=SCRIPT -DSCRATCH=FOLDER -P check_translations.cmake: the build takes translations as gettext's format has
# them, and stops with file and line at anything else.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${SCRATCH})

function(collect text)
    file(WRITE ${SCRATCH}/xx/words.po "${text}")
    execute_process(COMMAND ${CMAKE_COMMAND} -DTABLES=${SCRATCH} -DOUTPUT=${SCRATCH} -P ${COLLECT}
        RESULT_VARIABLE status ERROR_VARIABLE words)
    string(REGEX REPLACE "[ \n]+" " " words "${words}") # CMake breaks lines, wherever the path lets it
    set(status ${status} PARENT_SCOPE)
    set(words "${words}" PARENT_SCOPE)
endfunction()

function(expect_refused line text)
    collect("${text}")
    if(status EQUAL 0 OR NOT words MATCHES "/xx/words.po:${line}: ")
        message(FATAL_ERROR "not refused at line ${line}:\n${text}\n${words}")
    endif()
endfunction()

# No line end after the last line.
collect([==[
# Those of this language.
msgid ""
msgstr ""
"Language: xx\n"

#. in the window; [1] \
#: window.cpp:3
#, c-format
msgid ""
"[one]; "
"\"two\""
msgstr "a\\b\n"
"[c]; \"d\""

#, fuzzy
#| msgid "Gues"
msgid "Guess"
msgstr "guess"

msgid "Not yet"
msgstr ""

#, fuzzy
#~ msgid "No longer"
#~ msgstr "no longer"

msgid "Last"
msgstr "last"]==])
set(expected [==[
tessera-translation 1
code xx
english [one]; "two"
translation a\\b\n[c]; "d"
english Last
translation last
]==])
if(status EQUAL 0)
    file(READ ${SCRATCH}/translation-xx.txt table)
endif()
if(NOT table STREQUAL expected)
    message(FATAL_ERROR "not read as it stands:\n${table}\n${words}")
endif()

expect_refused(1 "\"Undo\"\n")
expect_refused(1 "    {\"Undo\", \"undo\"},\n")
expect_refused(1 "msgstr \"undo\"\n")
expect_refused(1 "msgctxt \"of a move\"\nmsgid \"Undo\"\nmsgstr \"undo\"\n")
expect_refused(2 "msgid \"Undo\"\nmsgid \"Redo\"\n")
expect_refused(2 "msgid \"move\"\nmsgid_plural \"moves\"\n")
expect_refused(3 "\nmsgid \"Undo\"\nmsgstr \"un\"do\"\n")
expect_refused(3 "\nmsgid \"Undo\"\nmsgstr \"undo\\t\"\n")
expect_refused(4 "\nmsgid \"Undo\"\nmsgstr \"undo\"\n\"; \n")
expect_refused(2 "msgid \"Undo\"\n")
