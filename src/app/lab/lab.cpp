#include "app/lab/lab.h"

#include "app/game/look.h"
#include "app/game/storage.h"
#include "app/host/platform.h"
#include "base/text.h"
#include "session/level_table.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr std::uint64_t table_bytes = 128ULL << 20;  // beside the record, of the page's 512 MB
constexpr double slice_ms = 12;                      // of a frame, for the search ...
constexpr double playing_slice_ms = 4;               // ... and while it is shown
constexpr Ticks slice_ticks = 4000;                  // between two looks at the clock

// -1: there is none.
int sibling_before(const SearchRecord& record, int node) {
    const int parent = record.node(node).parent;
    int sibling = parent < 0 ? -1 : record.node(parent).first_child;
    if (sibling == node) {
        return -1;
    }
    while (sibling >= 0 && record.node(sibling).next_sibling != node) {
        sibling = record.node(sibling).next_sibling;
    }
    return sibling;
}

int neighbour_of(const SearchRecord& record, int node, Key key) {
    const RecordedNode& here = record.node(node);
    switch (key) {
        case Key::up:
            return here.parent;
        case Key::down:
            return here.first_child;
        case Key::left:
            return sibling_before(record, node);
        case Key::right:
            return here.next_sibling;
        default:
            return -1;
    }
}

// The link's, where there is such a language, as the page around the lab may be in another one than the player's.
Language wanted_language(std::string_view code, const Settings& settings) {
    const auto* const named = std::find_if(languages.begin(), languages.end(),
                                           [&](const LanguageInfo& info) { return info.code == code; });
    return named == languages.end() ? language_of(settings)
                                    : static_cast<Language>(named - languages.begin());
}

}  // namespace

void Lab::start() {
    link_ = LabLink(platform::fragment());
    take_settings();
    open_link(platform::fragment());
}

void Lab::take_settings() {
    settings_ = Storage().settings();
    languages_.want(wanted_language(link_.option("language"), settings_));
    scene_.letters = settings_.letters;
    scene_.reduced_motion = reduces_motion(settings_);
    show_page_look(settings_, strings().code(), std::string(strings().of("Lab")) + " \xC2\xB7 Tessera");
}

void Lab::take_translation(const std::optional<std::string>& table) {
    languages_.take(table);
    take_settings();
    show_words();
}

void Lab::set_moment(double now_ms, float pixel, bool has_keyboard_focus) {
    scene_.now_ms = now_ms;
    scene_.pixel = pixel;
    scene_.has_keyboard_focus = has_keyboard_focus;
}

void Lab::open_link(std::string_view fragment) {
    link_ = LabLink(fragment);
    kept_address_ = fragment;
    auto content = read_link(code_of_fragment(link_.code()));
    auto* const session = content ? std::get_if<AnySession>(&*content) : nullptr;
    if (session == nullptr) {
        trouble_ = content ? say("only the game can open this link") : content.error().message;
        search_.reset();
        engines_.clear();
        replay_.restart();
        show_fresh(*open_level(first_level().text));
        tell();
        return;
    }
    open(std::move(*session));
}

void Lab::take_link() {
    const auto named = std::find_if(engines_.begin(), engines_.end(),
                                    [&](const auto& each) { return each.id == link_.option("engine"); });
    engine_ = named == engines_.end() ? 0 : static_cast<int>(named - engines_.begin());
    const std::vector<HeuristicInfo> heuristics = recorded_heuristics(family_id(table_->session));
    const bool is_heuristic =
        at(engines_, engine_).takes_heuristic &&
        heuristic_called({heuristics.data(), heuristics.size()}, link_.option("heuristic")) >= 0;
    heuristic_ = is_heuristic ? link_.option("heuristic") : "";
    if (const auto speed = link_.number("speed")) {
        replay_.set_speed(*speed);
    }
    awaited_place_ = link_.number("place");
}

void Lab::keep_address() {
    if (!has_search() || awaited_place_) {
        return;
    }
    const int place = replay_.place();
    link_.set("engine", engine_ == 0 ? "" : at(engines_, engine_).id);
    link_.set("heuristic", heuristic_);
    link_.set("place", place == 0 ? "" : std::to_string(place));
    link_.set("speed", replay_.speed() == Replay().speed() ? "" : std::to_string(replay_.speed()));
    if (std::string text = link_.text(); text != kept_address_) {
        platform::set_fragment(text);
        kept_address_ = std::move(text);
    }
}

