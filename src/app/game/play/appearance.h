#pragma once

#include "app/board/view.h"
#include "app/game/play/languages.h"
#include "app/game/play/look.h"
#include "app/game/play/settings.h"
#include "app/host/platform.h"

#include <optional>
#include <string>

namespace tessera {

// The player's settings, and all that follows from them: the language of the texts, the look of the page, the
// scene that the table is drawn in; and whether the window is in a frame or hidden.
class Appearance {
public:
    // Sets time, pixel size and focus. Call first in every frame and for every event.
    void set_moment(double now_ms, float pixel, bool has_keyboard_focus);
    void set(const Settings& settings) { settings_ = settings; }  // call apply() afterwards
    void apply();  // requests the language; texts are English until it is loaded
    bool take_translation(const std::optional<std::string>& table);  // false: it could not be loaded
    void show_page(PageTexts texts);                                 // if they have changed

    const Settings& settings() const { return settings_; }
    const Strings& strings() const { return strings_; }
    Scene& scene() { return scene_; }
    const Scene& scene() const { return scene_; }
    double now_ms() const { return scene_.now_ms; }
    bool is_framed() const { return framing_ != platform::Framing::none; }
    // True if nothing can be played.
    bool is_to_look_at() const { return framing_ == platform::Framing::look; }
    bool is_visible() const { return is_visible_; }  // the window
    void set_visible(bool is_visible) { is_visible_ = is_visible; }

private:
    void speak();

    const platform::Framing framing_ = platform::framing();
    bool is_visible_ = true;
    Settings settings_;
    Languages languages_;
    Strings strings_;  // from languages_
    Scene scene_;
    PageTexts page_texts_{"Tessera"};  // last sent to the host
};

}  // namespace tessera
