// A server with an operator, and people at a table of it.
#pragma once

#include "testing/running_server.h"

namespace snowbound {

inline const std::string kToken = "a-token-for-the-operator";

class Moderated : public ::testing::Test {
protected:
    static Serving watched()
    {
        Serving serving = RunningServer::quiet();
        serving.operator_token = kToken;
        return serving;
    }
    void sit_down(const Json& more = Json::object())
    {
        Json wish = {{"game", "paper-tales"}, {"seats", 2}, {"pace", "none"}};
        wish.update(more);
        seated = seat_people(server.port(), wish);
        start_and_join(seated);
        for (const auto& player : seated.players) player->next("presence");
    }
    HttpAnswer operates(const std::string& method, const std::string& path, const Json& body = nullptr,
                        const std::string& token = kToken)
    {
        Player hand(server.port());
        return hand.ask(method, "/api/operator/" + path, body,
                        "X-Snowbound: 1\r\nAuthorization: Bearer " + token + "\r\n");
    }
    Json open_complaints() { return operates("GET", "complaints").json()["complaints"]; }
    Json first() { return open_complaints().at(0); }
    int acts_on(const std::string& complaint, const std::string& what)
    {
        return operates("POST", "complaints/" + complaint, {{"do", what}}).status;
    }
    std::string says(std::size_t seat, const std::string& text)  // the id of the line
    {
        seated.at(seat).send({{"t", "say"}, {"text", text}});
        for (const auto& player : seated.players) last_said = player->next("said");
        return last_said["lines"].back()["id"];
    }
    HttpAnswer reports(Player& player, const Json& what)
    {
        Json body = {{"reason", "insult"}};
        body.update(what);
        return player.post("/api/tables/" + seated.id + "/complaint", body);
    }
    Json card() { return seated.at(0).get("/api/tables/" + seated.id).json()["table"]; }
    std::string id_of(std::size_t seat) { return seated.at(seat).get("/api/me").json()["id"]; }
    HttpAnswer bans(const std::string& person, const Json& more, std::int64_t lasts_ms = 3'600'000)
    {
        Json body = {{"person", person}, {"ends", Loop::wall_ms() + lasts_ms}, {"reason", "Insults, twice."}};
        body.update(more);
        return operates("POST", "bans", body);
    }
    // Everything in the store as one text.
    std::string stored()
    {
        auto database = open_database("sqlite", server.data(), Access::Visit);
        std::string all;
        for (const char* rows :
             {"SELECT * FROM person", "SELECT * FROM game_table", "SELECT * FROM line", "SELECT * FROM event",
              "SELECT * FROM snapshot", "SELECT * FROM setting", "SELECT * FROM complaint", "SELECT * FROM ban",
              "SELECT * FROM act", "SELECT * FROM aside"}) {
            const auto found = (*database)->read({rows, {}});
            for (const Row& row : *found) {
                for (const Value& value : row) all += text_of(value) + "\n";
            }
        }
        return all;
    }

    RunningServer server{watched()};
    Seated seated;
    Json last_said;
};

}  // namespace snowbound
