#include "base/index.h"
#include "jobs/parallel.h"
#include "jobs/pool.h"
#include "jobs/run_job_sliced.h"
#include "jobs/start_thread.h"
#include "jobs/thread_team.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <new>
#include <thread>

namespace tessera {

namespace {

// Shared by the threads that work on one job.
struct SharedWork {
    SharedWork(const Job& job, std::vector<Job> its_parts)
        : parts(std::move(its_parts)), merger(job, int_size(parts)) {}

    const std::vector<Job> parts;
    int team_size = 1;
    ReportMerger merger;  // this and the next member are guarded by the pool's mutex
    int begun_count = 0;  // parts queued for a thread or already taken by one
    std::atomic<bool> is_over = false;
};

struct Part {
    JobId id = 0;
    int index = 0;
    std::shared_ptr<SharedWork> shared;
};

FailedReport no_thread() {
    return {{ErrorCode::unavailable, 0,
             say("this machine cannot start another thread; close something and try again")}};
}

FailedReport no_memory() {
    return {
        {ErrorCode::limit_exceeded, 0, say("there is not enough memory left for this, so it was stopped")}};
}

FailedReport broken_down(std::string_view why) {
    return {{ErrorCode::unavailable, 0, say("the solver crashed: {}", why)}};
}

}  // namespace

struct JobPool::Implementation {
    Implementation(int count, JobRunner its_runner, int thread_limit)
        : worker_count(count), machine_thread_count(thread_limit), runner(std::move(its_runner)) {}

    void begin_due(JobId id, const std::shared_ptr<SharedWork>& shared);
    void start_threads();
    bool start_one();
    void work();
    void run(const Part& part);
    void take(const Part& part, const Report& report);
    void end(JobId id, const std::shared_ptr<SharedWork>& shared);

    const int worker_count;
    const int machine_thread_count;
    const JobRunner runner;
    std::mutex mutex;
    std::condition_variable has_work;
    std::deque<Part> waiting;
    std::map<JobId, std::shared_ptr<SharedWork>> jobs;  // unfinished ones
    Mailbox mailbox;
    std::vector<std::thread> threads;
    std::function<void()> wake;
    int idle_count = 0;  // threads waiting for work
    JobId last_id = 0;
    bool is_closing = false;
};

void JobPool::Implementation::begin_due(JobId id, const std::shared_ptr<SharedWork>& shared) {
    const int due_count = shared->merger.due_count();
    if (shared->begun_count >= due_count) {
        return;
    }
    for (; shared->begun_count < due_count; ++shared->begun_count) {
        waiting.push_back({id, shared->begun_count, shared});
    }
    start_threads();
    has_work.notify_all();
}

// Starts one for each waiting part that no idle thread will take, up to the limit and the machine's means.
void JobPool::Implementation::start_threads() {
    const int missing = int_size(waiting) - idle_count;
    const int allowed = worker_count - int_size(threads);
    bool is_more = true;
    for (int count = std::min(missing, allowed); count > 0 && is_more; --count) {
        is_more = start_one();
    }
    if (!threads.empty()) {
        return;
    }
    for (const Part& part : waiting) {
        if (!part.shared->is_over) {
            mailbox.put(part.id, no_thread());
            end(part.id, part.shared);
        }
    }
    waiting.clear();
    if (wake) {
        wake();
    }
}

bool JobPool::Implementation::start_one() {
    const int count = int_size(threads);
    return count < machine_thread_count && (count == 0 || has_room_for_thread(count)) &&
           start_thread(threads, [this] { work(); });
}

void JobPool::Implementation::work() {
    std::unique_lock lock(mutex);
    while (true) {
        ++idle_count;
        has_work.wait(lock, [this] { return is_closing || !waiting.empty(); });
        --idle_count;
        if (is_closing) {
            return;
        }
        const Part part = std::move(waiting.front());
        waiting.pop_front();
        lock.unlock();
        if (!part.shared->is_over) {
            run(part);
        }
        lock.lock();
    }
}

// An exception ends this part only.
void JobPool::Implementation::run(const Part& part) {
    try {
        SpinningThreadTeam team(part.shared->team_size);
        runner(
            at(part.shared->parts, part.index), [&part] { return part.shared->is_over.load(); },
            [this, &part](const Report& report) { take(part, report); }, team.size() > 1 ? &team : nullptr);
    } catch (const std::bad_alloc&) {
        take(part, no_memory());
    } catch (const std::exception& trouble) {
        take(part, broken_down(trouble.what()));
    } catch (...) {
        take(part, broken_down("?"));
    }
}

void JobPool::Implementation::take(const Part& part, const Report& report) {
    const std::lock_guard lock(mutex);
    if (part.shared->is_over) {
        return;
    }
    for (Report& merged : part.shared->merger.add(part.index, report)) {
        mailbox.put(part.id, std::move(merged));
    }
    if (wake) {
        wake();
    }
    if (part.shared->merger.is_done()) {
        end(part.id, part.shared);
    } else {
        begin_due(part.id, part.shared);
    }
}

void JobPool::Implementation::end(JobId id, const std::shared_ptr<SharedWork>& shared) {
    shared->is_over = true;
    jobs.erase(id);
}

int machine_run_count() {
    return std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
}

JobPool::JobPool(int worker_count) : JobPool(worker_count, run_job_sliced) {}

JobPool::JobPool(int worker_count, JobRunner runner, int machine_thread_count)
    : implementation_(
          std::make_unique<Implementation>(worker_count, std::move(runner), machine_thread_count)) {}

JobPool::~JobPool() {
    {
        const std::lock_guard lock(implementation_->mutex);
        implementation_->is_closing = true;
        for (auto& entry : implementation_->jobs) {
            entry.second->is_over = true;
        }
    }
    implementation_->has_work.notify_all();
    for (std::thread& thread : implementation_->threads) {
        thread.join();
    }
}

JobId JobPool::start(const Job& job, Receiver receiver, int run_count) {
    const bool is_team = run_count > 1 && wants_team(job);
    const auto shared =
        std::make_shared<SharedWork>(job, is_team ? std::vector<Job>{job} : split_job(job, run_count));
    shared->team_size = is_team ? run_count : 1;
    const std::lock_guard lock(implementation_->mutex);
    const JobId id = ++implementation_->last_id;
    implementation_->jobs[id] = shared;
    implementation_->mailbox.open(id, std::move(receiver));
    implementation_->begin_due(id, shared);
    return id;
}

void JobPool::cancel(JobId id) {
    const std::lock_guard lock(implementation_->mutex);
    const auto job = implementation_->jobs.find(id);
    if (job != implementation_->jobs.end()) {
        job->second->is_over = true;
        implementation_->jobs.erase(job);
    }
    implementation_->mailbox.close(id);
}

void JobPool::set_wake(std::function<void()> wake) {
    const std::lock_guard lock(implementation_->mutex);
    implementation_->wake = std::move(wake);
}

bool JobPool::is_busy() const {
    const std::lock_guard lock(implementation_->mutex);
    return !implementation_->jobs.empty();
}

void JobPool::deliver() {
    const auto next = [this] {
        const std::lock_guard lock(implementation_->mutex);
        return implementation_->mailbox.take();
    };
    for (auto letter = next(); letter; letter = next()) {
        letter->receiver(letter->report);
    }
}

}  // namespace tessera
