import { describe, expect, it } from "vitest";
import { oracleRows, testDataFolder } from "../test-support/test-data.ts";
import { scoreCrisprScan } from "./score-crispr-scan.ts";
import { guideSpecificity, scoreOffTarget } from "./score-off-target.ts";
import { scoreRuleSet1 } from "./score-rule-set-1.ts";

const guide = "TTCTTTAATAGTGGACTCTT";

describe("scoreOffTarget", () => {
  it("is 1 at the target, with any base before GG", () => {
    for (const base of "ACGT") {
      expect(scoreOffTarget(guide, `${guide}${base}GG`, { method: "cfd" })).toBe(1);
      expect(scoreOffTarget(guide, `${guide}${base}GG`, { method: "mit" })).toBe(1);
    }
  });

  it("weighs mismatch and PAM", () => {
    expect(scoreOffTarget(guide, "TTCTGTAATAGTGGACTCTTTGG", { method: "cfd" })).toBeCloseTo(0.64, 9);
    expect(scoreOffTarget(guide, `${guide}TAG`, { method: "cfd" })).toBeCloseTo(0.259259259, 9);
    expect(scoreOffTarget(guide, "TTCTTTAATAGTGGACTCTA", { method: "mit" })).toBeCloseTo(1 - 0.583, 9);
  });

  it("takes the PAM behind the site or apart, RNA, lower case", () => {
    const asked = scoreOffTarget(guide, "TTCTGTAATAGTGGACTCTTTAG", { method: "cfd" });
    expect(scoreOffTarget(guide, "TTCTGTAATAGTGGACTCTT", { method: "cfd", pam: "TAG" })).toBe(asked);
    expect(scoreOffTarget("uucuuuaauaguggacucuu", "ttctgtaatagtggactctttag", { method: "cfd" })).toBe(asked);
    expect(scoreOffTarget(guide, guide, { method: "cfd" })).toBe(1);
  });

  it("has no score for what is no site", () => {
    for (const site of ["", "ACGT", `${guide}NGG`, `${guide}TGGA`, "MKEFLILPQSTTVVWYACDE"]) {
      expect(scoreOffTarget(guide, site, { method: "cfd" })).toBeNull();
      expect(scoreOffTarget(site, guide, { method: "mit" })).toBeNull();
    }
  });

  it.skipIf(!testDataFolder())("agrees with crisprScore", () => {
    const rows = oracleRows("crispr_offtarget.tsv");
    expect(rows).toHaveLength(100);
    for (const row of rows) {
      const site = `${row.protospacer}${row.pam}`;
      expect(scoreOffTarget(row.spacer ?? "", site, { method: "cfd" })).toBeCloseTo(
        Number(row.cfd_crisprScore),
        9,
      );
      expect(scoreOffTarget(row.spacer ?? "", site, { method: "mit" })).toBeCloseTo(
        Number(row.mit_crisprScore),
        9,
      );
    }
  });
});

describe("guideSpecificity", () => {
  it("falls with each off-target", () => {
    expect(guideSpecificity([])).toBe(100);
    expect(guideSpecificity([0.5, 0.5])).toBe(50);
    expect(guideSpecificity([1, 1, 1])).toBe(25);
  });
});

describe("scoreRuleSet1", () => {
  // Values of the program that came with the paper, as shipped in crisprScore's documentation.
  it("scores a 30-mer", () => {
    expect(scoreRuleSet1("TGGCACTTTTCGGGGAAATGTGCGCGGAAC")).toBeCloseTo(0.5103666784, 9);
    expect(scoreRuleSet1("tggcacttttcggggaaatgtgcgcggaac")).toBeCloseTo(0.5103666784, 9);
  });

  it("has no score for what is no 30-mer with NGG", () => {
    for (const letters of ["", "ACGT", "A".repeat(30), "N".repeat(30), `${"A".repeat(25)}GGAAAA`]) {
      expect(scoreRuleSet1(letters)).toBeNull();
    }
  });

  it.skipIf(!testDataFolder())("agrees with crisprScore", () => {
    const rows = oracleRows("crispr_ruleset1.tsv");
    expect(rows).toHaveLength(120);
    for (const row of rows)
      expect(scoreRuleSet1(row.seq30 ?? "")).toBeCloseTo(Number(row.ruleset1_crisprScore), 9);
  });
});

describe("scoreCrisprScan", () => {
  // The example that CRISPOR's and crisprScore's authors give.
  const published = "TCCTCTGGTGGCGCTGCTGGATGGACGGGACTGTA";

  it("gives the published example, either case", () => {
    expect(scoreCrisprScan(published)).toBeCloseTo(0.7738634886, 8);
    expect(scoreCrisprScan(published.toLowerCase())).toBe(scoreCrisprScan(published));
  });

  it("weighs AA at the nineteenth base, as the supplement has it", () => {
    const neutral = `${"C".repeat(6)}${"C".repeat(20)}CGG${"C".repeat(6)}`;
    const withPair = `${neutral.slice(0, 18)}AA${neutral.slice(20)}`;
    const rest = -0.0155764988875 - 0.0150895135396;
    expect((scoreCrisprScan(withPair) ?? 0) - (scoreCrisprScan(neutral) ?? 0)).toBeCloseTo(
      -0.0973770966031 + rest,
      9,
    );
  });

  it("has no score without PAM, enough context or unambiguous bases", () => {
    for (const stretch of ["", published.slice(1), `${published}A`, published.replace("GG", "GN")])
      expect(scoreCrisprScan(stretch)).toBeNull();
    expect(scoreCrisprScan(`${published.slice(0, 27)}AG${published.slice(29)}`)).toBeNull();
  });
});
