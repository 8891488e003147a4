// What happens in attacks, and what they leave behind.
#pragma once

#include "games/tail_feathers/facts_round.h"

namespace snowbound::tail_feathers {

struct Attacked {
    static constexpr std::string_view kVerb = "attacked";
    Seat seat{};
    FigureId figure{};
    AttackKind kind{};
    Target target{};
    auto operator<=>(const Attacked&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("kind", x.kind), v("target", x.target);
    }
};
struct AttackRolled {
    static constexpr std::string_view kVerb = "attack_rolled";
    Seat seat{};
    AttackKind kind{};
    Roll roll{};
    std::uint8_t hits{};
    auto operator<=>(const AttackRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("kind", x.kind), v("roll", x.roll), v("hits", x.hits);
    }
};
struct Rerolled {
    static constexpr std::string_view kVerb = "rerolled";
    Seat seat{};
    Roll roll{};
    auto operator<=>(const Rerolled&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("roll", x.roll); }
};
struct HitsSplit {
    static constexpr std::string_view kVerb = "hits_split";
    Seat seat{};
    Hits hits{};
    auto operator<=>(const HitsSplit&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("hits", x.hits); }
};
struct DefenceRolled {
    static constexpr std::string_view kVerb = "defence_rolled";
    Seat seat{};
    FigureId figure{};
    Roll roll{};
    std::uint8_t blocked{};
    auto operator<=>(const DefenceRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("roll", x.roll), v("blocked", x.blocked);
    }
};
struct Wounded {
    static constexpr std::string_view kVerb = "wounded";
    Seat seat{};
    FigureId figure{};
    std::uint8_t wounds{};
    auto operator<=>(const Wounded&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("wounds", x.wounds); }
};
struct NestWounded {
    static constexpr std::string_view kVerb = "nest_wounded";
    Seat seat{};
    std::uint8_t wounds{};
    std::uint8_t left{};
    auto operator<=>(const NestWounded&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("wounds", x.wounds), v("left", x.left); }
};
struct NestDestroyed {
    static constexpr std::string_view kVerb = "nest_destroyed";
    Seat seat{};
    auto operator<=>(const NestDestroyed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Defeated {
    static constexpr std::string_view kVerb = "defeated";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const Defeated&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct CheeseGained {
    static constexpr std::string_view kVerb = "cheese_gained";
    Seat seat{};
    std::uint8_t cheese{};
    std::uint8_t now{};
    auto operator<=>(const CheeseGained&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cheese", x.cheese), v("now", x.now); }
};
struct CheesePaid {
    static constexpr std::string_view kVerb = "cheese_paid";
    Seat seat{};
    std::uint8_t cheese{};
    std::uint8_t now{};
    auto operator<=>(const CheesePaid&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cheese", x.cheese), v("now", x.now); }
};
struct Shaken {
    static constexpr std::string_view kVerb = "shaken";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const Shaken&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct Calmed {
    static constexpr std::string_view kVerb = "calmed";
    Seat seat{};
    FigureId figure{};
    Status status = Status::Shaken;
    auto operator<=>(const Calmed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("status", x.status); }
};
struct Immobilised {
    static constexpr std::string_view kVerb = "immobilised";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const Immobilised&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct StoodUp {
    static constexpr std::string_view kVerb = "stood_up";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const StoodUp&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct SetAlight {
    static constexpr std::string_view kVerb = "set_alight";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const SetAlight&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct NestSetAlight {
    static constexpr std::string_view kVerb = "nest_set_alight";
    Seat seat{};
    std::uint8_t markers{};
    auto operator<=>(const NestSetAlight&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("markers", x.markers); }
};
struct BurnRolled {
    static constexpr std::string_view kVerb = "burn_rolled";
    Seat seat{};
    FigureId figure{};
    DieFace face{};
    bool success{};
    auto operator<=>(const BurnRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("face", x.face), v("success", x.success);
    }
};

}  // namespace snowbound::tail_feathers
