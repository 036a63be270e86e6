# cmake -DBUILD=... -DPYTHON=... -DFOLDER=... -DSCRATCH=... -P check_install.cmake
# Installs the Python package alone into an empty folder, where it must work.
cmake_minimum_required(VERSION 3.25)
set(there ${SCRATCH}/installed)
file(REMOVE_RECURSE ${there})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --component python --prefix ${there}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -E env --unset=PYTHONPATH ${PYTHON} -c "import numpy"
    RESULT_VARIABLE without_numpy OUTPUT_QUIET ERROR_QUIET)
if(without_numpy)
    message(STATUS "skipped: python3-numpy is not installed")
    return()
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E env PYTHONPATH=${there}/${FOLDER} ${PYTHON} -c
    "import tessera, os; print(os.path.dirname(tessera.__file__), tessera.Puzzle('#1p/4x3/DFM/h0fs').count().solutions)"
    OUTPUT_VARIABLE told OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
if(NOT told STREQUAL "${there}/${FOLDER}/tessera 12")
    message(FATAL_ERROR "the installed package says ${told}")
endif()
foreach(file py.typed _engines.pyi LICENCES.txt)
    if(NOT EXISTS ${there}/${FOLDER}/tessera/${file})
        message(FATAL_ERROR "${file} is not installed")
    endif()
endforeach()
