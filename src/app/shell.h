#pragma once

#include "app/game/game_controller.h"
#include "app/host/page_shell.h"
#include "app/screens/screens.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// The window around the game: passes inputs on and draws the screens. Everything that does not depend on a
// window is in GameController.
class Shell : public PageShell {
public:
    bool open(const WindowStart& start, bool is_scripted);  // false: no window
    void close();

    Next frame() override;
    void event(const SDL_Event& event) override;
    void fragment_changed() override;
    int went_to(int depth) override;
    void text_answered(int id, std::optional<std::string> text) override;
    void levels_answered(std::optional<std::string> table) override;
    void translation_answered(std::optional<std::string> table) override;
    bool kept_changed(const std::optional<std::string>& found) override;
    void kept_refused() override;
    void text_copied(bool succeeded) override;
    void notify(const Sentence& sentence) override;
    void look_changed() override;
    void visibility_changed(bool is_visible) override;
    void control_pressed(std::string_view name) override;
    std::string state_json() override;

    GameController& controller() { return controller_; }
    const GameController& controller() const { return controller_; }
    // True if the last frame shows the current screen, panel and table, with all that its clicks did, so that
    // positions are known and buttons enabled.
    bool is_drawn() const;

private:
    void set_moment() final;
    void draw(Painter& painter);
    void schedule_wake() const;

    // shell_input.cpp
    bool step_focus(bool backwards) final;
    void key_pressed(const InputEvent& event);
    void pointer_used(const InputEvent& event);
    void escape_pressed();
    void command_pressed(std::string_view command);
    void editor_command(std::string_view command);

    GameController controller_;
    ScreenMemory memory_;
    Screen drawn_screen_ = Screen::home;  // in the last frame
    Panel drawn_panel_ = Panel::none;
};

}  // namespace tessera
