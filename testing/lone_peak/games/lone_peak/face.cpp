#include "table/face.h"

#include "games/lone_peak/game.h"

namespace snowbound {

const AnyGame& lone_peak_face();

const AnyGame& lone_peak_face()
{
    static constexpr std::array kGrammar{phrase<lone_peak::Play>({.actor = "card"})};
    static const Face<LonePeak> face(kGrammar);
    return face;
}

}  // namespace snowbound
