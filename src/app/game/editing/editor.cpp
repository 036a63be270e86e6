#include "app/game/editing/editor.h"

#include "app/game/editing/kept_cut.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int most_steps = 400;
constexpr int is_typed = -1;  // as a value (values are at least 0): the name is a typed text

constexpr std::string_view title_field = "title";
constexpr std::string_view author_field = "author";
constexpr std::string_view note_field = "note";
constexpr int longest_typed_credit = 60;
constexpr int longest_typed_note = 120;

bool is_credit_field(std::string_view name) {
    return name == title_field || name == author_field || name == note_field;
}

MakerField credit_field(std::string_view name, std::string_view caption, std::string_view text) {
    return {.name = name,
            .caption = caption,
            .high = longest_typed_credit,
            .at_zero = "",
            .shown = text,
            .is_text = true};
}

std::string_view family_id_of(const AnyDraft& any) {
    return with_draft(any,
                      [](auto tag, const auto&) -> std::string_view { return decltype(tag)::Family::id; });
}

// Removes the recipe of a level that was changed by hand.
template <class G>
void forget_recipe([[maybe_unused]] typename G::Level& level) {
    if constexpr (G::has_recipes) {
        level.recipe.reset();
    }
}

template <class G>
void add_step(Draft<G>& draft, typename G::Level level, bool goes_on) {
    draft.steps.resize(static_cast<std::size_t>(draft.cursor) + 1);
    if (goes_on && draft.is_of_stroke) {
        draft.steps.back() = std::move(level);
        return;
    }
    draft.is_of_stroke = true;
    if (int_size(draft.steps) == most_steps) {
        draft.steps.erase(draft.steps.begin());
    }
    draft.steps.push_back(std::move(level));
    draft.cursor = int_size(draft.steps) - 1;
}

template <class G>
EditOutcome applied(Draft<G>& draft, EditReply<typename G::Level> reply) {
    EditOutcome outcome{reply.used, false, std::move(reply.remark), std::move(reply.aloud)};
    if (reply.level && !(*reply.level == draft.level())) {
        forget_recipe<G>(*reply.level);
        add_step(draft, std::move(*reply.level), reply.goes_on);
        outcome.changed = true;
    }
    return outcome;
}

template <class G>
Result<Draft<G>> begun(const std::optional<std::string>& kept) {
    Draft<G> draft;
    if (!kept) {
        draft.steps.push_back(EditorOf<G>::blank());
        return draft;
    }
    auto level = EditorOf<G>::parse(*kept);
    if (!level) {
        return tl::unexpected(level.error());
    }
    draft.steps.push_back(std::move(*level));
    recall_cut(draft, *kept);
    return draft;
}

}  // namespace

bool Editor::open(std::string_view family, const std::optional<std::string>& kept) {
    const auto is_of_family = [&](const std::unique_ptr<AnyDraft>& draft) {
        return family_id_of(*draft) == family;
    };
    const auto opened = std::find_if(drafts_.begin(), drafts_.end(), is_of_family);
    if (opened != drafts_.end()) {
        const bool is_another = draft_ != opened->get();
        draft_ = opened->get();
        if (is_another) {
            level_changed();
        }
        return true;
    }
    const auto is_read = visit_family_called<bool>(family, [&](auto tag) -> Result<bool> {
        using G = typename decltype(tag)::Family;
        auto draft = begun<G>(kept);
        const bool is_good = draft.has_value();
        drafts_.push_back(std::make_unique<AnyDraft>(is_good ? std::move(*draft) : *begun<G>(std::nullopt)));
        draft_ = drafts_.back().get();
        return is_good;
    });
    level_changed();
    return is_read && *is_read;
}

void Editor::take(const AnySession& position) {
    end_stroke();
    std::visit(
        [&](const auto& session) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            auto& draft = std::get<Draft<G>>(*draft_);
            auto level = EditorOf<G>::from(session.level(), session.state());
            if (!(level == session.level())) {
                forget_recipe<G>(level);
            }
            add_step(draft, std::move(level), false);
        },
        position);
    level_changed();
}

// Any text that is not level text goes to the family that reads cut grids.
std::string Editor::family_of(std::string_view text) {
    return family_of_level(text).value_or(std::string(Polyomino::id));
}

Result<bool> Editor::can_read(std::string_view text) {
    return visit_family_called<bool>(family_of(text), [&](auto tag) -> Result<bool> {
        const auto level = EditorOf<typename decltype(tag)::Family>::parse(text);
        return level ? Result<bool>(true) : tl::unexpected(level.error());
    });
}

