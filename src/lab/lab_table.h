#pragma once

#include "lab/lab_csv.h"
#include "lab/lab_run.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace tessera {

// The table as readable text, line by line; columns fit the longest names.
class LabTable {
public:
    explicit LabTable(const std::vector<LabCase>& cases);

    std::string heading() const;
    std::string line(const LabRun& run) const;

private:
    std::string line_of(const LabFields& fields) const;

    std::array<std::size_t, lab_columns.size()> widths_;
};

}  // namespace tessera
