import { describe, expect, it } from "vitest";
import { compareSpreads, oneWayAnova } from "./anova.ts";
import { compareMeans } from "./comparisons.ts";
import { chiSquareTest, fisherTest } from "./contingency.ts";
import { adjust } from "./corrections.ts";
import { pearson, spearman } from "./correlation.ts";
import { describeGroup, type Group } from "./descriptive.ts";
import { grubbs, shapiroWilk } from "./normality.ts";
import { kruskalWallis, mannWhitney, wilcoxon } from "./rank-tests.ts";
import { kaplanMeier, logRank } from "./survival.ts";
import { oneSampleTTest, pairedTTest, type TTest, tTest } from "./t-tests.ts";
import { expectNear, r } from "./test-support/oracle.ts";
import { twoWayAnova } from "./two-way-anova.ts";

const group = (name: string, values: number[]): Group => ({ name, values });
const groupsOf = (given: Record<string, number[]>): Group[] =>
  Object.entries(given).map(([name, values]) => ({ name, values }));

describe("t-tests agree with R", () => {
  const same = (found: TTest, expected: TTest) => {
    for (const key of ["t", "df", "p", "low", "high"] as const) expectNear(found[key], expected[key], 1e-9);
  };
  const [a, b] = [group("a", r.t.a), group("b", r.t.b)];
  it("Welch, Student, paired, one sample", () => {
    same(tTest(a, b, false), r.t.welch);
    same(tTest(a, b, true), r.t.student);
    same(pairedTTest(a, b), r.t.paired);
    const one = oneSampleTTest(a, 0.3);
    expectNear(one.t, r.t.one.t, 1e-9);
    expectNear(one.p, r.t.one.p, 1e-9);
    expectNear(one.low + 0.3, r.t.one.low, 1e-9);
  });
});

describe("rank tests agree with R", () => {
  const o = r.ranks;
  const check = (found: { statistic: number; p: number }, expected: { statistic: number; p: number }) => {
    expectNear(found.statistic, expected.statistic);
    expectNear(found.p, expected.p, 1e-9);
  };
  it("Mann–Whitney: exact, with ties, large", () => {
    const exact = mannWhitney(group("a", o.x1), group("b", o.y1));
    check(exact, o.exact);
    expect(exact.isExact).toBe(true);
    const ties = mannWhitney(group("a", o.tx), group("b", o.ty));
    check(ties, o.ties);
    expect(ties).toMatchObject({ isExact: false, hasTies: true });
    check(mannWhitney(group("a", o.big1), group("b", o.big2)), o.normal);
  });
  it("Wilcoxon: exact, with zeros and ties, large", () => {
    check(wilcoxon(group("a", o.x2), group("b", o.y2)), o.signed);
    const zeros = wilcoxon(group("a", o.px), group("b", o.py));
    check(zeros, o.signedZeros);
    expect(zeros).toMatchObject({ isExact: false, zeros: 1 });
    check(wilcoxon(group("a", o.big1.slice(0, 55)), group("b", o.big2)), o.signedNormal);
  });
  it("Kruskal–Wallis, and Dunn's z squared of two groups is H", () => {
    const groups = groupsOf(r.kruskal.groups);
    const found = kruskalWallis(groups, "holm");
    expectNear(found.h, r.kruskal.h, 1e-9);
    expectNear(found.p, r.kruskal.p, 1e-9);
    const two = kruskalWallis(groups.slice(0, 2), "none");
    expectNear(two.pairs[0]!.z ** 2, two.h, 1e-12);
  });
});

