#include "lab/chart.h"

#include "lab/lab_runs.h"
#include "support/xml.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("lab/chart");

namespace {

std::vector<XmlElement> drawn(const std::vector<LabRun>& runs, LabMeasure measure = LabMeasure::nodes) {
    const auto elements = XmlReader(chart_of(runs, measure)).read();
    REQUIRE(elements);
    return *elements;
}

bool is_of_class(const XmlElement& element, const std::string& name) {
    const auto place = element.attributes.find("class");
    return place != element.attributes.end() &&
           (" " + place->second + " ").find(" " + name + " ") != std::string::npos;
}

std::vector<XmlElement> of_class(const std::vector<XmlElement>& elements, const std::string& name) {
    std::vector<XmlElement> found;
    std::copy_if(elements.begin(), elements.end(), std::back_inserter(found),
                 [&](const XmlElement& element) { return is_of_class(element, name); });
    return found;
}

double number(const XmlElement& element, const std::string& attribute) {
    return std::stod(element.attributes.at(attribute));
}

bool says(const std::vector<XmlElement>& elements, const std::string& words) {
    return std::any_of(elements.begin(), elements.end(),
                       [&](const XmlElement& element) { return element.text == words; });
}

std::vector<LabRun> two_engines_by_three() {
    std::vector<LabRun> runs;
    for (const std::string engine : {"plain", "pruned"}) {
        for (const std::string heuristic : {"x", "y", "z"}) {
            const std::uint64_t nodes = 100 * static_cast<std::uint64_t>(heuristic.front() - 'w');
            runs.push_back(lab_run(engine, heuristic, 1, engine == "plain" ? nodes : nodes / 2));
        }
    }
    return runs;
}

}  // namespace

TEST_CASE("single runs are bars, as long as their values, a colour for each engine") {
    const auto elements = drawn(two_engines_by_three());
    const auto bars = of_class(elements, "bar");
    REQUIRE(bars.size() == 6);
    CHECK(number(bars[0], "data-value") == 100);
    CHECK(number(bars[1], "data-value") == 50);  // bars are grouped by heuristic
    CHECK(bars[1].attributes.at("data-engine") == "pruned");
    CHECK(number(bars[0], "width") == doctest::Approx(2 * number(bars[1], "width")).epsilon(0.01));
    CHECK(number(bars[0], "x") == number(bars[5], "x"));
    CHECK(number(bars[0], "y") < number(bars[1], "y"));
    CHECK(of_class(bars, "c0").size() == 3);
    CHECK(of_class(bars, "c1").size() == 3);
    CHECK(of_class(elements, "key").size() == 2);
    CHECK(of_class(elements, "stair").empty());
    CHECK(says(elements, "150"));  // the label of a bar
    CHECK(says(elements, "y"));
}

TEST_CASE("single runs are points where the axis is logarithmic, as the length of a bar would mean nothing") {
    std::vector<LabRun> runs = two_engines_by_three();
    runs.front().stats.nodes = 9;
    runs.back().stats.nodes = 52'800;
    runs.back().outcome = LabOutcome::stopped;
    const auto elements = drawn(runs);
    CHECK(of_class(elements, "bar").empty());
    const auto points = of_class(elements, "point");
    REQUIRE(points.size() == 6);
    CHECK(number(points.front(), "data-value") == 9);
    CHECK(of_class(points, "hollow").size() == 1);
    CHECK(of_class(elements, "box").empty());
    CHECK(says(elements, "9"));
    CHECK(says(elements, "52,800, stopped"));
}

TEST_CASE("runs that came to no end are hollow and say so") {
    std::vector<LabRun> runs = two_engines_by_three();
    runs.front().outcome = LabOutcome::stopped;
    const auto elements = drawn(runs);
    CHECK(of_class(elements, "hollow").size() == 1);
    CHECK(says(elements, "100, stopped"));
}

TEST_CASE("several seeds are points with quartiles, and stairs of what came to its end") {
    std::vector<LabRun> runs;
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
        runs.push_back(lab_run("chance", "default", seed, 10 * seed * seed * seed));
        runs.push_back(lab_run("fixed", "default", seed, 40));
    }
    runs.front().outcome = LabOutcome::stopped;
    const auto elements = drawn(runs);
    CHECK(of_class(elements, "point").size() == 18);
    CHECK(of_class(elements, "box").size() == 2);
    CHECK(of_class(elements, "median").size() == 2);
    CHECK(says(elements, "median 1,250, 8 of 9 done"));
    std::map<std::string, std::string> solved;
    for (const XmlElement& stair : elements) {
        if (stair.tag == "path") {
            solved[stair.attributes.at("data-name")] = stair.attributes.at("data-solved");
        }
    }
    CHECK(solved == std::map<std::string, std::string>{{"chance", "8"}, {"fixed", "9"}});
}

TEST_CASE("few puzzles stand apart under their names, many are one") {
    std::vector<LabRun> runs;
    for (const std::string input : {"a", "b", "c", "d", "e", "f", "g"}) {
        runs.push_back(lab_run("plain", "default", 1, 10));
        runs.back().input = input;
    }
    const auto all = drawn(runs);
    CHECK(of_class(all, "bar").empty());
    CHECK(of_class(all, "point").size() == 7);
    runs.pop_back();
    const auto few = drawn(runs);
    CHECK(of_class(few, "bar").size() == 6);
    CHECK(says(few, "f"));
    CHECK(of_class(few, "stair").size() == 2);  // with its key
}

TEST_CASE("each measure is drawn, also where an engine has no such thing or there are no runs") {
    std::vector<LabRun> runs = two_engines_by_three();
    runs.front().updates = 77;
    for (std::size_t measure = 0; measure < lab_measure_ids.size(); ++measure) {
        const auto elements = drawn(runs, static_cast<LabMeasure>(measure));
        CHECK(elements.front().attributes.at("data-measure") == lab_measure_ids[measure]);
        CHECK(drawn({}, static_cast<LabMeasure>(measure)).size() > 2);
    }
    const auto updates = drawn(runs, LabMeasure::updates);
    CHECK(of_class(updates, "bar").size() == 1);
    CHECK(says(updates, "not reported"));
}

TEST_CASE("nothing is drawn outside the drawing") {
    const auto elements = drawn(two_engines_by_three());
    const double width = number(elements.front(), "width");
    const double height = number(elements.front(), "height");
    for (const XmlElement& element : elements) {
        if (element.attributes.contains("x") && element.attributes.contains("y")) {
            CHECK(number(element, "x") >= 0);
            CHECK(number(element, "x") < width);
            CHECK(number(element, "y") > 0);
            CHECK(number(element, "y") < height);
        }
    }
}

TEST_CASE("quartiles lie between values where they must") {
    CHECK(quantile({1, 2, 3, 4}, 0.5) == 2.5);
    CHECK(quantile({5}, 0.25) == 5);
    CHECK(quantile({1, 2, 3, 4, 5}, 0.25) == 2);
}

TEST_SUITE_END();

}  // namespace tessera
