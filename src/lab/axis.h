#pragma once

#include <string>
#include <vector>

namespace tessera {

// From values to places along an axis: from zero in even steps where the values are alike, else by powers of ten.
class Axis {
public:
    // `has_bars`: lengths are compared, so that by powers of ten counts begin at 1.
    Axis(const std::vector<double>& values, bool has_bars);

    bool is_log() const { return is_log_; }
    double fraction(double value) const;  // 0 at the start, 1 at the end; values outside go to the ends
    const std::vector<double>& marks() const { return marks_; }  // values to be written beside the axis

private:
    void mark_powers(double least, double most, bool has_bars);
    void mark_steps(double most);

    bool is_log_ = false;
    std::vector<double> marks_;
};

// "1,234,567", "0.25": as people read it.
std::string readable_number(double number);
// "1", "10 k", "3 M": short enough for an axis.
std::string mark_text(double number);

}  // namespace tessera
