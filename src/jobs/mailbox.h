#pragma once

#include "jobs/report.h"

#include <deque>
#include <functional>
#include <map>
#include <optional>

namespace tessera {

using JobId = int;

// Called with each report of one job, in order.
using Receiver = std::function<void(const Report&)>;

// Queue of reports for the receivers of their jobs, used by the pools. Not thread-safe.
class Mailbox {
public:
    struct Letter {
        Receiver receiver;
        Report report;
    };

    void open(JobId id, Receiver receiver);
    // Discards the report if the job has no receiver.
    void put(JobId id, Report report);
    // Stops calls to the receiver, even for reports that have already arrived.
    void close(JobId id);

    // Removes and returns the oldest report. Forgets a receiver after its last report.
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
