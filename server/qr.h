// A link as a QR code: for the page that invites others, and for the terminal where the server was started.
#pragma once

#include <string>
#include <string_view>

namespace snowbound {

std::string qr_svg(std::string_view text);       // black on white with a quiet zone; "": too long, or empty
std::string qr_terminal(std::string_view text);  // half blocks, in colours of its own: right on dark and on light

}  // namespace snowbound
