#include "jobs/mailbox.h"

#include <doctest.h>

#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("jobs/mailbox");

namespace {

ProgressReport progress(Ticks ticks) {
    SearchStats stats;
    stats.ticks = ticks;
    return {stats, {}};
}

// The reports of one receiver.
struct Listener {
    std::vector<Report> heard;

    Receiver receiver() {
        return [this](const Report& report) {
            heard.push_back(report);
        };
    }
};

void deliver_all(Mailbox& mailbox) {
    for (auto letter = mailbox.take(); letter; letter = mailbox.take()) {
        letter->receiver(letter->report);
    }
}

}  // namespace

TEST_CASE("every report reaches the receiver of its own job, in order") {
    Mailbox mailbox;
    Listener first;
    Listener second;
    mailbox.open(1, first.receiver());
    mailbox.open(2, second.receiver());
    mailbox.put(1, progress(10));
    mailbox.put(2, progress(20));
    mailbox.put(1, DoneReport{});
    deliver_all(mailbox);
    CHECK((first.heard == std::vector<Report>{progress(10), DoneReport{}}));
    CHECK((second.heard == std::vector<Report>{progress(20)}));
}

TEST_CASE("nothing is heard of a job that is closed, not even what has come in before") {
    Mailbox mailbox;
    Listener closed;
    Listener open;
    mailbox.open(1, closed.receiver());
    mailbox.open(2, open.receiver());
    mailbox.put(1, progress(10));
    mailbox.put(2, progress(20));
    mailbox.close(1);
    mailbox.put(1, DoneReport{});
    deliver_all(mailbox);
    CHECK(closed.heard.empty());
    CHECK(open.heard.size() == 1);
}

TEST_CASE("a receiver may close another job, and its own, while it hears a report") {
    Mailbox mailbox;
    Listener other;
    int heard_count = 0;
    mailbox.open(1, [&](const Report&) {
        ++heard_count;
        mailbox.close(1);
        mailbox.close(2);
    });
    mailbox.open(2, other.receiver());
    mailbox.put(1, progress(1));
    mailbox.put(2, progress(2));
    mailbox.put(1, progress(3));
    deliver_all(mailbox);
    CHECK(heard_count == 1);
    CHECK(other.heard.empty());
}

TEST_CASE("nothing is kept for a job after its last report") {
    Mailbox mailbox;
    for (const Report& last : {Report(DoneReport{}), Report(FailedReport{})}) {
        Listener listener;
        mailbox.open(1, listener.receiver());
        mailbox.put(1, last);
        deliver_all(mailbox);
        mailbox.put(1, progress(4));
        deliver_all(mailbox);
        CHECK((listener.heard == std::vector<Report>{last}));
    }
}

}  // namespace tessera
