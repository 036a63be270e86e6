# Copies the tree and adds a fourth family made from null_game. Part of prove.cmake.

# Replaces text in a file of the copy; the text must be there.
function(edit file from to)
    file(READ ${tree}/${file} text)
    string(FIND "${text}" "${from}" place)
    if(place EQUAL -1)
        message(FATAL_ERROR "the proof no longer fits the tree: ${file} lacks \"${from}\"")
    endif()
    string(REPLACE "${from}" "${to}" text "${text}")
    file(WRITE ${tree}/${file} "${text}")
endfunction()

# Copies a folder of null_game under the name of the fourth family.
function(copy_example from to)
    file(GLOB names RELATIVE ${SOURCE}/${from} ${SOURCE}/${from}/*.h ${SOURCE}/${from}/*.cpp)
    foreach(name IN LISTS names)
        file(READ ${SOURCE}/${from}/${name} text)
        string(REPLACE "null_game" "fourth" text "${text}")
        string(REPLACE "Null" "Fourth" text "${text}")
        string(REPLACE "FourthGame" "Fourth" text "${text}")
        string(REPLACE "share_letter = 'n'" "share_letter = 'f'" text "${text}")
        string(REPLACE "null_game" "fourth" name "${name}")
        file(WRITE ${tree}/${to}/${name} "${text}")
    endforeach()
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
set(tree ${SCRATCH}/tree)
file(COPY ${SOURCE}/src ${SOURCE}/levels DESTINATION ${tree})
file(COPY ${SOURCE}/tests/main.cpp ${SOURCE}/tests/support ${SOURCE}/tests/family_contract DESTINATION ${tree}/tests)
file(COPY ${SOURCE}/tests/app/families DESTINATION ${tree}/tests/app)

# The parts, in the order of "Adding a family" in src/README.md.
copy_example(src/games/null_game src/games/fourth)
copy_example(src/app/families/null_game src/app/families/fourth)
copy_example(src/print/null_game src/print/fourth)
edit(src/print/drawings.h "#include \"print/number_swap" "#include \"print/fourth/drawing.h\"\n#include \"print/number_swap")
edit(src/games/families.h "#include \"games/number_swap" "#include \"games/fourth/engine_ids.h\"\n#include \"games/fourth/fourth.h\"\n#include \"games/number_swap")
edit(src/games/families.h "EdgeMatch>;" "EdgeMatch, Fourth>;")
edit(src/jobs/engines.h "#include \"games/null_game/engines.h\"\n"
    "#include \"games/null_game/engines.h\"\n#include \"games/fourth/engines.h\"\n")
edit(src/lab/record/families.h "template <>\nstruct RecordOf<EdgeMatch>"
    "template <>\nstruct RecordOf<Fourth> : NotRecorded {};\n\ntemplate <>\nstruct RecordOf<EdgeMatch>")
edit(src/cli/families.h "template <>\nstruct CliOf<NumberSwap>"
    "template <>\nstruct CliOf<Fourth> : AnswersInMoves<Fourth> {\n    static constexpr std::array<KnownTier, 0> book_tiers = {};\n};\n\ntemplate <>\nstruct CliOf<NumberSwap>")
edit(src/jobs/table_text.cpp "void write_table(Json& json, const edge_match::Level& level)"
    "void write_table(Json& json, const Fourth::Level& level) {\n    json.field(\"target\", level.target);\n}\n\nvoid write_table(Json& json, const edge_match::Level& level)")
edit(src/formats/families.h "template <>\nstruct CoverOf<NumberSwap>"
    "template <>\nstruct CoverOf<Fourth> : NotCovered<Fourth> {};\n\ntemplate <>\nstruct CoverOf<NumberSwap>")
edit(src/session/text_twin.h "template <>\nstruct TwinOf<NumberSwap>"
    "template <>\nstruct TwinOf<Fourth> : LevelTextAsTwin<Fourth> {};\n\ntemplate <>\nstruct TwinOf<NumberSwap>")
set(engines_row "template <>\nstruct EnginesOf<Fourth> {\n    using Type = FourthEngines;\n};\n\n")
edit(src/jobs/engines.h "template <>\nstruct EnginesOf<NullGame>" "${engines_row}template <>\nstruct EnginesOf<NullGame>")
set(view_include "#include \"app/families/fourth/view.h\"\n")
set(info_include "#include \"app/families/fourth/info.h\"\n")
set(editor_include "#include \"app/families/fourth/editor.h\"\n")
edit(src/app/families/families.h "#include \"app/families/number_swap/info.h\""
    "${editor_include}${info_include}${view_include}#include \"app/families/number_swap/info.h\"")
file(WRITE ${tree}/levels/fourth/01_seven.txt "tessera 1 fourth\n7\n")
set(translations "")
foreach(english "Count up" "Counts" "{} {count|counts}" "Largest target" "Count it" "{} of {} counted" "Counted up to {}"
        "Count up to the last cell. Tap the board, or press the right arrow."
        "The right arrow counts on, question mark shows help.")
    string(APPEND translations "msgid \"${english}\"\nmsgstr \"(${english})\"\n")
endforeach()
file(GLOB languages LIST_DIRECTORIES true ${tree}/src/app/text/??)
foreach(language IN LISTS languages)
    file(WRITE ${language}/fourth.po "${translations}")
endforeach()
file(READ ${tree}/tests/support/random_moves.h text)
string(REGEX MATCH "template <>\nstruct Sample<NullGame> {.*};\n\ntemplate <>\nstruct Sample<Polyomino>" sample "${text}")
string(REGEX REPLACE "template <>\nstruct Sample<Polyomino>" "" sample "${sample}")
string(REPLACE "NullGame" "Fourth" sample "${sample}")
edit(tests/support/random_moves.h "template <>\nstruct Sample<NullGame>" "${sample}template <>\nstruct Sample<NullGame>")
