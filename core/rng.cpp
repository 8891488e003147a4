#include "core/rng.h"

#include <bit>

namespace snowbound {
namespace {

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d)
{
    a += b, d = std::rotl(d ^ a, 16);
    c += d, b = std::rotl(b ^ c, 12);
    a += b, d = std::rotl(d ^ a, 8);
    c += d, b = std::rotl(b ^ c, 7);
}

std::uint32_t little_endian(const std::uint8_t* bytes)
{
    return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
           static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

}  // namespace

std::array<std::uint32_t, 16> chacha20_block(const Seed& key, std::uint32_t counter,
                                             const std::array<std::uint32_t, 3>& nonce)
{
    std::array<std::uint32_t, 16> start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < 8; ++i) {
        start[4 + i] = little_endian(key.data() + 4 * i);
    }
    start[12] = counter;
    std::copy(nonce.begin(), nonce.end(), start.begin() + 13);
    auto x = start;
    for (int round = 0; round < 10; ++round) {
        quarter_round(x[0], x[4], x[8], x[12]);
        quarter_round(x[1], x[5], x[9], x[13]);
        quarter_round(x[2], x[6], x[10], x[14]);
        quarter_round(x[3], x[7], x[11], x[15]);
        quarter_round(x[0], x[5], x[10], x[15]);
        quarter_round(x[1], x[6], x[11], x[12]);
        quarter_round(x[2], x[7], x[8], x[13]);
        quarter_round(x[3], x[4], x[9], x[14]);
    }
    for (std::size_t i = 0; i < 16; ++i) {
        x[i] += start[i];
    }
    return x;
}

Rng Rng::seeded(const Seed& seed, std::uint64_t position)
{
    Rng rng(Kind::Seeded);
    rng.seed_ = seed;
    rng.position_ = position;
    if (position % 16 != 0) rng.block_ = chacha20_block(seed, static_cast<std::uint32_t>(position / 16), {});
    return rng;
}

Rng Rng::scripted(std::vector<std::uint32_t> results)
{
    Rng rng(Kind::Scripted);
    rng.script_ = std::move(results);
    return rng;
}

Rng Rng::searching(std::uint64_t seed)
{
    Rng rng(Kind::Searching);
    rng.fast_ = seed;
    return rng;
}

void Rng::script(std::span<const std::uint32_t> results)
{
    script_.assign(results.begin(), results.end());
    next_ = 0;
}

std::uint32_t Rng::chacha_word()
{
    const auto word = static_cast<std::size_t>(position_ % 16);
    if (word == 0) block_ = chacha20_block(seed_, static_cast<std::uint32_t>(position_ / 16), {});
    ++position_;
    return block_[word];
}

std::uint32_t Rng::recorded_below(std::uint32_t n)
{
    std::uint32_t result = 0;
    if (next_ < script_.size()) {
        result = script_[next_++];
        if (result >= n) faulty_ = true, result = 0;
    } else if (kind_ == Kind::Scripted) {
        faulty_ = true;
    } else {
        // Multiply and reject: exactly uniform, and few draws are thrown away.
        auto product = static_cast<std::uint64_t>(chacha_word()) * n;
        for (const std::uint32_t floor = (0U - n) % n; static_cast<std::uint32_t>(product) < floor;) {
            product = static_cast<std::uint64_t>(chacha_word()) * n;
        }
        result = static_cast<std::uint32_t>(product >> 32);
    }
    rolled_.push_back(result);
    return result;
}

}  // namespace snowbound
