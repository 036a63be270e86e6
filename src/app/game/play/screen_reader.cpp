#include "app/game/play/screen_reader.h"

#include "app/host/platform.h"

#include <utility>

namespace tessera {

void ScreenReaderText::show(const BoardWords& words, bool plays_by_keys) {
    is_stale_ = false;
    const BoardWords::Spoken& spoken = words.spoken();
    if (plays_by_keys && !spoken.whole.empty() && spoken.whole != spoken_.whole) {
        const bool is_moved = !spoken.about.empty() && spoken.about == spoken_.about;
        platform::announce_hand(is_moved ? spoken.in_short : spoken.whole);
    }
    spoken_ = spoken;
    if (words.text() != text_) {
        text_ = words.text();
        platform::show_words(text_);
    }
}

}  // namespace tessera
