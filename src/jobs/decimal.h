#pragma once

#include <cstdint>
#include <string>

namespace tessera {

// Decimal numbers of any length without leading zeros, as counts are told.
std::string sum_of_decimals(const std::string& a, const std::string& b);

// Whether the number has reached `cap`; a cap of 0 is none.
bool has_reached(const std::string& number, std::uint64_t cap);

}  // namespace tessera
