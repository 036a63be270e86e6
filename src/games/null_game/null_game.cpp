#include "games/null_game/null_game.h"

#include "base/rng.h"
#include "base/text.h"

namespace tessera {

static_assert(Game<NullGame>);

namespace {

constexpr int largest_target = 99;
constexpr std::string_view header = "tessera 1 null_game\n";

}  // namespace

NullGame::State NullGame::start(const Level& /*level*/) {
    return {};
}

Result<NullGame::State> NullGame::play(const Level& level, const State& state, const Move& move) {
    const int count = state.count + move.step;
    if (count < 0 || count > level.target) {
        return fail(ErrorCode::illegal_move, 0, say("the count stays between 0 and {}", level.target));
    }
    return State{count};
}

bool NullGame::is_solved(const Level& level, const State& state) {
    return state.count == level.target;
}

Result<NullGame::Level> NullGame::parse_level(std::string_view text) {
    const bool has_header = text.substr(0, header.size()) == header;
    const std::vector<Token> lines = split_lines(has_header ? text.substr(header.size()) : "");
    const auto target = lines.size() == 1 ? parse_int(lines[0].text, 0, largest_target) : std::nullopt;
    if (!target) {
        return fail(ErrorCode::bad_syntax, 0, say("this is not a level of the null game"));
    }
    return Level{*target};
}

std::string NullGame::format_level(const Level& level) {
    return std::string(header) + std::to_string(level.target) + "\n";
}

Result<NullGame::Move> NullGame::parse_move(const Level& /*level*/, std::string_view text) {
    if (text != "+" && text != "-") {
        return fail(ErrorCode::bad_syntax, 0, say("a move is + or -"));
    }
    return Move{text == "+" ? 1 : -1};
}

std::string NullGame::format_move(const Level& /*level*/, const Move& move) {
    return move.step > 0 ? "+" : "-";
}

Result<Shared<NullGame>> NullGame::decode_share(std::string_view body) {
    const std::size_t digits = body.find_first_not_of("0123456789");
    const auto target = parse_int(body.substr(0, digits), 0, largest_target);
    if (!target || std::to_string(*target) != body.substr(0, digits)) {
        return fail(ErrorCode::bad_syntax, 0, say("the link has no target"));
    }
    Shared<NullGame> shared{{*target}, {}};
    for (const char step : body.substr(std::min(digits, body.size()))) {
        if (step != '.' && step != '_') {
            return fail(ErrorCode::bad_syntax, 0, say("the link has a damaged move"));
        }
        shared.moves.push_back({step == '.' ? 1 : -1});
    }
    return shared;
}

std::string NullGame::encode_share(const Shared<NullGame>& shared) {
    std::string body = std::to_string(shared.level.target);
    for (const Move& move : shared.moves) {
        body += move.step > 0 ? '.' : '_';
    }
    return body;
}

const ParamTable& NullGame::param_table() {
    static const ParamTable table = {
        {"largest", ParamInfo::Form::number, "9", "the largest target", 1, largest_target}};
    return table;
}

Result<NullGame::Params> NullGame::parse_params(std::string_view text) {
    const auto values = read_params(text, param_table());
    if (!values) {
        return tl::unexpected(values.error());
    }
    return values->empty() ? Params() : Params{values->front().number};
}

std::string NullGame::format_params(const Params& params) {
    return "largest " + std::to_string(params.largest);
}

Result<NullGame::Level> NullGame::generate(const Params& params, std::uint64_t seed) {
    return Level{Rng(seed).between(1, params.largest)};
}

}  // namespace tessera
