# Writes scipy.json: results of SciPy and mpmath for the tests in ../../src/statistics. Run: python3 make-oracle.py > scipy.json
import json
import math
import sys
import mpmath as mp
import scipy
from scipy import stats

mp.mp.dps = 30
out = {"versions": {"python": sys.version.split()[0], "scipy": scipy.__version__, "mpmath": mp.__version__}}
zs = [0.1, 0.5, 0.7, 1.96, 3, 5, 5.7, 8, 20, -1.5, -6]
out["normal"] = [[z, float(mp.erfc(mp.mpf(z) / mp.sqrt(2)) / 2)] for z in zs]
def t_tail(t, df):
    x = mp.mpf(df) / (df + mp.mpf(t) ** 2)
    return float(mp.betainc(mp.mpf(df) / 2, mp.mpf(1) / 2, 0, x, regularized=True))
out["t"] = [[t, df, t_tail(t, df)] for t in [0.01, 0.7, 2, 5, 30] for df in [1, 2, 4.5, 10, 100, 10000]]
out["f"] = [[f, a, b, float(stats.f.sf(f, a, b)), float(stats.f.cdf(f, a, b))] for f in [0.05, 0.9, 2.5, 20, 300] for a, b in [(1, 1), (2, 10), (5, 3), (10, 200), (3, 5000)]]
out["chi"] = [[x, k, float(stats.chi2.sf(x, k)), float(stats.chi2.cdf(x, k))] for x in [0.01, 1, 5, 30, 200] for k in [1, 2, 5, 30, 150]]
out["quantiles"] = {"t": [[p, df, float(stats.t.isf(p / 2, df))] for p in [0.5, 0.05, 0.001, 1e-8] for df in [1, 3, 17.3, 500]],
    "normal": [[p, float(stats.norm.isf(p))] for p in [0.4, 0.025, 1e-6, 1e-12, 0.9]],
    "f": [[p, a, b, float(stats.f.isf(p, a, b))] for p in [0.05, 0.001] for a, b in [(1, 5), (4, 20)]],
    "chi": [[p, k, float(stats.chi2.isf(p, k))] for p in [0.05, 0.001, 0.95] for k in [1, 7, 60]]}
# The studentized range by mpmath, since SciPy 1.10 promises 1e-5 only at few degrees of freedom.
mp.mp.dps = 20
phi = lambda z: mp.exp(-z * z / 2) / mp.sqrt(2 * mp.pi)
up = lambda z: mp.erfc(z / mp.sqrt(2)) / 2
def range_tail(q, k, df):
    def inner(s):
        w = q * s
        f = lambda z: phi(z) * (up(-z) ** (k - 1) - (up(-z) - up(w - z)) ** (k - 1))
        return k * mp.quad(f, [-10, -3, 0, 3, w / 2 + 3, w / 2 + 10])
    c = mp.log(2) + mp.mpf(df) / 2 * mp.log(mp.mpf(df) / 2) - mp.loggamma(mp.mpf(df) / 2)
    dens = lambda s: mp.exp(c + (df - 1) * mp.log(s) - df * s * s / 2)
    spread = 8 / math.sqrt(2 * df)
    lo, hi = max(mp.mpf("1e-12"), 1 - spread), 1 + spread
    return float(mp.quad(lambda s: dens(s) * inner(s), [lo, (lo + 1) / 2, 1, (1 + hi) / 2, hi]))
def dunnett_tail(t, lam, df):
    def inner(s):
        c = t * s
        def f(z):
            prod = mp.mpf(1)
            for l in lam:
                r = mp.sqrt(1 - l * l)
                prod *= 1 - up((c - l * z) / r) - up((c + l * z) / r)
            return phi(z) * (1 - prod)
        return mp.quad(f, [-c - 9, -c, 0, c, c + 9])
    c = mp.log(2) + mp.mpf(df) / 2 * mp.log(mp.mpf(df) / 2) - mp.loggamma(mp.mpf(df) / 2)
    dens = lambda s: mp.exp(c + (df - 1) * mp.log(s) - df * s * s / 2)
    spread = 8 / math.sqrt(2 * df)
    lo, hi = max(mp.mpf("1e-12"), 1 - spread), 1 + spread
    return float(mp.quad(lambda s: dens(s) * inner(s), [lo, (lo + 1) / 2, 1, (1 + hi) / 2, hi]))
mp.mp.dps = 12
h = math.sqrt(0.5)
out["range"] = [[q, k, df, range_tail(q, k, df)] for q, k, df in [(3, 3, 12), (6, 3, 2), (4.5, 5, 27), (8, 4, 20)]]
out["rangeScipy"] = [[q, k, df, float(stats.studentized_range.sf(q, k, df))] for q, k, df in [(3.5, 3, 10), (2, 4, 60), (5, 10, 40), (4, 2, 8)]]
out["dunnett"] = [[t, lam, df, dunnett_tail(t, lam, df)] for t, lam, df in [(2.5, [h, h], 12), (4, [h, h, h], 16), (2, [0.6, 0.7, 0.5, 0.65], 30)]]
print(json.dumps(out))
