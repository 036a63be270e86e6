#include "app/game/play/languages.h"

#include "app/host/platform.h"

#include <utility>

namespace tessera {

void Languages::want(Language language) {
    wanted_ = language;
    if (language == Language::english || strings().code() != "en" || asked_ == language) {
        return;
    }
    asked_ = language;
    if (const auto table = platform::ask_translation(info_of(language).code)) {
        take(table);
    }
}

bool Languages::take(const std::optional<std::string>& table) {
    asked_ = Language::english;
    const bool is_kept = keep(table.value_or(""));
    return is_kept || wanted_ == Language::english;
}

bool Languages::keep(std::string_view table) {
    auto translation = Translation::read(table);
    for (std::size_t index = 0; translation && index < languages.size(); ++index) {
        if (languages[index].code == translation->code()) {
            translations_[index] = std::move(*translation);
            return true;
        }
    }
    return false;
}

Strings Languages::strings() const {
    const auto& wanted = translations_[static_cast<std::size_t>(wanted_)];
    return Strings(wanted ? &*wanted : nullptr);
}

}  // namespace tessera
