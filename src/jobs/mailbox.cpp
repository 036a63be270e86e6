#include "jobs/mailbox.h"

#include <algorithm>
#include <utility>

namespace tessera {

void Mailbox::open(JobId id, Receiver receiver) {
    receivers_[id] = std::move(receiver);
}

void Mailbox::put(JobId id, Report report) {
    if (receivers_.contains(id)) {
        waiting_.push_back({id, std::move(report)});
    }
}

void Mailbox::close(JobId id) {
    receivers_.erase(id);
    waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(),
                                  [id](const Waiting& letter) { return letter.id == id; }),
                   waiting_.end());
}

std::optional<Mailbox::Letter> Mailbox::take() {
    if (waiting_.empty()) {
        return std::nullopt;
    }
    Waiting oldest = std::move(waiting_.front());
    waiting_.pop_front();
    const auto receiver = receivers_.find(oldest.id);
    Letter letter{receiver->second, std::move(oldest.report)};
    if (is_last(letter.report)) {
        receivers_.erase(receiver);
    }
    return letter;
}

}  // namespace tessera
