# The parts to leave out one at a time. leave_out(NAME FILE FROM TO UNIT WORDS) replaces FROM by TO in the copy's FILE;
# then UNIT must not compile, and the compiler's message must match WORDS. Part of prove.cmake.

# view.h and info.h, required by app/board/view.h and app/board/family_info.h.
set(families_unit src/app/families/families.cpp)
foreach(name tray_area lay_out position_changed is_moving draw_board draw_thumbnail draw_position draw_veiled set_upright set_back turned_hint
        board_input look_around tools use_tool step_focus drop_focus takes_letter grasp handles gives_away highlight show_best
        hint_caption mark_mistakes mistakes mark_clashes wants_par take_par has_ways move_kind note_of progress share_done solved_sentence
        moves_over help put_in_words result_squares keys_in_words describe)
    leave_out(view_${name} src/app/families/fourth/view.h " ${name}(" " left_out(" ${families_unit}
        "lacks a part of its view.*${name}")
endforeach()
leave_out(view src/app/families/families.h "#include \"app/families/fourth/view.h\"\n" "" ${families_unit}
    "lacks a part of its view")
foreach(name caption is_explained list_counts win_pause solvers maker_lines title size_text best_words adjust first_params quicker)
    leave_out(info_${name} src/app/families/fourth/info.h " ${name}" " left_out" ${families_unit}
        "lacks a part of its info.*${name}")
endforeach()
leave_out(info src/app/families/families.h "#include \"app/families/fourth/info.h\"\n" "" ${families_unit}
    "lacks a part of its info")

# The drawing on paper, required by print/paper/drawing.h.
set(drawing_unit src/print/any_drawing.cpp)
foreach(name caption largest_cell book_cell has_small_parts title facts rules board_size draw_board parts draw_part way
        book_example)
    leave_out(drawing_${name} src/print/fourth/drawing.h " ${name}" " left_out" ${drawing_unit}
        "lacks a part of its drawing.*${name}")
endforeach()
leave_out(drawing src/print/drawings.h "#include \"print/fourth/drawing.h\"\n" "" ${drawing_unit}
    "lacks a part of its drawing")
# editor.h, required by app/board/level_editor.h.
foreach(name is_begun lay_out draw_editor is_moving edit_input edit_fields set_edit_field set_edit_text edit_tools use_edit_tool
        edit_help put_in_words describe)
    leave_out(editor_${name} src/app/families/fourth/editor.h " ${name}(" " left_out(" ${families_unit}
        "lacks a part of its editor.*${name}")
endforeach()
foreach(name has_givens makes_on_board pages blank parse from to_play why_not_playable advice)
    leave_out(editor_${name} src/app/families/fourth/editor.h " ${name}" " left_out" ${families_unit}
        "lacks a part of its editor.*${name}")
endforeach()
leave_out(editor src/app/families/families.h "#include \"app/families/fourth/editor.h\"\n" "" ${families_unit}
    "lacks a part of its editor")

# Rules, texts and generator, required by games/game.h.
foreach(name start play is_solved parse_level format_level parse_move format_move decode_share encode_share parse_params
        format_params generate)
    leave_out(rules_${name} src/games/fourth/fourth.h " ${name}(" " left_out(" src/games/fourth/fourth.cpp "${name}")
endforeach()

foreach(name daily_weeks has_credits has_recipes)
    leave_out(rules_${name} src/games/fourth/fourth.h " ${name}" " left_out" src/games/fourth/fourth.cpp "${name}")
endforeach()

# The engines, and their row in the list.
foreach(name Solver Counter Hinter)
    leave_out(engines_${name} src/games/fourth/engines.h "class ${name} {" "class LeftOut {" src/games/fourth/engines.cpp
        "FourthEngines::${name}")
endforeach()
foreach(name Analyser Explainer Generator MakersAnswer Grader)
    leave_out(engines_${name} src/games/fourth/engines.h "using ${name} = NotOffered;" "" src/games/fourth/engines.cpp "${name}")
endforeach()
foreach(name is_unique_up_to_symmetry graded_count_cap pair_engine)
    leave_out(engines_${name} src/games/fourth/engines.h " ${name}" " left_out" src/games/fourth/engines.cpp "${name}")
endforeach()
leave_out(engines src/jobs/engines.h "EnginesOf<Fourth>" "EnginesOf<struct LeftOut>" src/jobs/run.cpp
    "EnginesOf<tessera::Fourth>")

# The ids of its engines, for the command line and the lab, and how its searches are recorded.
set(record_unit src/lab/record/recorded_search.cpp)
foreach(name engines heuristics other_heuristics switches recorded)
    leave_out(engine_ids_${name} src/games/fourth/engine_ids.h " ${name}" " left_out" src/cli/family_options.cpp "${name}")
endforeach()
leave_out(engine_ids src/games/families.h "#include \"games/fourth/engine_ids.h\"\n" "" src/cli/family_options.cpp
    "EngineIdsOf<tessera::Fourth>")
leave_out(record src/lab/record/families.h "RecordOf<Fourth>" "RecordOf<struct LeftOut>" ${record_unit}
    "a family has no RecordOf")

# The texts of its answers and positions, for the command line and the page.
leave_out(cli src/cli/families.h "CliOf<Fourth>" "CliOf<struct LeftOut>" src/cli/family_text.cpp "a family has no CliOf")
leave_out(book_tiers src/cli/families.h "std::array<KnownTier, 0> book_tiers" "std::array<KnownTier, 0> left_out"
    src/cli/family_text.cpp "a family has no CliOf")
leave_out(table src/jobs/table_text.cpp "void write_table(Json& json, const Fourth::Level& level)"
    "void left_out(Json& json, const Fourth::Level& level)" ../without/table/jobs/table_text.cpp "write_table")
leave_out(twin src/session/text_twin.h "TwinOf<Fourth>" "TwinOf<struct LeftOut>" src/session/text_twin.cpp
    "a family has no TwinOf")

# The statement that its puzzles are exact cover, or not.
leave_out(cover src/formats/families.h "CoverOf<Fourth>" "CoverOf<struct LeftOut>" src/formats/cover_texts.cpp
    "a family has no CoverOf")

# The data for tests of all families.
leave_out(sample tests/support/random_moves.h "struct Sample<Fourth>" "struct Sample<struct LeftOut>"
    tests/app/families/info_test.cpp "Sample<tessera::Fourth>")
