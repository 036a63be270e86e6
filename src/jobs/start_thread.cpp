#include "jobs/start_thread.h"

#include <sys/mman.h>
#include <system_error>
#include <utility>

namespace tessera {

bool start_thread(std::vector<std::thread>& threads, std::function<void()> work) {
    threads.reserve(threads.size() + 1);  // emplace_back must not fail once the thread has started
    try {
        threads.emplace_back(std::move(work));
    } catch (const std::system_error&) {
        return false;
    }
    return true;
}

// Reserves address space without memory, and releases it.
bool has_room_for_thread(int thread_count) {
    constexpr std::size_t thread_bytes = std::size_t{64} << 20U;
    const std::size_t size = thread_bytes * (static_cast<std::size_t>(thread_count) + 1);
    void* const room = mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    const bool is_there = room != MAP_FAILED;  // NOLINT(cppcoreguidelines-pro-type-cstyle-cast)
    if (is_there) {
        munmap(room, size);
    }
    return is_there;
}

}  // namespace tessera
