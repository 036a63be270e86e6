#include "app/game/play/appearance.h"

#include <utility>

namespace tessera {

void Appearance::set_moment(double now_ms, float pixel, bool has_keyboard_focus) {
    scene_.now_ms = now_ms;
    scene_.pixel = pixel;
    scene_.has_keyboard_focus = has_keyboard_focus;
    scene_.reduced_motion = reduces_motion(settings_);
    scene_.letters = settings_.letters;
    scene_.shows_map = settings_.shows_map;
    scene_.strings = strings_;
}

void Appearance::apply() {
    languages_.want(language_of(settings_));
    speak();
}

void Appearance::speak() {
    strings_ = languages_.strings();
    show_page_look(settings_, strings_.code(), page_texts_);
}

bool Appearance::take_translation(const std::optional<std::string>& table) {
    const bool is_there = languages_.take(table);
    speak();
    return is_there;
}

void Appearance::show_page(PageTexts texts) {
    if (texts != page_texts_) {
        page_texts_ = std::move(texts);
        show_page_look(settings_, strings_.code(), page_texts_);
    }
}

}  // namespace tessera