describe("analyses of variance agree with R", () => {
  const groups = groupsOf(r.oneway.groups);
  it("one way, Welch, Levene, Bartlett", () => {
    const found = oneWayAnova(groups);
    expectNear(found.between.f, r.oneway.f, 1e-9);
    expectNear(found.between.p, r.oneway.p, 1e-9);
    expectNear(found.between.squares, r.oneway.ssb, 1e-9);
    expectNear(found.within.squares, r.oneway.ssw, 1e-9);
    expectNear(found.welch!.f, r.oneway.welch.f, 1e-9);
    expectNear(found.welch!.df2, r.oneway.welch.df2, 1e-9);
    expectNear(found.welch!.p, r.oneway.welch.p, 1e-9);
    const spread = compareSpreads(groups);
    expectNear(spread.f, r.oneway.levene.f, 1e-9);
    expectNear(spread.p, r.oneway.levene.p, 1e-9);
    expectNear(spread.bartlett!.chi, r.oneway.bartlett.chi, 1e-9);
    expectNear(spread.bartlett!.p, r.oneway.bartlett.p, 1e-9);
  });
  it("Tukey–Kramer, p and interval, equal and unequal groups", () => {
    for (const [given, rows, names] of [
      [r.oneway.groups, r.oneway.tukey, r.oneway.tukeyNames],
      [r.chicks.groups, r.chicks.tukey, r.chicks.names],
    ]) {
      const all = groupsOf(given);
      const { mean, df } = oneWayAnova(all).within;
      const pairs = compareMeans(all, { mean, df }, "tukey");
      for (const [i, name] of names.entries()) {
        const pair = pairs.find(({ a, b }) => `${b}-${a}` === name)!;
        // R writes the difference the other way round; its ptukey stops at about 1e-7.
        expectNear(-pair.difference, rows[i][0], 1e-9);
        expectNear(-pair.high!, rows[i][1], 1e-5);
        expectNear(-pair.low!, rows[i][2], 1e-5);
        expectNear(pair.adjusted, rows[i][3], 1e-6, 1e-3);
      }
    }
  });
  it("the corrections start from the plain p values", () => {
    const { mean, df } = oneWayAnova(groups).within;
    const holm = compareMeans(groups, { mean, df }, "bonferroni").map(({ adjusted }) => adjusted);
    for (const [i, p] of r.oneway.plain.entries()) expectNear(holm[i], Math.min(1, p * 3), 1e-9);
  });
  it("two way: types II and III of an unbalanced design, and without replicates", () => {
    const o = r.twoway;
    const data = o.len.map((value: number, i: number) => ({ value, a: o.supp[i], b: o.dose[i] }));
    for (const [type, expected] of [
      [2, o.second],
      [3, o.third],
    ] as const) {
      const found = twoWayAnova(data, type);
      expect(found.isBalanced).toBe(false);
      for (const [i, line] of [found.a, found.b, found.interaction!].entries()) {
        expectNear(line.squares, expected.ss[i], 1e-8);
        expectNear(line.f, expected.f[i], 1e-8);
        expectNear(line.p, expected.p[i], 1e-8);
      }
    }
    const m = r.additive;
    const single = m.len.map((value: number, i: number) => ({ value, a: m.supp[i], b: m.dose[i] }));
    const found = twoWayAnova(single, 3);
    expect(found.interaction).toBeNull();
    expectNear(found.a.f, m.f[0], 1e-8);
    expectNear(found.b.p, m.p[1], 1e-8);
  });
});

describe("counts agree with R", () => {
  const o = r.counts;
  it("χ² with and without Yates's correction", () => {
    expectNear(chiSquareTest(o.party, false).chi, o.chi.chi, 1e-9);
    expectNear(chiSquareTest(o.party, false).p, o.chi.p, 1e-9);
    expectNear(chiSquareTest(o.odds, true).p, o.yates.p, 1e-9);
    expectNear(chiSquareTest(o.odds, false).p, o.plain.p, 1e-9);
    expect(chiSquareTest(o.tea, false).sparse).toBe(4);
  });
  it("Fisher of two by two with the odds, and of larger tables", () => {
    for (const [table, expected] of [
      [o.tea, o.fisherTea],
      [o.odds, o.fisherOdds],
      [
        [
          [0, 4],
          [5, 3],
        ],
        o.fisherZero,
      ],
    ]) {
      const found = fisherTest(table);
      expectNear(found.p, expected.p, 1e-9);
      // R stops its search early (uniroot, 1e-4 of the inverse odds).
      for (const key of ["odds", "low", "high"] as const) expectNear(found[key], expected[key], 1e-2, 1e-6);
    }
    expectNear(fisherTest(o.jobs).p, o.fisherJobs, 1e-7);
  });
});

