// TLS without sockets: what came from the wire in, plain bytes out, and the other way round. One way of writing serves
// plain and secured connections alike, and an idle one holds no buffers.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "table/trouble.h"

namespace snowbound {

class TlsKeys {  // the certificate and its key
public:
    struct Inside;
    static Result<std::shared_ptr<const TlsKeys>> load(const std::string& cert_file, const std::string& key_file);
    explicit TlsKeys(std::unique_ptr<Inside> inside);
    ~TlsKeys();
    const Inside& inside() const { return *inside_; }

private:
    std::unique_ptr<Inside> inside_;
};

class TlsSide {  // the server's side of one connection
public:
    explicit TlsSide(const TlsKeys& keys);
    ~TlsSide();
    TlsSide(const TlsSide&) = delete;
    TlsSide& operator=(const TlsSide&) = delete;

    enum class State : std::uint8_t { Greeting, Open, Over, Broken };
    State read(std::string_view wire, std::string& plain);  // appends
    bool write(std::string_view plain);                     // false: nothing can be said, not yet or no more
    void shut();                                            // says that nothing more will come
    std::string for_wire();                                 // what has to be sent now

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace snowbound
