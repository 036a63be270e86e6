#pragma once

#include "app/game/editing/editing.h"
#include "app/game/opening.h"
#include "app/game/paper/printing.h"
#include "app/game/preferences.h"
#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>

namespace tessera {

// The player's wish on the sheet of all chapters.
enum class ChaptersAnswer { none, closed, filter, surprise };

// Sheets and screens, which each_sheet.cpp gives the parts of the game that they draw and act on; each but place_win is in the
// file of its name. Those of bool return true if the player closed it.
bool calendar_sheet(Opening& opening, std::string_view family, Ui& ui, const Rect& screen);
ChaptersAnswer chapters_sheet(const Desk& desk, const SeriesShelf& shelf, HomeChoice& home, Ui& ui,
                              const Rect& screen);
bool editor_screen(Editing& editing, Opening& opening, Scene& scene, Ui& ui, const Rect& screen);
bool filter_sheet(const Desk& desk, HomeChoice& home, Ui& ui, const Rect& screen);
bool files_sheet(Editing& editing, Ui& ui, const Rect& screen);
bool help_sheet(const Desk& desk, Printing& printing, Ui& ui, const Rect& screen);
bool home_screen(Opening& opening, HomeChoice& choice, Ui& ui, const Rect& screen);
bool maker_sheet(Opening& opening, ScreenMemory& memory, Ui& ui, const Rect& screen);
bool pause_sheet(Playing& playing, Opening& opening, Ui& ui, const Rect& screen);
bool print_days_sheet(Opening& opening, Printing& printing, std::string_view family, Ui& ui,
                      const Rect& screen);
bool print_sheet(const Desk& desk, Printing& printing, PaperChoice& choice, Ui& ui, const Rect& screen);
bool qr_sheet(const Printing& printing, Ui& ui, const Rect& screen);
bool race_sheet(OpenGame& game, const std::string& name, Ui& ui, const Rect& screen);
bool series_sheet(SeriesShelf& shelf, const Desk& desk, Printing& printing, const std::string& key, Ui& ui,
                  const Rect& screen);
bool settings_sheet(Preferences& preferences, Navigation& navigation, Ui& ui, const Rect& screen);
bool share_sheet(const Playing& playing, SeriesShelf& shelf, Printing& printing, ScreenMemory& memory, Ui& ui,
                 const Rect& screen);
bool solvers_sheet(Playing& playing, Opening& opening, Ui& ui, const Rect& screen);
bool statistics_sheet(const Desk& desk, const Records& records, std::string_view& family, Ui& ui,
                      const Rect& screen);
bool technique_sheet(const Desk& desk, const Assistant& assistant, Ui& ui, const Rect& screen);
bool win_card(Playing& playing, Opening& opening, WinPlace& place, Ui& ui, const Rect& table);
// Finds the place for that card, and for the board beside it.
void place_win(Playing& playing, Opening& opening, WinPlace& place, Ui& ui, const Rect& table);

}  // namespace tessera
