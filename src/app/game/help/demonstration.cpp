#include "app/game/help/demonstration.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera {

namespace {

constexpr int most_handles = 3;
constexpr int most_places = 80;
constexpr int most_turns = 6;         // of the item all the way round
constexpr int most_turns_before = 3;  // until it may lie somewhere

// The actions of the hand: taps that turn an item until it may lie somewhere, a drag, the drag back, and taps that turn
// the item the rest of the way round.
struct Deed {
    Point from;
    Point to;
    int turns_before = 0;
    int turns_after = 0;
    bool lays = true;  // false: only holds it over the board
};

InputOutcome drag(OpenGame& table, Point from, Point to, const Scene& scene) {
    game_input(table, pointer(InputKind::press, from), scene);
    game_input(table, pointer(InputKind::move, to), scene);
    return game_input(table, pointer(InputKind::release, to), scene);
}

void tap(OpenGame& table, Point point, const Scene& scene) {
    game_input(table, pointer(InputKind::press, point, true), scene);
    game_input(table, pointer(InputKind::release, point, true), scene);
}

Grasp grasp_of(const OpenGame& table) {
    return with_game(table, [](auto&, auto& view) { return grasp(view); });
}

std::vector<Point> middles_of(const BoardCanvas& canvas) {
    std::vector<Point> places;
    for (int index = 0; index < canvas.rows() * canvas.columns(); ++index) {
        const Cell cell{index / canvas.columns(), index % canvas.columns()};
        const Point middle = canvas.tiling().middle_of(cell);
        places.push_back(canvas.on_screen({middle.x, middle.y, 0, 0}).corner());
    }
    return places;
}

// Returns the middles of the board's cells on the screen, the nearest to the handle first.
std::vector<Point> places_of(const OpenGame& table, Point handle) {
    const BoardCanvas& canvas =
        with_game(table, [](auto&, auto& view) -> const BoardCanvas& { return view.canvas; });
    std::vector<Point> places = middles_of(canvas);
    std::stable_sort(places.begin(), places.end(),
                     [&](Point one, Point other) { return distance(one, handle) < distance(other, handle); });
    places.resize(std::min(places.size(), static_cast<std::size_t>(most_places)));
    return places;
}

std::vector<Point> handles_of(const OpenGame& table) {
    std::vector<Point> found =
        with_game(table, [](auto& session, auto& view) { return handles(view, session); });
    found.resize(std::min(found.size(), static_cast<std::size_t>(most_handles)));
    return found;
}

// The outcome of trying a drag there and back.
enum class Trial { refused, gives_away, fine };

// Leaves the position as before.
Trial try_drag(OpenGame& table, Point from, Point to, const Scene& scene) {
    const InputOutcome there = drag(table, from, to, scene);
    if (!there.changed) {
        game_input(table, key_press(Key::escape), scene);
        return Trial::refused;
    }
    const bool is_away =
        there.solved || with_game(table, [](auto& session, auto&) { return gives_away(session); });
    if (drag(table, to, from, scene).changed) {
        return is_away ? Trial::gives_away : Trial::fine;
    }
    rewind_game(table, Rewind::restart, scene);
    return Trial::refused;
}

// The first tap picks the item up.
int taps_for(int turns) {
    return turns > 0 ? turns + 1 : 0;
}

// Returns how many turns bring the item at this point all the way round; 0: it does not turn.
int turns_around(OpenGame& table, Point handle, const Scene& scene) {
    tap(table, handle, scene);
    const int before = grasp_of(table).turns;
    for (int turns = 1; turns <= most_turns && grasp_of(table).item >= 0; ++turns) {
        tap(table, handle, scene);
        if (grasp_of(table).turns == before) {
            return turns > 1 ? turns : 0;
        }
    }
    return 0;
}

std::unique_ptr<OpenGame> table_of(const OpenGame& game, const Scene& scene) {
    auto table = std::make_unique<OpenGame>(game.session);
    lay_out_table(*table, scene);
    rewind_game(*table, Rewind::undo, scene);  // changes nothing: what lies there has arrived
    return table;
}

// Looks for a place for the item at `handle` after some turns. Returns true at the first deed that gives nothing away,
// which is then in `deed`; else keeps there the first one that does.
bool look_for_deed(const OpenGame& game, Point handle, int turns, const Scene& scene,
                   std::optional<Deed>& deed) {
    const std::unique_ptr<OpenGame> table = table_of(game, scene);
    for (int taps = taps_for(turns); taps > 0; --taps) {
        tap(*table, handle, scene);
    }
    for (const Point place : places_of(*table, handle)) {
        const Trial trial = try_drag(*table, handle, place, scene);
        if (trial == Trial::fine || (trial == Trial::gives_away && !deed)) {
            deed = Deed{handle, place, turns};
        }
        if (trial == Trial::fine) {
            return true;
        }
    }
    return false;
}

// Returns nothing only if nothing can be picked up.
std::optional<Deed> find_deed(const OpenGame& game, const Scene& scene) {
    const std::unique_ptr<OpenGame> table = table_of(game, scene);
    const std::vector<Point> found = handles_of(*table);
    std::optional<Deed> deed;
    for (int index = 0; index < (most_turns_before + 1) * int_size(found); ++index) {
        const int turns = index / int_size(found);
        if (look_for_deed(game, at(found, index % int_size(found)), turns, scene, deed)) {
            break;
        }
    }
    if (!deed && !found.empty()) {
        const Point centre =
            with_game(*table, [](auto&, auto& view) { return view.canvas.board().centre(); });
        deed = Deed{found.front(), centre, 0, 0, false};
    }
    if (deed) {
        deed->turns_after = std::max(turns_around(*table, deed->from, scene) - deed->turns_before, 0);
    }
    return deed;
}

void add_taps(std::vector<HandStep>& steps, Point point, int count) {
    for (int tap = 0; tap < count; ++tap) {
        steps.push_back({pointer(InputKind::press, point, true), 280});
        steps.push_back({pointer(InputKind::release, point, true), 110});
    }
}

// From the press to the item's return; what is not laid down is held over the board all the while.
std::vector<HandStep> steps_of_drag(const Deed& deed) {
    const InputKind lay = deed.lays ? InputKind::release : InputKind::move;
    const InputKind take = deed.lays ? InputKind::press : InputKind::move;
    return {{pointer(InputKind::press, deed.from), 150},
            {pointer(InputKind::move, deed.from), 250},
            {pointer(lay, deed.to), 1200},
            {pointer(take, deed.to), 900},
            {pointer(InputKind::move, deed.to), 200},
            {pointer(InputKind::release, deed.from), 1000},
            {pointer(InputKind::move, deed.from), 400}};
}

// The hand comes from `outside` and goes back there.
std::vector<HandStep> steps_of(const Deed& deed, Point outside) {
    std::vector<HandStep> steps = {{pointer(InputKind::move, deed.from), 700}};
    add_taps(steps, deed.from, taps_for(deed.turns_before));
    const std::vector<HandStep> there_and_back = steps_of_drag(deed);
    steps.insert(steps.end(), there_and_back.begin(), there_and_back.end());
    add_taps(steps, deed.from, taps_for(deed.turns_after));
    InputEvent let_go = key_press(Key::escape);
    let_go.at = deed.from;
    steps.push_back({let_go, 250});
    steps.push_back({pointer(InputKind::move, outside), 500});
    return steps;
}

}  // namespace

