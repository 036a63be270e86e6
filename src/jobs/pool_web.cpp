#include "base/index.h"
#include "jobs/parallel.h"
#include "jobs/pool.h"

#include <emscripten.h>

#include <algorithm>
#include <deque>
#include <map>
#include <string>

// A worker that breaks down, out of memory most often, or that cannot be loaded says so here alone.
// clang-format off
EM_JS(void, tessera_watch_worker, (worker_handle handle, void* worker), {
    Browser.workers[handle].worker.onerror = (event) => {
        event.preventDefault();
        _tessera_worker_failed(worker, handle, event.message ? 1 : 0);
    };
});
// clang-format on

namespace tessera {

namespace {

constexpr const char* worker_url = "worker.js";
constexpr const char* worker_function = "work";  // worker_main.cpp
constexpr worker_handle no_worker = -1;

// A job that is not over.
struct SharedWork {
    SharedWork(const Job& job, int run_count)
        : parts(share_out(job, run_count)), merger(job, int_size(parts)) {}

    std::vector<Job> parts;
    ReportMerger merger;
    int begun_count = 0;  // parts that wait for a worker or have had one
};

struct Part {
    JobId id = 0;
    int index = 0;
};

}  // namespace

struct JobPool::Implementation {
    // One Web Worker. A busy worker hears nothing, so the only way to stop it is to destroy it.
    struct Worker {
        Implementation* pool = nullptr;
        worker_handle handle = no_worker;
        JobId id = 0;  // of the job worked on, 0 if there is none
        int index = 0;
    };

    explicit Implementation(int count) {
        for (int number = 0; number < count; ++number) {
            workers.push_back(std::make_unique<Worker>(Worker{this, no_worker, 0, 0}));
        }
    }

    static void on_message(char* bytes, int size, void* worker);
    void hear(Worker& worker, const Report& report);
    static void fail(Worker& worker, bool had_started);
    void begin_due(JobId id);
    void start_waiting();
    Worker* idle_worker() const;
    void end(JobId id);
    static void stop(Worker& worker);

    std::vector<std::unique_ptr<Worker>> workers;
    std::deque<Part> waiting;
    std::map<JobId, SharedWork> jobs;  // those not over
    Mailbox mailbox;
    std::function<void()> wake;
    JobId last_id = 0;
};

void JobPool::Implementation::on_message(char* bytes, int size, void* worker) {
    auto& sender = *static_cast<Worker*>(worker);
    if (sender.id == 0) {
        return;
    }
    const Result<Report> report = parse_report(std::string_view(bytes, static_cast<std::size_t>(size)));
    sender.pool->hear(sender, report ? *report : FailedReport{report.error()});
}

void JobPool::Implementation::hear(Worker& worker, const Report& report) {
    const JobId id = worker.id;
    const int index = worker.index;
    if (is_last(report)) {
        worker.id = 0;
    }
    const auto job = jobs.find(id);
    if (job == jobs.end()) {
        return;
    }
    for (Report& told : job->second.merger.add(index, report)) {
        mailbox.put(id, std::move(told));
    }
    if (job->second.merger.is_done()) {
        end(id);
    } else {
        begin_due(id);
    }
    start_waiting();
    if (wake) {
        wake();
    }
}

// The job is over; the next one gets a new worker.
void JobPool::Implementation::fail(Worker& worker, bool had_started) {
    const Error why =
        had_started
            ? Error{ErrorCode::limit_exceeded, 0,
                    say("this was too much for the memory that the browser gives, so it was given up")}
            : Error{ErrorCode::unavailable, 0, say("the part of the page that thinks could not be loaded")};
    emscripten_destroy_worker(worker.handle);
    worker.handle = no_worker;
    worker.pool->hear(worker, FailedReport{why});
}

void JobPool::Implementation::begin_due(JobId id) {
    SharedWork& shared = jobs.at(id);
    for (; shared.begun_count < shared.merger.due_count(); ++shared.begun_count) {
        waiting.push_back({id, shared.begun_count});
    }
}

// None if all are at work. Rather one that has loaded already.
JobPool::Implementation::Worker* JobPool::Implementation::idle_worker() const {
    Worker* idle = nullptr;
    for (const std::unique_ptr<Worker>& worker : workers) {
        const bool is_better = idle == nullptr || idle->handle == no_worker;
        idle = worker->id == 0 && is_better ? worker.get() : idle;
    }
    return idle;
}

void JobPool::Implementation::start_waiting() {
    for (Worker* worker = idle_worker(); worker != nullptr && !waiting.empty(); worker = idle_worker()) {
        if (worker->handle == no_worker) {
            worker->handle = emscripten_create_worker(worker_url);
            tessera_watch_worker(worker->handle, worker);
        }
        const Part part = waiting.front();
        waiting.pop_front();
        worker->id = part.id;
        worker->index = part.index;
        std::string job = format_job(at(jobs.at(part.id).parts, part.index));
        emscripten_call_worker(worker->handle, worker_function, job.data(), int_size(job), on_message,
                               worker);
    }
}

void JobPool::Implementation::stop(Worker& worker) {
    emscripten_destroy_worker(worker.handle);
    worker.handle = no_worker;
    worker.id = 0;
}

void JobPool::Implementation::end(JobId id) {
    jobs.erase(id);
    waiting.erase(
        std::remove_if(waiting.begin(), waiting.end(), [id](const Part& part) { return part.id == id; }),
        waiting.end());
    for (const std::unique_ptr<Worker>& worker : workers) {
        if (worker->id == id) {
            stop(*worker);
        }
    }
}

int machine_run_count() {
    return std::max(EM_ASM_INT({ return navigator.hardwareConcurrency || 2; }), 1);
}

JobPool::JobPool(int worker_count) : implementation_(std::make_unique<Implementation>(worker_count)) {}

JobPool::~JobPool() {
    for (const auto& worker : implementation_->workers) {
        if (worker->handle != no_worker) {
            Implementation::stop(*worker);
        }
    }
}

JobId JobPool::start(const Job& job, Receiver receiver, int run_count) {
    const JobId id = ++implementation_->last_id;
    implementation_->mailbox.open(id, std::move(receiver));
    implementation_->jobs.emplace(id, SharedWork(job, run_count));
    implementation_->begin_due(id);
    implementation_->start_waiting();
    return id;
}

void JobPool::cancel(JobId id) {
    implementation_->end(id);
    implementation_->mailbox.close(id);
    implementation_->start_waiting();
}

void JobPool::set_wake(std::function<void()> wake) {
    implementation_->wake = std::move(wake);
}

bool JobPool::is_busy() const {
    return !implementation_->jobs.empty();
}

void JobPool::deliver() {
    for (auto letter = implementation_->mailbox.take(); letter; letter = implementation_->mailbox.take()) {
        (*letter->receiver)(letter->report);
    }
}

}  // namespace tessera

extern "C" EMSCRIPTEN_KEEPALIVE void tessera_worker_failed(void* worker, worker_handle handle,
                                                           int had_started) {
    using Worker = tessera::JobPool::Implementation::Worker;
    auto& failed = *static_cast<Worker*>(worker);
    if (failed.handle == handle) {
        tessera::JobPool::Implementation::fail(failed, had_started != 0);
    }
}