Result<bool> Editor::take_text(std::string_view text) {
    end_stroke();
    return with_draft(*draft_, [&](auto tag, auto& draft) -> Result<bool> {
        using G = typename decltype(tag)::Family;
        auto level = EditorOf<G>::parse(text);
        if (!level) {
            return tl::unexpected(level.error());
        }
        add_step(draft, std::move(*level), false);
        level_changed();
        return true;
    });
}

std::string_view Editor::family() const {
    return family_id_of(*draft_);
}

// Lays out the current level, since it may have changed after the last frame.
void Editor::lay_out_again() {
    with_draft(*draft_, [&](auto, auto& draft) { tessera::lay_out(draft.editor, draft.level(), scene_); });
}

void Editor::end_stroke() {
    is_pressed_ = false;  // what is painted stays
    if (draft_ != nullptr) {
        InputEvent cancel;
        cancel.kind = InputKind::cancel;
        static_cast<void>(input(cancel));
    }
}

void Editor::lay_out(const Scene& scene) {
    scene_ = scene;
    with_draft(*draft_, [&](auto, auto& draft) { tessera::lay_out(draft.editor, draft.level(), scene); });
}

void Editor::draw(Painter& painter, const Scene& scene) const {
    painter.push_clip(scene.area);
    with_draft(*draft_,
               [&](auto, const auto& draft) { draw_editor(painter, draft.editor, draft.level(), scene); });
    painter.pop_clip();
}

// Applies a family's reply and adds the new level as a step.
template <class F>
EditOutcome Editor::edit(const F& f) {
    EditOutcome outcome = with_draft(*draft_, [&](auto tag, auto& draft) {
        return applied<typename decltype(tag)::Family>(draft, f(draft));
    });
    if (outcome.changed) {
        level_changed();
    }
    return outcome;
}

EditOutcome Editor::input(const InputEvent& event) {
    lay_out_again();
    const bool is_torn = event.kind == InputKind::cancel && is_pressed_;
    is_pressed_ = event.kind == InputKind::press ||
                  (is_pressed_ && event.kind != InputKind::release && event.kind != InputKind::cancel);
    EditOutcome outcome = edit([&](auto& draft) {
        draft.is_of_stroke = draft.is_of_stroke && event.kind != InputKind::press;
        return edit_input(draft.editor, draft.level(), event);
    });
    outcome.changed |= is_torn && take_back_stroke();
    return outcome;
}

// Takes back what was painted since the press: a second finger came, to zoom. Returns false if nothing was.
bool Editor::take_back_stroke() {
    const bool has_painted = with_draft(*draft_, [](auto, auto& draft) {
        if (!draft.is_of_stroke) {
            return false;
        }
        draft.steps.pop_back();
        draft.cursor = int_size(draft.steps) - 1;
        draft.is_of_stroke = false;
        return true;
    });
    if (has_painted) {
        level_changed();
    }
    return has_painted;
}

// Returns the family's fields; on the first page also title, author and note.
std::vector<MakerField> Editor::fields() const {
    return with_draft(*draft_, [](auto tag, const auto& draft) {
        std::vector<MakerField> fields = edit_fields(draft.editor, draft.level());
        if constexpr (decltype(tag)::Family::has_credits) {
            if (draft.editor.page == 0) {
                fields.push_back(credit_field(title_field, "Title", draft.level().title));
                fields.push_back(credit_field(author_field, "Made by", draft.level().author));
                fields.push_back(credit_field(note_field, "Note", draft.level().note));
                fields.back().high = longest_typed_note;
            }
        }
        return fields;
    });
}

EditOutcome Editor::set_field(std::string_view name, int value) {
    if (value != is_typed && is_credit_field(name)) {
        return {};  // typed through set_text
    }
    return edit([&](auto& draft) {  // numbers and texts share one lambda, which is compiled for every family
        return value == is_typed ? set_edit_text(draft.editor, draft.level(), name)
                                 : set_edit_field(draft.editor, draft.level(), name, value);
    });
}

EditOutcome Editor::set_text(std::string_view text) {
    return is_credit_field(asked_field_) ? set_credit(asked_field_, without_blanks_around(text))
                                         : set_field(text, is_typed);
}

