#include "jobs/decimal.h"

#include <algorithm>

namespace tessera {

std::string sum_of_decimals(const std::string& a, const std::string& b) {
    std::string digits;  // lowest first
    int carry = 0;
    for (std::size_t place = 0; place < std::max(a.size(), b.size()) || carry > 0; ++place) {
        const int sum = carry + (place < a.size() ? a[a.size() - 1 - place] - '0' : 0) +
                        (place < b.size() ? b[b.size() - 1 - place] - '0' : 0);
        digits += static_cast<char>('0' + sum % 10);
        carry = sum / 10;
    }
    std::reverse(digits.begin(), digits.end());
    return digits;
}

bool has_reached(const std::string& number, std::uint64_t cap) {
    const std::string wanted = std::to_string(cap);
    return cap > 0 && (number.size() != wanted.size() ? number.size() > wanted.size() : number >= wanted);
}

}  // namespace tessera