// A table with nothing of a search on it.
void Lab::show_fresh(AnySession session) {
    table_ = std::make_unique<OpenGame>(std::move(session));
    shown_place_ = -1;
    shown_moves_.clear();
    remark_.reset();
}

void Lab::open(AnySession session) {
    show_fresh(std::move(session));
    at_start_ = table_->session;
    is_set_aside_ = false;
    position_ = {level_text(table_->session), moves_text(*table_)};
    engines_ = recorded_engines(family_id(table_->session));
    take_link();
    begin_search();
    tell();
}

void Lab::choose_engine(int engine) {
    engine_ = engine;
    heuristic_.clear();
    awaited_place_.reset();
    begin_search();
    tell();
}

// As the search found it.
void Lab::clear_table() {
    for (; !shown_moves_.empty(); shown_moves_.pop_back()) {
        rewind_game(*table_, Rewind::undo, scene_);
    }
    with_game(*table_, [](auto& /*session*/, auto& view) { highlight(view, nullptr); });
}

void Lab::begin_search() {
    SolveOptions options;
    options.engine = at(engines_, engine_).id;
    options.heuristic = heuristic_;
    options.memory_bytes = table_bytes;
    options.heuristic = at(engines_, engine_).takes_heuristic ? link_.option("heuristic") : "";
    clear_table();
    search_.reset();  // before another one takes memory
    awaits_solution_ = false;
    auto search = RecordedSearch::start(family_id(table_->session), position_, options);
    trouble_.reset();
    if (search) {
        search_ = std::move(*search);
    } else {
        trouble_ = search.error().message;
    }
    outcome_ = Outcome::running;
    replay_.restart();
    shown_place_ = -1;
    show_place();
}

void Lab::watch(std::string_view engine, std::string_view heuristic, int place) {
    link_.set("engine", engine);
    link_.set("heuristic", heuristic);
    link_.set("place", std::to_string(place));
    take_link();
    take_again();
}

void Lab::set_aside() {
    is_set_aside_ = true;
    awaited_place_ = awaited_place_ ? awaited_place_ : replay_.place();
    clear_table();
    search_.reset();
    replay_.restart();
}

void Lab::take_again() {
    is_set_aside_ = false;
    kept_address_.clear();
    for (const std::string_view name : {"race", "seeds", "limit"}) {
        link_.set(name, "");
    }
    begin_search();
    tell();
}

bool Lab::is_searching() const {
    return has_search() && outcome_ == Outcome::running && !record().is_cut();
}

bool Lab::can_search_on() const {
    return outcome_ == Outcome::solved && has_search() && record().is_depth_first() && !record().is_cut();
}

bool Lab::has_next_solution() const {
    return can_search_on() || (has_search() && record().next_solution(replay_.place() - 1) >= 0);
}

void Lab::search_on() {
    if (has_search() && outcome_ == Outcome::solved) {
        outcome_ = Outcome::running;
        awaits_solution_ = true;
    }
}

void Lab::search_past_solutions() {
    if (wants_all_solutions() && can_search_on()) {
        outcome_ = Outcome::running;
    }
}

void Lab::search_for(double ms) {
    const double end = platform::now_ms() + ms;
    while (is_searching() && platform::now_ms() < end) {
        outcome_ = search_->advance(slice_ticks);
        search_past_solutions();
    }
}

// Past the first solution, too, where the search can go on.
void Lab::come_to_awaited_place() {
    if (!awaited_place_ || !has_search()) {
        return;
    }
    if (step_count() < *awaited_place_ && can_search_on()) {
        outcome_ = Outcome::running;
    }
    if (step_count() >= *awaited_place_ || !is_searching()) {
        seek(*awaited_place_);
    }
}

void Lab::advance() {
    search_for(replay_.is_playing() ? playing_slice_ms : slice_ms);
    if (awaits_solution_ && !is_searching()) {
        awaits_solution_ = false;
        const int found = record().next_solution(replay_.place() - 1);
        seek(found >= 0 ? found + 1 : step_count());
    }
    come_to_awaited_place();
    const bool was_playing = replay_.is_playing();
    replay_.advance(now_ms(), step_count(), is_searching());
    show_place();
    if (was_playing && !replay_.is_playing()) {
        show_words();
    }
}

