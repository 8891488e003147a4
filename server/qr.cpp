#include "server/qr.h"

#include <fmt/format.h>
#include <qrencode.h>

#include <memory>

namespace snowbound {
namespace {

constexpr int kQuiet = 4;  // modules around it, as the standard wants
constexpr int kQuietInTerminal = 2;

class Code {
public:
    explicit Code(std::string_view text)
    {
        const std::string all(text);
        // As bytes: the other mode stops at a zero.
        const auto* bytes = reinterpret_cast<const unsigned char*>(all.data());
        if (!all.empty() && all.size() <= 2953) {
            code_.reset(QRcode_encodeData(static_cast<int>(all.size()), bytes, 0, QR_ECLEVEL_M));
        }
    }
    explicit operator bool() const { return code_ != nullptr; }
    int width() const { return code_->width; }
    bool is_dark(int x, int y) const
    {
        if (x < 0 || y < 0 || x >= width() || y >= width()) return false;
        return (code_->data[y * width() + x] & 1U) != 0;
    }

private:
    struct Free {
        void operator()(QRcode* code) const { QRcode_free(code); }
    };
    std::unique_ptr<QRcode, Free> code_;
};

}  // namespace

std::string qr_svg(std::string_view text)
{
    const Code code(text);
    if (!code) return "";
    const int size = code.width() + 2 * kQuiet;
    std::string path;
    for (int y = 0; y < code.width(); ++y) {
        for (int x = 0; x < code.width(); ++x) {
            const int begin = x;
            while (code.is_dark(x, y)) {
                ++x;
            }
            if (x > begin) path += fmt::format("M{} {}h{}v1h-{}z", begin + kQuiet, y + kQuiet, x - begin, x - begin);
        }
    }
    return fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges">)"
                       R"(<path fill="#fff" d="M0 0h{0}v{0}H0z"/><path d="{1}"/></svg>)",
                       size, path);
}

std::string qr_terminal(std::string_view text)
{
    const Code code(text);
    if (!code) return "";
    std::string out;
    const int end = code.width() + kQuietInTerminal;
    for (int y = -kQuietInTerminal; y < end; y += 2) {
        out += "\x1B[30;107m";  // black on bright white, whatever the terminal has
        for (int x = -kQuietInTerminal; x < end; ++x) {
            const bool upper = code.is_dark(x, y), lower = code.is_dark(x, y + 1);
            out += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ");
        }
        out += "\x1B[0m\n";
    }
    return out;
}

}  // namespace snowbound
