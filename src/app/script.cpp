#include "app/script.h"

#include "app/shell.h"
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

void mouse(Shell& shell, SDL_EventType type, const Words& words) {
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
    shell.event(event);
}

void tap(Shell& shell, const Words& words) {
    for (const auto type : {SDL_FINGERDOWN, SDL_FINGERUP}) {
        SDL_Event event{};
        event.type = type;
        event.tfinger.x = static_cast<float>(number(words, 1)) / shell.window().width();
        event.tfinger.y = static_cast<float>(number(words, 2)) / shell.window().height();
        shell.event(event);
    }
}

void key(Shell& shell, const Words& words) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = SDL_GetKeyFromName(std::string(words[1].text).c_str());
    shell.event(event);
}

void set(GameController& controller, std::string_view what, std::string_view value) {
    Settings settings = controller.preferences().settings();
    if (what == "theme") {
        settings.theme = value == "dark" ? ThemeChoice::dark : ThemeChoice::light;
    } else if (what == "language") {
        settings.language = language_choice(value);
    } else {
        settings.motion = MotionChoice::reduced;
    }
    controller.preferences().change(settings);
}

}  // namespace

bool Script::step(Shell& shell) {
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
        shell.ui_state().click(argument);
    } else if (command == "key" && !argument.empty()) {
        key(shell, words);
    } else if (command == "press") {
        mouse(shell, SDL_MOUSEBUTTONDOWN, words);
    } else if (command == "release") {
        mouse(shell, SDL_MOUSEBUTTONUP, words);
    } else if (command == "move") {
        mouse(shell, SDL_MOUSEMOTION, words);
    } else if (command == "tap") {
        tap(shell, words);
    } else if (command == "wait") {
        waiting_ = number(words, 1);
    } else if (command == "link") {
        shell.controller().opening().open_link(argument);
    } else if (command == "print") {
        SDL_Log("%s", shell.state_json().c_str());
    } else if (!command.empty()) {
        set(shell.controller(), command, argument);
    }
    return true;
}

}  // namespace tessera
