#include "session/level_table.h"

#include "base/record.h"

namespace tessera {

Result<std::vector<ShippedLevel>> read_level_table(std::string_view text) {
    RecordReader reader(text, "tessera-levels", 2);
    std::vector<ShippedLevel> levels;
    while (reader.next_is("family")) {
        ShippedLevel level;
        level.family = reader.text("family");
        level.name = reader.text("name");
        level.code = reader.text("code");
        level.title = reader.text("title");
        level.chapter = reader.text("chapter");
        level.text = reader.text("text");
        levels.push_back(std::move(level));
    }
    return reader.finish(std::move(levels));
}

}  // namespace tessera
