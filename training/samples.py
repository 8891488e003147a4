"""Samples as `snowbound sim --samples FILE` writes them: of each its game, the share of the victory that followed, what the
network said (0 without one), and the features."""
import struct
from collections import namedtuple

Sample = namedtuple("Sample", "game won odds row")
HEAD = struct.Struct("<IHi")


def read_samples(path):
    with open(path, "rb") as file:
        data = file.read()
    if data[:4] != b"SBS1":
        raise ValueError(f"{path} holds no samples")
    features = struct.unpack_from("<H", data, 4)[0]
    row = struct.Struct(f"<{features}b")
    samples = []
    for at in range(6, len(data), HEAD.size + features):
        game, won, said = HEAD.unpack_from(data, at)
        samples.append(Sample(game, won / 1000, said, row.unpack_from(data, at + HEAD.size)))
    return samples


def read_arrays(path):
    """The same, all at once: games, shares, rows. Needs numpy."""
    import numpy
    features = struct.unpack("<4sH", open(path, "rb").read(6))[1]
    kind = numpy.dtype([("game", "<u4"), ("won", "<u2"), ("odds", "<i4"), ("row", "i1", (features,))])
    data = numpy.memmap(path, dtype=kind, mode="r", offset=6)
    return data["game"], data["won"], data["row"]
