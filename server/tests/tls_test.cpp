#include "server/tls.h"

#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <csignal>
#include <fstream>

#include "server/tests/net_client.h"
#include "server/tests/net_server.h"

namespace snowbound {
namespace {

// A certificate of our own making, and its key, in two files.
struct Papers {
    explicit Papers(const std::string& name)
        : cert(testing::TempDir() + name + std::to_string(::getpid()) + ".crt"),
          key(testing::TempDir() + name + std::to_string(::getpid()) + ".key")
    {
        EVP_PKEY* pair = EVP_EC_gen("P-256");
        X509* paper = X509_new();
        X509_set_version(paper, 2);
        ASN1_INTEGER_set(X509_get_serialNumber(paper), 1);
        X509_gmtime_adj(X509_getm_notBefore(paper), -3600);
        X509_gmtime_adj(X509_getm_notAfter(paper), 3600);
        X509_set_pubkey(paper, pair);
        const auto* host = reinterpret_cast<const unsigned char*>("localhost");
        X509_NAME_add_entry_by_txt(X509_get_subject_name(paper), "CN", MBSTRING_ASC, host, -1, -1, 0);
        X509_set_issuer_name(paper, X509_get_subject_name(paper));
        X509_sign(paper, pair, EVP_sha256());
        FILE* file = std::fopen(cert.c_str(), "w");
        PEM_write_X509(file, paper);
        std::fclose(file);
        file = std::fopen(key.c_str(), "w");
        PEM_write_PrivateKey(file, pair, nullptr, nullptr, 0, nullptr, nullptr);
        std::fclose(file);
        X509_free(paper);
        EVP_PKEY_free(pair);
    }
    ~Papers()
    {
        ::unlink(cert.c_str());
        ::unlink(key.c_str());
    }
    std::string cert, key;
};

ListenOn secured(const Papers& papers)
{
    ListenOn on;
    on.tls_cert = papers.cert;
    on.tls_key = papers.key;
    return on;
}

class TlsClient {
public:
    TlsClient(std::uint16_t port, int most_version) : socket_(port), context_(SSL_CTX_new(TLS_client_method()))
    {
        std::signal(SIGPIPE, SIG_IGN);
        SSL_CTX_set_min_proto_version(context_, TLS1_VERSION);
        SSL_CTX_set_max_proto_version(context_, most_version);
        ssl_ = SSL_new(context_);
        SSL_set_fd(ssl_, socket_.fd());
        connected = SSL_connect(ssl_) == 1;
    }
    ~TlsClient()
    {
        SSL_free(ssl_);
        SSL_CTX_free(context_);
    }
    void write(std::string_view bytes) { SSL_write(ssl_, bytes.data(), static_cast<int>(bytes.size())); }
    bool read_some()
    {
        char piece[16384];
        const int count = SSL_read(ssl_, piece, sizeof piece);
        if (count > 0) in.append(piece, static_cast<std::size_t>(count));
        return count > 0;
    }
    bool read_until(std::string_view end)
    {
        while (!in.ends_with(end)) {
            if (!read_some()) return false;
        }
        return true;
    }
    void upgrade()
    {
        write(
            "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        EXPECT_TRUE(read_until("\r\n\r\n"));
        EXPECT_TRUE(in.starts_with("HTTP/1.1 101"));
        in.clear();
    }
    bool connected = false;
    std::string in;

private:
    Client socket_;
    SSL_CTX* context_;
    SSL* ssl_ = nullptr;
};

TEST(Tls, RequestsAndWebSocketsGoThrough)
{
    const Papers papers("good");
    TestServer server(secured(papers));
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
        TlsClient client(server.port, version);
        ASSERT_TRUE(client.connected);
        client.write("GET /whose HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_TRUE(client.read_until("127.0.0.1 secure"));
        EXPECT_NE(client.in.find("Strict-Transport-Security: max-age="), std::string::npos);
        client.in.clear();
        client.upgrade();
        const std::string text(kMostFrame, 't');
        for (int i = 0; i < 3; ++i) {
            client.write(ws_frame(WsOpcode::Text, text, 99U));
            const std::string wanted = *text_frame(text);
            while (client.in.size() < wanted.size() && client.read_some()) {}
            EXPECT_EQ(client.in, wanted);
            client.in.clear();
        }
        client.write(ws_frame(WsOpcode::Close, close_payload(1000, ""), 5U));
        EXPECT_FALSE(client.read_until("never"));
        EXPECT_EQ(client.in, ws_frame(WsOpcode::Close, close_payload(1000, "")));
    }
    EXPECT_TRUE(eventually([&] { return server.figures().connections == 0; }));
}

TEST(Tls, ALargeReplyArrivesWhole)
{
    const Papers papers("large");
    TestServer server(secured(papers));
    TlsClient client(server.port, TLS1_3_VERSION);
    client.write("GET /big HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    while (client.read_some()) {}
    EXPECT_EQ(client.in.size() - client.in.find("\r\n\r\n") - 4, 3U << 20U);
}

TEST(Tls, OldVersionsAndPlainTextAreTurnedAway)
{
    const Papers papers("old");
    ListenOn on = secured(papers);
    on.seconds_to_ask = 3;
    TestServer server(on);
    EXPECT_FALSE(TlsClient(server.port, TLS1_1_VERSION).connected);
    Client plain(server.port), mute(server.port);
    EXPECT_EQ(plain.get("/").find("HTTP/1.1 200"), std::string::npos);
    EXPECT_EQ(mute.read_all(), "");
    EXPECT_TRUE(TlsClient(server.port, TLS1_3_VERSION).connected);
}

TEST(Tls, AClientThatDoesNotReadIsDropped)
{
    const Papers papers("stuck");
    TestServer server(secured(papers));
    TlsClient stuck(server.port, TLS1_3_VERSION), good(server.port, TLS1_3_VERSION);
    stuck.upgrade();
    good.upgrade();
    stuck.write(ws_frame(WsOpcode::Text, "flood", 1U));
    good.write(ws_frame(WsOpcode::Text, "fine", 1U));
    EXPECT_TRUE(good.read_until("fine"));
    EXPECT_TRUE(eventually([&] { return server.figures().dropped_slow == 1; }));
}

TEST(Tls, WrongFilesAreNamed)
{
    const Papers papers("one"), others("two");
    Loop loop(1);
    EchoService service;
    const auto trouble = [&](const std::string& cert, const std::string& key) {
        ListenOn on;
        on.port = 0;
        on.tls_cert = cert;
        on.tls_key = key;
        const auto made = listen(loop, on, service);
        return made ? std::string() : made.trouble().message;
    };
    EXPECT_NE(trouble("/nowhere/cert.pem", papers.key).find("/nowhere/cert.pem cannot be read"), std::string::npos);
    EXPECT_NE(trouble(papers.cert, "/nowhere/key").find("/nowhere/key cannot be read"), std::string::npos);
    EXPECT_NE(trouble(papers.key, papers.key).find("is no certificate"), std::string::npos);
    EXPECT_NE(trouble(papers.cert, others.key).find("holds no key that fits"), std::string::npos);
    EXPECT_NE(trouble(papers.cert, "").find("both"), std::string::npos);
}

}  // namespace
}  // namespace snowbound
