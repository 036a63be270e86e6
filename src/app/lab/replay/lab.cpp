#include "app/lab/replay/lab.h"

#include "app/host/platform.h"
#include "session/engine_tables.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr std::uint64_t table_bytes = 128ULL << 20;  // beside the record, of the page's 512 MB
constexpr double slice_ms = 12;                      // per frame for the search ...
constexpr double playing_slice_ms = 4;               // ... and during playback
constexpr Ticks slice_ticks = 4000;                  // between two readings of the clock

}  // namespace

Lab::Lab(PictureMaker make_picture) : make_picture_(make_picture), picture_(make_picture(nullptr)) {}

void Lab::set_moment(double now_ms, float pixel, bool has_keyboard_focus) {
    scene_.now_ms = now_ms;
    scene_.pixel = pixel;
    scene_.has_keyboard_focus = has_keyboard_focus;
    scene_.shows_map = shows_map();
}

void Lab::choose_engine(int engine) {
    engine_ = engine;
    seed_ = 1;
    heuristic_.clear();
    awaited_place_.reset();
    begin_search();
    announce_step();
}

void Lab::change_seed(int by) {
    seed_ = std::clamp(seed_ + by, 1, most_seed);
    awaited_place_.reset();
    begin_search();
    announce_step();
}

// Heuristic 0 is the engine's default.
void Lab::choose_heuristic(int heuristic) {
    heuristic_ = heuristic == 0 ? "" : at(heuristics_, heuristic).id;
    awaited_place_.reset();
    begin_search();
    announce_step();
}

int Lab::heuristic() const {
    return heuristic_.empty() ? 0 : heuristic_called({heuristics_.data(), heuristics_.size()}, heuristic_);
}

// Restores the position where the search began.
void Lab::clear_table() {
    for (; !shown_moves_.empty(); shown_moves_.pop_back()) {
        rewind_game(*table_, Rewind::undo, scene_);
    }
    with_game(*table_, [](auto& /*session*/, auto& view) { highlight(view, nullptr); });
}

SolveOptions Lab::options() const {
    SolveOptions options;
    options.engine = engines_.empty() ? std::string() : std::string(at(engines_, engine_).id);
    options.heuristic = heuristic_;
    options.seed = static_cast<std::uint64_t>(seed_);
    options.memory_bytes = table_bytes;
    return options;
}

bool Lab::takes_heuristic() const {
    return !engines_.empty() && at(engines_, engine_).takes_heuristic;
}

void Lab::take_search(std::unique_ptr<RecordedSearch> search) {
    picture_ = make_picture_(search.get());
    search_ = std::move(search);
    if (has_search()) {
        marking_.show(options());
    } else {
        marking_.show_none();
    }
}

void Lab::begin_search() {
    clear_table();
    take_search(nullptr);  // frees memory for the next one
    awaits_solution_ = false;
    heuristics_ =
        takes_heuristic() ? heuristics_of(family_id(table_->session)) : std::vector<HeuristicInfo>();
    auto search = RecordedSearch::start(family_id(table_->session), position_, options());
    trouble_.reset();
    if (search) {
        take_search(std::move(*search));
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
    link_.set("marks", "");  // they belong to another search
    link_.set("seed", "");
    take_link();
    take_again();
}

void Lab::set_aside() {
    is_set_aside_ = true;
    awaited_place_ = awaited_place_ ? awaited_place_ : replay_.place();
    clear_table();
    take_search(nullptr);
    replay_.restart();
}

void Lab::take_again() {
    is_set_aside_ = false;
    kept_address_.clear();
    for (const std::string_view name : {"race", "seeds", "limit"}) {
        link_.set(name, "");
    }
    begin_search();
    announce_step();
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

// Searches past the first solution if necessary and possible.
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
    picture_->follow(*this);
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
    if (replay_.place() > 0) {
        return search_->sentence(replay_.place() - 1);
    }
    return picture_->start_words();
}

// Undoes the moves that the two positions do not share, and plays the rest.
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

void Lab::show_view(std::string_view name) {
    link_.set("view", name);
    picture_->follow(*this);
    show_words();
}

void Lab::show_choices(bool is_wanted) {
    link_.set("choices", is_wanted ? "yes" : "");
    show_words();
}

bool Lab::has_map() const {
    return with_game(*table_, [](auto& session, auto& view) {
        const auto all = tools(view, session);
        return std::any_of(all.begin(), all.end(),
                           [](const ViewTool& tool) { return tool.name == map_tool; });
    });
}

void Lab::show_map(bool is_wanted) {
    link_.set("map", is_wanted == !is_plain() ? "" : is_wanted ? "yes" : "no");
}

// Skips the first step and refusals.
std::optional<Cell> Lab::next_decided_cell() const {
    int step = replay_.place();
    while (step < step_count() && (record().step(step).kind == RecordedKind::refuse ||
                                   record().step(step).kind == RecordedKind::begin)) {
        ++step;
    }
    return step < step_count() && record().step(step).kind != RecordedKind::back ? search_->decided_cell(step)
                                                                                 : std::nullopt;
}

const ExactCoverSearch* Lab::cover() const {
    return has_search() ? search_->as<ExactCoverSearch>() : nullptr;
}

std::vector<CellChoices> Lab::choices() const {
    return shows_choices() && has_choices() ? cover()->cell_choices(node()) : std::vector<CellChoices>();
}

std::string Lab::refused_move() const {
    return cover() == nullptr || replay_.place() == 0 ? "" : cover()->refused_move(replay_.place() - 1);
}

void Lab::place_chosen() {
    show_place();
    picture_->follow(*this);
    announce_step();
}

void Lab::remark(Sentence remark) {
    remark_ = std::move(remark);
    announce_step();
}

void Lab::announce_step() const {
    const std::string note = mark() == nullptr ? "" : strings().with_stop(words_of(*mark())) + " ";
    platform::announce(note + strings().with_stop(sentence()));
    show_words();
}

void Lab::show_words() const {
    const Strings spoken = strings();
    BoardWords words(spoken);
    if (mark() != nullptr) {
        words.line(words_of(*mark()));
    }
    words.line(sentence());
    if (!picture_->put_in_words(words, *this)) {
        with_game(*table_, [&](auto& session, auto& view) { put_in_words(words, view, session); });
    }
    platform::show_words(words.text());
}

}  // namespace tessera
