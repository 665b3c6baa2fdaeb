import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testDataFolder } from "../test-support/test-data.ts";
import { fitDose } from "./dose-response.ts";
import { fitGrowth, fitMichaelisMenten } from "./kinetics.ts";
import { fitFrom } from "./nonlinear.ts";
import { fitPolynomial } from "./polynomial-fit.ts";
import { amplificationEfficiency, relativeExpression } from "./qpcr.ts";
import { StatisticsRefusal } from "./refusal.ts";
import { fitStandards } from "./standard-curve.ts";
import { nistModels } from "./test-support/nist-models.ts";
import { expectNear, r } from "./test-support/oracle.ts";

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof StatisticsRefusal) return error.refusal.code;
    throw error;
  }
  return "none";
};

const readNist = (text: string) => {
  const lines = text.split(/\r?\n/);
  const parameters = lines.flatMap((line) => {
    const found = /^\s*b\d+\s*=\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)/.exec(line);
    return found ? [found.slice(1, 5).map(Number)] : [];
  });
  const from = lines.findLastIndex((line) => /^Data:/.test(line));
  const rows = lines.slice(from + 1).flatMap((line) => {
    const numbers = line.trim().split(/\s+/).map(Number);
    return numbers.length >= 2 && numbers.every(Number.isFinite) ? [numbers] : [];
  });
  return { parameters, rows };
};

const given = testDataFolder();
const folder = given === null ? null : join(given, "statistics/nist-strd");

describe.skipIf(folder === null)("NIST StRD, nonlinear (needs the given test data)", () => {
  for (const [name, curve] of Object.entries(nistModels))
    it(`${name}: six digits from the second start`, () => {
      const { parameters, rows } = readNist(readFileSync(join(folder!, `${name}.dat`), "latin1"));
      const data = { x: rows.map((row) => row[1]!), y: rows.map((row) => row[0]!) };
      const fit = fitFrom(
        curve,
        parameters.map((row) => row[1]!),
        data,
      );
      expect(fit.hasConverged).toBe(true);
      for (const [i, row] of parameters.entries()) expectNear(fit.parameters[i], row[2]!, 1e-6);
      // Lanczos1 has residuals at the limit of double precision, so its errors are rounding.
      if (name !== "Lanczos1")
        for (const [i, row] of parameters.entries())
          expectNear(Math.sqrt(fit.covariance![i]![i]!), row[3]!, 1e-4);
    });
});

describe("polynomials agree with R", () => {
  const { x, y } = r.correlation;
  it("a line, a parabola, weights", () => {
    const line = fitPolynomial(x, y, 1);
    const check = (found: ReturnType<typeof fitPolynomial>, rows: number[][]) => {
      for (const [i, [value, error, t, p]] of rows.entries()) {
        const one = found.coefficients[i]!;
        for (const [mine, theirs] of [
          [one.value, value],
          [one.error, error],
          [one.t, t],
          [one.p, p],
        ])
          expectNear(mine, theirs!, 1e-8);
      }
    };
    check(line, r.lines.linear);
    expectNear(line.rSquared, r.lines.r2, 1e-9);
    expectNear(line.adjustedRSquared, r.lines.adj, 1e-9);
    expectNear(line.f, r.lines.f, 1e-9);
    expectNear(line.errorAt(3), r.lines.se3, 1e-9);
    expectNear(line.coefficients[1]!.low, r.lines.ci[1][0], 1e-9);
    check(fitPolynomial(x, y, 2), r.lines.quadratic);
    check(fitPolynomial(x, y, 1, { weights: y.map((value: number) => 1 / value) }), r.lines.weighted);
  });
});

