#include "lab/plot/axis.h"

#include "base/svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace tessera {

namespace {

// Ratio of the largest to the smallest value above which the axis is logarithmic.
constexpr double widest_even_span = 25;

}  // namespace

Axis::Axis(const std::vector<double>& values) {
    double least = 0;
    double most = 0;
    for (const double value : values) {
        if (value > 0) {
            least = least > 0 ? std::min(least, value) : value;
            most = std::max(most, value);
        }
    }
    is_log_ = most > least * widest_even_span;
    if (is_log_) {
        mark_powers(least, most);
    } else {
        mark_steps(most);
    }
}

void Axis::mark_powers(double least, double most) {
    for (auto power = static_cast<int>(std::floor(std::log10(least)));; ++power) {
        marks_.push_back(std::pow(10.0, power));
        if (marks_.back() >= most) {
            return;
        }
    }
}

void Axis::mark_steps(double most) {
    constexpr int most_steps = 6;
    const double rough = most > 0 ? most / most_steps : 1;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double step = power;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        step = power * factor;
        if (step >= rough) {
            break;
        }
    }
    for (int count = 0; marks_.empty() || marks_.back() < most || count < 2; ++count) {
        marks_.push_back(step * count);
    }
}

double Axis::fraction(double value) const {
    const double low = marks_.front();
    const double high = marks_.back();
    const double inside = std::clamp(value, low, high);
    return is_log_ ? std::log10(inside / low) / std::log10(high / low) : (inside - low) / (high - low);
}

std::vector<double> even_marks(double most, int count) {
    double step = 1;
    while (step * count * 10 < most) {
        step *= 10;
    }
    for (const double times : {1, 2, 5, 10}) {
        if (step * times * count >= most) {
            step *= times;
            break;
        }
    }
    std::vector<double> marks;
    for (double mark = 0; mark <= most; mark += step) {
        marks.push_back(mark);
    }
    return marks;
}

std::string readable_number(double number) {
    std::string text = short_decimal(number, number < 10 ? 3 : number < 1000 ? 1 : 0);
    for (std::size_t place = std::min(text.find('.'), text.size()); place > 3; place -= 3) {
        text.insert(place - 3, ",");
    }
    return text;
}

std::string mark_text(double number) {
    constexpr double thousand = 1000;
    constexpr std::array<std::string_view, 5> units = {"", " k", " M", " G", " T"};
    std::size_t unit = 0;
    while (number >= thousand && unit + 1 < units.size()) {
        number /= thousand;
        ++unit;
    }
    return short_decimal(number, 6) + std::string(units[unit]);
}

}  // namespace tessera
