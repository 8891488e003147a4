// A told story as a book: Markdown or HTML. The same story gives the same bytes.
#pragma once

#include <string>

#include "app/texts.h"
#include "core/json.h"

namespace snowbound {

enum class BookFormat : std::uint8_t { Markdown, Html };

// `story` as story_of() gives it. Whatever people have told is shown as text, never as markup.
std::string make_book(const Json& story, const Texts& texts, BookFormat format);

}  // namespace snowbound
