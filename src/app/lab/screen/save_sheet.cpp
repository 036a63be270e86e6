#include "app/lab/screen/save_sheet.h"

#include "app/host/platform.h"
#include "app/ui/column.h"
#include "base/overloaded.h"
#include "lab/lab_result.h"
#include "lab/record/annealing_csv.h"
#include "lab/record/replay_log.h"
#include "lab/record/step_log.h"
#include "lab/record/tree_picture.h"

#include <array>
#include <string>
#include <string_view>
#include <variant>

namespace tessera {

namespace {

struct SavedForm {
    std::string_view name;
    std::string_view caption;
    std::string_view words;
    enum class For { all, trees, annealing } is_for = For::all;
};

constexpr std::array forms{
    SavedForm{"lab.save.picture", "Picture of the window", "PNG, as large as it is shown"},
    SavedForm{"lab.save.tree", "The tree", "SVG, failed parts folded", SavedForm::For::trees},
    SavedForm{"lab.save.chart", "The numbers of the chart", "CSV, a line for each step",
              SavedForm::For::annealing},
    SavedForm{"lab.save.steps", "The steps", "plain text, a line for each"},
    SavedForm{"lab.save.profiler", "Tree as a search log",
              "in the form that CP-Profiler writes, for solvers to replay", SavedForm::For::trees},
};

bool is_offered(const SavedForm& form, const SearchKind& kind) {
    const auto kinds = std::visit(Overloaded{[](const AnnealingRecord*) { return SavedForm::For::annealing; },
                                             [](const CountingRecord*) { return SavedForm::For::all; },
                                             [](const CuttingRecord*) { return SavedForm::For::all; },
                                             [](const auto& /*tree*/) {
                                                 return SavedForm::For::trees;
                                             }},
                                  kind);
    return form.is_for == SavedForm::For::all || form.is_for == kinds;
}

void save(std::string_view name, const Lab& lab, LabScreen& memory) {
    const RecordedSearch& search = lab.search();
    if (name == "lab.save.picture") {
        memory.wants_picture = true;
    } else if (name == "lab.save.tree") {
        platform::download_text("tessera-tree.svg",
                                tree_picture_of(search, open_to_solutions(search.record())));
    } else if (name == "lab.save.chart") {
        platform::download_text("tessera-annealing.csv", annealing_csv_of(*search.as<AnnealingRecord>()));
    } else if (name == "lab.save.steps") {
        const LoggedCase logged{std::string(family_id(lab.table().session)), lab.position(), lab.options()};
        const LabOutcome outcome = lab_outcome(lab.outcome());
        platform::download_text("tessera-steps.txt", step_log_of(logged, search, word_for(outcome)));
    } else {
        platform::download_text("tessera-profiler.txt", replay_log_of(search));
    }
    memory.sheets.shows_save = false;
}

}  // namespace

void draw_save(const Lab& lab, LabScreen& memory, Ui& ui, const Rect& screen) {
    memory.sheets.shows_save &= !column_sheet(ui, "Save", screen, 440, [&](Column& rows) {
        for (const SavedForm& form : forms) {
            if (!is_offered(form, lab.search().kind())) {
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
