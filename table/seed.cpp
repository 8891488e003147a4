#include "table/seed.h"

#include <random>

#include "core/sha256.h"

namespace snowbound {
namespace {

// A draw gives 32 bits: where the processor makes them for a guest, a draw takes a microsecond and more.
std::string random_hex(std::size_t digits)
{
    static_assert(std::random_device::min() == 0 && std::random_device::max() == 0xFFFFFFFFU);
    std::random_device device;
    std::string hex;
    while (hex.size() < digits) {
        for (std::uint32_t drawn = device(), i = 0; i < 8; ++i, drawn >>= 4) {
            hex += "0123456789abcdef"[drawn & 15U];
        }
    }
    return hex;
}

std::uint64_t number_of(const std::string& text)
{
    const Digest digest = sha256(text);
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        value = value << 8 | digest[i];
    }
    return value;
}

}  // namespace

SeedText SeedText::random() { return {random_hex(64), random_hex(32)}; }

SeedText SeedText::given(std::string seed)
{
    std::string salt = to_hex(sha256("salt:" + seed)).substr(0, 32);
    return {std::move(seed), std::move(salt)};
}

Seed SeedText::key() const { return sha256(seed); }

std::string SeedText::commitment() const { return to_hex(sha256(seed + ":" + salt)); }

std::uint64_t SeedText::for_bots(std::uint32_t decision) const
{
    return number_of("bot:" + seed + ":" + std::to_string(decision));
}

std::uint64_t SeedText::for_coach(std::size_t seat, std::uint32_t decision) const
{
    return number_of("coach:" + commitment() + ":" + std::to_string(seat) + ":" + std::to_string(decision));
}

}  // namespace snowbound