describe("sigmoids agree with R", () => {
  const { x, y, four, zero, five, weighted } = r.dose;
  it("four parameters, their errors and profile intervals", () => {
    const fit = fitDose(x, y, { isFive: false });
    for (const [i, { value, error, low, high }] of fit.parameters.entries()) {
      expectNear(value, four.par[i], 1e-6, 0.1);
      expectNear(error, four.se[i], 1e-5);
      // R interpolates its profile with a spline.
      expectNear(low, four.ci[i][0], 2e-3);
      expectNear(high, four.ci[i][1], 2e-3);
    }
    expectNear(fit.squares, four.rss, 1e-9);
    expectNear(fit.midpoint.value, 10 ** four.par[2], 1e-6);
    expectNear(fit.inverse(fit.at(3)), 3, 1e-9);
  });
  it("a given plateau, weights, five parameters", () => {
    const given = fitDose(x, y, { isFive: false, bottom: 0 });
    expect(given.parameters[0]).toMatchObject({ value: 0, error: null });
    for (const i of [0, 1, 2]) expectNear(given.parameters[i + 1]!.value, zero.par[i], 1e-6);
    const heavy = fitDose(x, y, { isFive: false, weighting: "1/y" });
    for (const i of [0, 1, 2, 3]) expectNear(heavy.parameters[i]!.value, weighted.par[i], 1e-5);
    const asymmetric = fitDose(x, y, { isFive: true });
    expectNear(asymmetric.squares, five.rss, 1e-6);
    expectNear(
      asymmetric.at(asymmetric.midpoint.value),
      (asymmetric.parameters[0]!.value + asymmetric.parameters[1]!.value) / 2,
      1e-9,
    );
  });
  it("refuses points on a straight line for what they are, over the dose or its logarithm", () => {
    const doses = [1, 2, 4, 8, 16, 32, 64, 128];
    const overLog = doses.map((dose) => 3 + 2 * Math.log10(dose));
    expect(codeOf(() => fitDose(doses, overLog, { isFive: false }))).toBe("straight-line");
    expect(codeOf(() => fitDose(doses, overLog, { isFive: true }))).toBe("straight-line");
  });
  it("does not converge on a parabola, and does not call a steep fall flat", () => {
    const doses = [1, 2, 4, 8, 16, 32, 64, 128];
    const squares = doses.map((dose) => dose ** 2);
    expect(codeOf(() => fitDose(doses, squares, { isFive: false }))).toBe("no-convergence");
    const falling = [100, 40, 14, 5, 2, 0.8, 0.3, 0.1];
    expect(codeOf(() => fitDose(doses, falling, { isFive: true }))).toBe("no-convergence");
  });
  it("refuses data without a plateau, flat data, a midpoint beyond the doses", () => {
    const doses = [0.1, 0.3, 1, 3, 10, 30];
    expect(codeOf(() => fitDose(doses, [1, 2, 4.5, 9, 20, 39], { isFive: false }))).toBe("no-plateau");
    expect(codeOf(() => fitDose(doses, [5, 5.1, 4.9, 5.05, 4.95, 5], { isFive: false }))).toBe("flat");
    expect(codeOf(() => fitDose(doses, [5, 5, 5, 5, 5, 5], { isFive: false }))).toBe("flat");
    expect(codeOf(() => fitDose([1, 2, 3], [1, 2, 3], { isFive: false }))).toBe("too-few-points");
  });
  it("takes falling curves and a dose of zero", () => {
    const doses = [0, 0.01, 0.1, 1, 10, 100, 1000];
    const noise = [0.5, -0.4, 0.3, -0.6, 0.2, 0.4, -0.3];
    const y4 = doses.map((dose, i) => 100 - 90 / (1 + 1 / (dose + 1e-300)) + noise[i]!);
    const fit = fitDose(doses, y4, { isFive: false });
    expect(fit.midpoint.value).toBeCloseTo(1, 1);
    expect(fit.parameters[3]!.value).toBeLessThan(0);
  });
});

