#pragma once

#include <string>
#include <vector>

namespace tessera {

// Maps values to an axis from 0 to 1: linear from zero if the values are close, otherwise logarithmic; then
// the length of a bar would mean nothing.
class Axis {
public:
    explicit Axis(const std::vector<double>& values);

    bool is_log() const { return is_log_; }
    double fraction(double value) const;                         // clamped to [0, 1]
    const std::vector<double>& marks() const { return marks_; }  // values labelled on the axis

private:
    void mark_powers(double least, double most);
    void mark_steps(double most);

    bool is_log_ = false;
    std::vector<double> marks_;
};

// Returns about `count` even values from 0 to `most`, in steps of 1, 2 or 5 times a power of ten.
std::vector<double> even_marks(double most, int count);

// Returns the number as readable text: "1,234,567", "0.25".
std::string readable_number(double number);
// Returns a short text for an axis: "1", "10 k", "3 M".
std::string mark_text(double number);

}  // namespace tessera
