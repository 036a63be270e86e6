#include "session/level_table.h"

#include "base/record.h"

namespace tessera {

namespace {

constexpr int largest_fact = 9999;

LevelFacts read_facts(RecordReader& reader) {
    LevelFacts facts;
    facts.columns = reader.number("columns", 1, largest_fact);
    facts.rows = reader.number("rows", 1, largest_fact);
    facts.moves = reader.number("moves", 1, largest_fact);
    facts.tier = reader.text("tier");
    return facts;
}

ShippedLevel read_level(RecordReader& reader, std::string_view head) {
    ShippedLevel level;
    level.family = reader.text(head);
    level.name = reader.text("name");
    level.code = reader.text("code");
    level.title = reader.text("title");
    level.chapter = reader.text("chapter");
    level.text = reader.text("text");
    if (reader.next_is("columns")) {
        level.facts = read_facts(reader);
    }
    return level;
}

}  // namespace

Result<LevelTable> read_level_table(std::string_view text) {
    RecordReader reader(text, "tessera-levels", 4);
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
