import { describe, expect, it } from "vitest";
import { cpuTime } from "../test-support/cpu-time.ts";
import { adviseAnalysis, analyse } from "./analyse.ts";
import {
  type AnalysisMethod,
  type AnalysisOptions,
  type AnalysisSpec,
  defaultAnalysisOptions,
} from "./analysis-spec.ts";
import { type AnalysisTable, readNumber } from "./read-table.ts";

const table = (text: string): AnalysisTable => {
  const [head = "", ...rows] = text.trim().split("\n");
  const columns = head.split("|").map((name, index) => ({ id: `c${index + 1}`, name: name.trim() }));
  return { columns, rows: rows.map((row) => row.split("|").map((cell) => cell.trim())) };
};

const spec = (
  method: AnalysisMethod,
  roles: AnalysisSpec["roles"],
  options: Partial<AnalysisOptions> = {},
  rest: Partial<AnalysisSpec> = {},
): AnalysisSpec => ({
  method,
  roles,
  options: { ...defaultAnalysisOptions, ...options },
  decimalMark: null,
  excluded: [],
  ...rest,
});

const two = table("a | b\n1 | 4\n2 | 5\n3 | 7\n2.5 | 6");
const values = { values: ["c1", "c2"] };

describe("numbers in cells", () => {
  it("never guesses what a comma means", () => {
    expect(analyse(table("a | b\n0,435 | 1\n0,5 | 2"), spec("tTest", values))).toMatchObject({
      ok: false,
      error: { code: "decimal-separator-unclear", text: "0,435" },
    });
    expect(readNumber("0,435", ",")).toBe(0.435);
    expect(readNumber("1.234,5", ",")).toBe(1234.5);
    expect(readNumber("1,234.5", ".")).toBe(1234.5);
    expect(readNumber("0,435", ".")).toBeUndefined();
    expect(readNumber("−1.5e-3", null)).toBe(-0.0015);
    expect(readNumber("  ", null)).toBeNull();
    for (const text of ["n.d.", "<0.1", "Infinity", "0x10", "1 2"])
      expect(readNumber(text, null)).toBeUndefined();
  });
  it("names the cell that holds text", () => {
    expect(analyse(table("a | b\n1 | 4\nn.d. | 5"), spec("tTest", values))).toMatchObject({
      ok: false,
      error: { code: "not-a-number", name: "a", count: 2, text: "n.d." },
    });
  });
  it("leaves out what is excluded", () => {
    const excluded = [{ row: 2, columnId: "c2" }];
    const outcome = analyse(two, spec("describe", values, {}, { excluded }));
    expect(outcome.ok && outcome.result.tables[0]!.rows.map((row) => row[1])).toEqual([4, 3]);
  });
});

describe("bad input is refused with a code", () => {
  it.each([
    ["an empty group", "a | b\n1 |\n2 |", "tTest", "group-empty"],
    ["one value", "a | b\n1 | 2\n 3 |", "tTest", "group-too-small"],
    ["no spread", "a | b\n1 | 2\n1 | 2\n1 | 2", "tTest", "zero-variance"],
    ["no spread in an analysis of variance", "a | b\n1 | 2\n1 | 2", "anova", "zero-variance"],
    ["pairs without a partner", "a | b\n1 | 2\n1 |", "pairedT", "unequal-pairs"],
    ["pairs without a difference", "a | b\n1 | 1\n2 | 2", "wilcoxon", "all-equal"],
    ["ties only", "a | b\n2 | 2\n2 | 2\n2 | 2", "mannWhitney", "all-equal"],
  ] as const)("%s", (_, text, method, code) => {
    expect(analyse(table(text), spec(method, values))).toMatchObject({ ok: false, error: { code } });
  });
  it("numbers that overflow", () => {
    for (const method of ["describe", "tTest", "anova", "mannWhitney"] as const)
      expect(analyse(table("a | b\n1e308 | 1\n1e307 | 2\n3 | 4"), spec(method, values))).toMatchObject({
        ok: false,
        error: { code: "number-too-large", name: "a", count: 1, text: "1e308" },
      });
  });
  it.each(["anova", "kruskal", "contingency", "survival", "twoWay"] as const)(
    "measurements that were chosen as groups, in %s, at once",
    (method) => {
      const rows = Array.from(
        { length: 8_000 },
        (_, row) => `${row} | ${row % 2} | ${row >> 1} | ${row >> 2}`,
      );
      const roles = { values: ["c1"], x: ["c1"], event: ["c2"], group: ["c3"], groupB: ["c4"] };
      const started = cpuTime();
      expect(analyse(table(["v | e | a | b", ...rows].join("\n")), spec(method, roles))).toMatchObject({
        ok: false,
        error: { code: "too-many-values" },
      });
      expect(cpuTime() - started).toBeLessThan(2_000);
    },
  );
  it("a table of too many counts for an exact test, before it fills the memory", () => {
    const rows = Array.from({ length: 8 }, (_, row) => `${row + 1} | ${row + 1} | ${2 * row + 2}`);
    const counts = table(["a | b | c", ...rows].join("\n"));
    const roles = { values: ["c1", "c2", "c3"] };
    expect(analyse(counts, spec("contingency", roles, { isExact: true }))).toMatchObject({
      ok: false,
      error: { code: "table-too-large" },
    });
  });
  it("a role that is missing, a control that is not there", () => {
    expect(analyse(two, spec("dose", {}))).toMatchObject({ error: { code: "role-missing", name: "x" } });
    expect(analyse(two, spec("anova", values, { postHoc: "dunnett", control: "c" }))).toMatchObject({
      error: { code: "level-missing", name: "c" },
    });
  });
  it("counts that are none, events that are none", () => {
    expect(analyse(table("a | b\n1 | 2.5\n3 | 4"), spec("contingency", values))).toMatchObject({
      error: { code: "not-a-count" },
    });
    expect(
      analyse(table("t | e\n1 | 1\n2 | 2"), spec("survival", { x: ["c1"], event: ["c2"] })),
    ).toMatchObject({ error: { code: "not-an-event", count: 2 } });
  });
});

