#include "formats/workshop_texts.h"

#include "formats/workshop/laser.h"
#include "formats/workshop/stl.h"
#include "formats/workshop/three_mf.h"
#include "games/polyomino/lattice/lattice.h"

namespace tessera {

namespace {

using Format = std::string (*)(const polyomino::Level&, const WorkshopLengths&);

Result<Written> written_thing(const Content& content, const WriteOptions& options, Format format) {
    const polyomino::Level& level = std::get<Session<Polyomino>>(std::get<AnySession>(content)).level();
    const bool is_of_balls = level.lattice != nullptr && level.lattice->is_round;
    const int most_cells = is_of_balls ? 256 : 4096;
    if (level.board.size() > most_cells || piece_cell_count(level) > most_cells) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("a puzzle that is made of wood or plastic has at most {} cells", most_cells));
    }
    return Written{format(level, options.lengths),
                   {level.lattice == nullptr ? "everything but the shapes of the board and the pieces"
                                             : "everything but the shapes of the pieces"}};
}

Result<Written> written_solid(const Content& content, const WriteOptions& options, std::string_view id,
                              Format format) {
    const auto& level = std::get<Session<Polyomino>>(std::get<AnySession>(content)).level();
    if (level.lattice != nullptr && !level.lattice->is_in_space) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("{} can only describe squares, cubes and balls", id));
    }
    return written_thing(content, options, format);
}

}  // namespace

Result<Written> write_stl_text(const Content& content, const WriteOptions& options) {
    return written_solid(content, options, "stl", format_stl);
}

Result<Written> write_3mf(const Content& content, const WriteOptions& options) {
    return written_solid(content, options, "3mf", format_3mf);
}

Result<Written> write_laser_text(const Content& content, const WriteOptions& options) {
    return written_thing(content, options, format_laser);
}

}  // namespace tessera
