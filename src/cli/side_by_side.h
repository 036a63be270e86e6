#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace tessera {

// Makes a run, and returns what is to be done with its result: false ends the work.
using OneRun = std::function<std::function<bool()>(std::size_t run)>;

// Makes the runs on so many threads, or on fewer if the machine has no more, each as soon as a thread is free. Results
// are taken one at a time. Once `should_stop` returns true no further run is begun.
void make_side_by_side(const std::vector<std::size_t>& runs, int thread_count, const OneRun& make,
                       const std::function<bool()>& should_stop);

// Passes numbered values on in the order of their numbers, whatever the order in which they come.
template <class T>
class InOrder {
public:
    // Waits for these numbers, in this order.
    explicit InOrder(std::vector<std::size_t> numbers) : numbers_(std::move(numbers)) {}

    // Calls `pass(value)` for each value whose predecessors have all come. Returns false as soon as `pass` does.
    template <class Pass>
    bool add(std::size_t number, T value, const Pass& pass) {
        waiting_.emplace(number, std::move(value));
        bool goes_on = true;
        while (goes_on && next_ < numbers_.size() && waiting_.contains(numbers_[next_])) {
            goes_on = pass(waiting_.extract(numbers_[next_++]).mapped());
        }
        return goes_on;
    }

    // Calls `pass` for the others, with gaps between them.
    template <class Pass>
    void pass_rest(const Pass& pass) {
        for (const auto& [number, value] : std::exchange(waiting_, {})) {
            pass(value);
        }
    }

private:
    std::vector<std::size_t> numbers_;
    std::map<std::size_t, T> waiting_;
    std::size_t next_ = 0;
};

}  // namespace tessera
