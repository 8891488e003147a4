// Who somebody is: unguessable ids, signed cookies, passwords, recovery codes and names. No state is kept here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/trouble.h"

namespace snowbound {

std::string random_id(std::size_t characters);  // of 31 characters without look-alikes: almost 5 bits each
std::string random_key();                       // 32 bytes, in hex
bool is_key(std::string_view text);             // what random_key() gives

struct Claim {
    std::string person;
    std::int64_t epoch = 0;      // "log out everywhere" counts it up
    std::int64_t issued_ms = 0;  // since 1970
};

class Signer {
public:
    explicit Signer(std::string_view key);  // is_key()

    std::string cookie(std::string_view person, std::int64_t epoch, std::int64_t issued_ms) const;
    std::optional<Claim> read(std::string_view cookie) const;

    // Any other short text, signed for one purpose: a token for one purpose is none for another.
    std::string token(std::string_view purpose, std::string_view text) const;
    std::optional<std::string> read_token(std::string_view purpose, std::string_view token) const;
    // Stands for a text that is not to be kept: the same for the same text, and nobody without the key can tell which.
    std::string mark(std::string_view purpose, std::string_view text) const { return mac(purpose, text); }

private:
    std::string mac(std::string_view purpose, std::string_view text) const;
    std::array<unsigned char, 32> key_{};
};

inline constexpr std::size_t kLeastPassword = 8, kMostPassword = 200;  // bytes
inline constexpr std::size_t kLeastTablePassword = 4;                  // said aloud, and soon forgotten
std::optional<Trouble> password_trouble(std::string_view password, std::size_t least = kLeastPassword);
// Both take tens of milliseconds and 64 MB: for the pool, not for the loop.
Result<std::string> hash_password(const std::string& password, std::size_t least = kLeastPassword);
// An empty hash fits nothing but takes as long, so that the time of a log-in does not say who has a password.
bool password_fits(const std::string& hash, const std::string& password, std::size_t least = kLeastPassword);

std::string recovery_code();  // "7k3mp-..." five groups of five, 124 bits: shown once
// As typed by a person: case, blanks and dashes do not matter. Only the hash is stored.
std::string hash_recovery(std::string_view typed);
bool recovery_fits(std::string_view hash, std::string_view typed);

inline constexpr std::size_t kMostName = 24;            // characters
Result<std::string> clean_name(std::string_view text);  // trimmed, blanks made one space
// Equal for names that may not both be taken: case and kind of letter do not matter (NFKC, case folding).
std::string login_key(std::string_view name);
std::string neutral_name(std::string_view person);   // instead of a name that an operator has hidden: "Snowbound 417"
std::string plain_login_key(std::string_view name);  // as it was kept once: only A to Z have a lower case

inline constexpr std::string_view kCookieName = "snowbound";
std::string cookie_value(std::string_view cookie_header, std::string_view name);  // "": there is none
// The value of a Set-Cookie header; seconds 0: the browser forgets it.
std::string set_cookie(std::string_view value, bool secure, std::int64_t max_age_s);

}  // namespace snowbound
