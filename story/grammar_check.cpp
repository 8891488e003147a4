// What a grammar refers to must be there, and no rule may lead back to itself.
#include <algorithm>
#include <set>

#include "story/grammar.h"

namespace snowbound {
namespace {

class Checker {
public:
    explicit Checker(const Grammar& grammar) : grammar_(grammar) {}

    std::string run()
    {
        check_classes();
        check_words();
        for (const auto& [name, alternatives] : grammar_.rules) {
            check(alternatives, "rules." + name);
        }
        for (const auto& [family, words] : grammar_.families) {
            for (const auto& [id, entry] : words.entries) {
                for (const auto& [list, alternatives] : entry.own) {
                    check(alternatives, "families." + family + ".entries." + id + "." + list);
                }
            }
        }
        for (const auto& [name, unused] : grammar_.rules) {
            if (fault_.empty()) visit(name);
        }
        return fault_;
    }

private:
    void fail(const std::string& where, const std::string& what)
    {
        if (fault_.empty()) fault_ = where + " " + what;
    }

    void check_classes()
    {
        for (const auto& [family, words] : grammar_.families) {
            for (const auto& [id, entry] : words.entries) {
                const auto mapped = grammar_.gender_of.find(entry.gender);
                const std::string& gender = mapped == grammar_.gender_of.end() ? entry.gender : mapped->second;
                if (std::ranges::find(grammar_.genders, gender) != grammar_.genders.end()) continue;
                fail("families." + family + ".entries." + id, "has the unknown class \"" + entry.gender + "\"");
            }
        }
    }

    void check_words()
    {
        for (const auto& [word, forms] : grammar_.words) {
            if (forms.size() != grammar_.genders.size()) fail("words." + word, "needs one form for each gender");
        }
        if (!grammar_.words.contains(grammar_.subject)) fail("subject", "is not among the words");
    }

    void check(const Alternatives& alternatives, const std::string& where)
    {
        for (std::size_t i = 0; i < alternatives.size(); ++i) {
            for (const Piece& piece : alternatives[i]) {
                check(piece, where + "[" + std::to_string(i) + "]");
            }
        }
    }

    void check(const Piece& piece, const std::string& where)
    {
        using Kind = Piece::Kind;
        const bool has_slot = piece.kind == Kind::Form || piece.kind == Kind::List || piece.kind == Kind::Agree ||
                              piece.kind == Kind::Word || piece.kind == Kind::Own;
        if (has_slot && family_of(piece.name).empty()) {
            return fail(where, "has the unknown slot \"" + piece.name + "\"");
        }
        if (piece.kind == Kind::Rule && rules_for(piece).empty()) {
            fail(where, "refers to the missing rule \"" + piece.name + "\"");
        } else if (piece.kind == Kind::Cards && !grammar_.rules.contains("cards." + piece.name + ".1")) {
            fail(where, "refers to the missing rule \"cards." + piece.name + ".1\"");
        } else if (piece.kind == Kind::Word && !grammar_.words.contains(piece.detail)) {
            fail(where, "uses the unknown word \"" + piece.detail + "\"");
        } else if (piece.kind == Kind::Agree && piece.options.size() != 2 &&
                   piece.options.size() != grammar_.genders.size()) {
            fail(where, "needs two options or one for each gender: {" + piece.name + "?…}");
        } else if (piece.kind == Kind::Form || piece.kind == Kind::List || piece.kind == Kind::Own) {
            check_entries(piece, where);
        }
    }

    void check_entries(const Piece& piece, const std::string& where)
    {
        const std::string family(family_of(piece.name));
        const auto words = grammar_.families.find(family);
        if (words == grammar_.families.end()) return fail(where, "needs the missing family \"" + family + "\"");
        for (const auto& [id, entry] : words->second.entries) {
            const bool good = piece.kind == Piece::Kind::Own ? entry.own.contains(piece.detail)
                                                             : grammar_.has_form(family, entry, piece.detail);
            if (!good) return fail(where, "asks for \"" + piece.detail + "\", which \"" + id + "\" lacks");
        }
    }

    // The rules that a reference can lead to.
    std::vector<std::string> rules_for(const Piece& piece) const
    {
        std::vector<std::string> names;
        if (piece.options.empty()) {
            if (grammar_.rules.contains(piece.name)) names.push_back(piece.name);
            return names;
        }
        for (const auto& [name, unused] : grammar_.rules) {
            if (name.starts_with(piece.name + ".")) names.push_back(name);
        }
        return names;
    }

    void visit(const std::string& name)
    {
        if (done_.contains(name)) return;
        if (std::ranges::find(path_, name) != path_.end()) return fail("rules." + name, "leads back to itself");
        path_.push_back(name);
        for (const Template& alternative : grammar_.rules.at(name)) {
            visit(alternative);
        }
        path_.pop_back();
        done_.insert(name);
    }

    void visit(const Template& alternative)
    {
        for (const Piece& piece : alternative) {
            if (!fault_.empty()) return;
            if (piece.kind == Piece::Kind::Rule) {
                for (const std::string& next : rules_for(piece)) {
                    visit(next);
                }
            } else if (piece.kind == Piece::Kind::Cards) {
                for (const auto& [next, unused] : grammar_.rules) {
                    if (next.starts_with("cards." + piece.name + ".") || next.starts_with("cards.any.")) visit(next);
                }
            } else if (piece.kind == Piece::Kind::Own) {
                visit_own(piece);
            }
        }
    }

    void visit_own(const Piece& piece)
    {
        for (const auto& [id, entry] : grammar_.families.at(std::string(family_of(piece.name))).entries) {
            const auto list = entry.own.find(piece.detail);
            const std::string name = std::string(family_of(piece.name)) + "." + id + "." + piece.detail;
            if (list == entry.own.end() || done_.contains(name)) continue;
            if (std::ranges::find(path_, name) != path_.end()) return fail("families." + name, "leads back to itself");
            path_.push_back(name);
            for (const Template& alternative : list->second) {
                visit(alternative);
            }
            path_.pop_back();
            done_.insert(name);
        }
    }

    const Grammar& grammar_;
    std::string fault_;
    std::vector<std::string> path_;
    std::set<std::string> done_;
};

}  // namespace

std::string first_fault(const Grammar& grammar) { return Checker(grammar).run(); }

}  // namespace snowbound
