#include "app/lab/screen/lab_state.h"

#include "app/host/platform.h"
#include "app/lab/replay/counting_words.h"
#include "app/lab/replay/cutting_words.h"
#include "app/ui/controls_json.h"
#include "games/polyomino/cut.h"

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

void write_tree(Json& json, const TreeView& tree) {
    json.key("tree");
    json.open('{');
    json.field("spots", int_size(tree.layout().spots));
    if (tree.current_spot() >= 0) {
        const TreeSpot& spot = at(tree.layout().spots, tree.current_spot());
        const Point place = tree.place_of(spot);
        json.key("current");
        json.open('{');
        json.field("node", spot.node);
        json.field("x", place.x);
        json.field("y", place.y);
        json.close('}');
    }
    json.close('}');
}

void write_matrix(Json& json, const Lab& lab, const MatrixView& view) {
    json.key("matrix");
    json.open('{');
    json.field("shown", lab.shows_matrix() && view.has_matrix());
    if (view.has_matrix()) {
        const MatrixState& state = view.state();
        json.field("items", int_size(view.matrix().items));
        json.field("options", int_size(view.matrix().options));
        json.field("uncovered",
                   static_cast<int>(std::count(state.is_covered.begin(), state.is_covered.end(), false)));
        json.field("left", static_cast<int>(std::count(state.rows.begin(), state.rows.end(), RowState::in)));
        json.field("moving", view.is_moving(lab.now_ms()));
    }
    json.close('}');
}

void write_choices(Json& json, const Lab& lab) {
    const std::vector<CellChoices> choices = lab.shows_choices() && lab.has_search()
                                                 ? lab.search().cell_choices(lab.node())
                                                 : std::vector<CellChoices>();
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

void write_frontier(Json& json, const FrontierCounts& frontier) {
    json.key("frontier");
    json.open('{');
    json.field("place", frontier.place());
    json.field("open", frontier.open_count());
    json.field("closed", frontier.closed_count());
    const std::vector<FrontierCount> counts = frontier.counts();
    json.field("values", int_size(counts));
    json.field("from_goal", static_cast<int>(std::count_if(counts.begin(), counts.end(),
                                                           [](auto& each) { return each.is_from_goal; })));
    json.close('}');
}

void write_layer(Json& json, const Lab& lab, int boards) {
    const BeamLayer layer = beam_layer_at(lab.search(), lab.replay().place());
    json.key("layer");
    json.open('{');
    json.field("number", layer.number);
    json.field("kept", layer.kept);
    json.field("shown", boards);
    json.field("least", layer.least);
    json.field("most", layer.most);
    json.field("first", layer.first_node);
    json.close('}');
}

void write_counting(Json& json, const Lab& lab, const LabScreen& screen) {
    const CountingRecord& record = *lab.search().counting();
    json.key("counting");
    json.open('{');
    json.field("done", record.is_done);
    json.field("total", decimal(record.total));
    json.field("cells", record.open_count);
    json.field("layer", lab.layer());
    if (!record.layers.empty()) {
        const CountingLayer& here = at(record.layers, std::max(lab.layer(), 0));
        json.field("covered", here.covered);
        json.field("states", static_cast<double>(here.states));
        json.field("sum", static_cast<double>(here.sum));
        json.field("most", static_cast<double>(widest_layer(record).states));
    }
    json.field("x", screen.cursor.x);
    json.field("y", screen.cursor.y);
    json.close('}');
}

void write_annealing(Json& json, const Lab& lab, const LabScreen& screen) {
    const int place = lab.replay().place();
    const AnnealingRecord& record = *lab.search().annealing();
    const AnnealingPlace& here = record.at_place(place);
    json.key("annealing");
    json.open('{');
    json.field("iteration", here.iteration);
    json.field("potential", here.potential);
    json.field("least", here.least);
    json.field("beta", record.beta(place));
    json.field("made", share_made_before(record, place));
    json.field("restarts", here.restarts);
    json.field("most", screen.annealing.most_potential);
    json.field("columns", int_size(screen.annealing.columns));
    json.field("x", screen.cursor.x);
    json.field("y", screen.cursor.y);
    json.close('}');
}

void write_cutting(Json& json, const Lab& lab) {
    const int place = lab.replay().place();
    const CuttingRecord& cutting = *lab.search().cutting();
    const CuttingPlace& here = cutting.at_place(place);
    json.key("cutting");
    json.open('{');
    json.field("seed", lab.seed());
    json.field("pieces", here.pieces);
    json.field("left", here.free_cells);
    json.field("given_up", here.given_up);
    json.field("labels", polyomino::format_cut(numbered(labels_at(cutting, lab.record(), place))));
    json.close('}');
}

}  // namespace

std::string lab_state_json(const Lab& lab, const LabScreen& screen, const UiState& ui, int frame_count) {
    Json json;
    json.open('{');
    json.field("version", 1);
    json.field("screen", "lab");
    json.field("drawn", frame_count > 0);
    json.field("frames", frame_count);
    json.field("family", family_id(lab.table().session));
    json.field("code", platform::fragment());
    json.field("language", lab.strings().code());
    json.field("engine", lab.engines().empty() ? std::string() : at(lab.engines(), lab.engine()).id);
    json.field("heuristic", lab.options().heuristic);
    json.field("trouble", lab.trouble() ? lab.strings().with_stop(*lab.trouble()) : "");
    json.field("choosing", screen.chooses_engine);
    json.field("helping", screen.shows_help);
    json.field("saving", screen.shows_save);
    json.field("marking", screen.shows_marks);
    write_search(json, lab);
    write_replay(json, lab);
    write_marks(json, lab);
    json.field("words_fit", screen.words_fit);
    write_tree(json, screen.tree);
    write_matrix(json, lab, screen.matrix);
    write_choices(json, lab);
    json.field("map", lab.has_map() && lab.shows_map());
    if (lab.shows_frontier()) {
        write_frontier(json, lab.frontier());
    }
    if (lab.shows_layers()) {
        write_layer(json, lab, screen.layer_boards);
    }
    if (lab.has_counting()) {
        write_counting(json, lab, screen);
    }
    if (lab.has_annealing()) {
        write_annealing(json, lab, screen);
    }
    if (lab.has_cutting()) {
        write_cutting(json, lab);
    }
    write_controls(json, ui);
    json.close('}');
    return json.written();
}

}  // namespace tessera
