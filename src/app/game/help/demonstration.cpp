#include "app/game/help/demonstration.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera {

namespace {

constexpr int most_handles = 6;
constexpr int most_places = 60;
constexpr int most_turns = 6;

// The actions of the hand: a legal drag, the drag back, and taps that turn the dragged item all the way round.
struct Deed {
    Point from;
    Point to;
    int taps = 0;  // 0: nothing turns
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

// Tries the drag there and back. The position is as before.
bool leads_back(OpenGame& table, Point from, Point to, const Scene& scene, bool may_give_away) {
    const InputOutcome there = drag(table, from, to, scene);
    if (!there.changed) {
        game_input(table, key_press(Key::escape), scene);
        return false;
    }
    const bool is_fine =
        !there.solved &&
        (may_give_away || !with_game(table, [](auto& session, auto&) { return gives_away(session); }));
    if (is_fine && drag(table, to, from, scene).changed) {
        return true;
    }
    rewind_game(table, Rewind::restart, scene);
    return false;
}

// Returns how many taps turn the item at this point all the way round, after the one that picks it up.
int taps_of_turn(OpenGame& table, Point handle, const Scene& scene) {
    tap(table, handle, scene);
    const int before = grasp_of(table).turns;
    for (int taps = 1; taps <= most_turns && grasp_of(table).item >= 0; ++taps) {
        tap(table, handle, scene);
        if (grasp_of(table).turns == before) {
            return taps > 1 ? taps : 0;
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

std::optional<Deed> find_deed(const OpenGame& game, const Scene& scene) {
    const std::unique_ptr<OpenGame> table = table_of(game, scene);
    for (const bool may_give_away : {false, true}) {
        for (const Point handle : handles_of(*table)) {
            for (const Point place : places_of(*table, handle)) {
                if (leads_back(*table, handle, place, scene, may_give_away)) {
                    return Deed{handle, place, taps_of_turn(*table, handle, scene)};
                }
            }
        }
    }
    return std::nullopt;
}

std::vector<HandStep> taps_at(Point point, int count) {
    std::vector<HandStep> steps;
    for (int tap = 0; tap < count; ++tap) {
        steps.push_back({pointer(InputKind::press, point, true), 280});
        steps.push_back({pointer(InputKind::release, point, true), 110});
    }
    return steps;
}

// The hand comes from `outside` and goes back there.
std::vector<HandStep> steps_of(const Deed& deed, Point outside) {
    std::vector<HandStep> steps = {
        {pointer(InputKind::press, deed.from), 800},  {pointer(InputKind::move, deed.from), 250},
        {pointer(InputKind::release, deed.to), 1300}, {pointer(InputKind::press, deed.to), 900},
        {pointer(InputKind::move, deed.to), 250},     {pointer(InputKind::release, deed.from), 1100},
        {pointer(InputKind::move, deed.from), 500}};
    const std::vector<HandStep> taps =
        taps_at(deed.from, deed.taps > 0 ? deed.taps + 1 : 0);  // one picks it up
    steps.insert(steps.end(), taps.begin(), taps.end());
    InputEvent let_go = key_press(Key::escape);
    let_go.at = deed.from;
    steps.push_back({let_go, 300});
    steps.push_back({pointer(InputKind::move, outside), 600});
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
