#include "server/auth.h"

#include <gtest/gtest.h>

#include <set>

namespace snowbound {
namespace {

const std::string kKey = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

TEST(Auth, IdsAreUnguessableAndWithoutLookAlikes)
{
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string id = random_id(10);
        ASSERT_EQ(id.size(), 10U);
        ASSERT_EQ(id.find_first_of("01ilo"), std::string::npos);
        ASSERT_TRUE(seen.insert(id).second);
    }
    EXPECT_EQ(random_id(0), "");
    EXPECT_TRUE(is_key(random_key()));
    EXPECT_NE(random_key(), random_key());
    EXPECT_FALSE(is_key("abc"));
}

TEST(Auth, ACookieSaysWhoSomebodyIs)
{
    const Signer signer(kKey);
    const auto claim = signer.read(signer.cookie("p7k3m", 4, 1'800'000'000'000));
    ASSERT_TRUE(claim);
    EXPECT_EQ(claim->person, "p7k3m");
    EXPECT_EQ(claim->epoch, 4);
    EXPECT_EQ(claim->issued_ms, 1'800'000'000'000);
}

TEST(Auth, AChangedCookieIsNone)
{
    const Signer signer(kKey);
    const std::string cookie = signer.cookie("p7k3m", 4, 1'800'000'000'000);
    for (std::size_t at = 0; at < cookie.size(); ++at) {
        for (const char c : {'0', 'A', '.', '\0'}) {
            std::string other = cookie;
            other[at] = c;
            if (other != cookie) {
                ASSERT_FALSE(signer.read(other)) << at;
            }
        }
        ASSERT_FALSE(signer.read(cookie.substr(0, at)));
        ASSERT_FALSE(signer.read(cookie.substr(at + 1)));
    }
    EXPECT_FALSE(signer.read(cookie + "A"));
    EXPECT_FALSE(signer.read(cookie + "="));
    EXPECT_FALSE(signer.read(std::string(100'000, '.')));
    EXPECT_FALSE(Signer(random_key()).read(cookie));
}

TEST(Auth, ASignedTextThatIsNoClaimIsNoCookie)
{
    const Signer signer(kKey);
    for (const char* text : {"", ".", "..", "...", "a.b.c", "p.1", "p.1.", "p..1", ".1.1", "p.01.1", "p.-1.1", "p.1.1 ",
                             "p q.1.1", "p.1.99999999999999999999", "p.1.1.1"}) {
        EXPECT_FALSE(signer.read(signer.token("cookie", text))) << text;
    }
}

TEST(Auth, ATokenForOnePurposeIsNoneForAnother)
{
    const Signer signer(kKey);
    const std::string invitation = signer.token("invite", "table.7");
    EXPECT_EQ(signer.read_token("invite", invitation), "table.7");
    EXPECT_FALSE(signer.read_token("watch", invitation));
    EXPECT_FALSE(signer.read_token("invitet", signer.token("invite", "t")));
    EXPECT_FALSE(signer.read(signer.token("invite", "p.1.1")));
}

TEST(Auth, PasswordsAreKeptHashed)
{
    const auto hash = hash_password("correct horse");
    ASSERT_TRUE(hash);
    EXPECT_EQ(hash->rfind("$argon2id$", 0), 0U);
    EXPECT_TRUE(password_fits(*hash, "correct horse"));
    EXPECT_FALSE(password_fits(*hash, "correct house"));
    EXPECT_FALSE(password_fits("", "correct horse"));
    EXPECT_FALSE(password_fits("nonsense", "correct horse"));
    EXPECT_FALSE(password_fits(std::string(500, '$'), "correct horse"));
}

TEST(Auth, APasswordSaysWhatIsWrongWithIt)
{
    EXPECT_EQ(password_trouble("1234567")->code, "password_too_short");
    EXPECT_EQ(password_trouble(std::string(201, 'a'))->code, "password_too_long");
    EXPECT_FALSE(password_trouble("12345678"));
    EXPECT_FALSE(password_trouble(std::string(200, 'a')));
    EXPECT_FALSE(hash_password("short"));
}

TEST(Auth, ARecoveryCodeIsReadAsPeopleTypeIt)
{
    const std::string code = recovery_code();
    ASSERT_EQ(code.size(), 29U);
    const std::string hash = hash_recovery(code);
    EXPECT_EQ(hash.find(code), std::string::npos);
    std::string typed = " ";
    for (const char c : code) {
        typed += c == '-' ? ' ' : static_cast<char>(std::toupper(c));
    }
    EXPECT_TRUE(recovery_fits(hash, typed));
    EXPECT_FALSE(recovery_fits(hash, recovery_code()));
    EXPECT_FALSE(recovery_fits("", ""));
    EXPECT_FALSE(recovery_fits(hash, ""));
}

TEST(Auth, NamesAreTrimmedAndKept)
{
    EXPECT_EQ(*clean_name("  Ada \xC2\xA0 Lovelace\xE3\x80\x80"), "Ada Lovelace");
    EXPECT_EQ(*clean_name("Jürgen"), "Jürgen");
    EXPECT_EQ(*clean_name("雪"), "雪");
    EXPECT_EQ(*clean_name("\u2764\uFE0F"), "\u2764");
    EXPECT_EQ(*clean_name("\U0001F98A"), "\U0001F98A");
    EXPECT_EQ(*clean_name(std::string(24, 'x') + "   "), std::string(24, 'x'));
    EXPECT_TRUE(clean_name("ääääääääääääääääääääääää"));  // 24 characters, 48 bytes
}

TEST(Auth, NamesThatCannotBeReadAreRefused)
{
    for (const std::string name :
         {"", "   ", "\xE3\x80\x80", "a\nb", "a\tb", "\x7F", "\xC2\x85", "\xFF", "\xC0\x80", "\xED\xA0\x80",
          "a\xE2\x80", "a\u202Eb", "a\u200Bb", "\u2066", "\uFEFF", "\u00AD", "\u3164", "\uFE0F", "\U000E0041"}) {
        EXPECT_FALSE(clean_name(name)) << name;
    }
    EXPECT_FALSE(clean_name(std::string("a\0b", 3)));
    EXPECT_FALSE(clean_name(std::string(25, 'x')));
    EXPECT_FALSE(clean_name(std::string(24, 'x') + " x"));
    EXPECT_EQ(clean_name("").trouble().code, "bad_name");
}

TEST(Auth, LoginKeysIgnoreCase)
{
    EXPECT_EQ(login_key("Ada L"), login_key("aDA l"));
    EXPECT_NE(login_key("Ada"), login_key("Eda"));
    EXPECT_EQ(login_key("ÄDA"), login_key("äda"));
    EXPECT_EQ(login_key("STRASSE"), login_key("straße"));
    EXPECT_EQ(login_key("\xEF\xBC\xA1\xEF\xBD\x84\xEF\xBD\x81"), login_key("ada")) << "letters of another width";
    EXPECT_EQ(login_key("e\xCC\x81va"), login_key("\xC3\x89VA")) << "an accent of its own";
}

TEST(Auth, CookieHeadersAreReadWhateverTheyHold)
{
    EXPECT_EQ(cookie_value("snowbound=a.b", "snowbound"), "a.b");
    EXPECT_EQ(cookie_value("x=1;snowbound = v ; y=2", "snowbound"), "v");
    EXPECT_EQ(cookie_value("snowbound=\"v\"", "snowbound"), "v");
    EXPECT_EQ(cookie_value("a=snowbound=7; snowbound=b=c", "snowbound"), "b=c");
    EXPECT_EQ(cookie_value("snowboundx=1; xsnowbound=2", "snowbound"), "");
    EXPECT_EQ(cookie_value(";;; ;=;snowbound", "snowbound"), "");
    EXPECT_EQ(cookie_value("snowbound=\"", "snowbound"), "\"");
    EXPECT_EQ(cookie_value("", "snowbound"), "");
    EXPECT_EQ(cookie_value("snowbound=1; " + std::string(9000, 'x'), "snowbound"), "");
}

TEST(Auth, CookiesAreSecureWhereTheConnectionIs)
{
    EXPECT_EQ(set_cookie("v", true, 60), "snowbound=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure");
    EXPECT_EQ(set_cookie("", false, 0), "snowbound=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
}

}  // namespace
}  // namespace snowbound