describe("rates and growth agree with R", () => {
  it("Michaelis–Menten", () => {
    const fit = fitMichaelisMenten(r.mm.x, r.mm.y);
    for (const [i, { value, error, low, high }] of fit.parameters.entries()) {
      expectNear(value, r.mm.par[i], 1e-6);
      expectNear(error, r.mm.se[i], 1e-5);
      expectNear(low, r.mm.ci[i][0], 1e-3);
      expectNear(high, r.mm.ci[i][1], 1e-3);
    }
    expect(codeOf(() => fitMichaelisMenten([1, 2, 3, 4], [1, 2.01, 2.99, 4]))).toBe("no-plateau");
  });
  it("logistic, Gompertz and the steepest stretch", () => {
    const { x, y } = r.growth;
    const logistic = fitGrowth(x, y, "logistic");
    for (const [i, { value, error }] of logistic.parameters.entries()) {
      expectNear(value, r.growth.logistic[i], 1e-6);
      expectNear(error, r.growth.logisticSe[i], 1e-5);
    }
    expectNear(logistic.doublingTime, Math.LN2 / r.growth.logistic[2], 1e-6);
    const gompertz = fitGrowth(x, y, "gompertz");
    for (const [i, { value }] of gompertz.parameters.entries()) expectNear(value, r.growth.gompertz[i], 1e-6);
    expectNear(gompertz.lag, r.growth.gompertz[2], 1e-6);
    const steep = fitGrowth(x, y, "exponential");
    expectNear(steep.rate, r.growth.window[1], 1e-8);
    expect(steep.window).toEqual([1, 5]);
    expect(
      codeOf(() =>
        fitGrowth(
          x,
          x.map(() => 0.1),
          "logistic",
        ),
      ),
    ).toBe("no-growth");
  });
});

describe("standard curves and qPCR", () => {
  it("gives standards back and unknowns with their place on the curve", () => {
    const standards = [...new Set<number>(r.dose.x)].map((concentration) => ({
      name: `S${concentration}`,
      concentration,
      signals: r.dose.y.filter((_: number, i: number) => r.dose.x[i] === concentration),
      dilution: 1,
    }));
    const unknown = (name: string, signals: number[], dilution = 1) => ({
      name,
      concentration: null,
      signals,
      dilution,
    });
    const curve = fitStandards(
      [...standards, unknown("a", [0.9, 0.94], 10), unknown("b", [5]), unknown("c", [-0.5])],
      "4pl",
    );
    for (const { recovery } of curve.standards.slice(2)) expect(Math.abs(recovery! - 1)).toBeLessThan(0.1);
    const [a, b, c] = curve.unknowns;
    expectNear(curve.at(a!.concentration! / 10), 0.92, 1e-9);
    expect(a!.low! < a!.concentration! && a!.concentration! < a!.high!).toBe(true);
    expect(b).toMatchObject({ concentration: null, place: "above" });
    expect(c).toMatchObject({ concentration: null, place: "below" });
  });
  it("ΔΔCt by the worked example of ABI User Bulletin 2 (1997): 5.6, from 5.3 to 6.0", () => {
    const ct = (group: string, target: string, values: number[]) =>
      values.map((value) => ({ sample: group, group, target, ct: value }));
    const wells = [
      ...ct("brain", "myc", [30.72, 30.34, 30.58, 30.34, 30.5, 30.43]),
      ...ct("brain", "gapdh", [23.7, 23.56, 23.47, 23.65, 23.69, 23.68]),
      ...ct("kidney", "myc", [27.06, 27.03, 27.03, 27.1, 26.99, 26.94]),
      ...ct("kidney", "gapdh", [22.76, 22.61, 22.62, 22.6, 22.61, 22.76]),
    ];
    const options = { references: ["gapdh"], control: "brain", efficiencies: {} };
    const kidney = relativeExpression(wells, options).find(({ group }) => group === "kidney")!;
    expect(kidney.deltaDeltaCt).toBeCloseTo(-2.5, 1);
    expect(kidney.fold).toBeCloseTo(5.6, 1);
    expect(kidney.low).toBeCloseTo(5.3, 0);
    expect(kidney.high).toBeCloseTo(6, 0);
    // With the same efficiency for both genes the fold change is that power of ΔΔCt.
    const slower = relativeExpression(wells, { ...options, efficiencies: { myc: 0.9, gapdh: 0.9 } });
    expectNear(slower.find(({ group }) => group === "kidney")!.fold, 1.9 ** -kidney.deltaDeltaCt, 1e-9);
  });
  it("the efficiency of a series of dilutions", () => {
    const amounts = [1e5, 1e4, 1e3, 100, 10];
    const cycles = amounts.map(
      (amount, i) => 38 - 3.3219280949 * Math.log10(amount) + (i % 2 ? 1e-4 : -1e-4),
    );
    expect(amplificationEfficiency(amounts, cycles).efficiency).toBeCloseTo(1, 3);
  });
});
