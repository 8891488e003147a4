// What goes wrong at the edge, said to a person or a program: never an exception, never a crash.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace snowbound {

struct Trouble {
    std::string code;     // a word for programs: "refused", "bad_request", "impossible_state", ...
    std::string message;  // a sentence for people: what is wrong, and where
    std::string rule;     // the clause, where one bars it
    std::string why;      // text key of a refusal: "refusal.<why>" in locales/
};

inline Trouble no(const char* code, const char* message) { return {code, message, ""}; }

template <class T>
class Result {
public:
    Result(T value) : value_(std::move(value)) {}
    Result(Trouble trouble) : value_(std::move(trouble)) {}

    explicit operator bool() const { return std::holds_alternative<T>(value_); }
    T& operator*() { return *std::get_if<T>(&value_); }
    T* operator->() { return std::get_if<T>(&value_); }
    const T& operator*() const { return *std::get_if<T>(&value_); }
    const T* operator->() const { return std::get_if<T>(&value_); }
    const Trouble& trouble() const { return *std::get_if<Trouble>(&value_); }

private:
    std::variant<T, Trouble> value_;
};

}  // namespace snowbound
