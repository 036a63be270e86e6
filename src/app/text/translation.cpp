#include "app/text/translation.h"

#include "base/record.h"

#include <algorithm>

namespace tessera {

Result<Translation> Translation::read(std::string_view table) {
    RecordReader reader(table, "tessera-translation", 1);
    Translation translation;
    translation.code_ = reader.text("code");
    while (reader.next_is("english")) {
        std::string english = reader.text("english");
        translation.entries_.emplace_back(std::move(english), reader.text("translation"));
    }
    std::sort(translation.entries_.begin(), translation.entries_.end());
    return reader.finish(std::move(translation));
}

std::string_view Translation::of(std::string_view english) const {
    const auto found =
        std::lower_bound(entries_.begin(), entries_.end(), english,
                         [](const auto& entry, std::string_view key) { return entry.first < key; });
    return found != entries_.end() && found->first == english ? std::string_view(found->second)
                                                              : std::string_view();
}

}  // namespace tessera
