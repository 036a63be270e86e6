#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
#include "app/screens/questions.h"
#include "app/ui/column.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

namespace {

template <class Choice>
void choose(Column& rows, std::string_view name, std::string_view caption,
            std::vector<std::string_view> options, Choice& chosen) {
    chosen =
        static_cast<Choice>(rows.segments({name, caption, std::move(options), static_cast<int>(chosen)}));
    rows.gap(16);
}

void add_choices(Column& rows, Settings& settings) {
    choose(rows, "theme", "Appearance", {"System", "Light", "Dark"}, settings.theme);
    std::vector<std::string_view> spoken = {"System"};
    for (const LanguageInfo& language : languages) {
        spoken.push_back(language.name);
    }
    choose(rows, "language", "Language", spoken, settings.language);
    choose(rows, "motion", "Movement", {"System", "Full", "Reduced"}, settings.motion);
    choose(rows, "errors", "Mark mistakes", {"Off", "When I ask", "Always"}, settings.errors);
    if (platform::has_sounds()) {
        const int heard = std::max(static_cast<int>(settings.sound) - 1, 0);
        int chosen = heard;
        choose(rows, "sound", "Sound", {"Silent", "Quiet", "Loud"}, chosen);
        settings.sound = chosen == heard ? settings.sound : static_cast<SoundChoice>(chosen + 1);
    }
    choose(rows, "colors", "Colours", {"Neutral", "Vivid"}, settings.colors);
    choose(rows, "material", "Material", {"Plain", "Wood", "Felt", "Paper", "Glass"}, settings.material);
}

void add_switches(Column& rows, Settings& settings) {
    rows.toggle("letters", "Letters on pieces", settings.letters);
    rows.gap(6);
    rows.toggle("celebrates", "Celebrate when a puzzle is solved", settings.celebrates);
    rows.gap(6);
    rows.toggle("counts_ways", "Count the ways to finish while I play", settings.counts_ways);
    rows.gap(12);
}

}  // namespace

bool settings_sheet(Preferences& preferences, Navigation& navigation, Ui& ui, const Rect& screen) {
    Settings settings = preferences.settings();
    const bool is_closed = column_sheet(ui, "Settings", screen, 460, [&](Column& rows) {
        add_choices(rows, settings);
        add_switches(rows, settings);
        rows.split(2);
        if (rows.fitted_button("solvers", "Choose the solver")) {
            navigation.show(Panel::solvers);
        }
        if (rows.fitted_button("statistics", "Statistics")) {
            navigation.show(Panel::statistics);
        }
        rows.gap(8);
        rows.split(2);  // in one row, so that a low window never shows only one of them
        if (rows.button("export", "Export games")) {
            preferences.export_games();
        }
        if (rows.button("import", "Import games")) {
            platform::ask_file(import_question);
        }
    });
    if (settings != preferences.settings()) {
        preferences.change(settings);
    }
    return is_closed;
}

}  // namespace tessera
