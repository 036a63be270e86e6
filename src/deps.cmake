# Every third-party dependency: its version and where it comes from. web/setup reads this file and knows the names of
# Debian's packages beside; nothing else in the project knows either.
#
# The Python module's, pybind11, is not among them: src/python uses that of the machine, and is left out where it is missing.
#
# Each is looked for in this order: a folder given as FETCHCONTENT_SOURCE_DIR_<NAME>; a folder of that name in the
# third-party cache, which web/setup fills; a copy installed on the machine; the upstream release, by commit or checksum.
include(FetchContent)
set(FETCHCONTENT_QUIET OFF)

set(TESSERA_THIRD_PARTY "" CACHE PATH "Cache of third-party sources and builds, as web/setup fills it")
if(NOT TESSERA_THIRD_PARTY)
    set(TESSERA_THIRD_PARTY "$ENV{TESSERA_THIRD_PARTY}")
endif()
if(NOT TESSERA_THIRD_PARTY)
    set(TESSERA_THIRD_PARTY ${PROJECT_SOURCE_DIR}/build/third-party)
endif()

# web/setup reads these from here.
set(IMGUI_VERSION 1.90.1)
set(SDL2_VERSION 2.26.5)
set(QRCODEGEN_VERSION 1.8.0)
set(PUGIXML_VERSION 1.13)
set(MANROPE_PACKAGE @expo-google-fonts/manrope@0.4.2)  # of npm, where there is no Debian package
set(FONTTOOLS_PACKAGE fonttools==4.38.0)               # of pip, likewise

FetchContent_Declare(doctest SYSTEM  # v2.4.9
    GIT_REPOSITORY https://github.com/doctest/doctest.git
    GIT_TAG b7c21ec5ceeadb4951b00396fc1e4642dd347e5f SOURCE_SUBDIR no-build)
FetchContent_Declare(expected SYSTEM
    URL https://github.com/TartanLlama/expected/archive/refs/tags/v1.0.0.tar.gz
    URL_HASH SHA256=8f5124085a124113e75e3890b4e923e3a4de5b26a973b891b3deb40e19c03cee SOURCE_SUBDIR no-build)
FetchContent_Declare(cli11 SYSTEM
    URL https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.1.2.tar.gz
    URL_HASH SHA256=26291377e892ba0e5b4972cdfd4a2ab3bf53af8dac1f4ea8fe0d1376b625c8cb FIND_PACKAGE_ARGS NAMES CLI11)
FetchContent_Declare(imgui SYSTEM  # v${IMGUI_VERSION}
    GIT_REPOSITORY https://github.com/ocornut/imgui.git
    GIT_TAG d6cb3c923d28dcebb2d8d9605ccc7229ccef19eb SOURCE_SUBDIR no-build)
FetchContent_Declare(sdl2 SYSTEM  # release-${SDL2_VERSION}
    GIT_REPOSITORY https://github.com/libsdl-org/SDL.git
    GIT_TAG ac13ca9ab691e13e8eebe9684740ddcb0d716203 SOURCE_SUBDIR no-build)
FetchContent_Declare(qrcodegen SYSTEM
    URL https://github.com/nayuki/QR-Code-generator/archive/refs/tags/v${QRCODEGEN_VERSION}.tar.gz
    URL_HASH SHA256=2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60 SOURCE_SUBDIR no-build)
FetchContent_Declare(fmt SYSTEM  # 9.1.0
    GIT_REPOSITORY https://github.com/fmtlib/fmt.git
    GIT_TAG a33701196adfad74917046096bf5a2aa0ab0bb50 FIND_PACKAGE_ARGS)
FetchContent_Declare(nlohmann_json SYSTEM  # v3.11.2
    GIT_REPOSITORY https://github.com/nlohmann/json.git
    GIT_TAG bc889afb4c5bf1c0d8ee29ef35eaaf4c8bef8a5d FIND_PACKAGE_ARGS)

FetchContent_Declare(pugixml SYSTEM  # v${PUGIXML_VERSION}
    GIT_REPOSITORY https://github.com/zeux/pugixml.git
    GIT_TAG a0e064336317c9347a91224112af9933598714e9 SOURCE_SUBDIR no-build)
FetchContent_Declare(zlib SYSTEM  # v1.2.13
    GIT_REPOSITORY https://github.com/madler/zlib.git
    GIT_TAG 04f42ceca40f73e2978b50e93806c2a18c1281fc SOURCE_SUBDIR no-build)

