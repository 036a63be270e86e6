# `cmake --install build/release --prefix FOLDER`: the command line, the desktop program, and the terms of what they hold.
include(GNUInstallDirs)
install(TARGETS tessera_cli)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/levels DESTINATION ${CMAKE_INSTALL_DATADIR}/tessera
    FILES_MATCHING PATTERN "*.txt" PATTERN "*.md")
if(TESSERA_APP)
    install(TARGETS tessera_window)
    install(FILES ${imgui_SOURCE_DIR}/LICENSE.txt DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME LICENSE.imgui)
    install(FILES ${PROJECT_SOURCE_DIR}/assets/icon.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME tessera.svg)
    foreach(terms ${TESSERA_FONT_FOLDER}/../copyright ${TESSERA_FONT_FOLDER}/OFL.txt
            /usr/share/doc/fonts-manrope/copyright)
        if(EXISTS ${terms})
            install(FILES ${terms} DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME LICENSE.manrope)
            break()
        endif()
    endforeach()
endif()
