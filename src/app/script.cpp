#include "app/script.h"

#include "app/game/app.h"
#include "app/host/platform.h"
#include "base/text.h"

#include <SDL.h>

#include <string>
#include <vector>

namespace tessera {

namespace {

using Words = std::vector<Token>;

int number(const Words& words, std::size_t index) {
    return index < words.size() ? parse_int(words[index].text, 0, 100000).value_or(0) : 0;
}

void mouse(SDL_EventType type, const Words& words) {
    SDL_Event event{};
    event.type = type;
    const int x = number(words, 1);
    const int y = number(words, 2);
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = x;
        event.motion.y = y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = x;
        event.button.y = y;
    }
    app_event(event);
}

void tap(const Words& words) {
    const App& app = *running_app();
    for (const auto type : {SDL_FINGERDOWN, SDL_FINGERUP}) {
        SDL_Event event{};
        event.type = type;
        event.tfinger.x = static_cast<float>(number(words, 1)) / app.window.width();
        event.tfinger.y = static_cast<float>(number(words, 2)) / app.window.height();
        app_event(event);
    }
}

void key(const Words& words) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = SDL_GetKeyFromName(std::string(words[1].text).c_str());
    app_event(event);
}

void set(std::string_view what, std::string_view value) {
    App& app = *running_app();
    if (what == "theme") {
        app.settings.theme = value == "dark" ? ThemeChoice::dark : ThemeChoice::light;
    } else if (what == "language") {
        app.settings.language = value == "french" ? LanguageChoice::french : LanguageChoice::english;
    } else {
        app.settings.motion = MotionChoice::reduced;
    }
    apply_look(app);
}

}  // namespace

bool Script::step() {
    if (waiting_ > 0) {
        --waiting_;
        return true;
    }
    if (rest_.empty()) {
        return false;
    }
    const std::size_t end = std::min(rest_.find(';'), rest_.size());
    const Words words = split_words({rest_.substr(0, end), 0});
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    const std::string_view command = words.empty() ? std::string_view() : words[0].text;
    const std::string_view argument = words.size() > 1 ? words[1].text : std::string_view();
    if (command == "click") {
        running_app()->ui_state.click(argument);
    } else if (command == "key" && !argument.empty()) {
        key(words);
    } else if (command == "press") {
        mouse(SDL_MOUSEBUTTONDOWN, words);
    } else if (command == "release") {
        mouse(SDL_MOUSEBUTTONUP, words);
    } else if (command == "move") {
        mouse(SDL_MOUSEMOTION, words);
    } else if (command == "tap") {
        tap(words);
    } else if (command == "wait") {
        waiting_ = number(words, 1);
    } else if (command == "link") {
        open_code(*running_app(), argument);
    } else if (command == "print") {
        SDL_Log("%s", app_state_json().c_str());
    } else if (!command.empty()) {
        set(command, argument);
    }
    return true;
}

}  // namespace tessera