void Demonstration::begin(const OpenGame& game, const Scene& scene) {
    const std::optional<Deed> deed = find_deed(game, scene);
    if (!deed) {
        return;
    }
    area_ = scene.area;
    from_ = {(deed->from.x + area_.centre().x) / 2, area_.bottom() + 60};
    hand_ = from_;
    is_pressing_ = false;
    steps_ = steps_of(*deed, from_);
    next_ = 0;
    since_ms_ = scene.now_ms;
    table_ = table_of(game, scene);
}

bool Demonstration::is_holding() const {
    return grasp_of(*table_).item >= 0;
}

void Demonstration::send(const InputEvent& event, const Scene& scene) {
    InputEvent now = event;
    now.time_ms = scene.now_ms;
    hand_ = now.at;
    is_pressing_ = now.kind == InputKind::press || (is_pressing_ && now.kind != InputKind::release);
    game_input(*table_, now, scene);
}

void Demonstration::advance(const Scene& scene) {
    while (next_ < int_size(steps_) && scene.now_ms >= since_ms_ + at(steps_, next_).ms) {
        const HandStep& step = at(steps_, next_++);
        since_ms_ += step.ms;
        from_ = step.event.at;
        send(pointer(InputKind::move, from_, step.event.is_touch), scene);
        send(step.event, scene);
    }
    if (next_ == int_size(steps_) || scene.area != area_) {
        return end();
    }
    const HandStep& step = at(steps_, next_);
    const auto share = static_cast<float>((scene.now_ms - since_ms_) / step.ms);
    const Point along = mix(from_, step.event.at, share * share * (3 - 2 * share));
    send(pointer(InputKind::move, along, step.event.is_touch), scene);
}

}  // namespace tessera