describe("each method gives tables and a figure", () => {
  const xy = table("dose | y1 | y2\n0.1 | 2 | 3\n1 | 10 | 12\n10 | 50 | 47\n100 | 88 | 91\n1000 | 97 | 99");
  const long = table(
    "v | a | b\n1 | k | x\n2 | k | x\n3 | k | y\n5 | k | y\n4 | m | x\n6 | m | x\n8 | m | y\n9.5 | m | y",
  );
  const wells = table(
    "s | g | t | ct\n1 | c | ref | 20\n1 | c | gene | 25\n2 | c | ref | 20.1\n2 | c | gene | 25.3\n3 | d | ref | 20\n3 | d | gene | 23\n4 | d | ref | 19.8\n4 | d | gene | 23.1",
  );
  const curve = { x: ["c1"], values: ["c2", "c3"] };
  it.each([
    ["describe", two, values, {}],
    ["oneSample", two, { values: ["c1"] }, {}],
    ["tTest", two, values, {}],
    ["tTest", long, { values: ["c1"], group: ["c2"] }, {}],
    ["pairedT", two, values, {}],
    ["mannWhitney", two, values, {}],
    ["wilcoxon", two, values, {}],
    ["anova", two, values, { postHoc: "tukey" }],
    ["anova", two, values, { postHoc: "dunnett", control: "a" }],
    ["twoWay", long, { values: ["c1"], group: ["c2"], groupB: ["c3"] }, { postHoc: "sidak" }],
    ["kruskal", two, values, {}],
    ["normality", two, values, {}],
    ["outliers", two, values, {}],
    ["adjust", table("test | p\nA | 0.01\nB | 0.04\nC | 0.03"), { values: ["c2"], label: ["c1"] }, {}],
    ["contingency", two.columns.length > 1 ? table("a | b\n3 | 1\n1 | 3") : two, values, { isExact: true }],
    ["contingency", long, { group: ["c2"], groupB: ["c3"] }, {}],
    ["correlation", two, { x: ["c1"], values: ["c2"] }, {}],
    ["correlation", two, { x: ["c1"], values: ["c2"] }, { isRanked: true }],
    ["polynomial", two, { x: ["c1"], values: ["c2"] }, { degree: 2 }],
    ["dose", xy, curve, {}],
    [
      "michaelisMenten",
      table("s | v\n1 | 2\n2 | 3.2\n4 | 4.9\n8 | 6.3\n16 | 7.6"),
      { x: ["c1"], values: ["c2"] },
      {},
    ],
    [
      "growth",
      table("t | od\n0 | .05\n1 | .1\n2 | .19\n3 | .35\n4 | .58\n5 | .8\n6 | .93\n7 | .98\n8 | 1"),
      { x: ["c1"], values: ["c2"] },
      {},
    ],
    [
      "standards",
      table("c | s | n\n0.1 | 2 | S1\n1 | 10 | S2\n10 | 50 | S3\n100 | 88 | S4\n1000 | 97 | S5\n | 60 | U1"),
      { x: ["c1"], values: ["c2"], label: ["c3"] },
      {},
    ],
    [
      "qpcr",
      wells,
      { label: ["c1"], group: ["c2"], target: ["c3"], values: ["c4"] },
      { references: ["ref"], control: "c" },
    ],
    [
      "efficiency",
      table("a | ct\n1000 | 20\n100 | 23.4\n10 | 26.6\n1 | 30"),
      { x: ["c1"], values: ["c2"] },
      {},
    ],
    [
      "survival",
      table("t | e | g\n1 | 1 | a\n3 | 1 | a\n4 | 0 | a\n2 | 1 | b\n6 | 1 | b\n7 | 0 | b"),
      { x: ["c1"], event: ["c2"], group: ["c3"] },
      {},
    ],
  ] as [AnalysisMethod, AnalysisTable, AnalysisSpec["roles"], Partial<AnalysisOptions>][])(
    "%s",
    (method, data, roles, options) => {
      const outcome = analyse(data, spec(method, roles, options));
      expect(outcome).toMatchObject({ ok: true });
      if (!outcome.ok) return;
      const { tables, figure } = outcome.result;
      for (const one of tables) for (const row of one.rows) expect(row).toHaveLength(one.columns.length);
      expect(figure.groups.length + figure.series.length + figure.bars.length).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
    },
  );
});

