#pragma once

namespace tessera {

// A visitor made of lambdas: std::visit(overloaded{[](A) {...}, [](B) {...}}, variant).
template <class... Fs>
struct overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
overloaded(Fs...) -> overloaded<Fs...>;

}  // namespace tessera
