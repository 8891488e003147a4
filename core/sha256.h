// SHA-256 (FIPS 180-4), for the commitment to a seed that anybody can check afterwards.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace snowbound {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
std::string to_hex(const Digest& digest);

}  // namespace snowbound