EditOutcome Editor::set_credit(std::string_view field, std::string_view text) {
    if (!text.empty() && !is_credit(text)) {
        return {true, false, say("a title, a name or a note must be one short line")};
    }
    return edit([&](auto& draft) {
        auto level = draft.level();
        using G = typename FamilyOf<std::remove_cvref_t<decltype(draft)>>::Type;
        Credits credits = credits_of<G>(level);
        (field == author_field ? credits.author : field == note_field ? credits.note : credits.title) = text;
        sign<G>(level, std::move(credits));
        return EditReply<std::remove_cvref_t<decltype(level)>>::change(std::move(level));
    });
}

std::vector<ViewTool> Editor::tools() const {
    return with_draft(*draft_,
                      [](auto, const auto& draft) { return edit_tools(draft.editor, draft.level()); });
}

EditOutcome Editor::use_tool(std::string_view name, std::uint64_t chance) {
    return edit([&](auto& draft) { return use_edit_tool(draft.editor, draft.level(), name, chance); });
}

std::vector<std::string_view> Editor::pages() const {
    return with_draft(*draft_, [](auto tag, const auto&) {
        const auto& pages = EditorOf<typename decltype(tag)::Family>::pages;
        return std::vector<std::string_view>(pages.begin(), pages.end());
    });
}

int Editor::page() const {
    return with_draft(*draft_, [](auto, const auto& draft) { return draft.editor.page; });
}

void Editor::show_page(int page) {
    end_stroke();
    with_draft(*draft_, [&](auto, auto& draft) { draft.editor.page = page; });
}

bool Editor::can_undo() const {
    return with_draft(*draft_, [](auto, const auto& draft) { return draft.cursor > 0; });
}

bool Editor::can_redo() const {
    return with_draft(*draft_,
                      [](auto, const auto& draft) { return draft.cursor + 1 < int_size(draft.steps); });
}

bool Editor::step(int by) {
    end_stroke();
    if (!(by < 0 ? can_undo() : can_redo())) {
        return false;
    }
    with_draft(*draft_, [&](auto, auto& draft) { draft.cursor += by, draft.is_of_stroke = false; });
    level_changed();
    return true;
}

bool Editor::is_moving(double now_ms) const {
    return draft_ != nullptr && with_draft(*draft_, [&](auto, const auto& draft) {
               return tessera::is_moving(draft.editor, now_ms);
           });
}

// The analysis refers to the preview, so it is stopped before the preview is deleted.
void Editor::level_changed() {
    is_preview_old_ = true;
    findings_.reset();
    stop_making();
    analysis_.game_changed();
    preview_.reset();
}

void Editor::renew_preview() {
    is_preview_old_ = false;
    if (auto session = to_play()) {
        preview_ = std::make_unique<OpenGame>(std::move(*session));
    }
}

EditOutcome Editor::advance(const BackgroundAnalysis::Circumstances& now) {
    if (draft_ == nullptr) {
        return {};
    }
    if (is_preview_old_) {
        renew_preview();
    }
    if (preview_) {
        BackgroundAnalysis::Circumstances free = now;
        free.is_free = now.is_free && !is_making_unique() && !is_making_harder();
        analysis_.advance(*preview_, free);
    }
    if (auto trouble = analysis_.take_trouble()) {
        return {false, false, std::move(trouble)};
    }
    EditOutcome outcome = take_unique();
    return outcome.changed || outcome.remark ? outcome : take_harder();
}

bool Editor::is_begun() const {
    return with_draft(*draft_, [](auto tag, const auto& draft) {
        return EditorOf<typename decltype(tag)::Family>::is_begun(draft.level());
    });
}

Sentence Editor::help() const {
    return with_draft(*draft_, [](auto, const auto& draft) { return edit_help(draft.editor); });
}

std::optional<AnySession> Editor::to_play() const {
    if (trouble()) {
        return std::nullopt;
    }
    return with_draft(*draft_, [](auto tag, const auto& draft) -> std::optional<AnySession> {
        using G = typename decltype(tag)::Family;
        return AnySession(Session<G>(EditorOf<G>::to_play(draft.level())));
    });
}

std::string Editor::text() const {
    return with_draft(*draft_, [](auto tag, const auto& draft) {
        return decltype(tag)::Family::format_level(draft.level());
    });
}

std::string Editor::text_to_keep() const {
    return with_draft(*draft_, [](auto, const auto& draft) { return text_with_cut(draft); });
}

void Editor::put_in_words(BoardWords& words) const {
    with_draft(*draft_,
               [&](auto, const auto& draft) { tessera::put_in_words(words, draft.editor, draft.level()); });
}

void Editor::describe(Json& json) const {
    with_draft(*draft_,
               [&](auto, const auto& draft) { tessera::describe(json, draft.editor, draft.level()); });
}

}  // namespace tessera
