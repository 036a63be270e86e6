#include "base/translation.h"

#include "base/record.h"

#include <utility>

namespace tessera {

Result<Translation> Translation::read(std::string_view table) {
    RecordReader reader(table, "tessera-translation", 1);
    Translation translation;
    translation.table_ = table;
    translation.code_ = reader.text("code");
    while (reader.next_is("english")) {
        std::string english = reader.text("english");
        translation.entries_.emplace(std::move(english), reader.text("translation"));
    }
    return reader.finish(std::move(translation));
}

std::string_view Translation::of(std::string_view english) const {
    const auto found = entries_.find(english);
    return found != entries_.end() ? std::string_view(found->second) : std::string_view();
}

void capitalise(std::string& text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    // The accented small letters of Latin-1 in UTF-8: 0xC3 0xA0 to 0xBE; capitals are 0x20 less.
    if (text.size() > 1 && text[0] == '\xC3') {
        const auto second = static_cast<unsigned char>(text[1]);
        if (second >= 0xA0 && second <= 0xBE && second != 0xB7) {
            text[1] = static_cast<char>(second - 0x20);
        }
    }
}

}  // namespace tessera
