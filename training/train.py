"""From samples to a network: with PyTorch, on a GPU if there is one; without it in plain Python, for very little."""
import math
import random

from network import MOST, ODDS, ONE, odds, whole

LIMIT = MOST / ONE  # of a weight, and of what comes out of a layer


def surprise(chance, won):
    """Cross entropy: how wrong a chance is. Less is better."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return -won * math.log(chance) - (1 - won) * math.log(1 - chance)


def logistic(x):
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


def blind(wons):
    """The surprise of somebody who knows how often is won, and nothing else."""
    share = sum(wons) / len(wons)
    return sum(surprise(share, won) for won in wons) / len(wons)


# ---- plain Python: one hidden layer, stochastic gradient ----

def plain_train(samples, hidden=8, epochs=4, rate=0.01, seed=1):
    """Layers of whole numbers, and the surprise after each epoch on samples that were not learnt from."""
    rng = random.Random(seed)
    inputs = len(samples[0].row)
    kept = [s for s in samples if s.game % 10 == 0]
    learnt = [s for s in samples if s.game % 10]
    first = [[rng.gauss(0, 0.05) for _ in range(hidden)] for _ in range(inputs)]
    bias = [0.3] * hidden
    second = [rng.gauss(0, 0.3) for _ in range(hidden)]
    last = 0.0
    curve = []

    def layers():
        return whole([(bias, first), ([last], [[w] for w in second])])

    for _ in range(epochs):
        rng.shuffle(learnt)
        for sample in learnt:
            filled = [(i, x / ONE) for i, x in enumerate(sample.row) if x]
            sums = list(bias)
            for i, x in filled:
                for h, w in enumerate(first[i]):
                    sums[h] += x * w
            out = [min(max(s, 0.0), LIMIT) for s in sums]
            wrong = logistic(last + sum(o * w for o, w in zip(out, second))) - sample.won
            back = [wrong * w if 0 < s < LIMIT else 0.0 for s, w in zip(sums, second)]
            last -= rate * wrong
            for h in range(hidden):
                second[h] -= rate * wrong * out[h]
                bias[h] -= rate * back[h]
            for i, x in filled:
                of_input = first[i]
                for h, slope in enumerate(back):
                    of_input[h] -= rate * slope * x
        now = layers()
        curve.append(sum(surprise(logistic(odds(now, s.row) / ODDS), s.won) for s in kept) / len(kept))
    return layers(), curve


# ---- PyTorch: two hidden layers, and learning to live with whole numbers ----

def torch_train(arrays, hidden=(64, 32), epochs=6, batch=8192, rate=2e-3, seed=1, say=print):
    """arrays: (game, won in thousandths, rows) of each file. Layers of whole numbers, those of the epoch that surprised
    least on games that were not learnt from, and the surprise epoch by epoch."""
    import numpy
    import torch

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = torch.from_numpy(numpy.concatenate([a[2] for a in arrays])).to(device)
    won = torch.from_numpy(numpy.concatenate([a[1] for a in arrays]).astype("float32") / 1000).to(device)
    kept = torch.from_numpy(numpy.concatenate([a[0] for a in arrays]) % 20 == 0).to(device)
    learnt, kept = (~kept).nonzero().flatten(), kept.nonzero().flatten()
    batch = min(batch, max(64, len(learnt) // 100))  # few samples are to be looked at in many steps, too
    sizes = [rows.shape[1], *hidden, 1]
    weights = [torch.empty(a, b, device=device) for a, b in zip(sizes, sizes[1:])]
    for n, w in enumerate(weights):
        torch.nn.init.normal_(w, std=min(0.1, (2 / sizes[n]) ** 0.5))
    biases = [torch.full((b,), 0.2 if b > 1 else 0.0, device=device) for b in sizes[1:]]
    everything = [p.requires_grad_() for p in weights + biases]
    machine = torch.optim.AdamW(everything, lr=rate, weight_decay=0.05)
    best = None

    def rounded(x, unit, down=False):  # as the program has it, with the slope of what it was
        return x + ((torch.floor(x * unit) if down else torch.round(x * unit)) / unit - x).detach()

    def judge(x, as_written):
        x = x.float() / ONE
        for n, (w, b) in enumerate(zip(weights, biases)):
            x = x @ (rounded(w, ONE) if as_written else w) + b
            if n + 1 < len(weights):
                x = (rounded(x, ONE, down=True) if as_written else x).clamp(0, LIMIT)
        return x.flatten()

    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    curve, steps, done = [], epochs * (len(learnt) // batch + 1), 0
    for epoch in range(epochs):
        as_written = epoch * 2 >= epochs  # the second half learns with rounded weights
        for part in learnt[torch.randperm(len(learnt), device=device)].split(batch):
            machine.param_groups[0]["lr"] = rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done / steps)))
            loss = loss_of(judge(rows[part], as_written), won[part])
            machine.zero_grad()
            loss.backward()
            machine.step()
            with torch.no_grad():
                for w in weights:
                    w.clamp_(-LIMIT, LIMIT)
            done += 1
        with torch.no_grad():
            found = [(loss_of(judge(rows[p], True), won[p], reduction="sum").item()) for p in kept.split(65536)]
        curve.append(sum(found) / len(kept))
        if curve[-1] == min(curve):
            best = [(b.detach().double().cpu().tolist(), w.detach().double().cpu().tolist())
                    for w, b in zip(weights, biases)]
        say(f"  epoch {epoch + 1}: {curve[-1]:.4f} on {len(kept)} samples of games that were not learnt from")
    return whole(best), curve
