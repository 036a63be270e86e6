#include "formats/cover_texts.h"

#include "base/overloaded.h"
#include "formats/cover/dlx_text.h"
#include "formats/cover/other_solvers.h"
#include "formats/families.h"

namespace tessera {

namespace {

template <class... Gs>
constexpr bool have_covers(TypeList<Gs...> /*families*/) {
    return (FamilyCover<Gs> && ...);
}
static_assert(have_covers(FamilyList()), "a family has no CoverOf");

Result<NamedCover> cover_of_session(const AnySession& session) {
    return std::visit(
        [](const auto& game) {
            using G = typename FamilyOf<std::decay_t<decltype(game)>>::Type;
            return CoverOf<G>::cover(game.level(), game.state());
        },
        session);
}

// Returns what exact cover does not say of a puzzle.
std::vector<std::string> left_out_of_cover(const AnySession& session) {
    std::vector<std::string> things{"everything but what is left to cover"};
    const auto* const game = std::get_if<Session<Polyomino>>(&session);
    if (game != nullptr && distinguishes_twins(game->level())) {
        things.emplace_back("that pieces of the same shape are interchangeable");
    }
    return things;
}

Result<Written> written(const Content& content, std::string (*format)(const NamedCover&)) {
    if (const auto* const cover = std::get_if<NamedCover>(&content)) {
        return Written{format(*cover)};
    }
    const auto& session = std::get<AnySession>(content);
    const Result<NamedCover> cover = cover_of_session(session);
    return cover ? Result<Written>(Written{format(*cover), left_out_of_cover(session)})
                 : tl::unexpected(cover.error());
}

}  // namespace

Result<Taken> read_dlx_text(std::string_view text, const ReadOptions& /*options*/) {
    Result<DlxText> read = parse_dlx(text);
    if (!read) {
        return tl::unexpected(read.error());
    }
    Taken taken{std::move(read->cover)};
    if (read->ignored_options > 0) {
        taken.remarks.push_back(
            say("{} {option without a primary item is|options without a primary item are} left out",
                read->ignored_options));
    }
    return taken;
}

Result<Written> write_dlx_text(const Content& content, const WriteOptions& /*options*/) {
    return written(content, format_dlx);
}

Result<Written> write_cnf_text(const Content& content, const WriteOptions& /*options*/) {
    return written(content, format_cnf);
}

Result<Written> write_minizinc_text(const Content& content, const WriteOptions& /*options*/) {
    return written(content, format_minizinc);
}

Result<Written> write_lp_text(const Content& content, const WriteOptions& /*options*/) {
    return written(content, format_lp);
}

Result<Written> write_mps_text(const Content& content, const WriteOptions& /*options*/) {
    return written(content, format_mps);
}

}  // namespace tessera
