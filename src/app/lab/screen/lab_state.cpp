#include "app/lab/screen/lab_state.h"

#include "app/host/platform.h"
#include "app/ui/controls_json.h"

#include <algorithm>

namespace tessera {

namespace {

std::string_view name_of(Outcome outcome) {
    switch (outcome) {
        case Outcome::running:
            return "running";
        case Outcome::solved:
            return "solved";
        case Outcome::exhausted:
            return "exhausted";
        case Outcome::out_of_memory:
            return "memory";
    }
    return "";
}

void write_search(Json& json, const Lab& lab) {
    json.field("searching", lab.is_searching());
    json.field("outcome", name_of(lab.outcome()));
    json.field("steps", lab.step_count());
    if (lab.has_search()) {
        const SearchRecord& record = lab.record();
        json.field("cut", record.is_cut());
        json.field("nodes", record.node_count());
        const PositionCounts counts = lab.search().counts();
        json.field("tried", static_cast<double>(lab.search().stats().nodes));
        json.field("reached", static_cast<double>(counts.reached.value_or(0)));
        json.field("expanded", static_cast<double>(counts.expanded.value_or(0)));
        json.field("solutions", record.node(0).solutions);
        json.field("depth", record.max_depth());
        json.field("node", lab.node());
    }
}

void write_replay(Json& json, const Lab& lab) {
    json.field("step", lab.replay().place());
    json.field("playing", lab.replay().is_playing());
    json.field("speed", lab.replay().speed());
    json.field("sentence", lab.strings().with_stop(lab.sentence()));
    json.field("moves", move_count(lab.table()));
    json.field("solved", is_solved(lab.table()));
    with_game(lab.table(), [&](auto& session, auto& view) {
        json.key("game");
        describe(json, view, session);
    });
}

void write_marks(Json& json, const Lab& lab) {
    json.key("marks");
    json.open('[');
    for (const Mark& mark : lab.marks().all()) {
        json.open('{');
        json.field("place", mark.place);
        json.field("note", mark.note);
        json.close('}');
    }
    json.close(']');
}

void write_choices(Json& json, const Lab& lab) {
    const std::vector<CellChoices> choices = lab.choices();
    const auto fewest = std::min_element(
        choices.begin(), choices.end(),
        [](const CellChoices& one, const CellChoices& other) { return one.count < other.count; });
    const std::optional<Cell> next = lab.has_search() ? lab.next_decided_cell() : std::nullopt;
    json.key("choices");
    json.open('{');
    json.field("cells", int_size(choices));
    json.field("fewest", choices.empty() ? -1 : fewest->count);
    json.field("next", next ? std::to_string(next->row) + " " + std::to_string(next->column) : "");
    json.field("refused", lab.refused_move());
    json.close('}');
}

}  // namespace

std::string lab_state_json(const Lab& lab, const LabScreen& screen, const UiState& ui, int frame_count) {
    Json json;
    json.open('{');
    json.field("version", 1);
    json.field("screen", "lab");
    json.field("drawn", frame_count > 0 && !ui.has_acted());
    json.field("frames", frame_count);
    json.field("family", family_id(lab.table().session));
    json.field("code", platform::fragment());
    json.field("language", lab.strings().code());
    json.field("engine", lab.engines().empty() ? std::string() : at(lab.engines(), lab.engine()).id);
    json.field("heuristic", lab.options().heuristic);
    json.field("trouble", lab.trouble() ? lab.strings().with_stop(*lab.trouble()) : "");
    json.field("choosing", screen.sheets.chooses_engine);
    json.field("helping", screen.sheets.shows_help);
    json.field("saving", screen.sheets.shows_save);
    json.field("marking", screen.sheets.shows_marks);
    write_search(json, lab);
    write_replay(json, lab);
    write_marks(json, lab);
    write_choices(json, lab);
    json.field("map", lab.has_map() && lab.shows_map());
    lab.picture().write(json, lab);
    write_controls(json, ui);
    json.close('}');
    return json.written();
}

}  // namespace tessera
