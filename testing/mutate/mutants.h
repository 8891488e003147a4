// What stands in mutated rules instead of the expressions that a mutant changes. One mutant at most is alive in a
// process; each that is passed by leaves a trace, so that only the tests that reach it are run against it.
#pragma once

#include <algorithm>
#include <type_traits>

namespace mutants {

inline constexpr int kMost = 1 << 16;
inline int alive = -1;                  // the number of the one mutant that is switched on
inline unsigned char reached[kMost]{};  // since the current test began

constexpr bool on(int n)
{
    if (std::is_constant_evaluated()) return false;
    reached[n] = 1;
    return alive == n;
}

constexpr bool always(int n, bool holds) { return on(n) || holds; }
constexpr bool never(int n, bool holds) { return !on(n) && holds; }
constexpr bool flipped(int n, bool holds) { return on(n) != holds; }

// The bound itself counts where it did not, or the other way round.
template <class A, class B>
constexpr bool less(int n, const A& a, const B& b)
{
    return on(n) ? a <= b : a < b;
}
template <class A, class B>
constexpr bool less_equal(int n, const A& a, const B& b)
{
    return on(n) ? a < b : a <= b;
}
template <class A, class B>
constexpr bool greater(int n, const A& a, const B& b)
{
    return on(n) ? a >= b : a > b;
}
template <class A, class B>
constexpr bool greater_equal(int n, const A& a, const B& b)
{
    return on(n) ? a > b : a >= b;
}

template <class A, class B>
constexpr auto plus(int n, const A& a, const B& b)
{
    return on(n) ? a - b : a + b;
}
template <class A, class B>
constexpr auto minus(int n, const A& a, const B& b)
{
    return on(n) ? a + b : a - b;
}
template <class T>
constexpr auto negated(int n, const T& value)
{
    return on(n) ? -value : +value;
}
template <class T>
constexpr T one_more(int n, T value)
{
    return static_cast<T>(value + (on(n) ? 1 : 0));
}
template <class T>
constexpr T other(int n, T value, T instead)
{
    return on(n) ? instead : value;
}
template <class T>
constexpr T least(int n, const T& a, const T& b)
{
    return on(n) ? std::max(a, b) : std::min(a, b);
}
template <class T>
constexpr T most(int n, const T& a, const T& b)
{
    return on(n) ? std::min(a, b) : std::max(a, b);
}

}  // namespace mutants
