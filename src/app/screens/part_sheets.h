#pragma once

#include "app/game/editing/editing.h"
#include "app/game/help/assistant.h"
#include "app/game/kept/records.h"
#include "app/game/list/series_shelf.h"
#include "app/game/paper/printing.h"
#include "app/screens/home_screen.h"
#include "app/ui/widgets.h"

namespace tessera {

// The player's wish on the sheet of all chapters.
enum class ChaptersAnswer { none, closed, filter, surprise };

// Sheets that draw one or two parts of the game. Each is in the file of its name and returns true if the player closed it.
// each_sheet.cpp gives them their parts.
ChaptersAnswer chapters_sheet(const Desk& desk, const SeriesShelf& shelf, HomeChoice& home, Ui& ui,
                              const Rect& screen);
bool filter_sheet(const Desk& desk, HomeChoice& home, Ui& ui, const Rect& screen);
bool formats_sheet(Editing& editing, Ui& ui, const Rect& screen);
bool help_sheet(const Desk& desk, Printing& printing, Ui& ui, const Rect& screen);
bool print_sheet(const Desk& desk, Printing& printing, PaperChoice& choice, Ui& ui, const Rect& screen);
bool qr_sheet(const Printing& printing, Ui& ui, const Rect& screen);
bool race_sheet(OpenGame& game, const std::string& name, Ui& ui, const Rect& screen);
bool statistics_sheet(const Desk& desk, const Records& records, std::string_view& family, Ui& ui,
                      const Rect& screen);
bool technique_sheet(const Desk& desk, const Assistant& assistant, Ui& ui, const Rect& screen);

}  // namespace tessera
