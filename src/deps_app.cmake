# The libraries that only the program with the window needs: SDL2, Dear ImGui, the font. Part of deps.cmake.

# SDL2. Natively the machine's; for the page the copy that web/setup has built, else the toolchain's own port where it
# is new enough, else its sources.
if(NOT EMSCRIPTEN)
    find_package(SDL2 QUIET)
    if(NOT SDL2_FOUND)
        tessera_fetch(sdl2)
        FetchContent_MakeAvailable(sdl2)
        add_subdirectory(${sdl2_SOURCE_DIR} ${PROJECT_BINARY_DIR}/sdl2 EXCLUDE_FROM_ALL SYSTEM)
    endif()
elseif(EXISTS ${TESSERA_THIRD_PARTY}/sdl2-web/lib/libSDL2.a)
    add_library(SDL2::SDL2 STATIC IMPORTED)
    set_target_properties(SDL2::SDL2 PROPERTIES
        IMPORTED_LOCATION ${TESSERA_THIRD_PARTY}/sdl2-web/lib/libSDL2.a
        INTERFACE_INCLUDE_DIRECTORIES ${TESSERA_THIRD_PARTY}/sdl2-web/include)
elseif(EMSCRIPTEN_VERSION VERSION_GREATER_EQUAL 3.1.54 AND NOT FETCHCONTENT_SOURCE_DIR_SDL2)
    add_library(SDL2::SDL2 INTERFACE IMPORTED)
    target_compile_options(SDL2::SDL2 INTERFACE -sUSE_SDL=2)
    target_link_options(SDL2::SDL2 INTERFACE -sUSE_SDL=2)
else()
    tessera_fetch(sdl2)
    FetchContent_MakeAvailable(sdl2)
    set(SDL2_SOURCE_DIR ${sdl2_SOURCE_DIR})
    add_subdirectory(${PROJECT_SOURCE_DIR}/web/sdl ${PROJECT_BINARY_DIR}/sdl2)
    add_library(SDL2::SDL2 ALIAS SDL2)
endif()

# Dear ImGui has no build of its own.
tessera_fetch(imgui)
FetchContent_MakeAvailable(imgui)
add_library(imgui STATIC
    ${imgui_SOURCE_DIR}/imgui.cpp
    ${imgui_SOURCE_DIR}/imgui_draw.cpp
    ${imgui_SOURCE_DIR}/imgui_tables.cpp
    ${imgui_SOURCE_DIR}/imgui_widgets.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp)
set_target_properties(imgui PROPERTIES UNITY_BUILD OFF)
set_target_properties(imgui PROPERTIES COMPILE_WARNING_AS_ERROR OFF)
target_compile_features(imgui PUBLIC cxx_std_20)
target_compile_options(imgui PRIVATE -w)
target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends)
target_compile_definitions(imgui PUBLIC
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS
    IMGUI_DISABLE_DEMO_WINDOWS
    IMGUI_DISABLE_DEBUG_TOOLS
    IMGUI_DISABLE_FILE_FUNCTIONS
    "ImDrawIdx=unsigned int")  # a large board has more than 65,536 corners
target_link_libraries(imgui PUBLIC SDL2::SDL2)
if(EMSCRIPTEN)
    target_compile_definitions(imgui PRIVATE IMGUI_IMPL_OPENGL_ES3)
    target_compile_options(imgui PRIVATE -fno-exceptions -fno-rtti
        "SHELL:-include ${CMAKE_CURRENT_LIST_DIR}/../web/imgui_texts.h"
        "SHELL:-include ${CMAKE_CURRENT_LIST_DIR}/../web/imgui_gl.h")
else()
    find_package(OpenGL REQUIRED)
    target_link_libraries(imgui PUBLIC OpenGL::GL ${CMAKE_DL_LIBS})
endif()

# The typeface is Manrope (SIL Open Font Licence). web/setup brings it and fontTools, which cuts it to size; by hand:
# any folder with the files Manrope-Medium.ttf and Manrope-Bold.ttf, and pyftsubset on PATH.
find_path(TESSERA_FONT_FOLDER Manrope-Medium.ttf NO_CMAKE_FIND_ROOT_PATH
    PATHS ${TESSERA_THIRD_PARTY}/manrope/manrope /usr/share/fonts/truetype/manrope
    DOC "Folder of Manrope-Medium.ttf and Manrope-Bold.ttf")
if(NOT TESSERA_FONT_FOLDER)
    tessera_refuse("The typeface Manrope")
endif()
if(EXISTS ${TESSERA_THIRD_PARTY}/fonttools/fontTools)
    find_program(TESSERA_PYTHON NAMES python3 NO_CMAKE_FIND_ROOT_PATH PATHS /usr/bin NO_DEFAULT_PATH)
    find_program(TESSERA_PYTHON NAMES python3 python NO_CMAKE_FIND_ROOT_PATH)
    set(TESSERA_FONTTOOLS PYTHONPATH=${TESSERA_THIRD_PARTY}/fonttools ${TESSERA_PYTHON} -m fontTools.subset)
else()
    find_program(TESSERA_PYFTSUBSET NAMES pyftsubset NO_CMAKE_FIND_ROOT_PATH)
    if(NOT TESSERA_PYFTSUBSET)
        tessera_refuse("fontTools")
    endif()
    set(TESSERA_FONTTOOLS ${TESSERA_PYFTSUBSET})
endif()
