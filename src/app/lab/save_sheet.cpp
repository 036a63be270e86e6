#include "app/lab/save_sheet.h"

#include "app/host/platform.h"
#include "lab/lab_result.h"
#include "lab/record/annealing_csv.h"
#include "lab/record/replay_log.h"
#include "lab/record/step_log.h"
#include "lab/record/tree_picture.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tessera {

namespace {

constexpr float row_height = touch_side + 8;
constexpr float words_height = 24;

struct SavedForm {
    std::string_view name;
    std::string_view caption;
    std::string_view words;
    bool is_for_trees = false;      // needs a tree
    bool is_for_annealing = false;  // needs annealing
};

constexpr std::array forms{
    SavedForm{"lab.save.picture", "Picture of the window", "PNG, as large as it is shown"},
    SavedForm{"lab.save.tree", "The tree", "SVG, failed parts folded", true},
    SavedForm{"lab.save.chart", "The numbers of the chart", "CSV, a line for each step", false, true},
    SavedForm{"lab.save.steps", "The steps", "plain text, a line for each"},
    SavedForm{"lab.save.profiler", "Tree as a search log",
              "in the form that CP-Profiler writes, for solvers to replay", true},
};

bool is_offered(const SavedForm& form, const Lab& lab) {
    return (!form.is_for_trees || lab.has_tree()) && (!form.is_for_annealing || lab.has_annealing());
}

void save(std::string_view name, const Lab& lab, LabScreen& memory) {
    const RecordedSearch& search = lab.search();
    if (name == "lab.save.picture") {
        memory.wants_picture = true;
    } else if (name == "lab.save.tree") {
        platform::download_text("tessera-tree.svg",
                                tree_picture_of(search, open_to_solutions(search.record())));
    } else if (name == "lab.save.chart") {
        platform::download_text("tessera-annealing.csv", annealing_csv_of(*search.annealing()));
    } else if (name == "lab.save.steps") {
        const LoggedCase logged{std::string(family_id(lab.table().session)), lab.position(), lab.options()};
        const LabOutcome outcome = lab_outcome(lab.outcome());
        platform::download_text("tessera-steps.txt", step_log_of(logged, search, word_for(outcome)));
    } else {
        platform::download_text("tessera-profiler.txt", replay_log_of(search));
    }
    memory.shows_save = false;
}

}  // namespace

void draw_save(const Lab& lab, LabScreen& memory, Ui& ui, const Rect& screen) {
    constexpr float form_height = row_height + words_height;
    const auto count = std::count_if(forms.begin(), forms.end(),
                                     [&](const SavedForm& form) { return is_offered(form, lab); });
    const float height = form_height * static_cast<float>(count);
    const Sheet panel = sheet(ui, "Save", screen, {440, height + sheet_head_and_margins});
    const float scroll = ui.state.scroll_region("lab.save", panel.content, height);
    ui.painter.push_clip(panel.content.inset(-4));
    ui.state.clip(panel.content);
    Rect rest{panel.content.x, panel.content.y - scroll, panel.content.width, height};
    for (const SavedForm& form : forms) {
        if (!is_offered(form, lab)) {
            continue;
        }
        const Rect row = rest.take_top(touch_side);
        if (button(ui, form.name, form.caption, row)) {
            save(form.name, lab, memory);
        }
        const Rect words = rest.take_top(form_height - touch_side);
        ui.painter.text({words.centre().x, words.y + words_height / 2},
                        Painter::fitted(ui.text(form.words), TextSize::small, words.width), ui.theme().quiet,
                        TextSize::small, Align::centre);
    }
    ui.state.clip({});
    ui.painter.pop_clip();
    memory.shows_save &= !panel.is_closed;
}

}  // namespace tessera
