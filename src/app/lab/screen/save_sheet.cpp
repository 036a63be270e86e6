#include "app/lab/screen/save_sheet.h"

#include "app/host/platform.h"
#include "app/ui/column.h"
#include "lab/lab_result.h"
#include "lab/record/annealing_csv.h"
#include "lab/record/replay_log.h"
#include "lab/record/step_log.h"
#include "lab/record/tree_picture.h"

#include <array>
#include <string>
#include <string_view>

namespace tessera {

namespace {

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
    memory.shows_save &= !column_sheet(ui, "Save", screen, 440, [&](Column& rows) {
        for (const SavedForm& form : forms) {
            if (!is_offered(form, lab)) {
                continue;
            }
            if (rows.button(form.name, form.caption)) {
                save(form.name, lab, memory);
            }
            rows.line(32, Painter::fitted(ui.text(form.words), TextSize::small, rows.below().width), 12,
                      Align::centre);
        }
    });
}

}  // namespace tessera
