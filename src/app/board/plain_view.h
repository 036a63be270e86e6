#pragma once

#include "app/board/view.h"

#include <type_traits>

namespace tessera {

// The smallest view there can be: it shows nothing and takes no input. A family without a view of its own
// gets it.
template <class G>
struct PlainView {};

template <class G>
struct ViewOf {
    using Type = PlainView<G>;
};

template <class G>
void lay_out(PlainView<G>&, const Session<G>&, const Scene&) {}
template <class G>
Reply<G> board_input(PlainView<G>&, const Session<G>&, const InputEvent&) {
    return {};
}
template <class G>
void draw_board(Painter&, const PlainView<G>&, const Session<G>&, const Scene&) {}
template <class G>
bool is_moving(const PlainView<G>&, double) {
    return false;
}
template <class G>
std::vector<ViewTool> tools(const PlainView<G>&, const Session<G>&) {
    return {};
}
template <class G>
Reply<G> use_tool(PlainView<G>&, const Session<G>&, std::string_view) {
    return {};
}
template <class G>
bool step_focus(PlainView<G>&, const Session<G>&, bool) {
    return false;
}
template <class G>
void drop_focus(PlainView<G>&) {}
template <class G>
void position_changed(PlainView<G>&, const Session<G>&, const Scene&) {}
template <class G>
void light_up(PlainView<G>&, const HintStep*) {}
template <class G>
void show_best(PlainView<G>&, const Session<G>&, const std::vector<std::string>&) {}
template <class G>
void describe(Json& json, const PlainView<G>&, const Session<G>&) {
    json.null();
}

template <class G>
inline constexpr bool has_own_view = !std::is_same_v<typename ViewOf<G>::Type, PlainView<G>>;

// Without a view of the family's own there is nothing to say, and no picture.
template <class G>
Sentence progress(const PlainView<G>&, const Session<G>&) {
    return {};
}
template <class G>
std::vector<Sentence> help(const Session<G>&) {
    return {};
}
// Only some families ask for the fewest moves there can be.
template <class View, class G>
bool wants_par(const View&, const Session<G>&) {
    return false;
}
template <class View>
void take_par(View&, const ParRange&) {}
// In how many ways a position can be finished is worth telling, unless there are always countless ones.
template <class View, class G>
bool has_ways(const View&, const Session<G>&) {
    return true;
}
// The button that plays what a hint proposes.
template <class View>
std::string_view hint_caption(const View&) {
    return "Place it";
}
// Only some families have pieces that have to go before the rest can be done, or edges that clash.
template <class View, class G>
void mark_mistakes(View&, const Session<G>&, const std::vector<std::string>&) {}
template <class View, class G>
std::vector<std::string> mistakes(const View&, const Session<G>&) {
    return {};
}
template <class View>
void mark_clashes(View&, bool) {}
// A family that names no fields is not offered where puzzles are made.
template <class Params>
std::vector<MakerField> maker_fields(const Params&) {
    return {};
}
template <class Params>
void set_maker_field(Params&, std::string_view, int) {}
template <class Level>
void draw_thumbnail(Painter&, const Level&, const Rect&) {}

}  // namespace tessera
