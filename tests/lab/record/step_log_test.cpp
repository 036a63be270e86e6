#include "lab/record/step_log.h"

#include "base/text.h"
#include "games/families.h"
#include "jobs/session_at.h"
#include "lab/record/recorded.h"
#include "lab/record/replay_log.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/step_log");

namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view line) {
    Words words;
    for (const Token& word : split_words({line, 0})) {
        words.emplace_back(word.text);
    }
    return words;
}

std::string joined(const Words& words, std::size_t first) {
    std::string text;
    for (std::size_t word = first; word < words.size(); ++word) {
        text += (text.empty() ? "" : " ") + words[word];
    }
    return text;
}

bool is_solved(const std::string& family, const Position& position) {
    if (family == EdgeMatch::id) {
        const auto session = session_at<EdgeMatch>(position);
        return session && session->is_solved();
    }
    const auto session = session_at<NumberSwap>(position);
    return session && session->is_solved();
}

// Replays a log of edge match or number swap from its lines alone.
class LogPlayer {
public:
    LogPlayer(std::string family, std::string level) : family_(std::move(family)), level_(std::move(level)) {}

    void play(const std::string& log) {
        bool has_begun = false;
        for (const Token& line : split_lines(log)) {
            const Words words = words_of(line.text);
            if (has_begun) {
                ++counts_[words.front()];
                play_line(words);
            }
            has_begun = has_begun || line.text == "steps";
        }
        CHECK(has_begun);
    }
    int count(const std::string& word) const {
        const auto place = counts_.find(word);
        return place == counts_.end() ? 0 : place->second;
    }

private:
    void play_line(const Words& words) {
        const std::string& word = words.front();
        if (word == "choose") {
            moves_.push_back(joined(words, 1));
        } else if (word == "undo") {
            REQUIRE_FALSE(moves_.empty());
            CHECK(moves_.back() == joined(words, 1));
            moves_.pop_back();
        } else if (word == "limit") {
            moves_.clear();
        } else if (word == "goal") {
            ways_[words[1]] = {};  // from another start
        } else if (word == "meet") {
            CHECK(words[2] == "with");
            CHECK(ways_.count(words[3]) == 1);
            moves_ = ways_.at(words[1]);
        } else if (word == "reach" || word == "join") {
            CHECK(words[2] == "from");
            CHECK(words[4] == "by");
            Words way = ways_.at(words[3]);
            way.push_back(joined(words, 5));
            ways_[words[1]] = way;
            moves_ = word == "join" ? way : moves_;
        } else if (word == "visit") {
            moves_ = ways_.at(words[1]);
        } else if (word == "solution") {
            CHECK(is_solved(family_, {level_, moves_}));
        }
    }

    std::string family_;
    std::string level_;
    Words moves_;
    std::map<std::string, Words> ways_ = {{"0", {}}};
    std::map<std::string, int> counts_;
};

std::string log_of(const SearchCase& one, const RecordedSearch& search) {
    SolveOptions options;
    options.engine = one.engine;
    options.heuristic = one.heuristic;
    return step_log_of({one.family, search.position(0), options}, search, "solved");
}

}  // namespace

TEST_CASE("a log of edge match or number swap can be played by the rules") {
    for (const SearchCase& one : all_searches()) {
        if (one.family == Polyomino::id) {
            continue;  // see tests/cli/lab_test.cpp
        }
        CAPTURE(one);
        const auto search = finished(one);
        LogPlayer player(one.family, text_of_level(one.family, one.level));
        player.play(log_of(one, *search));
        CHECK(player.count("solution") == 1);
        CHECK(player.count("end") == 1);
        const int nodes =
            player.count("choose") + player.count("reach") + player.count("goal") + player.count("join");
        CHECK(nodes == search->record().node_count() - 1);
        CHECK((player.count("choose") == 0) == !search->record().is_depth_first());
        CHECK(player.count("dead") == count_of(search->record(), RecordedKind::dead));
    }
}

TEST_CASE("a log begins with its version, and says where it begins and that it is cut") {
    const SearchCase one{"edge_match", "09-terrace", "mrv"};
    const auto whole = finished(one);
    const std::string first_move = whole->moves(1).front();
    SolveOptions options;
    options.engine = "mrv";
    const Position position{text_of_level(one.family, one.level), {first_move}};
    auto search = RecordedSearch::start(one.family, position, options, 3);
    REQUIRE(search);
    while ((*search)->advance(1000) == Outcome::running) {
    }
    const std::string log = step_log_of({one.family, position, options}, **search, "stopped");
    CHECK(log.find(
              "tessera-steps 1 edge_match\nengine mrv\nheuristic default\nseed 1\nlevel\n  tessera 1 ") == 0);
    CHECK(log.find("\nmoves\n  " + first_move + "\nsteps\n") != std::string::npos);
    CHECK(log.find("\ncut stopped ") != std::string::npos);
}

TEST_CASE("a replay log is the tree: each node once, parents first, with its children and their moves") {
    for (const SearchCase& one : all_searches()) {
        CAPTURE(one);
        const auto search = finished(one);
        const SearchRecord& record = search->record();
        std::map<int, int> parent_of;
        std::istringstream lines(replay_log_of(*search));
        int count = 0;
        for (std::string line; std::getline(lines, line); ++count) {
            const Words words = words_of(line);
            const int node = std::stoi(words[0]);
            CHECK((node == 0 || parent_of.at(node) == record.node(node).parent));
            CHECK(words.size() == 2 + 2 * static_cast<std::size_t>(std::stoi(words[1])));
            for (std::size_t word = 2; word < words.size(); word += 2) {
                const int child = std::stoi(words[word]);
                CHECK(parent_of.emplace(child, node).second);
                std::string move = words[word + 1];
                std::replace(move.begin(), move.end(), '_', ' ');
                CHECK(move == search->last_move(child));
                CHECK((move == "goal" || move == search->moves(child).back()));
            }
        }
        CHECK(count == record.node_count());
        CHECK(int_size(parent_of) == record.node_count() - 1);
    }
}

TEST_SUITE_END();

}  // namespace tessera
