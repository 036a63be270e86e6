#include "app/game/screen_reader.h"

#include "app/host/platform.h"

#include <utility>

namespace tessera {

void ScreenReaderText::show(std::string text) {
    is_stale_ = false;
    if (text != text_) {
        text_ = std::move(text);
        platform::show_words(text_);
    }
}

}  // namespace tessera
