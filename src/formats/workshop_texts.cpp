#include "formats/workshop_texts.h"

#include "formats/workshop/laser.h"
#include "formats/workshop/stl.h"
#include "formats/workshop/three_mf.h"

namespace tessera {

namespace {

Result<Written> written_thing(const Content& content, const WriteOptions& options,
                              std::string (*format)(const polyomino::Level&, const WorkshopLengths&)) {
    constexpr int most_cells = 4096;
    const polyomino::Level& level = std::get<Session<Polyomino>>(std::get<AnySession>(content)).level();
    if (level.board.size() > most_cells || piece_cell_count(level) > most_cells) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("a puzzle that is made of wood or plastic has at most {} cells", most_cells));
    }
    return Written{format(level, options.lengths), {"everything but the shapes of the board and the pieces"}};
}

}  // namespace

Result<Written> write_stl_text(const Content& content, const WriteOptions& options) {
    return written_thing(content, options, format_stl);
}

Result<Written> write_3mf(const Content& content, const WriteOptions& options) {
    return written_thing(content, options, format_3mf);
}

Result<Written> write_laser_text(const Content& content, const WriteOptions& options) {
    return written_thing(content, options, format_laser);
}

}  // namespace tessera
