#pragma once

#include "app/board/board_words.h"
#include "app/board/maker_fields.h"
#include "app/board/view.h"
#include "base/result.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// What an input to an editor came to.
template <class Level>
struct EditReply {
    bool used = false;                    // false: the program may use the input otherwise
    std::optional<Level> level = {};      // as it is from now on
    bool goes_on = false;                 // a stroke goes on: undone together with what it began with
    std::optional<Sentence> aloud = {};   // announced
    std::optional<Sentence> remark = {};  // announced and shown: why nothing happened

    static EditReply ignored() { return {}; }
    static EditReply view_changed() { return {true}; }
    static EditReply change(Level level, bool goes_on = false) { return {true, std::move(level), goes_on}; }
};

// The contract of a family's editor: a struct of what is on the screen but not in the level (the page shown, the
// brush, a cursor) and an overload set on it; EditorOf says which struct it is and how levels are made (the family's
// draft.h). Nothing has a default: families.h checks FamilyEditor for every family. A level in an editor is a draft:
// it may not be playable yet.
template <class G>
struct EditorOf;

template <class G>
using EditorType = typename EditorOf<G>::Type;

template <class G>
concept FamilyDraft = requires(const typename G::Level& level, const typename G::State& state,
                               std::string_view text) {
    { EditorOf<G>::blank() } -> std::same_as<typename G::Level>;              // to begin with
    { EditorOf<G>::parse(text) } -> std::same_as<Result<typename G::Level>>;  // what format_level wrote
    { EditorOf<G>::from(level, state) } -> std::same_as<typename G::Level>;   // a position as a puzzle
    { EditorOf<G>::to_play(level) } -> std::same_as<typename G::Level>;       // of a playable one
    { EditorOf<G>::why_not_playable(level) } -> std::same_as<std::optional<Sentence>>;
    { EditorOf<G>::advice(level) } -> std::same_as<std::vector<Sentence>>;
    // A position's moves can be fixed in a level: then there are without_givens(level) and givens(level), as moves, too.
    { EditorOf<G>::has_givens } -> std::convertible_to<bool>;
    // What can be edited by itself: keys of the string table.
    { EditorOf<G>::pages } -> std::convertible_to<std::span<const std::string_view>>;
};

template <class G>
concept EditorParts = requires(EditorType<G>& editor, const EditorType<G>& seen,
                               const typename G::Level& level, const Scene& scene, const InputEvent& event,
                               std::string_view name, int value, std::uint64_t chance, double now_ms,
                               Painter& painter, BoardWords& words, Json& json) {
    editor.page = value;
    lay_out(editor, level, scene);
    draw_editor(painter, seen, level, scene);
    { is_moving(seen, now_ms) } -> std::same_as<bool>;
    { edit_input(editor, level, event) } -> std::same_as<EditReply<typename G::Level>>;
    { edit_fields(seen, level) } -> std::same_as<std::vector<MakerField>>;
    { set_edit_field(editor, level, name, value) } -> std::same_as<EditReply<typename G::Level>>;
    // Of the field that is a text, if there is one; `name` is what the player typed.
    { set_edit_text(editor, level, name) } -> std::same_as<EditReply<typename G::Level>>;
    { edit_tools(seen, level) } -> std::same_as<std::vector<ViewTool>>;
    { use_edit_tool(editor, level, name, chance) } -> std::same_as<EditReply<typename G::Level>>;
    { edit_help(seen) } -> std::same_as<Sentence>;  // what to do on this page
    put_in_words(words, seen, level);
    describe(json, seen, level);
};

template <class G>
concept FamilyEditor = FamilyDraft<G> && EditorParts<G>;

}  // namespace tessera
