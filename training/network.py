"""A network as the program reads it: whole numbers, in a file of weights.

The file: "SBN1", how many features (2 bytes), then each layer: how many outputs (2 bytes), a bias for each (4 bytes), and for
each input a weight for each output (1 byte). The lowest byte comes first; the last layer has one output.

A weight and an input of 64 stand for 1. A layer's sums are in 4096ths; between layers they are brought back to 64ths,
rounded down, and kept from 0 to 127. What comes out is the logarithm of the odds, in 4096ths."""
import struct

ONE, MOST = 64, 127
ODDS = ONE * ONE


def write_network(path, layers):
    """layers: of each its biases, in 4096ths, and its weights, in 64ths, by input; whole numbers."""
    out = [b"SBN1", struct.pack("<H", len(layers[0][1]))]
    for bias, weights in layers:
        out.append(struct.pack(f"<H{len(bias)}i", len(bias), *bias))
        for row in weights:
            out.append(struct.pack(f"<{len(row)}b", *row))
    with open(path, "wb") as file:
        file.write(b"".join(out))


def read_network(path):
    with open(path, "rb") as file:
        data = file.read()
    if data[:4] != b"SBN1":
        raise ValueError(f"{path} is no file of weights")
    inputs, at, layers = struct.unpack_from("<H", data, 4)[0], 6, []
    while at < len(data):
        outputs = struct.unpack_from("<H", data, at)[0]
        bias = list(struct.unpack_from(f"<{outputs}i", data, at + 2))
        at += 2 + 4 * outputs
        weights = [list(struct.unpack_from(f"<{outputs}b", data, at + i * outputs)) for i in range(inputs)]
        at += inputs * outputs
        layers.append((bias, weights))
        inputs = outputs
    return layers


def odds(layers, row):
    """What the program says of a row of features, number by number."""
    values = row
    for number, (bias, weights) in enumerate(layers):
        sums = list(bias)
        for x, of_input in zip(values, weights):
            if x:
                for o, weight in enumerate(of_input):
                    sums[o] += x * weight
        if number + 1 == len(layers):
            return sums[0]
        values = [max(0, min(MOST, total >> 6)) for total in sums]


def whole(layers):
    """Layers of fractions as whole numbers: what a network loses when it is written."""
    def weight(value):
        return max(-MOST, min(MOST, round(value * ONE)))
    return [([round(b * ODDS) for b in bias], [[weight(w) for w in row] for row in weights]) for bias, weights in layers]
