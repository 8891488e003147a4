// The engine and nothing around it: lines of docs/protocol.md in, replies out. scripts/same-everywhere has it built by
// every compiler in turn.
#include <iostream>
#include <string>

#include "table/engine.h"

int main()
{
    snowbound::Engine engine;
    for (std::string line; !engine.wants_to_quit() && std::getline(std::cin, line);) {
        std::cout << engine.handle(line) << '\n';
    }
}
