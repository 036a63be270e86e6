#include "base/heap_use.h"

#include <doctest.h>

#include <memory>
#include <vector>
#ifndef __EMSCRIPTEN__
#    include <atomic>
#    include <thread>
#endif

namespace tessera {

TEST_SUITE_BEGIN("base/heap_use");

TEST_CASE("what is taken from the heap is seen where that can be told") {
    HeapWatch watch;
    const auto block = std::make_unique<std::vector<char>>(8'000'000, 'x');
    watch.look();
    CHECK(watch.most().has_value() == heap_bytes_in_use().has_value());
    CHECK(watch.most().value_or(8'000'000) >= block->size());
}

#ifndef __EMSCRIPTEN__
TEST_CASE("many threads may ask at once") {
    std::atomic<int> told = 0;
    std::vector<std::thread> threads;
    for (int number = 0; number < 8; ++number) {
        threads.emplace_back([&told] {
            for (int count = 0; count < 200; ++count) {
                told += heap_bytes_in_use() ? 1 : 0;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    CHECK(told == (heap_bytes_in_use() ? 1600 : 0));
}
#endif

TEST_SUITE_END();

}  // namespace tessera
