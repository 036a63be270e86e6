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

// An editor's reply to an input.
template <class Level>
struct EditReply {
    bool used = false;                    // false: the program may use the input otherwise
    std::optional<Level> level = {};      // the new level
    bool goes_on = false;                 // continues a stroke: one undo step with its beginning
    std::optional<Sentence> aloud = {};   // announced
    std::optional<Sentence> remark = {};  // announced and shown: why nothing changed

    static EditReply ignored() { return {}; }
    static EditReply view_changed() { return {true}; }
    static EditReply change(Level level, bool goes_on = false) { return {true, std::move(level), goes_on}; }
};

// Contract of a family's editor: a struct for everything on the screen that is not in the level (the page
// shown, the brush, a cursor) and an overload set on it. EditorOf names the struct and the functions that
// make levels (the family's draft.h). Nothing has a default: families.h checks FamilyEditor for every family.
// A level in an editor is a draft: it may not be playable yet.
template <class G>
struct EditorOf;

template <class G>
using EditorType = typename EditorOf<G>::Type;

template <class G>
concept FamilyDraft = requires(const typename G::Level& level, const typename G::State& state,
                               std::string_view text) {
    { EditorOf<G>::blank() } -> std::same_as<typename G::Level>;              // the first draft
    { EditorOf<G>::parse(text) } -> std::same_as<Result<typename G::Level>>;  // text written by format_level
    { EditorOf<G>::is_begun(level) } -> std::same_as<bool>;                   // the draft has content
    { EditorOf<G>::from(level, state) } -> std::same_as<typename G::Level>;   // a position as a new puzzle
    { EditorOf<G>::to_play(level) } -> std::same_as<typename G::Level>;       // requires a playable draft
    { EditorOf<G>::why_not_playable(level) } -> std::same_as<std::optional<Sentence>>;
    { EditorOf<G>::advice(level) } -> std::same_as<std::vector<Sentence>>;
    // True if a level can fix moves; then without_givens(level) and givens(level) (as moves) exist too.
    { EditorOf<G>::has_givens } -> std::convertible_to<bool>;
    // True if puzzles can be made on a drawn board; then params_on_board(level) exists too, whose error says what
    // to change, and the editor cuts boards by chance: cut_with_seed() and shown_cut().
    { EditorOf<G>::makes_on_board } -> std::convertible_to<bool>;
    // Pages of the editor: keys of the string table.
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
    // Sets the text field, if there is one; `name` is the text that the player typed.
    { set_edit_text(editor, level, name) } -> std::same_as<EditReply<typename G::Level>>;
    { edit_tools(seen, level) } -> std::same_as<std::vector<ViewTool>>;
    { use_edit_tool(editor, level, name, chance) } -> std::same_as<EditReply<typename G::Level>>;
    { edit_help(seen) } -> std::same_as<Sentence>;  // instructions for this page
    put_in_words(words, seen, level);
    describe(json, seen, level);
};

template <class G>
concept FamilyEditor = FamilyDraft<G> && EditorParts<G>;

}  // namespace tessera
