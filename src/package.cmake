# Makes what find_package(Tessera) finds: a library for each component, of the same objects as the build's own libraries, with those
# headers that are meant for others. calls/README.md describes them.
include(CMakePackageConfigHelpers)

# The headers of each component, from src. They include no others.
set(engines_headers
    base/bit_set.h base/bits.h base/check.h base/hash.h base/index.h base/result.h base/rng.h base/sentence.h base/solution_count.h
    search/search.h search/trace.h
    search/exact_cover/algorithm_x.h search/exact_cover/dancing_links.h search/exact_cover/exact_cover.h search/exact_cover/zone_check.h)
set(games_headers
    base/grid.h base/text.h
    calls/puzzle.h calls/searches.h
    games/explanation.h games/hint.h games/puzzle_grade.h
    formats/cover/dlx_text.h formats/cover/named_cover.h)

# Sets `result` to the libraries of the project that the target needs, itself included.
function(tessera_libraries_below target result)
    set(todo ${target})
    set(seen "")
    while(todo)
        list(POP_FRONT todo next)
        if(NOT TARGET ${next} OR next IN_LIST seen)
            continue()
        endif()
        list(APPEND seen ${next})
        get_target_property(linked ${next} INTERFACE_LINK_LIBRARIES)
        if(linked)
            string(REGEX REPLACE "\\$<LINK_ONLY:([^>]*)>" "\\1" linked "${linked}")
            list(APPEND todo ${linked})
        endif()
    endwhile()
    set(${result} ${seen} PARENT_SCOPE)
endfunction()

# COMPONENT, its headers, and the libraries whose objects it has. Sanitizers of the build are those of its users.
function(tessera_package_library component)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;OBJECTS;LINK")
    set(name tessera_${component}_package)
    list(TRANSFORM arg_OBJECTS REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>")
    list(TRANSFORM arg_HEADERS PREPEND ${PROJECT_SOURCE_DIR}/src/)
    add_library(${name} STATIC ${arg_OBJECTS})
    set_target_properties(${name} PROPERTIES
        OUTPUT_NAME tessera_${component}
        EXPORT_NAME ${component}
        ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/package
        LINKER_LANGUAGE CXX
        VERIFY_INTERFACE_HEADER_SETS OFF)  # their own libraries do
    target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/src FILES ${arg_HEADERS})
    target_include_directories(${name} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    target_compile_features(${name} PUBLIC cxx_std_20)
    target_link_libraries(${name} INTERFACE ${arg_LINK})
    if(TESSERA_SANITIZE)
        target_compile_options(${name} INTERFACE -fsanitize=${TESSERA_SANITIZE})
        target_link_options(${name} INTERFACE -fsanitize=${TESSERA_SANITIZE} ${TESSERA_SANITIZE_LINK})
    endif()
    install(TARGETS ${name} EXPORT tessera_${component}
        ARCHIVE COMPONENT ${component}
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tessera COMPONENT ${component})
    tessera_install_export(${component})
endfunction()

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/Tessera)
function(tessera_install_export component)
    install(EXPORT tessera_${component} NAMESPACE Tessera:: FILE ${component}.cmake
        DESTINATION ${package_folder} COMPONENT ${component})
endfunction()

tessera_libraries_below(tessera_calls below)
set(objects_engines "")
set(objects_games "")
foreach(library IN LISTS below)
    get_target_property(type ${library} TYPE)
    get_target_property(folder ${library} SOURCE_DIR)
    get_target_property(is_imported ${library} IMPORTED)
    if(NOT type STREQUAL STATIC_LIBRARY OR is_imported)
        continue()
    elseif(folder MATCHES "^${PROJECT_SOURCE_DIR}/src/(base|search)")
        list(APPEND objects_engines ${library})
    else()
        list(APPEND objects_games ${library})  # with third parties that this build has compiled itself
    endif()
endforeach()

# Libraries of the machine, where they are not compiled in.
set(third_parties "")
foreach(library qrcodegen pugixml::pugixml ZLIB::ZLIB)
    get_target_property(real ${library} ALIASED_TARGET)
    if(NOT library IN_LIST objects_games AND NOT real IN_LIST objects_games)
        string(REGEX REPLACE "^.*::" "" called ${library})
        list(APPEND third_parties $<INSTALL_INTERFACE:$<LINK_ONLY:Tessera::${called}>>)
    endif()
endforeach()
if(TARGET tessera_pdf)
    list(APPEND third_parties $<INSTALL_INTERFACE:$<LINK_ONLY:Tessera::cairo>>)
endif()
tessera_package_library(engines
    HEADERS ${engines_headers}
    OBJECTS ${objects_engines}
    LINK $<INSTALL_INTERFACE:Tessera::expected>)
tessera_package_library(games
    HEADERS ${games_headers}
    OBJECTS ${objects_games}
    LINK tessera_engines_package ${third_parties})

# Semantic versions: before 1.0 a minor one may change what there is, after it only a major one.
set(compatible SameMajorVersion)
if(PROJECT_VERSION_MAJOR EQUAL 0)
    set(compatible SameMinorVersion)
endif()
write_basic_package_version_file(${PROJECT_BINARY_DIR}/package/TesseraConfigVersion.cmake COMPATIBILITY ${compatible})
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/TesseraConfig.cmake.in ${PROJECT_BINARY_DIR}/package/TesseraConfig.cmake
    INSTALL_DESTINATION ${package_folder})
foreach(component IN LISTS components)
    install(FILES ${PROJECT_BINARY_DIR}/package/TesseraConfig.cmake ${PROJECT_BINARY_DIR}/package/TesseraConfigVersion.cmake
        DESTINATION ${package_folder} COMPONENT ${component})
endforeach()
