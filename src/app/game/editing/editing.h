#pragma once

#include "app/game/editing/editor.h"
#include "app/game/editing/file_formats.h"
#include "app/game/kept/storage.h"
#include "app/game/play/announcer.h"
#include "app/game/play/navigation.h"
#include "jobs/pool.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

// The level editor with what surrounds it: each change is announced, and stored as the draft of its family.
class Editing {
public:
    Editing(JobPool& pool, Storage& storage, const Appearance& appearance, Announcer& announcer,
            Navigation& navigation)
        : storage_(storage),
          appearance_(appearance),
          announcer_(announcer),
          navigation_(navigation),
          pool_(pool),
          editor_(pool) {}

    Editor& editor() { return editor_; }
    const Editor& editor() const { return editor_; }

    // Open the editor's screen: with the stored draft; with a position; with a file, or a notice saying what
    // is wrong with it. Files of other programs are read in the background.
    void open(std::string_view family);
    void open_with(const AnySession& position);
    // Opens a puzzle that was made; an edge match is laid out solved if its solution is found soon.
    void open_made(const AnySession& puzzle);
    void open_file(std::string_view name, std::string_view text);
    // Returns the puzzle of a file that the editor has no tools for, to be played: nothing most of the time.
    std::optional<AnySession> take_puzzle() { return std::exchange(puzzle_, std::nullopt); }
    void save_file() const;
    void save_as(const SaveFormat& format);

    bool input(const InputEvent& event);  // on the table; true if it was used
    void show_page(int page);
    void set_field(std::string_view name, int value);
    void set_text(std::string_view text);  // the player's answer
    void use_tool(std::string_view name);
    void step(int by);  // -1 undoes, 1 redoes
    void make_unique_or_stop();
    void make_harder_or_stop();
    std::optional<Recipe> recipe_on_board();  // for puzzles on the drawn board; nothing: the player knows why
    std::optional<AnySession> to_play();      // the same for the level

    void advance(bool is_visible);  // once per frame

private:
    void open_text(std::string_view text);
    void stop_laying_out();
    void take_converted(const Report& report, const std::string& text);
    void notify_of(const Error& error, std::string_view text);
    void take(const EditOutcome& outcome);
    void store();
    void report(const DraftOutcome& outcome);

    Storage& storage_;
    const Appearance& appearance_;
    Announcer& announcer_;
    Navigation& navigation_;
    JobPool& pool_;
    Editor editor_;
    std::optional<AnySession> puzzle_;
    std::optional<JobId> laying_out_;    // the search for the solution of an edge match that was made
    bool was_shown_ = false;             // in the last frame
    bool has_reported_refusal_ = false;  // the player knows that drafts are not stored
    bool has_reported_aside_ = false;    // the player knows that a draft was put aside
};

}  // namespace tessera
