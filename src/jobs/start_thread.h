#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace tessera {

// Starts one more thread. Returns false if the machine refuses: too many threads, or no memory for its stack.
// The existing threads then continue without it.
bool start_thread(std::vector<std::thread>& threads, std::function<void()> work);

// True if one more thread beside so many leaves each enough address space where it is limited (`ulimit -v`).
// Otherwise more threads would fail at work for which one alone has the memory.
bool has_room_for_thread(int thread_count);

}  // namespace tessera
