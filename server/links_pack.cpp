#include "server/links_pack.h"

#include <charconv>

namespace snowbound::links {

std::string packed(const HttpRequest& request)
{
    Pack pack;
    pack << request.method << request.path << request.query << request.address << request.body
         << (request.secure ? "1" : "0");
    for (const auto& [name, value] : request.headers) pack << name << value;
    return pack.text();
}

std::optional<HttpRequest> unpacked_request(std::string_view bytes)
{
    Unpack in(bytes);
    HttpRequest request;
    request.method = in.next(), request.path = in.next(), request.query = in.next();
    request.address = in.next(), request.body = in.next(), request.secure = in.next() == "1";
    while (in.more()) {
        std::string name = in.next();
        request.headers.emplace_back(std::move(name), in.next());
    }
    request.from_node = true;
    return in.good() ? std::optional(std::move(request)) : std::nullopt;
}

std::string packed(const HttpReply& reply)
{
    Pack pack;
    pack << std::to_string(reply.status) << reply.type << reply.body;
    for (const auto& [name, value] : reply.headers) pack << name << value;
    return pack.text();
}

std::optional<HttpReply> unpacked_reply(std::string_view bytes)
{
    Unpack in(bytes);
    HttpReply reply;
    const std::string status = in.next();
    std::from_chars(status.data(), status.data() + status.size(), reply.status);
    reply.type = in.next(), reply.body = in.next();
    while (in.more()) {
        std::string name = in.next();
        reply.headers.emplace_back(std::move(name), in.next());
    }
    return in.good() ? std::optional(std::move(reply)) : std::nullopt;
}

}  // namespace snowbound::links
