#include "jobs/job.h"

#include "base/overloaded.h"
#include "base/record.h"

namespace tessera {

namespace {

constexpr std::string_view kind = "tessera-job";
constexpr int version = 4;
constexpr int max_parts = 1 << 20;

// In the order of the variant Task.
const std::vector<std::string_view>& task_names() {
    static const std::vector<std::string_view> names = {"solve", "count",   "hint",  "generate", "analyse",
                                                        "grade", "explain", "print", "open",     "convert", "days"};
    return names;
}

void write(RecordWriter& writer, const Position& position) {
    writer.add("level", position.level);
    writer.add_all("move", position.moves);
}

Position read_position(RecordReader& reader) {
    Position position;
    position.level = reader.text("level");
    position.moves = reader.texts("move");
    return position;
}

void write(RecordWriter& writer, const SolveOptions& options) {
    writer.add("engine", options.engine);
    writer.add("heuristic", options.heuristic);
    writer.add("seed", options.seed);
    writer.add("solve_memory", options.memory_bytes);
    writer.add("effort", options.effort);
}

SolveOptions read_solve_options(RecordReader& reader) {
    SolveOptions options;
    options.engine = reader.text("engine");
    options.heuristic = reader.text("heuristic");
    options.seed = reader.uint64("seed");
    options.memory_bytes = reader.uint64("solve_memory");
    options.effort = reader.uint64("effort");
    return options;
}

void write(RecordWriter& writer, const CountOptions& options) {
    writer.add_flag("up_to_symmetry", options.up_to_symmetry);
    writer.add("cap", options.cap);
    writer.add("part", static_cast<std::uint64_t>(options.part));
    writer.add("parts", static_cast<std::uint64_t>(options.part_count));
    writer.add("count_memory", options.memory_bytes);
}

CountOptions read_count_options(RecordReader& reader) {
    CountOptions options;
    options.up_to_symmetry = reader.flag("up_to_symmetry");
    options.cap = reader.uint64("cap");
    options.part = reader.number("part", 1, max_parts);
    options.part_count = reader.number("parts", options.part, max_parts);
    options.memory_bytes = reader.uint64("count_memory");
    return options;
}

void write(RecordWriter& writer, const Task& task) {
    std::visit(Overloaded{[&](const SolveJob& job) {
                              write(writer, job.position);
                              write(writer, job.options);
                              writer.add_flag("all", job.finds_all);
                              writer.add("limit", job.limit);
                          },
                          [&](const CountJob& job) {
                              write(writer, job.position);
                              write(writer, job.options);
                          },
                          [&](const HintJob& job) { write(writer, job.position); },
                          [&](const GenerateJob& job) {
                              writer.add("params", job.params);
                              writer.add("seed", job.seed);
                          },
                          [&](const AnalyseJob& job) {
                              write(writer, job.position);
                              writer.add("effort", job.effort);
                          },
                          [&](const GradeJob& job) {
                              write(writer, job.position);
                              write(writer, job.solve);
                              write(writer, job.count);
                          },
                          [&](const ExplainJob& job) { write(writer, job.position); },
                          [&](const PrintJob& job) {
                              write(writer, job.position);
                              writer.add("title", job.title);
                              writer.add("translation", job.translation);
                              writer.add("link", job.link);
                              writer.add_flag("picture", job.is_picture);
                              writer.add_flag("solution", job.with_solution);
                              writer.add_flag("explanation", job.with_explanation);
                          },
                          [&](const OpenJob& job) {
                              writer.add("text", job.text);
                              writer.add_all("move", job.moves);
                              writer.add("levels", job.levels);
                              writer.add_flag("table", job.with_table);
                          },
                          [&](const ConvertJob& job) {
                              writer.add("text", job.text);
                              writer.add("name", job.name);
                              writer.add("from", job.from);
                              writer.add("to", job.to);
                              writer.add("problem", static_cast<std::uint64_t>(job.problem));
                          },
                          [&](const DaysJob& job) {
                              writer.add("first", job.first);
                              writer.add("last", job.last);
                              writer.add("title", job.title);
                              writer.add("translation", job.translation);
                              writer.add("address", job.address);
                          }},
               task);
}

// Braced initialisers are evaluated in order.
PrintJob read_print_job(RecordReader& reader) {
    PrintJob job{read_position(reader), reader.text("title"), reader.text("translation"),
                 reader.text("link")};
    job.is_picture = reader.flag("picture");
    job.with_solution = reader.flag("solution");
    job.with_explanation = reader.flag("explanation");
    return job;
}

// Braced initialisers are evaluated in order.
Task read_task(RecordReader& reader, int task) {
    switch (task) {
        case 0:
            return SolveJob{read_position(reader), read_solve_options(reader), reader.flag("all"),
                            reader.uint64("limit")};
        case 1:
            return CountJob{read_position(reader), read_count_options(reader)};
        case 2:
            return HintJob{read_position(reader)};
        case 3:
            return GenerateJob{reader.text("params"), reader.uint64("seed")};
        case 4:
            return AnalyseJob{read_position(reader), reader.uint64("effort")};
        case 6:
            return ExplainJob{read_position(reader)};
        case 7:
            return read_print_job(reader);
        case 8:
            return OpenJob{reader.text("text"), reader.texts("move"), reader.text("levels"),
                           reader.flag("table")};
        case 9:
            return ConvertJob{reader.text("text"), reader.text("name"), reader.text("from"),
                              reader.text("to"), reader.number("problem", 1, max_parts)};
        case 10:
            return DaysJob{reader.text("first"), reader.text("last"), reader.text("title"),
                           reader.text("translation"), reader.text("address")};
        default:
            return GradeJob{read_position(reader), read_solve_options(reader), read_count_options(reader)};
    }
}

}  // namespace

Position position_of(const AnySession& session) {
    return std::visit([](const auto& game) { return position_of(game); }, session);
}

Job job_for(const Recipe& recipe) {
    return {recipe.family, GenerateJob{recipe.params, recipe.seed}};
}

std::string format_job(const Job& job) {
    RecordWriter writer(kind, version);
    writer.add("task", task_names()[job.task.index()]);
    writer.add("family", job.family);
    writer.add_flag("quiet", job.is_quiet);
    writer.add_flag("measured", job.is_measured);
    write(writer, job.task);
    writer.add("end", "");
    return writer.text();
}

Result<Job> parse_job(std::string_view text) {
    RecordReader reader(text, kind, version);
    const int task = reader.choice("task", task_names());
    Job job;
    job.family = reader.text("family");
    job.is_quiet = reader.flag("quiet");
    job.is_measured = reader.flag("measured");
    job.task = read_task(reader, task);
    reader.text("end");
    return reader.finish(std::move(job));
}

}  // namespace tessera
