#include "app/game/exchange.h"

#include "base/record.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view kind = "tessera-export";
constexpr int version = 1;

}  // namespace

std::string format_export(const TextStorage& storage) {
    RecordWriter writer(kind, version);
    std::vector<std::string> keys = storage.keys();
    std::sort(keys.begin(), keys.end());
    for (const std::string& key : keys) {
        writer.add("key", key);
        writer.add("text", storage.load(key).value_or(""));
    }
    writer.add("end", "");
    return writer.text();
}

Result<KeptTexts> parse_export(std::string_view text) {
    RecordReader reader(text, kind, version);
    KeptTexts texts;
    while (reader.next_is("key")) {
        std::string key = reader.text("key");
        texts[std::move(key)] = reader.text("text");
    }
    reader.text("end");
    return reader.finish(std::move(texts));
}

}  // namespace tessera
