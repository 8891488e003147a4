#include "server/auth.h"

#include <sodium.h>
#include <unicode/normalizer2.h>

#include <algorithm>
#include <charconv>

#include "core/check.h"
#include "core/text.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostLogin = 1000;  // bytes; no name is that long

constexpr std::string_view kAlphabet = "23456789abcdefghjkmnpqrstuvwxyz";
constexpr std::size_t kMostToken = 1024;  // bytes; nothing longer was ever made here
constexpr std::size_t kMostCookieHeader = 8192;

void ready_sodium()
{
    static const bool ready = sodium_init() >= 0;
    SB_CHECK(ready, "libsodium does not start");
}

bool is_person(std::string_view text)
{
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

// Only what std::to_string writes, so that one claim has one spelling.
std::optional<std::int64_t> whole_number(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (value < 0 || std::to_string(value) != text) return std::nullopt;
    return value;
}

bool equal_secrets(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string hex(const unsigned char* bytes, std::size_t size)
{
    std::string text(size * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

std::string random_id(std::size_t characters)
{
    ready_sodium();
    std::string id(characters, ' ');
    for (char& c : id) {
        c = kAlphabet[randombytes_uniform(static_cast<std::uint32_t>(kAlphabet.size()))];
    }
    return id;
}

std::string random_key()
{
    ready_sodium();
    std::array<unsigned char, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hex(bytes.data(), bytes.size());
}

bool is_key(std::string_view text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Signer::Signer(std::string_view key)
{
    ready_sodium();
    SB_CHECK(is_key(key), "the signing key is none");
    std::size_t size = 0;
    sodium_hex2bin(key_.data(), key_.size(), key.data(), key.size(), nullptr, &size, nullptr);
}

std::string Signer::mac(std::string_view purpose, std::string_view text) const
{
    // A zero byte ends the purpose: no purpose is the beginning of another one with its text.
    std::string all(purpose);
    all += '\0';
    all += text;
    std::array<unsigned char, crypto_generichash_BYTES> bytes{};
    crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<const unsigned char*>(all.data()), all.size(),
                       key_.data(), key_.size());
    constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string out(sodium_base64_ENCODED_LEN(bytes.size(), kVariant), '\0');
    sodium_bin2base64(out.data(), out.size(), bytes.data(), bytes.size(), kVariant);
    out.pop_back();
    return out;
}

std::string Signer::token(std::string_view purpose, std::string_view text) const
{
    return std::string(text) + "." + mac(purpose, text);
}

std::optional<std::string> Signer::read_token(std::string_view purpose, std::string_view token) const
{
    if (token.size() > kMostToken) return std::nullopt;
    const auto dot = token.rfind('.');
    if (dot == std::string_view::npos) return std::nullopt;
    const std::string_view text = token.substr(0, dot);
    if (!equal_secrets(mac(purpose, text), token.substr(dot + 1))) return std::nullopt;
    return std::string(text);
}

std::string Signer::cookie(std::string_view person, std::int64_t epoch, std::int64_t issued_ms) const
{
    return token("cookie", std::string(person) + "." + std::to_string(epoch) + "." + std::to_string(issued_ms));
}

std::optional<Claim> Signer::read(std::string_view cookie) const
{
    const auto text = read_token("cookie", cookie);
    if (!text) return std::nullopt;
    const auto second = text->rfind('.');
    const auto first = second == std::string::npos || second == 0 ? std::string::npos : text->rfind('.', second - 1);
    if (first == std::string::npos) return std::nullopt;
    const std::string_view all = *text;
    const auto epoch = whole_number(all.substr(first + 1, second - first - 1));
    const auto issued = whole_number(all.substr(second + 1));
    if (!epoch || !issued || !is_person(all.substr(0, first))) return std::nullopt;
    return Claim{text->substr(0, first), *epoch, *issued};
}

std::optional<Trouble> password_trouble(std::string_view password, std::size_t least)
{
    if (password.size() < least) {
        return Trouble{"password_too_short", "a password has at least " + std::to_string(least) + " characters"};
    }
    if (password.size() > kMostPassword) {
        return Trouble{"password_too_long", "a password has at most " + std::to_string(kMostPassword) + " bytes"};
    }
    return std::nullopt;
}

Result<std::string> hash_password(const std::string& password, std::size_t least)
{
    if (auto trouble = password_trouble(password, least)) return *trouble;
    ready_sodium();
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    const int failed = crypto_pwhash_str(hash.data(), password.data(), password.size(),
                                         crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE);
    if (failed != 0) return Trouble{"out_of_memory", "there is not enough memory to check a password"};
    return std::string(hash.data());
}

bool password_fits(const std::string& hash, const std::string& password, std::size_t least)
{
    if (password_trouble(password, least)) return false;
    ready_sodium();
    if (hash.empty()) {
        (void)hash_password(password, least);
        return false;
    }
    if (hash.size() >= crypto_pwhash_STRBYTES) return false;
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::string recovery_code()
{
    std::string code = random_id(5);
    for (int group = 1; group < 5; ++group) {
        code += "-" + random_id(5);
    }
    return code;
}

std::string hash_recovery(std::string_view typed)
{
    ready_sodium();
    std::string code = "recovery ";
    for (const char c : typed.substr(0, 200)) {
        if (c != ' ' && c != '-' && c != '\t') code += lower(c);
    }
    // A code has 124 random bits: nobody guesses it from a fast hash.
    std::array<unsigned char, crypto_generichash_BYTES> bytes{};
    crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<const unsigned char*>(code.data()), code.size(),
                       nullptr, 0);
    return hex(bytes.data(), bytes.size());
}

bool recovery_fits(std::string_view hash, std::string_view typed) { return equal_secrets(hash, hash_recovery(typed)); }

Result<std::string> clean_name(std::string_view text)
{
    std::string name;
    std::size_t characters = 0;
    bool blank_before = true;  // also at the beginning
    while (!text.empty()) {
        const Character c = first_character(text);
        if (c.bytes == 0) return Trouble{"bad_name", "a name must be valid UTF-8"};
        text.remove_prefix(c.bytes);
        const bool is_style = c.code >= 0xFE00 && c.code <= 0xFE0F;  // comes with many emoji: dropped, not refused
        if (is_style || (is_blank(c.code) && blank_before)) continue;
        if (is_control(c.code) || is_invisible(c.code)) {
            return Trouble{"bad_name", "a name must not have control characters or invisible ones"};
        }
        blank_before = is_blank(c.code);
        name += blank_before ? " " : utf8(c.code);
        if (++characters > kMostName + 1) break;
    }
    if (!name.empty() && blank_before) {
        name.pop_back();
        --characters;
    }
    if (name.empty()) return Trouble{"bad_name", "a name must not be empty"};
    if (characters > kMostName) {
        return Trouble{"bad_name", "a name has at most " + std::to_string(kMostName) + " characters"};
    }
    return name;
}

std::string login_key(std::string_view name)
{
    UErrorCode error = U_ZERO_ERROR;
    const auto* folding = icu::Normalizer2::getNFKCCasefoldInstance(error);
    if (U_FAILURE(error)) return plain_login_key(name);
    const icu::StringPiece text(name.data(), static_cast<int32_t>(std::min(name.size(), kMostLogin)));
    const icu::UnicodeString folded = folding->normalize(icu::UnicodeString::fromUTF8(text), error);
    std::string key;
    if (U_SUCCESS(error)) folded.toUTF8String(key);
    return U_SUCCESS(error) ? key : plain_login_key(name);
}

std::string neutral_name(std::string_view person)
{
    std::uint32_t sum = 2166136261U;
    for (const char c : person) sum = (sum ^ static_cast<unsigned char>(c)) * 16777619U;
    return "Snowbound " + std::to_string(100 + sum % 900);
}

std::string plain_login_key(std::string_view name)
{
    std::string key(name);
    std::transform(key.begin(), key.end(), key.begin(), lower);
    return key;
}

std::string cookie_value(std::string_view cookie_header, std::string_view name)
{
    if (cookie_header.size() > kMostCookieHeader) return "";
    while (!cookie_header.empty()) {
        const auto end = std::min(cookie_header.find(';'), cookie_header.size());
        const std::string_view pair = trimmed(cookie_header.substr(0, end));
        cookie_header.remove_prefix(std::min(end + 1, cookie_header.size()));
        const auto equals = pair.find('=');
        if (equals == std::string_view::npos || trimmed(pair.substr(0, equals)) != name) continue;
        std::string_view value = trimmed(pair.substr(equals + 1));
        if (value.size() >= 2 && value.front() == '"' && value.back() == '"') value = value.substr(1, value.size() - 2);
        return std::string(value);
    }
    return "";
}

std::string set_cookie(std::string_view value, bool secure, std::int64_t max_age_s)
{
    return std::string(kCookieName) + "=" + std::string(value) + "; Path=/; Max-Age=" + std::to_string(max_age_s) +
           "; HttpOnly; SameSite=Lax" + (secure ? "; Secure" : "");
}

}  // namespace snowbound
