// The names by which a reader knows of whom and of what a text speaks, in every language.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

namespace snowbound::truth {

using Strings = std::vector<std::string>;

// In the order of the characters.
inline const std::map<std::string, std::array<Strings, 14>> kPeople{{"en",
                                                                     {{{"Alice"},
                                                                       {"Pinocchio"},
                                                                       {"Scarecrow"},
                                                                       {"Dorothy"},
                                                                       {"Tin Man"},
                                                                       {"Grumpy"},
                                                                       {"Match Girl"},
                                                                       {"Mangiafuoco"},
                                                                       {"Wolf"},
                                                                       {"Cat and", "the Fox"},
                                                                       {"Snow White"},
                                                                       {"White Rabbit"},
                                                                       {"Candlewick"},
                                                                       {"Hatter"}}}},
                                                                    {"de",
                                                                     {{{"Alice"},
                                                                       {"Pinocchio"},
                                                                       {"Vogelscheuche"},
                                                                       {"Dorothy"},
                                                                       {"Blechmann"},
                                                                       {"Brummbär"},
                                                                       {"mit den Schwefelhölzern"},
                                                                       {"Feuerfresser"},
                                                                       {"Wolf"},
                                                                       {"Kater und", "Fuchs"},
                                                                       {"Schneewittchen"},
                                                                       {"Weiße Kaninchen", "Weißen Kaninchen"},
                                                                       {"Kerzendocht"},
                                                                       {"Hutmacher"}}}},
                                                                    {"it",
                                                                     {{{"Alice"},
                                                                       {"Pinocchio"},
                                                                       {"Spaventapasseri"},
                                                                       {"Dorothy"},
                                                                       {"Omino di Latta"},
                                                                       {"Brontolo"},
                                                                       {"Fiammiferaia"},
                                                                       {"Mangiafuoco"},
                                                                       {"Lupo"},
                                                                       {"il Gatto", "Volpe"},
                                                                       {"Biancaneve"},
                                                                       {"Bianconiglio"},
                                                                       {"Lucignolo"},
                                                                       {"Cappellaio"}}}}};

// In the order of the spaces, without an article.
inline const std::map<std::string, std::array<Strings, 17>> kPlaces{{"en",
                                                                     {{{"Hatter's Asylum", "the asylum"},
                                                                       {"Nightmare Factory", "the factory"},
                                                                       {"Winter Fortress", "the fortress"},
                                                                       {"Puppet Theatre", "the theatre"},
                                                                       {"Market of Wonders", "the market"},
                                                                       {"Dorothy's Mansion", "the mansion"},
                                                                       {"Cemetery", "the cemetery"},
                                                                       {"Oak Grove", "the grove"},
                                                                       {"Square of the Statue"},
                                                                       {"Gasworks Square"},
                                                                       {"Coal Square"},
                                                                       {"Gallows Square"},
                                                                       {"Jugglers' Square"},
                                                                       {"Baker's Square"},
                                                                       {"Willow Square"},
                                                                       {"Gravediggers' Square"},
                                                                       {"Orderlies' Square"}}}},
                                                                    {"de",
                                                                     {{{"Irrenhaus des Hutmachers", "Irrenhaus"},
                                                                       {"Albtraumfabrik", "die Fabrik"},
                                                                       {"Winterfeste", "die Feste"},
                                                                       {"Marionettentheater", "das Theater"},
                                                                       {"Jahrmarkt"},
                                                                       {"Dorothys Herrenhaus", "Herrenhaus"},
                                                                       {"Friedhof"},
                                                                       {"Eichenhain", "den Hain"},
                                                                       {"Statuenplatz"},
                                                                       {"Gaswerkplatz"},
                                                                       {"Kohlenplatz"},
                                                                       {"Galgenplatz"},
                                                                       {"Gauklerplatz"},
                                                                       {"Bäckerplatz"},
                                                                       {"Weidenplatz"},
                                                                       {"Totengräberplatz"},
                                                                       {"Wärterplatz"}}}},
                                                                    {"it",
                                                                     {{{"Manicomio del Cappellaio", "Manicomio"},
                                                                       {"Fabbrica degli Incubi"},
                                                                       {"Prigioni dell'Inverno"},
                                                                       {"Teatro delle Marionette"},
                                                                       {"Mercato delle Meraviglie"},
                                                                       {"Casa di Dorothy"},
                                                                       {"Cimitero"},
                                                                       {"Parco delle Querce"},
                                                                       {"Piazza della Statua"},
                                                                       {"Piazza del Gas"},
                                                                       {"Piazza del Carbone"},
                                                                       {"Piazza della Forca"},
                                                                       {"Piazza dei Giocolieri"},
                                                                       {"Piazza del Fornaio"},
                                                                       {"Piazza del Salice"},
                                                                       {"Piazza dei Becchini"},
                                                                       {"Piazza degli Infermieri"}}}}};

// A Soldier who lies in a trap of the Rebels is watched by no guard of Winter; nor is a Rebel saved by one.
inline const std::map<std::string, std::array<Strings, 2>> kNotWhenSaved{
    {"en", {{{"trap", "pit", "snare"}, {"guard", "cellar"}}}},
    {"de", {{{"Falle", "Grube", "Schlinge"}, {"Wache", "Posten", "Keller"}}}},
    {"it", {{{"trappola", "fossa", "laccio"}, {"guardia", "sentinell", "cantin"}}}}};
inline const std::map<std::string, Strings> kAgain{{"en", {"nce again", "ou again", "nce more"}},
                                                   {"de", {"chon wieder", "och einmal", "on neuem"}},
                                                   {"it", {"i nuovo", "ncora tu", "ncora una volta"}}};

// Which rules tell which result.
inline const std::map<std::string, std::map<std::string, Strings>> kResults{
    {"combat_end",
     {{"rebel", {"over.rebel", "away"}},
      {"soldier", {"over.soldier", "down", "taken", "lone.yes", "lonely.no", "lonely.yes"}},
      {"refuge", {"over.refuge", "haven"}}}},
    {"trap_end",
     {{"defused", {"tover.defused", "tfree"}},
      {"blocked", {"tover.blocked", "tback"}},
      {"caught", {"tover.caught", "tcaught"}}}},
    {"ending",
     {{"spring", {"end.open.spring", "end.spring.town", "end.spring.last"}},
      {"winter", {"end.open.winter", "end.winter.town", "end.winter.last"}},
      {"author", {"end.open.author", "end.author.town", "end.author.last"}}}}};

}  // namespace snowbound::truth
