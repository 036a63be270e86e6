#pragma once

#include "jobs/report.h"

#include <deque>
#include <functional>
#include <map>
#include <optional>

namespace tessera {

using JobId = int;

// Is called with each report of one job, in order.
using Receiver = std::function<void(const Report&)>;

// Reports on their way to whoever asked for them. The pools keep one; it knows no threads.
class Mailbox {
public:
    struct Letter {
        Receiver receiver;
        Report report;
    };

    void open(JobId id, Receiver receiver);
    // Of a job without a receiver nothing is kept.
    void put(JobId id, Report report);
    // The receiver is not called any more, not even for what has come in already.
    void close(JobId id);

    // The oldest report, taken out; the receiver of a last report is forgotten.
    std::optional<Letter> take();

private:
    struct Waiting {
        JobId id = 0;
        Report report;
    };

    std::map<JobId, Receiver> receivers_;
    std::deque<Waiting> waiting_;
};

}  // namespace tessera
