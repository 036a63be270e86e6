# cmake -DBUILD=... -DSCRATCH=... -DVERSION=... -DHAS_WINDOW=ON|OFF -P check_install.cmake
# Installs the build into an empty folder, where it must be complete and run.
cmake_minimum_required(VERSION 3.25)
set(there ${SCRATCH}/installed)
file(REMOVE_RECURSE ${there})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${there} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

set(wanted bin/tessera bin/tessera-campaign share/man/man1/tessera.1 share/doc/tessera/LICENSE share/doc/tessera/LICENCES.txt
    share/tessera/levels/number_swap/01-two-swaps.txt share/tessera/tessera.schema.json)
if(HAS_WINDOW)
    list(APPEND wanted bin/tessera-app share/doc/tessera/LICENSE.imgui share/doc/tessera/LICENSE.manrope
        share/applications/tessera.desktop share/icons/hicolor/scalable/apps/tessera.svg)
endif()
foreach(file IN LISTS wanted)
    if(NOT EXISTS ${there}/${file})
        message(FATAL_ERROR "${file} is not installed")
    endif()
endforeach()

# The desktop menu entry refers to the installed program and icon.
if(HAS_WINDOW)
    file(STRINGS ${there}/share/applications/tessera.desktop entry)
    if(NOT "Exec=tessera-app" IN_LIST entry OR NOT "Icon=tessera" IN_LIST entry)
        message(FATAL_ERROR "the menu entry names another program or icon")
    endif()
endif()

file(READ ${there}/share/doc/tessera/LICENCES.txt licences)
foreach(name Tessera tl::expected CLI11 {fmt} "JSON for Modern C++" "QR Code generator")
    string(FIND "${licences}" "==== ${name}" place)
    if(place LESS 0)
        message(FATAL_ERROR "the installed licences do not name ${name}")
    endif()
endforeach()

execute_process(COMMAND ${there}/bin/tessera --version OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
if(NOT version MATCHES "^tessera ${VERSION} \\(")
    message(FATAL_ERROR "the installed program calls itself ${version}")
endif()
execute_process(COMMAND ${there}/bin/tessera solve ${there}/share/tessera/levels/number_swap/01-two-swaps.txt
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
