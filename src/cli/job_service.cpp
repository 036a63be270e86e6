#include "cli/job_service.h"

#include "cli/printable.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>
#include <utility>

namespace tessera {

namespace {

constexpr double progress_interval_ms = 500;
constexpr int deepest = 4;  // nesting of a request
constexpr std::size_t longest_id = 200;

constexpr std::array<std::string_view, 7> members = {"id",      "command",  "puzzle", "moves",
                                                     "options", "progress", "cancel"};

bool is_id(const JsonValue& id) {
    return id.is_number_integer() ||
           (id.is_string() && id.get_ref<const std::string&>().size() <= longest_id);
}

// Nothing if the line is no JSON, or has more than a request can have.
std::optional<JsonValue> parsed(std::string_view line) {
    bool is_deep = false;
    const auto look = [&is_deep](int depth, JsonValue::parse_event_t /*event*/, const JsonValue& /*value*/) {
        is_deep = is_deep || depth > deepest;
        return !is_deep;
    };
    JsonValue object = JsonValue::parse(line, look, false);
    return is_deep || !object.is_object() ? std::nullopt : std::optional(std::move(object));
}

JsonValue id_of(const JsonValue& object) {
    const auto id = object.find("id");
    return id != object.end() && is_id(*id) ? *id : JsonValue();
}

// Returns an error message, or an empty text.
std::string why_no_request(const JsonValue& object) {
    for (const auto& [name, value] : object.items()) {
        if (std::find(members.begin(), members.end(), name) == members.end()) {
            return "a request has no " + shortened(name, longest_name);
        }
    }
    if (object.contains("cancel")) {
        return object.size() > 1 ? "cancel takes no other members" : "";
    }
    return id_of(object).is_null() ? "a job needs an id, a text or a whole number" : "";
}

// Nothing if it is no list of texts.
std::optional<std::vector<std::string>> texts_in(const JsonValue& list) {
    std::vector<std::string> texts;
    for (const JsonValue& text : list) {
        if (!list.is_array() || !text.is_string()) {
            return std::nullopt;
        }
        texts.push_back(text.get<std::string>());
    }
    return list.is_array() ? std::optional(std::move(texts)) : std::nullopt;
}

struct AskedPuzzle {
    std::optional<RequestedPuzzle> puzzle;
    std::string complaint;
};

AskedPuzzle puzzle_in(const JsonValue& object) {
    const auto moves = texts_in(object.value("moves", JsonValue::array()));
    if (!moves) {
        return {{}, "moves must be a list of texts"};
    }
    if (!object.contains("puzzle")) {
        return {{}, moves->empty() ? "" : "moves need a puzzle"};
    }
    return object["puzzle"].is_string()
               ? AskedPuzzle{RequestedPuzzle{object["puzzle"].get<std::string>(), *moves}, ""}
               : AskedPuzzle{{}, "puzzle must be a text"};
}

JsonValue event_about(const JsonValue& id, const char* event) {
    return {{"id", id}, {"event", event}};
}

}  // namespace

JobService::JobService(int most_at_once, std::function<void()> wake, Send send)
    : most_at_once_(most_at_once), wake_(std::move(wake)), send_(std::move(send)) {}

void JobService::take(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
        return;
    }
    const std::optional<JsonValue> object = parsed(line);
    if (!object) {
        refuse_line("a request is one JSON object on one line");
        return;
    }
    if (const std::string why = take_object(*object); !why.empty()) {
        send_error(id_of(object->contains("cancel") ? JsonValue{{"id", (*object)["cancel"]}} : *object), why);
    }
}

void JobService::refuse_line(const std::string& why) {
    send_error(JsonValue(), why);
}

// Returns an error message, or an empty text.
std::string JobService::take_object(const JsonValue& object) {
    const std::string why = why_no_request(object);
    return !why.empty() ? why : object.contains("cancel") ? cancel(object["cancel"]) : take_job(object);
}

// Returns an error message, or an empty text.
std::string JobService::take_job(const JsonValue& object) {
    const JsonValue id = id_of(object);
    if (has(id)) {
        return "there is a job of this id already";
    }
    const JsonValue command = object.value("command", JsonValue());
    const JsonValue progress = object.value("progress", JsonValue(true));
    if (!command.is_string() || !progress.is_boolean()) {
        return command.is_string() ? "progress must be true or false" : "a job needs a command";
    }
    const AskedPuzzle asked = puzzle_in(object);
    if (!asked.complaint.empty()) {
        return asked.complaint;
    }
    Readable<JobRequest> request = read_job_request(
        command.get<std::string>(), object.value("options", JsonValue::object()), asked.puzzle);
    if (!request) {
        return request.error();
    }
    waiting_.push_back({id, progress.get<bool>(), std::move(*request)});
    return "";
}

