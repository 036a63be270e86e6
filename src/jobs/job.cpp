#include "jobs/job.h"

#include "base/record.h"

namespace tessera {

namespace {

constexpr std::string_view kind = "tessera-job";
constexpr int version = 1;
constexpr int max_parts = 1 << 20;

// In the order of Task.
const std::vector<std::string_view>& task_names() {
    static const std::vector<std::string_view> names = {"solve",    "count",   "hint",
                                                        "generate", "analyse", "grade"};
    return names;
}

}  // namespace

Job job_for(const Recipe& recipe) {
    Job job;
    job.task = Task::generate;
    job.family = recipe.family;
    job.level = recipe.params;
    job.solve.seed = recipe.seed;
    return job;
}

std::string format_job(const Job& job) {
    RecordWriter writer(kind, version);
    writer.add("task", task_names()[static_cast<std::size_t>(job.task)]);
    writer.add("family", job.family);
    writer.add("level", job.level);
    writer.add_all("move", job.moves);
    writer.add("engine", job.solve.engine);
    writer.add("heuristic", job.solve.heuristic);
    writer.add("seed", job.solve.seed);
    writer.add("solve_memory", job.solve.memory_bytes);
    writer.add("effort", job.solve.effort);
    writer.add_flag("up_to_symmetry", job.count.up_to_symmetry);
    writer.add("cap", job.count.cap);
    writer.add("part", static_cast<std::uint64_t>(job.count.part));
    writer.add("parts", static_cast<std::uint64_t>(job.count.part_count));
    writer.add("count_memory", job.count.memory_bytes);
    writer.add_flag("quiet", job.is_quiet);
    writer.add("end", "");
    return writer.text();
}

Result<Job> parse_job(std::string_view text) {
    RecordReader reader(text, kind, version);
    Job job;
    job.task = static_cast<Task>(reader.choice("task", task_names()));
    job.family = reader.text("family");
    job.level = reader.text("level");
    job.moves = reader.texts("move");
    job.solve.engine = reader.text("engine");
    job.solve.heuristic = reader.text("heuristic");
    job.solve.seed = reader.uint64("seed");
    job.solve.memory_bytes = reader.uint64("solve_memory");
    job.solve.effort = reader.uint64("effort");
    job.count.up_to_symmetry = reader.flag("up_to_symmetry");
    job.count.cap = reader.uint64("cap");
    job.count.part = reader.number("part", 1, max_parts);
    job.count.part_count = reader.number("parts", job.count.part, max_parts);
    job.count.memory_bytes = reader.uint64("count_memory");
    job.is_quiet = reader.flag("quiet");
    reader.text("end");
    return reader.finish(std::move(job));
}

}  // namespace tessera
