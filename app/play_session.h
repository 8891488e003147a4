// One terminal game while it runs: who is asked, what was typed, what is said.
#pragma once

#include <array>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>

#include "app/menu.h"
#include "app/narrate.h"
#include "app/play.h"
#include "app/rulebook.h"
#include "app/show.h"
#include "app/teller.h"
#include "table/any_table.h"

namespace snowbound {

struct Seating {  // a PlayOrder that made sense
    const AnyGame* game = nullptr;
    std::unique_ptr<AnyTable> table;
    Seat me{};
    std::vector<BotLevel> levels;  // by seat; the person's is not used
    bool terminal = false;
    Style style;
};

class PlaySession {
public:
    PlaySession(Seating match, const Texts& texts, std::istream& in, std::ostream& out);
    int run();
    std::optional<Sequel<Json>> sequel() const { return match_.table->sequel(); }  // of a match that is over

private:
    enum class After { Ask, Moved, Leave };  // after a line: the question stands, is answered, or nobody is there
    enum class Part { Whole, Mine, Question };

    bool bots_answer();  // false: the table has stopped
    Result<Json> think(Seat seat);
    Surroundings around() const;
    void tell_news();
    void tell_remarks(Seat seat, const Json& remarks);
    void ask(Part part);
    After listen();
    After obey(const std::string& line);
    After take(std::size_t number);
    After answer(const Json& choice);
    After undo();
    void explain(const std::string& number);
    void show_hints();  // what is to be told with an answer
    void read_out(const Json& scene);
    void note(std::string& line, const std::string& text, const char* command);  // goes with the next answer
    void help_begin(const std::string& number);
    void show_clause(const std::string& wanted);
    void show_log(const std::string& count);
    void save(const std::string& path);
    void finish();
    void say(const std::string& line);
    std::string clause(const std::string& rule) const;

    Seating match_;
    const Texts& texts_;
    Teller teller_;
    Rulebook rulebook_;
    std::istream& in_;
    std::ostream& out_;
    Json decision_;
    Menu menu_;
    std::string shown_;                    // which question the whole table was shown for
    std::size_t told_ = 0;                 // facts
    const Narrator* narrator_;             // none: nobody tells this game
    std::string text_, concept_;           // to go with the next answer
    std::array<Json, kMaxSeats> remarks_;  // what each bot said last
};

}  // namespace snowbound
