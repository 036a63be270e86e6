#include "base/rng.h"
#include "jobs/job.h"
#include "jobs/report.h"
#include "support/chance.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("jobs/text");

namespace {

// Words with everything that could confuse a reader of lines.
std::string random_text(Rng& rng) {
    constexpr std::string_view letters = "ab \\\n\r\t#=nr0\xc3\xa9";
    std::string text;
    for (int length = rng.between(0, 12); length > 0; --length) {
        text += any_element(letters, rng);
    }
    return text;
}

std::vector<std::string> random_texts(Rng& rng) {
    std::vector<std::string> texts;
    for (int count = rng.between(0, 4); count > 0; --count) {
        texts.push_back(random_text(rng));
    }
    return texts;
}

SearchStats random_stats(Rng& rng) {
    return {rng.next(), rng.next(), rng.next(), rng.next(), rng.between(0, 1 << 30)};
}

Job random_job(Rng& rng) {
    Job job;
    job.task = static_cast<Task>(rng.between(0, 5));
    job.family = random_text(rng);
    job.level = random_text(rng) + "\n" + random_text(rng);
    job.moves = random_texts(rng);
    job.solve = {random_text(rng), random_text(rng), rng.next(), rng.next(), rng.next()};
    job.is_quiet = rng.between(0, 1) == 1;
    const int part = rng.between(1, 99);
    job.count = {rng.between(0, 1) == 1, rng.next(), part, part + rng.between(0, 9), rng.next()};
    return job;
}

Hint random_hint(Rng& rng) {
    Hint hint;
    hint.dead_end = rng.between(0, 1) == 1;
    for (int count = rng.between(0, 4); count > 0; --count) {
        HintStep step{{random_text(rng), random_texts(rng)}, {}, random_text(rng)};
        for (int cells = rng.between(0, 3); cells > 0; --cells) {
            step.cells.push_back({rng.between(0, 99), rng.between(0, 99)});
        }
        hint.steps.push_back(step);
    }
    hint.moves = random_texts(rng);
    return hint;
}

Report random_report(Rng& rng) {
    switch (rng.between(0, 6)) {
        case 0:
            return ProgressReport{random_stats(rng), random_texts(rng)};
        case 1:
            return SolutionReport{random_texts(rng), {{random_text(rng), random_text(rng)}, {"par", "12"}}};
        case 2:
            return CountReport{std::to_string(rng.next()), rng.between(0, 1) == 1};
        case 3:
            return HintReport{random_hint(rng)};
        case 4:
            return LevelReport{random_text(rng)};
        case 5:
            return AnalysisReport{{rng.between(0, 1) == 1, std::to_string(rng.next()), rng.between(0, 1) == 1,
                                   random_texts(rng), random_texts(rng)}};
        default:
            return DoneReport{static_cast<Outcome>(rng.between(0, 2)),
                              random_stats(rng),
                              {random_text(rng), random_texts(rng)}};
    }
}

}  // namespace

TEST_CASE("a job survives its text form") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Job job = random_job(rng);
        const auto read = parse_job(format_job(job));
        REQUIRE(read);
        CHECK((*read == job));
    }
}

TEST_CASE("a report survives its text form") {
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Report report = random_report(rng);
        const auto read = parse_report(format_report(report));
        REQUIRE(read);
        CHECK((*read == report));
    }
}

TEST_CASE("a job or a report that is cut off anywhere is refused") {
    Rng rng(7);
    const std::string job = format_job(random_job(rng));
    const std::string report = format_report(HintReport{random_hint(rng)});
    for (std::size_t length = 0; length < job.size(); ++length) {
        CHECK_FALSE(parse_job(job.substr(0, length)));
    }
    for (std::size_t length = 0; length < report.size(); ++length) {
        CHECK_FALSE(parse_report(report.substr(0, length)));
    }
}

TEST_CASE("a job with a part outside its parts, an unknown task or an unknown line is refused") {
    const std::string good = format_job({});
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string text = good;
        return parse_job(text.replace(text.find(from), from.size(), to));
    };
    CHECK(changed("seed 1", "seed 2"));
    CHECK_FALSE(changed("part 1", "part 2"));
    CHECK_FALSE(changed("part 1", "part 0"));
    CHECK_FALSE(changed("task solve", "task dream"));
    CHECK_FALSE(changed("cap 0", "cap -1"));
    CHECK_FALSE(changed("up_to_symmetry no", "up_to_symmetry maybe"));
    CHECK_FALSE(changed("end\n", "end\nmore\n"));
    const auto newer = changed("tessera-job 1", "tessera-job 2");
    REQUIRE_FALSE(newer);
    CHECK(newer.error().code == ErrorCode::unknown_version);
}

}  // namespace tessera
