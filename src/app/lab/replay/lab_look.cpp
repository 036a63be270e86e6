#include "app/lab/replay/lab_look.h"

#include "app/game/play/game_texts.h"

namespace tessera {

std::string count_text(int count) {
    return thousands(std::to_string(count));
}

std::string short_count(std::uint64_t count) {
    if (count < 1000) {
        return std::to_string(count);
    }
    return count < 1'000'000 ? std::to_string(count / 1000) + "k" : std::to_string(count / 1'000'000) + "M";
}

}  // namespace tessera
