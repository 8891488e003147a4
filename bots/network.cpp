#include "bots/network.h"

#include <array>
#include <string_view>

namespace snowbound {
namespace {

constexpr std::string_view kMagic = "SBN1";
constexpr int kShift = 6;  // back to 64ths after a layer

class Bytes {
public:
    explicit Bytes(std::span<const unsigned char> file) : file_(file) {}
    bool has(std::size_t n) const { return file_.size() - at_ >= n; }
    std::int32_t number(std::size_t bytes)  // the lowest byte first
    {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < bytes; ++i) value |= static_cast<std::uint32_t>(file_[at_++]) << (8 * i);
        return static_cast<std::int32_t>(value);
    }
    std::int8_t weight() { return static_cast<std::int8_t>(file_[at_++]); }
    bool at_end() const { return at_ == file_.size(); }

private:
    std::span<const unsigned char> file_;
    std::size_t at_ = 0;
};

}  // namespace

std::optional<Network> Network::read(std::span<const unsigned char> file)
{
    Bytes bytes(file);
    if (!bytes.has(kMagic.size() + 2)) return std::nullopt;
    for (const char c : kMagic) {
        if (static_cast<char>(bytes.number(1)) != c) return std::nullopt;
    }
    Network network;
    std::size_t inputs = static_cast<std::size_t>(bytes.number(2));
    do {  // a layer: how many outputs, their biases, and the weights of each input
        if (!bytes.has(2)) return std::nullopt;
        Layer layer{inputs, static_cast<std::size_t>(bytes.number(2)), {}, {}};
        if (inputs == 0 || inputs > kMost || layer.outputs == 0 || layer.outputs > kMost) return std::nullopt;
        if (!bytes.has(layer.outputs * (4 + inputs))) return std::nullopt;
        layer.bias.resize(layer.width());
        layer.weights.resize(inputs * layer.width());
        for (std::size_t o = 0; o < layer.outputs; ++o) layer.bias[o] = bytes.number(4);
        for (std::size_t i = 0; i < inputs; ++i) {
            for (std::size_t o = 0; o < layer.outputs; ++o) layer.weights[i * layer.width() + o] = bytes.weight();
        }
        inputs = layer.outputs;
        network.layers_.push_back(std::move(layer));
    } while (!bytes.at_end());
    if (inputs != 1) return std::nullopt;
    return network;
}

void Network::sum_up(const Layer& layer, std::span<const std::int8_t> in, std::vector<std::int32_t>& sums)
{
    std::array<std::uint16_t, kMost> filled;  // most numbers of a row are zero
    std::size_t many = 0;
    for (std::size_t i = 0; i < layer.inputs; ++i) {
        if (in[i] != 0) filled[many++] = static_cast<std::uint16_t>(i);
    }
    const std::size_t width = layer.width();
    sums = layer.bias;
    for (std::size_t begin = 0; begin < width; begin += kBlock) {
        const std::int8_t* weights = layer.weights.data() + begin;
        std::int32_t block[kBlock] = {};  // plain, so that the compiler sums up a whole block at once
        for (std::size_t n = 0; n < many; ++n) {
            const std::int8_t* row = weights + filled[n] * width;
            const auto x = static_cast<std::int16_t>(in[filled[n]]);
            for (std::size_t k = 0; k < kBlock; ++k) {
                block[k] += static_cast<std::int16_t>(x * static_cast<std::int16_t>(row[k]));
            }
        }
        for (std::size_t k = 0; k < kBlock; ++k) sums[begin + k] += block[k];
    }
}

std::int32_t Network::odds(std::span<const std::int8_t> row) const
{
    SB_CHECK(!empty() && row.size() == inputs(), "a row of features does not fit the network");
    std::vector<std::int8_t> in(row.begin(), row.end());
    std::vector<std::int32_t> sums;
    for (std::size_t l = 0; l < layers_.size(); ++l) {
        sum_up(layers_[l], in, sums);
        if (l + 1 == layers_.size()) break;
        in.resize(layers_[l].outputs);
        for (std::size_t o = 0; o < in.size(); ++o) {
            in[o] = static_cast<std::int8_t>(std::clamp(sums[o] >> kShift, 0, Features::kMost));
        }
    }
    return sums.front();
}

}  // namespace snowbound
