#include "base/index.h"
#include "jobs/parallel.h"
#include "jobs/pool.h"

#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <deque>
#include <map>
#include <string>

// The page's workers by the address of their Worker below; a terminated one is not listened to any more.
// Messages use Emscripten's worker interface, as on the other side (worker_main.cpp). A worker that breaks
// down, usually for lack of memory, or cannot be loaded reports an error.
// clang-format off
EM_JS(int, tessera_start_worker, (void* owner), {
    let worker;
    try {
        worker = new Worker(Module.locateFile("worker.js"));
    } catch (error) {
        return 0;
    }
    Module.workers = Module.workers || new Map();
    Module.workers.set(owner, worker);
    const is_heard = () => Module.workers.get(owner) === worker;
    worker.onmessage = (message) => {
        if (!is_heard()) { return; }
        const text = message.data["data"] || [];
        const at = _malloc(text.length + 1);
        HEAPU8.set(text, at);
        _tessera_worker_said(owner, at, text.length);
        _free(at);
    };
    worker.onerror = (event) => {
        event.preventDefault();
        if (is_heard()) { _tessera_worker_failed(owner, /memory/i.test(event.message) ? 1 : 0); }
    };
    return 1;
});
EM_JS(void, tessera_give_job, (void* owner, const char* job, int size), {
    Module.workers.get(owner).postMessage({ "funcName": "work", "data": HEAPU8.slice(job, job + size) });
});
EM_JS(void, tessera_end_worker, (void* owner), {
    Module.workers.get(owner).terminate();
    Module.workers.delete(owner);
});
// clang-format on

namespace tessera {

namespace {

Sentence not_loaded() {
    return say("the solver could not be loaded; try again");
}

// A busy worker sends something every half second (worker_main.cpp). Patience is counted in checks, which
// pause together with the worker while the page is frozen.
constexpr double look_interval_ms = 1000;
constexpr int loading_patience = 30;  // checks without a message
constexpr int working_patience = 10;

// An unfinished job.
struct SharedWork {
    SharedWork(const Job& job, int run_count)
        : parts(split_job(job, run_count)), merger(job, int_size(parts)) {}

    std::vector<Job> parts;
    ReportMerger merger;
    int begun_count = 0;  // parts queued for a worker or already taken by one
};

struct Part {
    JobId id = 0;
    int index = 0;
};

}  // namespace

struct JobPool::Implementation {
    // One Web Worker. A busy worker reads no messages, so it can only be stopped by terminating it.
    struct Worker {
        Implementation* pool = nullptr;
        bool is_started = false;
        bool has_spoken = false;
        int silence = 0;  // checks since its last message
        JobId id = 0;     // current job; 0: none
        int index = 0;

        bool start();
        void give(const Part& part, const Job& job);
        void stop();
        bool is_silent() const { return silence > (has_spoken ? working_patience : loading_patience); }
    };

    explicit Implementation(int count) {
        for (int number = 0; number < count; ++number) {
            workers.push_back(std::make_unique<Worker>());
            workers.back()->pool = this;
        }
    }
    ~Implementation() { emscripten_clear_timeout(timer); }
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;
    Implementation(Implementation&&) = delete;
    Implementation& operator=(Implementation&&) = delete;

    static void said(Worker& worker, std::string_view text);
    void hear(Worker& worker, const Report& report);
    static void fail(Worker& worker, Sentence why);
    static void give_up(Worker& worker, Sentence why);
    void look_after_workers();
    bool is_any_busy() const;
    void watch();
    void begin_due(JobId id);
    void start_waiting();
    Worker* idle_worker() const;
    void end(JobId id);

