# Writes normality.json: D'Agostino and Pearson's test of SciPy for the tests in ../../src/statistics, and the example of the
# generalized ESD test of the NIST/SEMATECH handbook (1.3.5.17.3). Run: python3 make-normality.py > normality.json
import json
import sys
import numpy
import scipy
from scipy import stats

random = numpy.random.default_rng(39)
samples = [
    random.normal(10, 2, 20),
    random.normal(0, 1, 57),
    random.lognormal(0, 0.6, 40),
    random.uniform(0, 1, 200),
    random.exponential(3, 25),
]
dagostino = []
for x in samples:
    x = numpy.round(x, 4)
    k2, p = stats.normaltest(x)
    dagostino.append({"x": x.tolist(), "k2": float(k2), "p": float(p), "skew": float(stats.skewtest(x)[0]), "kurtosis": float(stats.kurtosistest(x)[0])})
rosner = [-0.25, 0.68, 0.94, 1.15, 1.20, 1.26, 1.26, 1.34, 1.38, 1.43, 1.49, 1.49, 1.55, 1.56, 1.58, 1.65, 1.69, 1.70, 1.76, 1.77, 1.81, 1.91, 1.94, 1.96, 1.99, 2.06, 2.09, 2.10, 2.14, 2.15, 2.23, 2.24, 2.26, 2.35, 2.37, 2.40, 2.47, 2.54, 2.62, 2.64, 2.90, 2.92, 2.92, 2.93, 3.21, 3.26, 3.30, 3.59, 3.68, 4.30, 4.64, 5.34, 5.42, 6.01]
def esd(x, most):
    x = list(x)
    rows = []
    n = len(x)
    for i in range(1, most + 1):
        mean, sd = numpy.mean(x), numpy.std(x, ddof=1)
        at = int(numpy.argmax(numpy.abs(numpy.array(x) - mean)))
        t = stats.t.isf(0.05 / (2 * (n - i + 1)), n - i - 1)
        rows.append([x[at], float(abs(x[at] - mean) / sd), float((n - i) * t / numpy.sqrt((n - i - 1 + t * t) * (n - i + 1)))])
        x.pop(at)
    return rows
print(json.dumps({"versions": {"python": sys.version.split()[0], "scipy": scipy.__version__, "numpy": numpy.__version__}, "dagostino": dagostino, "rosner": {"x": rosner, "rows": esd(rosner, 10)}}))
