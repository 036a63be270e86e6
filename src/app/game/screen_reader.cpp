#include "app/game/screen_reader.h"

#include "app/host/platform.h"

#include <utility>

namespace tessera {

void ScreenReaderText::show(std::string text, std::string spoken, bool plays_by_keys) {
    is_stale_ = false;
    if (plays_by_keys && !spoken.empty() && spoken != spoken_) {
        platform::announce_hand(spoken);
    }
    spoken_ = std::move(spoken);
    if (text != text_) {
        text_ = std::move(text);
        platform::show_words(text_);
    }
}

}  // namespace tessera
