#include "app/game/editing/editing.h"

#include "app/host/platform.h"
#include "base/text.h"
#include "games/edge_match/edge_match.h"

#include <algorithm>
#include <utility>

namespace tessera {

void Editing::open(std::string_view family) {
    if (!editor_.open(family, storage_.draft(family))) {
        storage_.distrust_draft(family);
        announcer_.notify(say("your saved draft cannot be read; you can still export it in Settings"), true);
    }
    navigation_.show(Panel::none);
    navigation_.show(Screen::edit);
    announcer_.mark_stale();
}

void Editing::open_with(const AnySession& position) {
    if (const auto readable = Editor::can_read(level_text(position)); !readable) {
        announcer_.notify(readable.error().message, true);
        return;
    }
    open(family_id(position));
    editor_.take(position);
    report(storage_.replace_draft(editor_.family(), editor_.text()));
}

// The editor of edge matches paints the picture that is the solution, so the tiles are laid out as soon as a quiet search has
// found how; a draft that was changed by then stays as it is.
void Editing::open_made(const AnySession& puzzle) {
    constexpr Ticks effort = 400'000'000;  // a few seconds
    open_with(puzzle);
    stop_laying_out();
    if (family_id(puzzle) != EdgeMatch::id) {
        return;
    }
    SolveJob search{{level_text(puzzle), {}}, {}};
    search.options.memory_bytes = quiet_memory_bytes;
    search.limit = effort;
    Job job{std::string(EdgeMatch::id), search};
    job.is_quiet = true;
    laying_out_ =
        pool_.start(job, [this, solved = puzzle, before = editor_.text()](const Report& report) mutable {
            const auto* const solution = std::get_if<SolutionReport>(&report);
            if (solution == nullptr || editor_.family() != EdgeMatch::id || editor_.text() != before) {
                return;
            }
            for (const std::string& move : solution->moves) {
                if (play_text(solved, move)) {
                    return;
                }
            }
            editor_.take(solved);
            announcer_.mark_stale();
            store();
        });
}

void Editing::stop_laying_out() {
    if (laying_out_) {
        pool_.cancel(*std::exchange(laying_out_, std::nullopt));
    }
}

void Editing::notify_of(const Error& error, std::string_view text) {
    const TextPosition place = position_of(text, error.offset);
    announcer_.notify(
        say("line {}, column {}: {}", place.line, place.column, appearance_.strings().of(error.message)),
        true);
}

void Editing::open_file(std::string_view name, std::string_view text) {
    if (text.starts_with("tessera ")) {
        const auto readable = Editor::can_read(text);
        return readable ? open_text(text) : notify_of(readable.error(), text);
    }
    const ConvertJob job{std::string(text), std::string(name)};
    pool_.start({"", job}, [this, text = job.text](const Report& report) { take_converted(report, text); });
}

// Opens a converted text. One that no format recognises may be a cut grid; else the notice is the editor's.
void Editing::take_converted(const Report& report, const std::string& text) {
    if (const auto* const converted = std::get_if<ConvertedReport>(&report)) {
        open_text(converted->text);
        std::vector<std::string> remarks;
        for (const Sentence& remark : converted->remarks) {
            remarks.push_back(appearance_.strings().with_stop(remark));
        }
        if (!remarks.empty()) {
            announcer_.notify(say("{}", join(remarks, " ")));
        }
    } else if (const auto* const failed = std::get_if<FailedReport>(&report)) {
        const bool is_unknown = failed->error.code == ErrorCode::unknown_version;
        const auto readable = Editor::can_read(text);
        if (is_unknown && readable) {
            return open_text(text);
        }
        notify_of(is_unknown ? readable.error() : failed->error, text);
    }
}

void Editing::open_text(std::string_view text) {
    if (const auto readable = Editor::can_read(text); !readable) {
        Result<AnySession> puzzle = open_level(text);
        announcer_.notify(puzzle ? readable.error().message : puzzle.error().message, true);
        puzzle_ = puzzle ? std::optional(std::move(*puzzle)) : std::nullopt;
        return;
    }
    open(Editor::family_of(text));
    static_cast<void>(editor_.take_text(text));
    report(storage_.replace_draft(editor_.family(), editor_.text()));
}

void Editing::save_file() const {
    platform::download_text("tessera-" + std::string(editor_.family()) + ".txt", editor_.text());
}

void Editing::save_as(const SaveFormat& format) {
    ConvertJob job{editor_.text(), ".txt"};
    job.to = format.id;
    const std::string name = "tessera-" + std::string(editor_.family()) + std::string(format.ending);
    pool_.start({std::string(editor_.family()), job}, [this, name, &format](const Report& report) {
        if (const auto* const converted = std::get_if<ConvertedReport>(&report)) {
            platform::download_bytes(name, converted->text);
            std::vector<std::string> things;
            for (const std::string& thing : converted->left_out) {
                things.emplace_back(appearance_.strings().of(thing));
            }
            if (!things.empty()) {
                announcer_.notify(say("{} leaves out {,and}", appearance_.strings().of(format.caption),
                                      join(things, ", ")));
            }
        } else if (const auto* const failed = std::get_if<FailedReport>(&report)) {
            announcer_.notify(failed->error.message, true);
        }
    });
}

bool Editing::input(const InputEvent& event) {
    const EditOutcome outcome = editor_.input(event);
    take(outcome);
    return outcome.used;
}

void Editing::show_page(int page) {
    editor_.show_page(page);
    announcer_.mark_stale();
    announcer_.say_aloud(editor_.help());
}

void Editing::set_field(std::string_view name, int value) {
    take(editor_.set_field(name, value));
}

void Editing::set_text(std::string_view text) {
    if (editor_.is_open()) {
        take(editor_.set_text(text));
    }
}

void Editing::use_tool(std::string_view name) {
    take(editor_.use_tool(name, parse_uint64(platform::random_seed_text()).value_or(1)));
}

void Editing::step(int by) {
    take({true, editor_.step(by)});
}

void Editing::make_unique_or_stop() {
    if (editor_.is_making_unique()) {
        editor_.stop_making();
    } else {
        editor_.make_unique();
    }
}

void Editing::make_harder_or_stop() {
    if (editor_.is_making_harder()) {
        editor_.stop_making();
    } else {
        editor_.make_harder();
    }
}

std::optional<Recipe> Editing::recipe_on_board() {
    const Result<Recipe> recipe = editor_.recipe_on_board();
    if (!recipe) {
        announcer_.refuse(recipe.error().message);
        return std::nullopt;
    }
    announcer_.notices().close_refusal();
    return *recipe;
}

std::optional<AnySession> Editing::to_play() {
    std::optional<AnySession> session = editor_.to_play();
    if (const auto trouble = editor_.trouble(); !session && trouble) {
        announcer_.notify(*trouble, true);
    }
    return session;
}

void Editing::take(const EditOutcome& outcome) {
    if (outcome.used || outcome.changed) {
        announcer_.mark_stale();
    }
    if (outcome.changed) {
        announcer_.notices().close_refusal();
    }
    if (outcome.remark) {
        announcer_.refuse(*outcome.remark);
    } else if (outcome.aloud) {
        announcer_.say_aloud(*outcome.aloud);
    }
    if (outcome.changed) {
        store();
    }
}

void Editing::store() {
    report(storage_.save_draft(editor_.family(), editor_.text_to_keep()));
}

void Editing::report(const DraftOutcome& outcome) {
    if (!std::exchange(has_reported_refusal_, !outcome.is_kept) && !outcome.is_kept) {
        announcer_.notify(say("the browser does not let this page save your draft"), true);
    } else if (outcome.was_put_aside && !std::exchange(has_reported_aside_, true)) {
        announcer_.notify(say("another draft was set aside; you can export it in Settings"));
    }
}

void Editing::advance(bool is_visible) {
    const bool is_shown =
        navigation_.screen() == Screen::edit && navigation_.panel() == Panel::none && is_visible;
    if (std::exchange(was_shown_, is_shown) && !is_shown) {
        editor_.end_stroke();
        stop_laying_out();
        editor_.stop_making();
    }
    if (editor_.is_open()) {
        take(editor_.advance({is_shown, is_shown, appearance_.now_ms()}));
    }
}

}  // namespace tessera