describe("correlations and corrections agree with R", () => {
  it("Pearson with its interval, Spearman exact and with ties", () => {
    const o = r.correlation;
    const found = pearson(o.x, o.y);
    for (const key of ["r", "t", "p", "low", "high"] as const) expectNear(found[key], o.pearson[key], 1e-9);
    const exact = spearman(o.sx, o.sy);
    expectNear(exact.r, o.exact.r, 1e-9);
    expectNear(exact.p, o.exact.p, 1e-9);
    expectNear(spearman(o.x, o.y).p, o.ties.p, 1e-9);
  });
  it("Holm, Benjamini–Hochberg, Bonferroni, Šidák", () => {
    const o = r.adjust;
    for (const key of ["holm", "bh", "bonferroni"] as const)
      for (const [i, p] of adjust(o.p, key).entries()) expectNear(p, o[key][i], 1e-12);
    expectNear(adjust([0.01, 0.02], "sidak")[0], 1 - 0.99 ** 2, 1e-12);
  });
});

describe("survival agrees with R", () => {
  const o = r.survival;
  const seen = o.time.map((time: number, i: number) => ({
    time,
    isEvent: o.status[i] === 1,
    group: o.group[i],
  }));
  it("the curve, its error, interval and median", () => {
    let index = 0;
    for (const [g, name] of ["Maintained", "Nonmaintained"].entries()) {
      const curve = kaplanMeier(
        name,
        seen.filter((one: { group: string }) => one.group === name),
      );
      for (const step of curve.steps) {
        expectNear(step.survival, o.survival[index], 1e-9);
        if (step.survival > 0) expectNear(step.error, o.error[index], 1e-9);
        if (step.low !== null && o.low[index] !== null) expectNear(step.low, o.low[index], 1e-9);
        expect(step.atRisk).toBe(o.risk[index]);
        index++;
      }
      expect([curve.median, curve.medianLow, curve.medianHigh]).toEqual(o.medians[g]);
    }
  });
  it("the log-rank test of two and three groups", () => {
    const byGroup = (all: { group: string; time: number; isEvent: boolean }[]) =>
      [...new Set(all.map((one) => one.group))].map((name) => ({
        name,
        seen: all.filter((one) => one.group === name),
      }));
    const found = logRank(byGroup(seen));
    expectNear(found.chi, o.chi, 1e-9);
    for (const [i, value] of found.expected.entries()) expectNear(value, o.expected[i], 1e-9);
    const lung = o.lungTime.map((time: number, i: number) => ({
      time,
      isEvent: o.lungStatus[i] === 1,
      group: o.lungGroup[i],
    }));
    expectNear(logRank(byGroup(lung)).chi, o.lungChi, 1e-9);
    const all = o.lungAll.map((time: number, i: number) => ({
      time,
      isEvent: o.lungAllStatus[i] === 1,
      group: "",
    }));
    const { median, medianLow, medianHigh } = kaplanMeier("all", all);
    expect([median, medianLow, medianHigh]).toEqual(o.lungMedian);
  });
});

describe("normality and outliers", () => {
  it("Shapiro–Wilk agrees with R from 3 to 228 values", () => {
    for (const { x, w, p } of r.shapiro) {
      const found = shapiroWilk(group("x", x));
      expectNear(found.w, w, 1e-7);
      expectNear(found.p, p, 1e-5);
    }
  });
  it("Grubbs by the example of the NIST handbook (1.3.5.17.1)", () => {
    const found = grubbs(group("x", [199.31, 199.53, 200.19, 200.82, 201.92, 201.95, 202.18, 245.57]));
    expect(found).toMatchObject({ index: 7, isOutlier: true });
    expect(found.g).toBeCloseTo(2.46876, 5);
    expect(grubbs(group("x", [199.31, 199.53, 200.19, 200.82, 201.92, 201.95, 202.18])).isOutlier).toBe(
      false,
    );
  });
  it("a description agrees with R", () => {
    const found = describeGroup(group("hp", r.summary.x));
    expectNear(found.mean, r.summary.mean);
    expectNear(found.sd, r.summary.sd);
    expect([found.min, found.q1, found.median, found.q3, found.max]).toEqual(r.summary.q);
  });
});
