#pragma once

#include "app/host/page_shell.h"
#include "app/lab/pictures/pictures.h"
#include "app/lab/race/race_screen.h"
#include "app/lab/screen/lab_screen.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// The window around the lab: forwards input, and draws.
class LabShell : public PageShell {
public:
    bool open(const WindowStart& start);  // returns false if there is no window

    Next frame() override;
    void event(const SDL_Event& event) override;
    void fragment_changed() override;
    int went_to(int depth) override { return depth; }  // the lab is one page at any depth of the history
    void text_answered(int id, std::optional<std::string> text) override;
    void levels_answered(std::optional<std::string> /*table*/) override {}
    void translation_answered(std::optional<std::string> table) override;
    bool kept_changed(const std::optional<std::string>& found) override {
        lab_.take_settings();
        return !found;  // the lab keeps no games
    }
    void kept_refused() override {}
    void text_copied(bool succeeded) override;
    void notify(const Sentence& /*sentence*/) override {}
    void look_changed() override { lab_.take_settings(); }
    void visibility_changed(bool is_visible) override;
    bool wants_tab(bool backwards) override;
    void control_pressed(std::string_view name) override;
    std::string state_json() override;

private:
    void set_moment() final;
    bool step_focus(bool backwards) final { return ui_state().step_focus(backwards); }
    void draw(Painter& painter);
    Next after_frame();

    void key_pressed(const InputEvent& event);
    void command_pressed(const InputEvent& event);
    void race_command_pressed(const InputEvent& event);
    void enter_race();
    void open_race_of_link();
    Next after_frame_of_race();

    Lab lab_{picture_of};
    LabScreen screen_;
    RaceRoom race_;
    RaceScreen race_screen_;
};

}  // namespace tessera
