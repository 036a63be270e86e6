#include "app/lab/race/race_state.h"

#include "app/host/platform.h"
#include "app/ui/controls_json.h"

#include <array>

namespace tessera {

namespace {

void write_lane(Json& json, const RaceRoom& room, const Strings& strings, int lane) {
    const RaceLane& each = at(room.race().lanes(), lane);
    json.open('{');
    json.field("engine", each.entry().engine);
    json.field("heuristic", each.entry().heuristic);
    json.field("caption", room.caption(lane, strings));
    json.field("state", strings.of(state_of(each)));
    json.field("done", each.is_done());
    json.field("runs", int_size(each.runs()));
    json.field("nodes", static_cast<double>(each.current().stats.nodes));
    json.field("reached", static_cast<double>(each.current().counts.reached.value_or(0)));
    json.field("expanded", static_cast<double>(each.current().counts.expanded.value_or(0)));
    json.field("ticks", static_cast<double>(each.current().stats.ticks));
    json.field("moves", int_size(each.moves()));
    json.close('}');
}

void write_race(Json& json, const RaceRoom& room, const Strings& strings) {
    json.field("done", room.race().is_done());
    json.field("effort", static_cast<double>(room.race().effort()));
    json.key("lanes");
    json.open('[');
    for (int lane = 0; lane < int_size(room.race().lanes()); ++lane) {
        write_lane(json, room, strings, lane);
    }
    json.close(']');
    json.key("order");
    json.open('[');
    for (const int lane : room.race().finish_order()) {
        json.number(lane);
    }
    json.close(']');
}

}  // namespace

std::string race_state_json(const Lab& lab, const RaceRoom& room, const UiState& ui, int frame_count) {
    constexpr std::array<std::string_view, 4> views = {"choice", "boards", "table", "chart"};
    const Strings strings = lab.strings();
    Json json;
    json.open('{');
    json.field("version", 1);
    json.field("screen", "race");
    json.field("drawn", frame_count > 0 && !ui.has_acted());
    json.field("frames", frame_count);
    json.field("family", family_id(lab.table().session));
    json.field("code", platform::fragment());
    json.field("language", strings.code());
    json.field("view", at(views, static_cast<int>(room.view())));
    json.field("running", room.is_running());
    json.field("workers", room.has_workers());
    json.field("beat", static_cast<double>(room.beat()));
    json.field("measure", at(lab_measure_ids, static_cast<int>(room.measure())));
    json.field("seeds", room.rules().seed_count);
    json.field("chosen", int_size(room.entries()));
    json.field("lane", room.lane().value_or(-1));
    if (room.has_race()) {
        write_race(json, room, strings);
    }
    json.key("difference");
    json.open('[');
    for (const Sentence& sentence : sentences_of(room, strings)) {
        json.text(strings.with_stop(sentence));
    }
    json.close(']');
    write_controls(json, ui);
    json.close('}');
    return json.written();
}

}  // namespace tessera
