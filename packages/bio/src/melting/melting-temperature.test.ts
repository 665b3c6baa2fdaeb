import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { testDataFolder } from "../test-support/test-data.ts";
import {
  analyzeMelting,
  longOligoTemperature,
  type MeltingOptions,
  meltingTemperature,
} from "./melting-temperature.ts";
import { saltCorrections } from "./salt-correction.ts";
import { wallaceTemperature } from "./wallace-temperature.ts";

const oligo = fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 8, maxLength: 60 });

describe("meltingTemperature", () => {
  it("gives the worked example of the primer3 manual", () => {
    const melting = analyzeMelting("CGTGACGTGACGGACT", { dnaNanomolar: 50 });
    expect(melting).toMatchObject({ ok: true, method: "nearest-neighbor" });
    if (!melting.ok) return;
    expect(melting.tm).toBeCloseTo(50.55, 2);
    expect(melting.deltaH).toBeCloseTo(-128_800, 0);
    expect(melting.deltaS).toBeCloseTo(-345.2, 1);
  });

  it("reads lower case, U and white space", () => {
    expect(meltingTemperature("ggaaac agcuaugaccaug")).toBe(meltingTemperature("GGAAACAGCTATGACCATG"));
  });

  it("is the same for an oligo and its complement, both DNA", () => {
    fc.assert(
      fc.property(oligo, (bases) => {
        expect(meltingTemperature(reverseComplement(bases, "dna"))).toBeCloseTo(
          meltingTemperature(bases) ?? 0,
          6,
        );
      }),
    );
  });

  it("is between its possibilities for an ambiguous base", () => {
    const tm = (middle: string): number => meltingTemperature(`GGAAACAG${middle}TATGACCATG`) ?? 0;
    expect(tm("S")).toBeGreaterThan(Math.min(tm("C"), tm("G")));
    expect(tm("S")).toBeLessThan(Math.max(tm("C"), tm("G")));
  });

  it("takes the formula of length and composition above 80 bases", () => {
    const bases = "ACGT".repeat(20);
    expect(analyzeMelting(bases)).toMatchObject({ method: "nearest-neighbor" });
    expect(analyzeMelting(`${bases}A`)).toMatchObject({ method: "long-oligo-formula", deltaH: null });
    expect(longOligoTemperature(130, 0.5, 0.05)).toBeCloseTo(75.79, 1);
  });

  it("lowers Tm by DMSO and formamide", () => {
    const tm = meltingTemperature("GGAAACAGCTATGACCATG") ?? 0;
    expect(meltingTemperature("GGAAACAGCTATGACCATG", { dmsoPercent: 5 })).toBeCloseTo(tm - 3, 6);
    expect(meltingTemperature("GGAAACAGCTATGACCATG", { formamideMolar: 1 })).toBeLessThan(tm - 2);
  });

  it("knows tables and corrections by their names, signs and capitals aside", () => {
    const loose = { table: "Breslauer 1986", saltCorrection: "Schildkraut1965" } as unknown as MeltingOptions;
    const strict: MeltingOptions = { table: "breslauer-1986", saltCorrection: "schildkraut-1965" };
    expect(meltingTemperature("GGAAACAGCTATGACCATG", loose)).toBe(
      meltingTemperature("GGAAACAGCTATGACCATG", strict),
    );
    const rna = meltingTemperature("GGAAACAGCUAUGACCAUG", { table: "xia-1998" }) ?? 0;
    expect(rna).toBeGreaterThan(meltingTemperature("GGAAACAGCUAUGACCAUG") ?? 0);
  });

  it("says why there is no Tm", () => {
    const codeOf = (text: string, options = {}) => {
      const result = analyzeMelting(text, options);
      return result.ok ? "ok" : result.error.code;
    };
    expect(codeOf(" ")).toBe("empty-oligo");
    expect(codeOf("A")).toBe("oligo-too-short");
    expect(codeOf("ACXGT")).toBe("illegal-letter");
    expect(codeOf("ACGT", { table: "nobody-1999" })).toBe("unknown-table");
    expect(codeOf("ACGT", { saltCorrection: "none-such" })).toBe("unknown-salt-correction");
    expect(meltingTemperature("")).toBe(null);
  });

  it("is a number whatever the conditions", () => {
    for (const saltCorrection of saltCorrections) {
      for (const dnaNanomolar of [0, -1, Number.NaN, 1e6]) {
        const options = { saltCorrection, dnaNanomolar, monovalentMillimolar: 0, divalentMillimolar: 2 };
        expect(meltingTemperature("GGAAACAGCTATGACCATG", options)).toSatisfy(Number.isFinite);
      }
    }
  });
});

