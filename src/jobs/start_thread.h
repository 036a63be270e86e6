#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace tessera {

// Starts one more thread. False if the machine gives none: too many are running, or no memory is left for its stack. Then
// those there are go on alone.
bool start_thread(std::vector<std::thread>& threads, std::function<void()> work);

// Whether one more thread beside so many leaves each of them memory to work with, where the process may have so much and no
// more (`ulimit -v`). Work that one thread has the memory for would else be given up because there are many.
bool has_room_for_thread(int thread_count);

}  // namespace tessera
