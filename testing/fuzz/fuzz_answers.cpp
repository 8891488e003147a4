// Bytes to answers: the first names game, seats and seed, each further pair an answer or an undo. Every promise of a
// game is tested after each.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace snowbound;
    if (size < 3) return 0;
    const auto all = games();
    const AnyGame& game = *all[data[0] % all.size()];
    NewMatch match;
    match.seats = game.min_seats() + data[1] % (game.max_seats() - game.min_seats() + 1);
    match.seed = SeedText::given("fuzz-" + std::to_string(data[2]));
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 3; i + 1 < size && numbers.size() < 400; i += 2) {
        numbers.push_back(static_cast<std::uint32_t>(data[i] | data[i + 1] << 8));
    }
    const auto report = game.probe_with(match, numbers);
    if (!report || !report->problem.empty()) {
        std::fprintf(stderr, "%s\n", report ? report->problem.c_str() : report.trouble().message.c_str());
        std::abort();
    }
    return 0;
}
