// A match's seed: any text, kept secret while the match runs and committed to before it starts.
#pragma once

#include <string>

#include "core/rng.h"

namespace snowbound {

struct SeedText {
    std::string seed;
    std::string salt;

    static SeedText random();                              // 256 bits from the operating system
    static SeedText given(std::string seed);               // the same match again: the salt follows from the seed
    Seed key() const;                                      // what ChaCha20 gets: SHA-256 of the seed
    std::string commitment() const;                        // SHA-256 of "seed:salt", published when the match starts
    std::uint64_t for_bots(std::uint32_t decision) const;  // bots think with dice of their own
    // A coach's follow from what the seat has been told: the fingerprint, its number and the question's.
    std::uint64_t for_coach(std::size_t seat, std::uint32_t decision) const;
};

}  // namespace snowbound
