// A request on its way through the api: what was asked, by whom, and how it is answered.
#pragma once

#include "server/api.h"
#include "table/arguments.h"

namespace snowbound {

int status_of(const Trouble& trouble);

inline HttpReply json_reply(const Json& json, int status = 200,
                            std::vector<std::pair<std::string, std::string>> headers = {})
{
    return {status, "application/json", json.dump(-1, ' ', false, Json::error_handler_t::replace), std::move(headers)};
}

struct Api::Call {
    HttpRequest request;
    Reply reply;
    Json body = Json::object();
    std::string id;  // of the table, or of the report
    Person person;
    bool answered = false;
    int tries = 0;                       // to have it answered at the node of its table
    std::unique_ptr<Loop::Timer> pause;  // between them

    std::string asker() const { return address_key(request.address); }  // whose turn it takes (Journal::look)

    void say(const Json& json, int status = 200, std::vector<std::pair<std::string, std::string>> headers = {})
    {
        send(json_reply(json, status, std::move(headers)));
    }
    void fail(const Trouble& said, std::vector<std::pair<std::string, std::string>> headers = {})
    {
        const Trouble trouble = for_people(said);
        Json json = {{"code", trouble.code}, {"message", trouble.message}};
        if (!trouble.rule.empty()) json["rule"] = trouble.rule;
        say(std::move(json), status_of(trouble), std::move(headers));
    }
    void send(HttpReply answer)
    {
        if (std::exchange(answered, true)) return;
        reply(std::move(answer));
    }
};

}  // namespace snowbound
