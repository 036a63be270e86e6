# `cmake --install build/release --prefix FOLDER [--component COMPONENT]`: the command line, the desktop program, the libraries
# that find_package(Tessera) finds, and the terms of what they hold.
include(GNUInstallDirs)
include(${CMAKE_CURRENT_LIST_DIR}/licences.cmake)
set(components engines games command_line)
set(held tessera expected cli11 fmt nlohmann_json qrcodegen pugixml tomlplusplus zlib)
if(TARGET tessera_python)
    tessera_write_licences(${PROJECT_BINARY_DIR}/python/LICENCES.txt ${held} pybind11)
    get_target_property(package tessera_python TESSERA_PACKAGE)
    install(FILES ${PROJECT_BINARY_DIR}/python/LICENCES.txt DESTINATION ${package} COMPONENT python)
endif()
if(TESSERA_APP)
    list(APPEND components desktop)
    list(APPEND held imgui manrope)
endif()
include(${CMAKE_CURRENT_LIST_DIR}/package.cmake)

install(TARGETS tessera_cli EXPORT tessera_command_line COMPONENT command_line)
set_target_properties(tessera_cli PROPERTIES EXPORT_NAME tessera)
tessera_install_export(command_line)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/levels DESTINATION ${CMAKE_INSTALL_DATADIR}/tessera COMPONENT command_line
    FILES_MATCHING PATTERN "*.txt" PATTERN "*.md")
install(PROGRAMS ${PROJECT_SOURCE_DIR}/src/cli/tessera-campaign TYPE BIN COMPONENT command_line)
install(FILES ${PROJECT_SOURCE_DIR}/src/cli/tessera.schema.json DESTINATION ${CMAKE_INSTALL_DATADIR}/tessera
    COMPONENT command_line)
tessera_write_licences(${PROJECT_BINARY_DIR}/LICENCES.txt ${held})
foreach(component IN LISTS components)
    install(FILES ${PROJECT_BINARY_DIR}/LICENCES.txt ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT ${component})
endforeach()
if(TESSERA_APP)
    install(TARGETS tessera_window EXPORT tessera_desktop COMPONENT desktop)
    set_target_properties(tessera_window PROPERTIES EXPORT_NAME tessera-app)
    tessera_install_export(desktop)
    install(FILES ${imgui_SOURCE_DIR}/LICENSE.txt DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME LICENSE.imgui COMPONENT desktop)
    install(FILES ${PROJECT_SOURCE_DIR}/assets/icon.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME tessera.svg COMPONENT desktop)
    install(FILES ${PROJECT_SOURCE_DIR}/assets/tessera.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications
        COMPONENT desktop)
    foreach(terms ${TESSERA_FONT_FOLDER}/../copyright ${TESSERA_FONT_FOLDER}/OFL.txt
            /usr/share/doc/fonts-manrope/copyright)
        if(EXISTS ${terms})
            install(FILES ${terms} DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME LICENSE.manrope COMPONENT desktop)
            break()
        endif()
    endforeach()
endif()
