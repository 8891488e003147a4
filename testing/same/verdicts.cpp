// What networks of random weights say of random rows, as one sum: scripts/same-everywhere compares it between builds.
#include <cinttypes>
#include <cstdio>

#include "bots/network.h"
#include "core/rng.h"

using namespace snowbound;

namespace {

void put(std::vector<unsigned char>& file, std::uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i) file.push_back(static_cast<unsigned char>(value >> (8 * i)));
}

Network random_network(std::uint32_t inputs, Rng& rng)
{
    std::vector<unsigned char> file{'S', 'B', 'N', '1'};
    put(file, inputs, 2);
    for (const std::uint32_t outputs : {1 + rng.below(70), 1 + rng.below(40), 1U}) {
        put(file, outputs, 2);
        for (std::uint32_t o = 0; o < outputs; ++o) put(file, rng.below(20'000) - 10'000, 4);
        for (std::uint32_t w = 0; w < inputs * outputs; ++w) put(file, rng.below(256), 1);
        inputs = outputs;
    }
    return Network::read(file).value_or(Network());
}

}  // namespace

int main()
{
    Rng rng = Rng::searching(20);
    std::uint64_t sum = 0;
    for (int n = 0; n < 200; ++n) {
        std::vector<std::int8_t> row(1 + rng.below(900));
        const Network network = random_network(static_cast<std::uint32_t>(row.size()), rng);
        for (int i = 0; i < 20; ++i) {
            for (std::int8_t& x : row)
                x = rng.below(3) == 0 ? static_cast<std::int8_t>(rng.below(255) - 127) : std::int8_t{0};
            sum = sum * 0x9E3779B97F4A7C15ULL + static_cast<std::uint32_t>(network.odds(row));
        }
    }
    std::printf("%016" PRIx64 "\n", sum);
}
