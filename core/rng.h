// The only source of chance. It lives outside every State, so that a bot that copies the state cannot read tomorrow's
// dice; what it gave is recorded in the event that used it, so that a replay needs no generator.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace snowbound {

using Seed = std::array<std::uint8_t, 32>;

// RFC 8439, 2.3: one block of key stream, as sixteen words.
std::array<std::uint32_t, 16> chacha20_block(const Seed& key, std::uint32_t counter,
                                             const std::array<std::uint32_t, 3>& nonce);

class Rng {
public:
    static constexpr const char* kGenerator = "chacha20-1";  // name and version, kept in every record

    static Rng seeded(const Seed& seed, std::uint64_t position = 0);  // play: ChaCha20, records every result
    static Rng scripted(std::vector<std::uint32_t> results);          // tests, replays: shortage is a fault
    static Rng searching(std::uint64_t seed);                         // bots: fast, records nothing

    // Uniform over 0..n-1. Nothing is drawn where there is nothing to choose (n < 2).
    std::uint32_t below(std::uint32_t n)
    {
        if (n < 2) return 0;
        if (kind_ == Kind::Searching) {
            return static_cast<std::uint32_t>((static_cast<std::uint64_t>(fast_word()) * n) >> 32);
        }
        return recorded_below(n);
    }

    template <class Items>
    void shuffle(Items& items)
    {
        for (auto i = static_cast<std::uint32_t>(items.size()); i > 1; --i) {
            std::swap(items[i - 1], items[below(i)]);
        }
    }

    // The next results, before the generator goes on (`rolls` of the engine protocol).
    void script(std::span<const std::uint32_t> results);

    std::vector<std::uint32_t> take_rolled() { return std::exchange(rolled_, {}); }
    bool rolled_nothing() const { return rolled_.empty(); }
    bool exhausted() const { return next_ == script_.size(); }
    // A scripted result did not fit what was asked, or the script was too short. The caller drops what it computed.
    bool faulty() const { return faulty_; }
    std::uint64_t position() const { return position_; }  // words of ChaCha20 used so far

private:
    enum class Kind : std::uint8_t { Seeded, Scripted, Searching };

    explicit Rng(Kind kind) : kind_(kind) {}
    std::uint32_t recorded_below(std::uint32_t n);
    std::uint32_t chacha_word();
    std::uint32_t fast_word()  // splitmix64: small state, good enough for playouts
    {
        fast_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = fast_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return static_cast<std::uint32_t>(z >> 32);
    }

    Kind kind_;
    bool faulty_ = false;
    std::uint64_t fast_ = 0;
    Seed seed_{};
    std::uint64_t position_ = 0;
    std::array<std::uint32_t, 16> block_{};
    std::vector<std::uint32_t> script_;
    std::size_t next_ = 0;
    std::vector<std::uint32_t> rolled_;
};

}  // namespace snowbound
