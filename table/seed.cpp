#include "table/seed.h"

#include <random>

#include "core/sha256.h"

namespace snowbound {
namespace {

std::string random_hex(int bytes)
{
    std::random_device device;
    std::string hex;
    for (int i = 0; i < bytes; ++i) {
        const unsigned byte = device() & 0xFFU;
        hex += "0123456789abcdef"[byte >> 4];
        hex += "0123456789abcdef"[byte & 15U];
    }
    return hex;
}

}  // namespace

SeedText SeedText::random() { return {random_hex(32), random_hex(16)}; }

SeedText SeedText::given(std::string seed)
{
    std::string salt = to_hex(sha256("salt:" + seed)).substr(0, 32);
    return {std::move(seed), std::move(salt)};
}

Seed SeedText::key() const { return sha256(seed); }

std::string SeedText::commitment() const { return to_hex(sha256(seed + ":" + salt)); }

std::uint64_t SeedText::for_bots(std::uint32_t decision) const
{
    const Digest digest = sha256("bot:" + seed + ":" + std::to_string(decision));
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        value = value << 8 | digest[i];
    }
    return value;
}

}  // namespace snowbound
