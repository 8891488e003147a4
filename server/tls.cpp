#include "server/tls.h"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <utility>

namespace snowbound {

struct TlsKeys::Inside {
    SSL_CTX* context = SSL_CTX_new(TLS_server_method());
    ~Inside() { SSL_CTX_free(context); }
};
TlsKeys::TlsKeys(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
TlsKeys::~TlsKeys() = default;

struct TlsSide::Inside {
    SSL* ssl = nullptr;
    std::string_view in;  // only while read() runs
    std::string out;
    State state = State::Greeting;
};

namespace {

bool can_read(const std::string& file) { return std::ifstream(file).get() != std::ifstream::traits_type::eof(); }

std::string last_words()
{
    std::array<char, 256> text{};
    ERR_error_string_n(ERR_peek_last_error(), text.data(), text.size());
    ERR_clear_error();
    return text.data();
}

Trouble wrong(const std::string& what) { return {"bad_tls", what + " (" + last_words() + ")", {}, {}}; }

template <class Inside>
Inside& inside_of(BIO* bio)
{
    return *static_cast<Inside*>(BIO_get_data(bio));
}

}  // namespace

// The library reads from and writes to strings: buffers of its own would stay with every idle connection.
template <class Inside>
struct StringBio {
    static int read(BIO* bio, char* into, int most)
    {
        std::string_view& in = inside_of<Inside>(bio).in;
        BIO_clear_retry_flags(bio);
        if (in.empty()) {
            BIO_set_retry_read(bio);
            return -1;
        }
        const std::size_t count = std::min(in.size(), static_cast<std::size_t>(most));
        std::memcpy(into, in.data(), count);
        in.remove_prefix(count);
        return static_cast<int>(count);
    }
    static int write(BIO* bio, const char* from, int count)
    {
        BIO_clear_retry_flags(bio);
        inside_of<Inside>(bio).out.append(from, static_cast<std::size_t>(count));
        return count;
    }
    static long control(BIO*, int what, long, void*) { return what == BIO_CTRL_FLUSH ? 1 : 0; }
    static int create(BIO* bio)
    {
        BIO_set_init(bio, 1);
        return 1;
    }
    static BIO_METHOD* method()
    {
        static BIO_METHOD* const one = [] {
            BIO_METHOD* made = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "strings");
            BIO_meth_set_read(made, read);
            BIO_meth_set_write(made, write);
            BIO_meth_set_ctrl(made, control);
            BIO_meth_set_create(made, create);
            return made;
        }();
        return one;
    }
};

Result<std::shared_ptr<const TlsKeys>> TlsKeys::load(const std::string& cert_file, const std::string& key_file)
{
    if (cert_file.empty() || key_file.empty()) {
        return Trouble{"bad_tls", "TLS needs both a certificate and a key file.", {}, {}};
    }
    if (!can_read(cert_file))
        return Trouble{"bad_tls", "The certificate file " + cert_file + " cannot be read.", {}, {}};
    if (!can_read(key_file)) return Trouble{"bad_tls", "The key file " + key_file + " cannot be read.", {}, {}};
    auto inside = std::make_unique<Inside>();
    SSL_CTX* context = inside->context;
    ERR_clear_error();
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE);
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_AUTO_RETRY);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_default_passwd_cb(context, [](char*, int, int, void*) { return 0; });  // a server cannot be asked
    if (SSL_CTX_use_certificate_chain_file(context, cert_file.c_str()) != 1) {
        return wrong("The file " + cert_file + " is no certificate in PEM form.");
    }
    if (SSL_CTX_use_PrivateKey_file(context, key_file.c_str(), SSL_FILETYPE_PEM) != 1) {
        return wrong("The file " + key_file + " holds no key that fits " + cert_file + ".");
    }
    if (SSL_CTX_check_private_key(context) != 1)
        return wrong("The key " + key_file + " does not fit " + cert_file + ".");
    return std::shared_ptr<const TlsKeys>(std::make_shared<TlsKeys>(std::move(inside)));
}

TlsSide::TlsSide(const TlsKeys& keys) : inside_(std::make_unique<Inside>())
{
    inside_->ssl = SSL_new(keys.inside().context);
    BIO* bio = BIO_new(StringBio<Inside>::method());
    BIO_set_data(bio, inside_.get());
    SSL_set_bio(inside_->ssl, bio, bio);
    SSL_set_accept_state(inside_->ssl);
}
TlsSide::~TlsSide() { SSL_free(inside_->ssl); }

TlsSide::State TlsSide::read(std::string_view wire, std::string& plain)
{
    State& state = inside_->state;
    if (state == State::Over || state == State::Broken) return state;
    inside_->in = wire;
    std::array<char, 16U << 10U> piece;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by SSL_read
    ERR_clear_error();
    int count = 0;
    while ((count = SSL_read(inside_->ssl, piece.data(), static_cast<int>(piece.size()))) > 0) {
        plain.append(piece.data(), static_cast<std::size_t>(count));
    }
    const int why = SSL_get_error(inside_->ssl, count);
    inside_->in = {};
    ERR_clear_error();
    state = SSL_is_init_finished(inside_->ssl) == 1 ? State::Open : State::Greeting;
    if (why == SSL_ERROR_ZERO_RETURN) state = State::Over;
    if (why != SSL_ERROR_ZERO_RETURN && why != SSL_ERROR_WANT_READ) state = State::Broken;
    return state;
}

bool TlsSide::write(std::string_view plain)
{
    // After Over the peer sends no more, but may still read.
    if (inside_->state == State::Greeting || inside_->state == State::Broken) return false;
    ERR_clear_error();
    return plain.empty() || SSL_write(inside_->ssl, plain.data(), static_cast<int>(plain.size())) > 0;
}

void TlsSide::shut()
{
    if (inside_->state == State::Open || inside_->state == State::Over) SSL_shutdown(inside_->ssl);
    ERR_clear_error();
}

std::string TlsSide::for_wire() { return std::exchange(inside_->out, {}); }

}  // namespace snowbound
