#include "app/game/kept/storage.h"
#include "app/game/play/look.h"
#include "app/host/platform.h"
#include "app/lab/replay/lab.h"
#include "session/engine_tables.h"
#include "session/level_table.h"

#include <algorithm>
#include <utility>

// Opens and leaves the lab: settings, links, addresses.

namespace tessera {

namespace {

// Prefers the link's language, since the page around the lab may differ from the player's choice.
Language wanted_language(std::string_view code, Settings settings) {
    if (const LanguageChoice named = language_choice(code); named != LanguageChoice::system) {
        settings.language = named;
    }
    return language_of(settings);
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
    scene_.dims_rest = false;  // each step lights cells, and the whole position is looked at
    scene_.reduced_motion = reduces_motion(settings_);
    show_page_look(settings_, strings().code(), {std::string(strings().of("Lab")) + " \xC2\xB7 Tessera"});
}

void Lab::take_translation(const std::optional<std::string>& table) {
    if (languages_.take(table)) {
        take_settings();
        show_words();
        return;
    }
    // Not asked for again: a page that is being left gets no table at all.
    remark(say("this language could not be loaded"));
}

void Lab::open_link(std::string_view fragment) {
    link_ = LabLink(fragment);
    kept_address_ = fragment;
    auto content = read_link(code_of_fragment(link_.puzzle_fragment()));
    auto* const session = content ? std::get_if<AnySession>(&*content) : nullptr;
    if (session == nullptr) {
        trouble_ = content ? say("only the game can open this link") : content.error().message;
        take_search(nullptr);
        engines_.clear();
        replay_.restart();
        show_fresh(*open_level(first_level().text));
        announce_step();
        return;
    }
    open(std::move(*session));
}

void Lab::take_link() {
    const auto named = std::find_if(engines_.begin(), engines_.end(),
                                    [&](const auto& each) { return each.id == link_.option("engine"); });
    engine_ = named == engines_.end() ? 0 : static_cast<int>(named - engines_.begin());
    const std::vector<HeuristicInfo> heuristics = heuristics_of(family_id(table_->session));
    const bool is_heuristic = takes_heuristic() && heuristic_called({heuristics.data(), heuristics.size()},
                                                                    link_.option("heuristic")) >= 0;
    heuristic_ = is_heuristic ? link_.option("heuristic") : "";
    if (const auto speed = link_.number("speed")) {
        replay_.set_speed(*speed);
    }
    seed_ = std::clamp(link_.number("seed").value_or(1), 1, most_seed);
    awaited_place_ = link_.number("place");
    if (Marks marks = marks_in(link_.option("marks")); !marks.all().empty()) {
        marking_.put(options(), std::move(marks));
    }
}

void Lab::keep_address() {
    if (!has_search() || awaited_place_) {
        return;
    }
    const int place = replay_.place();
    link_.set("engine", engine_ == 0 ? "" : std::string(at(engines_, engine_).id));
    link_.set("heuristic", heuristic_);
    link_.set("seed", seed_ == 1 ? "" : std::to_string(seed_));
    link_.set("marks", text_of(marks()));
    link_.set("place", place == 0 ? "" : std::to_string(place));
    link_.set("speed", replay_.speed() == Replay().speed() ? "" : std::to_string(replay_.speed()));
    if (std::string text = link_.text(); text != kept_address_) {
        platform::set_fragment(text);
        kept_address_ = std::move(text);
    }
}

// Shows a table without any trace of a search.
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
    marking_.clear();
    take_link();
    begin_search();
    announce_step();
}

// The link has no moves, since the game keeps its own: clock, steps, whose day it is. If the lab could not
// open the code, the game still gets it.
void Lab::go_back() const {
    const bool is_stand_in = engines_.empty();
    const std::string_view code = is_stand_in ? link_.puzzle_fragment() : fragment_of(table_->link);
    platform::open_page(platform::OtherPage::game, code.empty() ? link_.puzzle_fragment() : code);
}

void Lab::learn() const {
    platform::open_lessons(strings().code(), link_.puzzle_fragment());
}

}  // namespace tessera
