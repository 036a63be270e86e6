#pragma once

#include "app/game/editing/drafts.h"
#include "app/game/editing/harder_maker.h"
#include "app/game/editing/unique_maker.h"
#include "app/game/help/background_analysis.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

struct EditOutcome {
    bool used = false;
    bool changed = false;  // the level changed
    std::optional<Sentence> remark = {};
    std::optional<Sentence> aloud = {};
};

// The level being edited: changes to it, undo and redo, and its analysis. If the level is playable, quiet
// jobs of limited effort find out the number of solutions or the fewest moves.
class Editor {
public:
    explicit Editor(JobPool& pool) : analysis_(pool), unique_maker_(pool), harder_maker_(pool) {}

    bool is_open() const { return draft_ != nullptr; }
    // Opens the editor of a family with the stored draft, or an empty one if there is none. Returns false if
    // the draft could not be read.
    bool open(std::string_view family, const std::optional<std::string>& kept);
    // Adds a position as the next step of its family's draft, which must be open.
    void take(const AnySession& position);
    // Adds a text as the next step in the editor of its family: level text, or another format that the family
    // reads. An error has its place in the text.
    static std::string family_of(std::string_view text);
    static Result<bool> can_read(std::string_view text);
    Result<bool> take_text(std::string_view text);
    std::string_view family() const;

    void lay_out(const Scene& scene);
    void draw(Painter& painter, const Scene& scene) const;
    EditOutcome input(const InputEvent& event);
    std::vector<MakerField> fields() const;
    EditOutcome set_field(std::string_view name, int value);
    // `field` is the text field that set_text() answers.
    void ask_for_text(std::string_view field) { asked_field_ = field; }
    EditOutcome set_text(std::string_view text);  // the player's answer
    std::vector<ViewTool> tools() const;
    EditOutcome use_tool(std::string_view name, std::uint64_t chance);
    std::vector<std::string_view> pages() const;
    int page() const;
    void show_page(int page);
    bool can_undo() const;
    bool can_redo() const;
    bool step(int by);  // -1 undoes, 1 redoes; false: no such step
    void end_stroke();  // call when its end may be missed: another screen or page was opened
    bool is_moving(double now_ms) const;

    bool has_givens() const;  // the family has fixed pieces
    // Fixes moves until there is one solution; `advance` returns the result. Can be stopped.
    bool can_make_unique() const;
    void make_unique();
    bool is_making_unique() const { return unique_maker_.is_at_work(); }
    // Removes as few fixed pieces as necessary for a harder tier with one solution; `advance` returns the
    // result.
    bool can_make_harder() const;
    void make_harder();
    bool is_making_harder() const { return harder_maker_.is_at_work(); }
    void stop_making();
    // True if the maker can make puzzles on the drawn board; then their recipe, or what to change.
    bool makes_on_board() const;
    Result<Recipe> recipe_on_board() const;

    // Call once per frame: handles the results of the analysis and of both makers.
    EditOutcome advance(const BackgroundAnalysis::Circumstances& now);
    bool is_at_work() const { return analysis_.is_at_work(); }
    const std::optional<PositionAnalysis>& result() const { return analysis_.result(); }
    const OpenGame* preview() const { return preview_.get(); }  // null if the level is not playable

    // Reason why it cannot be played.
    const std::optional<Sentence>& trouble() const { return findings().trouble; }
    // The same if it is worth a complaint: nothing while the draft is still empty.
    std::optional<Sentence> complaint() const { return is_begun() ? trouble() : std::nullopt; }
    bool is_begun() const;
    const std::vector<Sentence>& advice() const { return findings().advice; }
    Sentence help() const;
    std::optional<AnySession> to_play() const;  // nothing while there is trouble
    std::string text() const;                   // level text
    std::string text_to_keep() const;           // the same with the seed of the cut that is shown, for open()
    void put_in_words(BoardWords& words) const;
    void describe(Json& json) const;

private:
    struct Findings {
        std::optional<Sentence> trouble;
        std::vector<Sentence> advice;
    };

    const Findings& findings() const;
    template <class F>
    EditOutcome edit(const F& f);  // f(draft) returns the family's reply
    EditOutcome set_credit(std::string_view field, std::string_view text);
    void lay_out_again();
    bool take_back_stroke();
    void renew_preview();
    void level_changed();
    EditOutcome take_unique();
    EditOutcome take_harder();
    // The level without its fixed moves, and those moves; nothing if there are none or too many.
    struct Loosened {
        AnySession start;
        std::vector<std::string> moves;
    };
    std::optional<Loosened> loosened() const;

    std::vector<std::unique_ptr<AnyDraft>> drafts_;  // families opened so far
    AnyDraft* draft_ = nullptr;                      // the open one
    Scene scene_;                                    // last frame's scene
    mutable std::optional<Findings> findings_;       // cache for the current level
    std::unique_ptr<OpenGame> preview_;
    bool is_preview_old_ = false;
    bool is_pressed_ = false;  // a stroke may be under way
    std::string asked_field_;
    BackgroundAnalysis analysis_;
    UniqueMaker unique_maker_;
    HarderMaker harder_maker_;
};

}  // namespace tessera