FetchContent_Declare(tomlplusplus SYSTEM  # v3.3.0
    GIT_REPOSITORY https://github.com/marzer/tomlplusplus.git
    GIT_TAG c635f218c0aefc801d9748841930365e54fe3089 SOURCE_SUBDIR no-build)

# Missing sources have to be fetched. Where nothing can be, one sentence says what to do instead.
set(TESSERA_SETUP "web/setup build")
if(EMSCRIPTEN)
    set(TESSERA_SETUP "web/setup play")
endif()
function(tessera_refuse missing)
    message(FATAL_ERROR "${missing} is missing here: run `${TESSERA_SETUP}` first")
endfunction()

function(tessera_fetch name)
    string(TOUPPER ${name} upper)
    if(FETCHCONTENT_SOURCE_DIR_${upper} OR EXISTS ${FETCHCONTENT_BASE_DIR}/${name}-src)
        return()
    endif()
    find_package(Git QUIET)
    if(GIT_FOUND)
        execute_process(COMMAND ${GIT_EXECUTABLE} ls-remote https://github.com/ocornut/imgui.git HEAD
            TIMEOUT 30 RESULT_VARIABLE failure OUTPUT_QUIET ERROR_QUIET)
    endif()
    if(NOT GIT_FOUND OR failure)
        tessera_refuse(${name})
    endif()
endfunction()

foreach(name doctest expected cli11 fmt imgui pugixml qrcodegen sdl2 tomlplusplus zlib)
    string(TOUPPER ${name} upper)
    if(NOT FETCHCONTENT_SOURCE_DIR_${upper} AND EXISTS ${TESSERA_THIRD_PARTY}/${name}/LICENSE.txt)
        set(FETCHCONTENT_SOURCE_DIR_${upper} ${TESSERA_THIRD_PARTY}/${name})
    endif()
endforeach()

# The folder of a header-only dependency goes through a private folder of links: the page's compiler must not
# see the machine's own /usr/include.
function(tessera_header_dependency name target folder header)
    find_path(TESSERA_${name}_ROOT NAMES ${folder}/${header}
        HINTS ${FETCHCONTENT_SOURCE_DIR_${name}} ${FETCHCONTENT_SOURCE_DIR_${name}}/include
        NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
    if(NOT TESSERA_${name}_ROOT)
        string(TOLOWER ${name} fetched)
        tessera_fetch(${fetched})
        FetchContent_MakeAvailable(${fetched})
        find_path(TESSERA_${name}_ROOT NAMES ${folder}/${header} REQUIRED NO_CMAKE_FIND_ROOT_PATH
            PATHS ${${fetched}_SOURCE_DIR} ${${fetched}_SOURCE_DIR}/include NO_DEFAULT_PATH)
    endif()
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/headers/${name})
    file(CREATE_LINK ${TESSERA_${name}_ROOT}/${folder} ${PROJECT_BINARY_DIR}/headers/${name}/${folder}
        SYMBOLIC COPY_ON_ERROR)
    add_library(tessera_${name} INTERFACE)
    add_library(${target} ALIAS tessera_${name})
    target_include_directories(tessera_${name} SYSTEM INTERFACE
        ${PROJECT_BINARY_DIR}/headers/${name} ${PROJECT_BINARY_DIR}/headers/${name}/${folder})
endfunction()

tessera_header_dependency(EXPECTED tl::expected tl expected.hpp)
if(BUILD_TESTING)
    tessera_header_dependency(DOCTEST doctest::doctest doctest doctest.h)
endif()
if(NOT EMSCRIPTEN)
    foreach(package CLI11 fmt nlohmann_json)
        string(TOLOWER ${package} name)
        find_package(${package} QUIET)
        if(NOT ${package}_FOUND)
            tessera_fetch(${name})
        endif()
        FetchContent_MakeAvailable(${name})
    endforeach()
endif()

# pugixml reads XML. The machine's own library serves native programs; else, and for the page, its one source file.
if(NOT EMSCRIPTEN AND NOT FETCHCONTENT_SOURCE_DIR_PUGIXML)
    find_package(pugixml QUIET)