// Returns an error message, or an empty text.
std::string JobService::cancel(const JsonValue& id) {
    JobAnswer nothing;
    nothing.stop = Stop::by_interrupt;
    const auto waiting =
        std::find_if(waiting_.begin(), waiting_.end(), [&](const Waiting& job) { return job.id == id; });
    if (waiting != waiting_.end()) {
        send_answer(*waiting, nothing);
        waiting_.erase(waiting);
        return "";
    }
    const auto running = std::find_if(running_.begin(), running_.end(),
                                      [&](const Running& at_work) { return at_work.job.id == id; });
    if (running == running_.end()) {
        return "there is no job of this id, or it is done";
    }
    running->work->take_reports();
    send_answer(running->job, running->work->answer(Stop::by_interrupt));
    running_.erase(running);
    return "";
}

bool JobService::has(const JsonValue& id) const {
    return std::any_of(waiting_.begin(), waiting_.end(), [&](const Waiting& job) { return job.id == id; }) ||
           std::any_of(running_.begin(), running_.end(),
                       [&](const Running& at_work) { return at_work.job.id == id; });
}

void JobService::begin(Waiting job) {
    if (job.request.answer_at_once) {
        send_answer(job, *job.request.answer_at_once);
        return;
    }
    Readable<std::unique_ptr<JobAtWork>> work = begin_work(job.request, wake_);
    if (!work) {
        send_error(job.id, work.error());
        return;
    }
    running_.push_back({std::move(job), std::move(*work), 0});
}

void JobService::tend() {
    for (auto running = running_.begin(); running != running_.end();) {
        running = tend_one(*running) ? running_.erase(running) : std::next(running);
    }
    while (!waiting_.empty() && running_.size() < static_cast<std::size_t>(most_at_once_)) {
        Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        begin(std::move(next));
    }
}

// Returns true if the job is over.
bool JobService::tend_one(Running& running) {
    running.work->take_reports();
    const double limit_ms = running.job.request.arguments.limit_seconds * 1000;
    const bool is_late = limit_ms > 0 && running.work->elapsed_ms() >= limit_ms;
    if (running.work->is_over() || is_late) {
        send_answer(running.job, running.work->answer(is_late ? Stop::at_limit : Stop::none));
        return true;
    }
    if (running.job.sends_progress &&
        running.work->elapsed_ms() >= running.reported_at_ms + progress_interval_ms) {
        send_progress(running);
    }
    return false;
}

void JobService::stop_all() {
    for (Running& running : running_) {
        running.work->take_reports();
        send_answer(running.job, running.work->answer(Stop::by_interrupt));
    }
    running_.clear();
    while (!waiting_.empty()) {
        cancel(JsonValue(waiting_.front().id));
    }
}

void JobService::send_progress(Running& running) {
    const JobAnswer known = running.work->answer(Stop::none);
    JsonValue json = event_about(running.job.id, "progress");
    json["solutions"] = known.stats.solutions;
    json["nodes"] = known.stats.nodes;
    json["ticks"] = known.stats.ticks;
    json["elapsed_ms"] = rounded_ms(known.elapsed_ms);
    send_(json);
    running.reported_at_ms = known.elapsed_ms;
}

// All objects but the last are steps.
void JobService::send_answer(const Waiting& job, JobAnswer answer) {
    const Readable<std::vector<JsonValue>> objects = objects_of(job.request, std::move(answer));
    if (!objects) {
        send_error(job.id, objects.error());
        return;
    }
    for (const JsonValue& object : *objects) {
        JsonValue json = event_about(job.id, &object == &objects->back() ? "answer" : "step");
        json["command"] = job.request.name();
        json["answer"] = with_schema(object);
        send_(json);
    }
}

void JobService::send_error(const JsonValue& id, const std::string& sentence) {
    JsonValue json = event_about(id, "error");
    json["error"] = shortened(sentence, longest_refusal);
    send_(json);
}

}  // namespace tessera
