#pragma once

#include "app/game/game_controller.h"
#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws all of a sheet, of the list's or the editor's screen, or of the card of a win; returns true if the player closed it.
using DrawPart = bool(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen);

// Each gives a sheet or screen its parts (part_sheets.h). Only sheets.cpp calls them, by address: they are in the program's
// second part.
DrawPart draw_calendar_sheet;  // the puzzles of the day of this month or an earlier one
DrawPart draw_chapters_sheet;  // all chapters of the list's family
DrawPart
    draw_editor_screen;  // the board, with its fields and pages beside or below it; nothing closes it here
DrawPart draw_filter_sheet;  // the choice of the levels that the list shows
DrawPart draw_files_sheet;   // of the editor
DrawPart draw_help_sheet;    // for the open game
DrawPart draw_home_screen;   // the list of all puzzles; nothing closes it here
DrawPart draw_maker_sheet;
DrawPart draw_pause_sheet;       // hides the board and stops the clock; has the checkpoints to come back to
DrawPart draw_print_days_sheet;  // the books of the calendar's puzzles
DrawPart draw_print_sheet;
DrawPart draw_race_sheet;    // before a race: hides the board, and the clock waits
DrawPart draw_qr_sheet;      // the QR code of a link, for scanning with another device
DrawPart draw_series_sheet;  // what a row of the shelf has, and the ways to share it
DrawPart draw_settings_sheet;
DrawPart draw_share_sheet;  // all ways to share or save the open puzzle
DrawPart draw_solvers_sheet;
DrawPart draw_win_card;   // of a puzzle that the player has solved, where place_win_card() has found room
DrawPart place_win_card;  // draws nothing and closes nothing
DrawPart draw_technique_sheet;   // the idea that a level of a course needs, in a sentence and a picture
DrawPart draw_statistics_sheet;  // what the player has solved in the list's family

}  // namespace tessera
