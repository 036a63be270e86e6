#pragma once

#include <exception>
#include <string>

namespace tessera {

// Returns what `run` returns, or, if it throws, what `refuse` returns for one line about that.
template <class Run, class Refuse>
int with_last_catch(const Run& run, const Refuse& refuse) {
    try {
        return run();
    } catch (const std::exception& trouble) {
        return refuse(std::string("tessera: something went wrong: ") + trouble.what());
    } catch (...) {
        return refuse(std::string("tessera: something went wrong, and it did not say what"));
    }
}

}  // namespace tessera
