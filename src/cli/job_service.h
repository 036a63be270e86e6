#pragma once

#include "cli/job_at_work.h"
#include "cli/json.h"

#include <chrono>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// The jobs of one client, several at a time. Requests come as lines, and everything that is said about a job goes to
// `send` as an object that has its id; the protocol is in README.md. Each request that has an id of its own gets exactly
// one object that is the last about it: an answer or an error.
class JobService {
public:
    using Send = std::function<void(const JsonValue&)>;

    // `wake` is called on any thread when tend() has something to do.
    JobService(int most_at_once, std::function<void()> wake, Send send);

    void take(std::string_view line);
    // Refuses a line without reading it.
    void refuse_line(const std::string& why);
    // Sends the reports that have arrived since the last call, and begins jobs that wait.
    void tend();
    // Answers all jobs with what is known.
    void stop_all();

    bool is_busy() const { return !running_.empty() || !waiting_.empty(); }
    bool is_full() const { return waiting_.size() >= most_waiting; }

private:
    static constexpr std::size_t most_waiting = 1000;

    struct Waiting {
        JsonValue id;
        bool sends_progress = true;
        JobRequest request;
    };
    struct Running {
        Waiting job;
        std::unique_ptr<JobAtWork> work;
        double reported_at_ms = 0;
    };

    std::string take_object(const JsonValue& object);
    std::string take_job(const JsonValue& object);
    std::string cancel(const JsonValue& id);
    bool has(const JsonValue& id) const;
    void begin(Waiting job);
    bool tend_one(Running& running);
    void send_progress(Running& running);
    void send_answer(const Waiting& job, JobAnswer answer);
    void send_error(const JsonValue& id, const std::string& sentence);

    int most_at_once_;
    std::function<void()> wake_;
    Send send_;
    std::deque<Waiting> waiting_;
    std::list<Running> running_;
};

}  // namespace tessera
