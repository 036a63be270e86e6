#pragma once

namespace tessera {

// A visitor made of lambdas: std::visit(Overloaded{[](A) {...}, [](B) {...}}, variant).
template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

}  // namespace tessera
