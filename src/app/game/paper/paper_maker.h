#pragma once

#include "jobs/pool.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

// Draws puzzles for print in a background job.
class PaperMaker {
public:
    explicit PaperMaker(JobPool& pool) : pool_(pool) {}

    void draw(std::string_view family, const Task& task);  // that draws
    void stop();
    bool is_at_work() const { return job_.has_value(); }

    // Return the drawing, or the error, once.
    std::optional<std::string> take_drawing() { return std::exchange(drawing_, std::nullopt); }
    std::optional<Sentence> take_trouble() { return std::exchange(trouble_, std::nullopt); }

private:
    void receive(const Report& report);

    JobPool& pool_;
    std::optional<JobId> job_;
    std::optional<std::string> drawing_;
    std::optional<Sentence> trouble_;
};

}  // namespace tessera
