#pragma once

#include "app/game/background_analysis.h"
#include "app/game/drafts.h"
#include "app/game/harder_maker.h"
#include "app/game/unique_maker.h"

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
    bool changed = false;  // the level
    std::optional<Sentence> remark = {};
    std::optional<Sentence> aloud = {};
};

// The level that the player makes: what is done to it, undo and redo, and what is found out about it meanwhile. Of what
// can be played it finds out how many solutions there are, or the fewest moves, by quiet jobs of limited effort.
class Editor {
public:
    explicit Editor(JobPool& pool) : analysis_(pool), unique_maker_(pool), harder_maker_(pool) {}

    bool is_open() const { return draft_ != nullptr; }
    // The editor of a family, with the draft that was kept; an empty one where there is none. False: it could not be
    // read.
    bool open(std::string_view family, const std::optional<std::string>& kept);
    // A position becomes the next step of the draft of its family, which must be open.
    void take(const AnySession& position);
    // A text that the player brings becomes the next step, in the editor of its family: level text, or what else that
    // family reads. An error has the place in the text.
    static std::string family_of(std::string_view text);
    static Result<bool> can_read(std::string_view text);
    Result<bool> take_text(std::string_view text);
    std::string_view family() const;

    void lay_out(const Scene& scene);
    void draw(Painter& painter, const Scene& scene) const;
    EditOutcome input(const InputEvent& event);
    std::vector<MakerField> fields() const;
    EditOutcome set_field(std::string_view name, int value);
    void ask_for_text(std::string_view field) { asked_field_ = field; }  // which one is a text
    EditOutcome set_text(std::string_view text);                         // the answer
    std::vector<ViewTool> tools() const;
    EditOutcome use_tool(std::string_view name, std::uint64_t chance);
    std::vector<std::string_view> pages() const;
    int page() const;
    void show_page(int page);
    bool can_undo() const;
    bool can_redo() const;
    bool step(int by);  // undo is -1, redo 1; false: there is none
    void end_stroke();  // whose end may never be told: the screen was left, the page changed
    bool is_moving(double now_ms) const;

    // Fixes moves until there is one solution; what comes of it is told by `advance`. It can be stopped.
    bool can_make_unique() const;
    void make_unique();
    bool is_making_unique() const { return unique_maker_.is_at_work(); }
    // Takes as few fixed pieces away as make it harder, where there is one solution; the same.
    bool can_make_harder() const;
    void make_harder();
    bool is_making_harder() const { return harder_maker_.is_at_work(); }
    void stop_making();

    // Once a frame: what is found out about the level.
    EditOutcome advance(const BackgroundAnalysis::Circumstances& now);
    bool is_at_work() const { return analysis_.is_at_work(); }
    const std::optional<PositionAnalysis>& result() const { return analysis_.result(); }
    const OpenGame* preview() const { return preview_.get(); }  // null: the level is not playable

    const std::optional<Sentence>& trouble() const { return findings().trouble; }  // why it cannot be played
    // The same, where it is worth a complaint: who has only begun is told what to do, and no more.
    std::optional<Sentence> complaint() const { return is_begun() ? trouble() : std::nullopt; }
    bool is_begun() const;
    const std::vector<Sentence>& advice() const { return findings().advice; }
    Sentence help() const;
    std::optional<AnySession> to_play() const;  // none while there is trouble
    std::string text() const;                   // of the level, to be kept
    void put_in_words(BoardWords& words) const;
    void describe(Json& json) const;

private:
    struct Findings {
        std::optional<Sentence> trouble;
        std::vector<Sentence> advice;
    };

    const Findings& findings() const;
    template <class F>
    EditOutcome edit(const F& f);  // f(draft) is the family's reply
    EditOutcome set_credit(bool is_author, std::string_view text);
    void lay_out_again();
    void renew_preview();
    void level_changed();
    EditOutcome take_unique();
    EditOutcome take_harder();
    // The level without what is fixed in it, and that as moves; none where nothing is, or too much.
    struct Loosened {
        AnySession start;
        std::vector<std::string> moves;
    };
    std::optional<Loosened> loosened() const;

    std::vector<std::unique_ptr<AnyDraft>> drafts_;  // of the families that were opened
    AnyDraft* draft_ = nullptr;                      // one of them
    Scene scene_;                                    // as of the last frame
    mutable std::optional<Findings> findings_;       // of the level as it is
    std::unique_ptr<OpenGame> preview_;
    bool is_preview_old_ = false;
    std::string asked_field_;
    BackgroundAnalysis analysis_;
    UniqueMaker unique_maker_;
    HarderMaker harder_maker_;
};

}  // namespace tessera