bool Lab::needs_frame() const {
    return is_searching() || (replay_.is_playing() && replay_.speed() > 10) ||
           with_game(*table_, [&](auto& /*session*/, auto& view) { return is_moving(view, now_ms()); });
}

double Lab::due_ms() const {
    return replay_.due_ms();
}

void Lab::visit_largest() {
    const int largest = has_search() ? record().largest_subtree(node()) : -1;
    if (largest >= 0) {
        show_node(largest);
    }
}

void Lab::visit_similar() {
    if (!has_search()) {
        return;
    }
    const std::vector<int> similar = search_->similar(node());
    const auto next = std::upper_bound(similar.begin(), similar.end(), node());
    const bool is_alone = similar.size() <= 1;
    if (!is_alone) {
        show_node(next == similar.end() ? similar.front() : *next);
    }
    remark_ = is_alone
                  ? say("no other position leaves the same to be done")
                  : say("one of {} {position|positions} that leave the same to be done", int_size(similar));
    tell();
}

int Lab::node() const {
    return replay_.place() == 0 ? 0 : record().step(replay_.place() - 1).node;
}

Sentence Lab::sentence() const {
    if (trouble_) {
        return *trouble_;
    }
    if (remark_) {
        return *remark_;
    }
    return replay_.place() == 0 ? say("the start of the search") : search_->sentence(replay_.place() - 1);
}

// Takes back what the two positions do not share, and plays the rest.
void Lab::show_place() {
    if (!has_search() || shown_place_ == replay_.place()) {
        return;
    }
    shown_place_ = replay_.place();
    remark_.reset();
    std::vector<std::string> moves = search_->moves(node());
    const auto same = std::mismatch(shown_moves_.begin(), shown_moves_.end(), moves.begin(), moves.end());
    for (auto gone = same.first; gone != shown_moves_.end(); ++gone) {
        rewind_game(*table_, Rewind::undo, scene_);
    }
    for (auto next = same.second; next != moves.end(); ++next) {
        play_move_text(*table_, *next, scene_);
    }
    shown_moves_ = std::move(moves);
    HintStep step{
        sentence(), replay_.place() == 0 ? std::vector<Cell>() : search_->cells(replay_.place() - 1), {}};
    with_game(*table_, [&](auto& /*session*/, auto& view) { highlight(view, &step); });
}

void Lab::place_chosen() {
    show_place();
    tell();
}

void Lab::tell() const {
    platform::announce(strings().with_stop(sentence()));
    show_words();
}

void Lab::show_words() const {
    const Strings spoken = strings();
    BoardWords words(spoken);
    words.line(sentence());
    with_game(*table_, [&](auto& session, auto& view) { put_in_words(words, view, session); });
    platform::show_words(words.text());
}

void Lab::play_or_pause() {
    if (replay_.is_playing()) {
        replay_.pause();
        place_chosen();
    } else {
        replay_.play(now_ms(), step_count());
    }
}

void Lab::seek(int place) {
    awaits_solution_ = false;
    awaited_place_.reset();
    replay_.seek(place, step_count());
    place_chosen();
}

// The first step of every record is that the search begins, which changes nothing.
void Lab::step(int by) {
    const int place = replay_.place() + by;
    seek(place == 1 ? 1 + by : place);
}

void Lab::change_speed(int by) {
    replay_.change_speed(by, now_ms());
}

void Lab::next_solution() {
    const int next = has_search() ? record().next_solution(replay_.place() - 1) : -1;
    if (next >= 0) {
        seek(next + 1);
    } else {
        search_on();
    }
}

void Lab::show_node(int node) {
    seek(node == 0 ? 0 : record().node(node).first_step + 1);
}

void Lab::visit_neighbour(Key key) {
    if (!has_search()) {
        return;
    }
    const int there = neighbour_of(record(), node(), key);
    if (there >= 0) {
        show_node(there);
    }
}

// Without moves, as the game keeps what was played: its clock, its steps, whose day it is. What the lab cannot open the game may.
void Lab::go_back() const {
    const bool is_stand_in = engines_.empty();
    const std::string_view code = is_stand_in ? link_.code() : fragment_of(table_->code);
    platform::visit(platform::OtherPage::game, code.empty() ? link_.code() : code);
}

void Lab::learn() const {
    platform::visit_lessons(strings().code(), link_.code());
}

}  // namespace tessera
