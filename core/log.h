// What happened, for the log and the animation: facts, each with its clause and with who may know it.
#pragma once

#include <vector>

#include "core/rule.h"
#include "core/seat.h"

namespace snowbound {

class To {  // the audience of a fact
public:
    enum class Kind : std::uint8_t { All, Only, AllBut };
    static constexpr To all() { return To(Kind::All, kSpectator); }
    static constexpr To only(Seat seat) { return To(Kind::Only, seat); }
    static constexpr To all_but(Seat seat) { return To(Kind::AllBut, seat); }

    constexpr bool reaches(Seat seat) const
    {
        if (kind_ == Kind::All) return true;
        return (kind_ == Kind::Only) == (seat == seat_);
    }
    constexpr bool everybody() const { return kind_ == Kind::All; }
    constexpr Kind kind() const { return kind_; }
    constexpr Seat seat() const { return seat_; }
    auto operator<=>(const To&) const = default;

private:
    constexpr To(Kind kind, Seat seat) : kind_(kind), seat_(seat) {}
    Kind kind_;
    Seat seat_;
};

template <class Fact>
struct Note {
    Rule rule;
    To to;
    Fact fact;
};

// Silent unless it was given a place to write to: playouts pay nothing for prose.
template <class Fact>
class Log {
public:
    Log() = default;
    explicit Log(std::vector<Note<Fact>>& notes) : notes_(&notes) {}

    void say(Rule rule, To to, const Fact& fact)
    {
        if (notes_) notes_->push_back({rule, to, fact});
    }
    bool silent() const { return notes_ == nullptr; }

private:
    std::vector<Note<Fact>>* notes_ = nullptr;
};

}  // namespace snowbound