    std::vector<std::unique_ptr<Worker>> workers;
    std::deque<Part> waiting;
    std::map<JobId, SharedWork> jobs;  // unfinished ones
    Mailbox mailbox;
    std::function<void()> wake;
    JobId last_id = 0;
    long timer = 0;  // for the next check of the workers; 0: none is busy
};

bool JobPool::Implementation::Worker::start() {
    is_started = is_started || tessera_start_worker(this) != 0;
    return is_started;
}

void JobPool::Implementation::Worker::give(const Part& part, const Job& job) {
    id = part.id;
    index = part.index;
    silence = 0;
    const std::string text = format_job(job);
    tessera_give_job(this, text.data(), int_size(text));
}

void JobPool::Implementation::Worker::stop() {
    if (is_started) {
        tessera_end_worker(this);
    }
    is_started = false;
    has_spoken = false;
    id = 0;
}

// An empty text is only a sign of life.
void JobPool::Implementation::said(Worker& worker, std::string_view text) {
    worker.silence = 0;
    worker.has_spoken = true;
    if (worker.id == 0 || text.empty()) {
        return;
    }
    if (const Result<Report> report = parse_report(text)) {
        worker.pool->hear(worker, *report);
    } else {
        give_up(worker, say("the page and its solver are different versions; reload the page"));
    }
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
    for (Report& merged : job->second.merger.add(index, report)) {
        mailbox.put(id, std::move(merged));
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

// The worker broke down: other workers on the same job continue. The next job gets a new worker.
void JobPool::Implementation::fail(Worker& worker, Sentence why) {
    const JobId id = worker.id;
    worker.stop();
    worker.id = id;
    worker.pool->hear(worker, FailedReport{{ErrorCode::limit_exceeded, 0, std::move(why)}});
}

// The worker is unusable, and another would be no better: the job is over.
void JobPool::Implementation::give_up(Worker& worker, Sentence why) {
    Implementation& pool = *worker.pool;
    const JobId id = worker.id;
    worker.stop();
    if (id == 0) {
        return;
    }
    pool.mailbox.put(id, FailedReport{{ErrorCode::unavailable, 0, std::move(why)}});
    pool.end(id);
    pool.start_waiting();
    if (pool.wake) {
        pool.wake();
    }
}

bool JobPool::Implementation::is_any_busy() const {
    return std::any_of(workers.begin(), workers.end(), [](const auto& worker) { return worker->id != 0; });
}

void JobPool::Implementation::look_after_workers() {
    for (const std::unique_ptr<Worker>& worker : workers) {
        worker->silence += worker->id != 0 ? 1 : 0;
        if (worker->id != 0 && worker->is_silent()) {
            give_up(*worker, say("the solver is not responding; try again"));
        }
    }
    timer = 0;
    watch();
}

void JobPool::Implementation::watch() {
    if (timer == 0 && is_any_busy()) {
        const auto look = [](void* pool) {
            static_cast<Implementation*>(pool)->look_after_workers();
        };
        timer = emscripten_set_timeout(look, look_interval_ms, this);
    }
}

void JobPool::Implementation::begin_due(JobId id) {
    SharedWork& shared = jobs.at(id);
    for (; shared.begun_count < shared.merger.due_count(); ++shared.begun_count) {
        waiting.push_back({id, shared.begun_count});
    }
}

// Returns an idle worker, preferably a loaded one; null if all are busy.
JobPool::Implementation::Worker* JobPool::Implementation::idle_worker() const {
    Worker* idle = nullptr;
    for (const std::unique_ptr<Worker>& worker : workers) {
        const bool is_better = idle == nullptr || !idle->is_started;
        idle = worker->id == 0 && is_better ? worker.get() : idle;
    }
    return idle;
}

void JobPool::Implementation::start_waiting() {
    for (Worker* worker = idle_worker(); worker != nullptr && !waiting.empty(); worker = idle_worker()) {
        const Part part = waiting.front();
        waiting.pop_front();
        if (worker->start()) {
            worker->give(part, at(jobs.at(part.id).parts, part.index));
        } else {
            worker->id = part.id;
            give_up(*worker, not_loaded());
        }
    }
    watch();
}

void JobPool::Implementation::end(JobId id) {
    jobs.erase(id);
    waiting.erase(
        std::remove_if(waiting.begin(), waiting.end(), [id](const Part& part) { return part.id == id; }),
        waiting.end());
    for (const std::unique_ptr<Worker>& worker : workers) {
        if (worker->id == id) {
            worker->stop();
        }
    }
}

int machine_run_count() {
    return std::max(EM_ASM_INT({ return globalThis.navigator ? navigator.hardwareConcurrency || 2 : 2; }), 1);
}

JobPool::JobPool(int worker_count) : implementation_(std::make_unique<Implementation>(worker_count)) {}

JobPool::~JobPool() {
    for (const auto& worker : implementation_->workers) {
        worker->stop();
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
        letter->receiver(letter->report);
    }
}

}  // namespace tessera

extern "C" {

EMSCRIPTEN_KEEPALIVE void tessera_worker_said(void* worker, const char* text, int size) {
    using Pool = tessera::JobPool::Implementation;
    Pool::said(*static_cast<Pool::Worker*>(worker), {text, static_cast<std::size_t>(size)});
}

EMSCRIPTEN_KEEPALIVE void tessera_worker_failed(void* worker, int names_memory) {
    using Pool = tessera::JobPool::Implementation;
    auto& failed = *static_cast<Pool::Worker*>(worker);
    if (names_memory != 0 || failed.has_spoken) {
        Pool::fail(failed,
                   tessera::say("this needed more memory than the browser allows, so it was stopped"));
    } else {
        Pool::give_up(failed, tessera::not_loaded());
    }
}
}
