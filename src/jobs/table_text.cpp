#include "jobs/table_text.h"

#include "base/json.h"
#include "jobs/polyomino_table.h"
#include "session/share.h"

#include <vector>

namespace tessera {

namespace {

void write_texts(Json& json, std::string_view name, const std::vector<std::string>& texts) {
    json.key(name);
    json.open('[');
    for (const std::string& text : texts) {
        json.text(text);
    }
    json.close(']');
}

void write_sides(Json& json, int rows, int columns) {
    json.field("rows", rows);
    json.field("columns", columns);
}

void write_table(Json& json, const number_swap::Level& level) {
    write_sides(json, level.tiles.rows(), level.tiles.columns());
    json.key("tiles");
    json.open('[');
    for (int index = 0; index < level.tiles.size(); ++index) {
        json.number(level.tiles[index]);
    }
    json.close(']');
    json.key("barriers");
    json.open('[');
    for (const auto& [first, second] : level.barriers) {
        json.open('[');
        for (const int number : {first.row, first.column, second.row, second.column}) {
            json.number(number);
        }
        json.close(']');
    }
    json.close(']');
}

void write_table(Json& json, const edge_match::Level& level) {
    write_sides(json, level.rows, level.columns);
    json.field("framed", edge_match::is_framed(level));
    json.key("tiles");
    json.open('[');
    for (const edge_match::Tile& tile : level.tiles) {
        json.open('[');
        for (const edge_match::Edge& edge : tile.edges) {
            json.text(edge_match::format_edge(edge));
        }
        json.close(']');
    }
    json.close(']');
}

}  // namespace

std::string puzzle_text(const AnySession& session, bool with_table) {
    Json json;
    json.open('{');
    json.field("family", family_id(session));
    json.field("level", level_text(session));
    json.field("code", puzzle_code(session).value_or(""));
    std::visit(
        [&](const auto& game) {
            const Credits credits = game.credits();
            json.field("title", credits.title);
            json.field("author", credits.author);
            json.field("note", credits.note);
            write_texts(json, "moves", moves_text(session));
            json.field("solved", game.is_solved());
            if (with_table) {
                json.key("table");
                json.open('{');
                write_table(json, game.level());
                json.close('}');
            }
        },
        session);
    json.close('}');
    return json.written();
}

}  // namespace tessera