describe("advice names the test and why", () => {
  it("two groups, pairs, several groups, skewed values", () => {
    const advise = (data: AnalysisTable, arePairs = false) => {
      const columns = { values: data.columns.map(({ id }) => id) };
      const advice = adviseAnalysis(data, spec("describe", columns), arePairs);
      return advice.ok ? advice.result : null;
    };
    expect(advise(two)).toMatchObject({
      test: "welch",
      reasons: [{ code: "two-groups" }, { code: "looks-normal" }, { code: "few-to-judge" }],
    });
    expect(advise(two, true)).toMatchObject({ test: "pairedT" });
    expect(advise(table("a | b\n1 | 1\n1.1 | 1\n1.2 | 1.1\n1 | 1.3\n1.1 | 1.2\n90 | 80"))).toMatchObject({
      test: "mannWhitney",
    });
    expect(advise(table("a | b | c\n1 | 2 | 3\n2 | 3 | 4\n3 | 4 | 6"))).toMatchObject({ test: "anova" });
    expect(
      advise(table("a | b | c\n10 | 1 | 3\n10.1 | 50 | 4\n9.9 | 99 | 5\n10.05 | 20 | 6\n9.95 | 80 | 5")),
    ).toMatchObject({ test: "welchAnova" });
    expect(advise(table("a\n1"))).toMatchObject({ test: "describe", reasons: [{ code: "too-few-values" }] });
  });
  it("counts: χ² where enough are expected, Fisher's test where few are", () => {
    const advise = (text: string) => {
      const advice = adviseAnalysis(table(text), spec("contingency", values), false);
      return advice.ok ? advice.result : advice.error;
    };
    expect(advise("a | b\n30 | 12\n14 | 28")).toMatchObject({
      test: "chiSquare",
      reasons: [{ code: "enough-counts" }],
    });
    expect(advise("a | b\n3 | 1\n1 | 3")).toMatchObject({
      test: "fisher",
      reasons: [{ code: "sparse-counts", count: 4 }],
    });
    expect(advise("a | b\n0 | 1\n0 | 3")).toMatchObject({ code: "total-zero" });
  });
  it("two measures: Pearson, or Spearman for skewed ones", () => {
    const advise = (text: string) => {
      const given = spec("correlation", { x: ["c1"], values: ["c2"] });
      const advice = adviseAnalysis(table(text), given, false);
      return advice.ok ? advice.result.test : null;
    };
    expect(advise("x | y\n1 | 2\n2 | 3.9\n3 | 6.2\n4 | 7.8\n5 | 10.1")).toBe("pearson");
    expect(advise("x | y\n1 | 1\n1.1 | 1\n1.2 | 1.1\n1 | 1.3\n1.1 | 1.2\n90 | 80")).toBe("spearman");
    expect(advise("x | y\n1 | 1\n2 | 1\n3 | 1")).toBe("describe");
  });
});

describe("p values of any source", () => {
  it("are adjusted together, and refused outside of 0 to 1", () => {
    const ps = table("test | p\nA | 0.01\nB | 0.04\nC | 0.03");
    const outcome = analyse(
      ps,
      spec("adjust", { values: ["c2"], label: ["c1"] }, { correction: "bonferroni" }),
    );
    expect(outcome.ok && outcome.result.tables[0]!.rows.map((row) => row[2])).toEqual([0.03, 0.12, 0.09]);
    expect(analyse(table("p\n0.2\n1.4"), spec("adjust", { values: ["c1"] }))).toMatchObject({
      error: { code: "not-a-probability", count: 2, text: "1.4" },
    });
  });
});
