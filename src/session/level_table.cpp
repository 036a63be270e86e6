#include "session/level_table.h"

#include "base/record.h"

namespace tessera {

namespace {

ShippedLevel read_level(RecordReader& reader, std::string_view head) {
    ShippedLevel level;
    level.family = reader.text(head);
    level.name = reader.text("name");
    level.code = reader.text("code");
    level.title = reader.text("title");
    level.chapter = reader.text("chapter");
    level.text = reader.text("text");
    return level;
}

}  // namespace

Result<LevelTable> read_level_table(std::string_view text) {
    RecordReader reader(text, "tessera-levels", 3);
    LevelTable table;
    while (reader.next_is("family")) {
        table.levels.push_back(read_level(reader, "family"));
    }
    while (reader.next_is("retired")) {
        table.retired.push_back(read_level(reader, "retired"));
    }
    return reader.finish(std::move(table));
}

}  // namespace tessera
