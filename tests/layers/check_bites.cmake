# cmake -P check_bites.cmake: check_layers.cmake reports exactly the faults of the tree `bad` that bad_faults.txt lists.
cmake_minimum_required(VERSION 3.25)
execute_process(
    COMMAND ${CMAKE_COMMAND} -P ${CMAKE_CURRENT_LIST_DIR}/check_layers.cmake ${CMAKE_CURRENT_LIST_DIR}/bad
    RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_QUIET)
if(status EQUAL 0)
    message(FATAL_ERROR "the bad tree passes")
endif()
string(REGEX MATCHALL "[^ \n]+:[0-9]+: [^\n]+" reported "${report}")
list(FILTER reported EXCLUDE REGEX "check_layers.cmake:")
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/bad_faults.txt expected)
set(missing ${expected})
list(REMOVE_ITEM missing ${reported})
list(REMOVE_ITEM reported ${expected})
if(missing OR reported)
    list(JOIN missing "\n  " missing)
    list(JOIN reported "\n  " reported)
    message(FATAL_ERROR "not reported:\n  ${missing}\nnot expected:\n  ${reported}")
endif()