endif()
if(NOT TARGET pugixml::pugixml)
    tessera_fetch(pugixml)
    FetchContent_MakeAvailable(pugixml)
    add_library(tessera_pugixml STATIC ${pugixml_SOURCE_DIR}/src/pugixml.cpp)
    set_target_properties(tessera_pugixml PROPERTIES COMPILE_WARNING_AS_ERROR OFF CXX_CLANG_TIDY "")
    target_compile_options(tessera_pugixml PRIVATE -w)
    target_compile_definitions(tessera_pugixml PUBLIC PUGIXML_NO_XPATH PUGIXML_NO_STL PUGIXML_NO_EXCEPTIONS)
    target_include_directories(tessera_pugixml SYSTEM PUBLIC ${pugixml_SOURCE_DIR}/src)
    add_library(pugixml::pugixml ALIAS tessera_pugixml)
endif()

# zlib unpacks. Its own build script changes its sources, so the files that are needed are compiled here.
if(NOT EMSCRIPTEN)
    if(NOT FETCHCONTENT_SOURCE_DIR_ZLIB)
        find_package(ZLIB QUIET)
    endif()
    if(NOT TARGET ZLIB::ZLIB)
        tessera_fetch(zlib)
        FetchContent_MakeAvailable(zlib)
        add_library(tessera_zlib STATIC)
        foreach(part adler32 crc32 inffast inflate inftrees zutil)
            target_sources(tessera_zlib PRIVATE ${zlib_SOURCE_DIR}/${part}.c)
        endforeach()
        set_target_properties(tessera_zlib PROPERTIES COMPILE_WARNING_AS_ERROR OFF C_CLANG_TIDY "" UNITY_BUILD OFF)
        target_compile_options(tessera_zlib PRIVATE -w)
        target_include_directories(tessera_zlib SYSTEM PUBLIC ${zlib_SOURCE_DIR})
        add_library(ZLIB::ZLIB ALIAS tessera_zlib)
    endif()
endif()

# toml++ reads recipes of books. Cairo writes PDF: that of the machine alone, and without it there is no PDF.
if(NOT EMSCRIPTEN)
    tessera_header_dependency(TOMLPLUSPLUS tomlplusplus::tomlplusplus toml++ toml.h)
    find_package(PkgConfig QUIET)
    if(PKG_CONFIG_FOUND)
        pkg_check_modules(CAIRO QUIET IMPORTED_TARGET cairo-pdf>=1.16)
    endif()
endif()

# QR codes, by Project Nayuki. The machine's own library serves native programs; else, and for the page, its one source file.
if(NOT EMSCRIPTEN AND NOT FETCHCONTENT_SOURCE_DIR_QRCODEGEN)
    find_path(TESSERA_QRCODEGEN_HEADERS qrcodegen.hpp PATH_SUFFIXES qrcodegen)
    find_library(TESSERA_QRCODEGEN_LIBRARY qrcodegencpp)
endif()
if(TESSERA_QRCODEGEN_HEADERS AND TESSERA_QRCODEGEN_LIBRARY)
    add_library(qrcodegen INTERFACE)
    target_include_directories(qrcodegen SYSTEM INTERFACE ${TESSERA_QRCODEGEN_HEADERS})
    target_link_libraries(qrcodegen INTERFACE ${TESSERA_QRCODEGEN_LIBRARY})
else()
    tessera_fetch(qrcodegen)
    FetchContent_MakeAvailable(qrcodegen)
    add_library(qrcodegen STATIC ${qrcodegen_SOURCE_DIR}/cpp/qrcodegen.cpp)
    set_target_properties(qrcodegen PROPERTIES COMPILE_WARNING_AS_ERROR OFF CXX_CLANG_TIDY "")
    target_compile_features(qrcodegen PUBLIC cxx_std_20)
    target_compile_options(qrcodegen PRIVATE -w)
    target_include_directories(qrcodegen SYSTEM PUBLIC ${qrcodegen_SOURCE_DIR}/cpp)
endif()

if(TESSERA_APP)
    include(${CMAKE_CURRENT_LIST_DIR}/deps_app.cmake)
endif()

# Emscripten renamed the setting in 3.1.25; the default size changed too, so it is always given.
if(EMSCRIPTEN)
    if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
        set(TESSERA_STACK_SIZE -sTOTAL_STACK=1MB)
    else()
        set(TESSERA_STACK_SIZE -sSTACK_SIZE=1MB)
    endif()
endif()
