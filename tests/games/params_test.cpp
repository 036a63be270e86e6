#include "support/families.h"
#include "support/random_moves.h"

#include <doctest.h>

// The contract of every family's table of generator params, from which the command line's options, completion
// and manual are made.

namespace tessera {

TEST_SUITE_BEGIN("games/params");

namespace {

std::string sentence_about(const tl::expected<std::vector<ParamValue>, Error>& values) {
    return values ? "" : english(values.error().message);
}

// Returns a value at a limit of its entry, or just beyond.
std::string value_at(const ParamInfo& info, int number) {
    const std::string text = std::to_string(number);
    return info.form == ParamInfo::Form::size ? text + "x" + text : text;
}

bool has_limits(const ParamInfo& info) {
    return info.form == ParamInfo::Form::size || info.form == ParamInfo::Form::number;
}

// True if `usual` is a value, not a remark in parentheses.
bool is_value(std::string_view usual) {
    return usual.substr(0, 1) != "(";
}

// The page's programs go without.
constexpr bool keeps_help = !CommandLineText("words").text.empty();

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("the usual values are those of a text that leaves them out", G, usual_values) {
    for (const ParamInfo& info : G::param_table()) {
        CAPTURE(info.name);
        CHECK(info.help.text.empty() == !keeps_help);
        CHECK(!info.usual.empty());
        if (is_value(info.usual)) {
            const auto spelt = G::parse_params(std::string(info.name) + " " + std::string(info.usual));
            REQUIRE(spelt);
            CHECK((*spelt == *G::parse_params("")));
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(usual_values, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("limits are told by the sentence that refuses what is past them", G, limits) {
    for (const ParamInfo& info : G::param_table()) {
        if (!has_limits(info)) {
            continue;
        }
        CAPTURE(info.name);
        const std::string name = std::string(info.name) + " ";
        CHECK(sentence_about(read_params(name + value_at(info, info.low), G::param_table())) == "");
        CHECK(sentence_about(read_params(name + value_at(info, info.high), G::param_table())) == "");
        for (const int wrong : {info.low - 1, info.high + 1}) {
            const auto params = G::parse_params(name + value_at(info, wrong));
            REQUIRE_FALSE(params);
            CHECK(params.error().code == ErrorCode::limit_exceeded);
            const std::string range = "from " + std::to_string(info.low) + " to " + std::to_string(info.high);
            CHECK(english(params.error().message).find(range) != std::string::npos);
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(limits, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("names that nobody knows, that come twice or that have no value are refused", G,
                          bad_names) {
    const ParamInfo& first = G::param_table().front();
    const std::string name(first.name);
    const std::string pair =
        name + " " + (has_limits(first) ? value_at(first, first.high) : std::string(first.usual));
    CHECK(sentence_about(read_params(pair, G::param_table())) == "");
    CHECK(sentence_about(read_params(pair + " " + pair, G::param_table())) == name + " is given twice");
    CHECK(sentence_about(read_params(name, G::param_table())) == name + " needs a value");
    const std::string unknown = sentence_about(read_params("zebra 7", G::param_table()));
    for (const ParamInfo& info : G::param_table()) {
        CHECK(unknown.find(info.name) != std::string::npos);
    }
}
TEST_CASE_TEMPLATE_APPLY(bad_names, AllFamilies);

TEST_SUITE_END();

}  // namespace tessera
