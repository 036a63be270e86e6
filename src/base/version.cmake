# cmake -DVERSION=0.1.0 -DSOURCE_DIR=... -DOUTPUT=version_text.h -P version.cmake
# Runs in every build and rewrites its output only if the version changed; then only version.cpp is recompiled.
cmake_minimum_required(VERSION 3.25)
set(commit "")
find_package(Git QUIET)
if(GIT_FOUND AND EXISTS ${SOURCE_DIR}/.git)
    execute_process(COMMAND ${GIT_EXECUTABLE} -C ${SOURCE_DIR} describe --always --exclude=* --abbrev=12 --dirty=+
        OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
if(commit STREQUAL "")
    set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define TESSERA_VERSION_TEXT \"${VERSION} (${commit})\"\n")