describe.skipIf(!testDataFolder())("melting temperatures against oligotm and Biopython", () => {
  const magnesium = { divalentMillimolar: 1.5, dntpMillimolar: 0.2 };
  const columns: Record<string, (bases: string, isSelf: boolean) => number | null> = {
    oligotm_spec_d250_mv50_sl98_salt1: (bases) => meltingTemperature(bases),
    "oligotm_p3default_d50_mv50_dv1.5_n0.6_sl98_salt1": (bases) =>
      meltingTemperature(bases, { dnaNanomolar: 50, divalentMillimolar: 1.5, dntpMillimolar: 0.6 }),
    oligotm_d250_mv50_sl98_salt2: (bases) => meltingTemperature(bases, { saltCorrection: "owczarzy-2004" }),
    "oligotm_d250_mv50_dv1.5_n0.2_sl98_salt1": (bases) => meltingTemperature(bases, magnesium),
    "oligotm_d250_mv50_dv1.5_n0.2_sl98_salt2": (bases) =>
      meltingTemperature(bases, { ...magnesium, saltCorrection: "owczarzy-primer3" }),
    oligotm_d500_mv100_sl98_salt1: (bases) =>
      meltingTemperature(bases, { dnaNanomolar: 500, monovalentMillimolar: 100 }),
    oligotm_d50_mv50_breslauer_salt0: (bases) =>
      meltingTemperature(bases, {
        dnaNanomolar: 50,
        table: "breslauer-1986",
        saltCorrection: "schildkraut-1965",
      }),
    oligotm_d250_mv1000_sl98_salt1: (bases) => meltingTemperature(bases, { monovalentMillimolar: 1000 }),
    "bio_NN3_Na50_c62.5_salt5": (bases) => meltingTemperature(bases),
    "bio_NN4_Na50_c62.5_salt5": (bases) => meltingTemperature(bases, { table: "santalucia-2004" }),
    // Biopython's default is 25 nM of either strand, or of the one that pairs with itself.
    bio_default: (bases, isSelf) => meltingTemperature(bases, { dnaNanomolar: isSelf ? 25 : 50 }),
    "bio_NN4_Na50_Mg1.5_dNTP0.2_salt7": (bases) =>
      meltingTemperature(bases, { ...magnesium, table: "santalucia-2004", saltCorrection: "owczarzy-2008" }),
    bio_wallace: (bases) => wallaceTemperature(bases),
    bio_GC_valueset7_Na50: (bases) => meltingTemperature(bases, { nearestNeighborMaxLength: 0 }),
  };

  it("agrees in every column within 0.1 °C", () => {
    const path = join(testDataFolder() ?? "", "science/oracle/tm.tsv");
    const [header = "", ...rows] = readFileSync(path, "utf8").split("\n").filter(Boolean);
    const names = header.split("\t");
    expect(rows.length).toBeGreaterThan(900);
    for (const [column, tmOf] of Object.entries(columns)) {
      const position = names.indexOf(column);
      expect(position, column).toBeGreaterThan(0);
      const wrong = rows.filter((line) => {
        const cells = line.split("\t");
        const tm = tmOf(cells[1] ?? "", cells[names.indexOf("selfcomp")] === "1");
        return Math.abs((tm ?? 0) - Number(cells[position])) > 0.1;
      });
      expect([column, wrong.slice(0, 3)]).toEqual([column, []]);
    }
  });
});
