import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dilute, diluteSerially } from "./dilution.ts";
import { ligationAmounts } from "./ligation.ts";
import { meanMolarMass } from "./molar-mass.ts";

const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });

describe("a dilution", () => {
  it("takes a tenth of a stock ten times too strong", () => {
    expect(dilute({ stock: 100, wanted: 10, volume: 50 })).toEqual({
      ok: true,
      stockVolume: 5,
      diluentVolume: 45,
    });
  });

  it("keeps what is dissolved, and the volume", () => {
    fc.assert(
      fc.property(positive, positive, positive, (one, other, volume) => {
        const [wanted, stock] = one < other ? [one, other] : [other, one];
        const made = dilute({ stock, wanted, volume });
        if (!made.ok) throw new Error(made.error.code);
        expect(made.stockVolume * stock).toBeCloseTo(wanted * volume, 4 - Math.log10(wanted * volume));
        expect(made.diluentVolume).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  it.each([
    [{ stock: 1, wanted: 2, volume: 10 }, "stock-too-thin"],
    [{ stock: 0, wanted: 0, volume: 10 }, "not-positive"],
    [{ stock: 10, wanted: Number.NaN, volume: 10 }, "not-positive"],
  ])("of %j is refused: %s", (asked, code) => {
    expect(dilute(asked)).toMatchObject({ ok: false, error: { code } });
  });
});

describe("a serial dilution", () => {
  it("passes a tenth on from tube to tube", () => {
    expect(diluteSerially({ stock: 100, factor: 10, tubes: 3, volume: 200 })).toEqual({
      ok: true,
      transferVolume: 20,
      diluentVolume: 180,
      concentrations: [10, 1, 0.1],
    });
  });

  it("is what single dilutions of each tube give", () => {
    const row = diluteSerially({ stock: 80, factor: 4, tubes: 5, volume: 100 });
    if (!row.ok) throw new Error(row.error.code);
    let stock = 80;
    for (const wanted of row.concentrations) {
      expect(dilute({ stock, wanted, volume: 100 })).toMatchObject({ stockVolume: row.transferVolume });
      stock = wanted;
    }
  });

  it("needs a factor above 1", () => {
    expect(diluteSerially({ stock: 1, factor: 1, tubes: 3, volume: 1 })).toMatchObject({
      error: { code: "no-dilution" },
    });
  });
});

describe("a molar mass by length", () => {
  // 1 µg of a 1,000 bp fragment is 1.62 pmol, as in NEBioCalculator.
  it("is that of NEBioCalculator", () => {
    expect(1e-6 / meanMolarMass("double-dna", 1000)).toBeCloseTo(1.618e-12, 15);
    expect(meanMolarMass("single-dna", 20)).toBeCloseTo(6197.42, 6);
    expect(meanMolarMass("single-rna", 20)).toBeCloseTo(6447.42, 6);
  });

  it("has no length of nothing", () => {
    expect(() => meanMolarMass("protein", 0)).toThrow(RangeError);
    expect(() => meanMolarMass("protein", 1.5)).toThrow(RangeError);
  });
});

describe("a ligation", () => {
  it("of three inserts to a vector three times as long takes as much of both", () => {
    const made = ligationAmounts({ vectorMass: 50e-9, vectorLength: 3000, insertLength: 1000, ratio: 3 });
    if (!made.ok) throw new Error(made.error.code);
    expect(made.insertMass * 1e9).toBeCloseTo(50, 2);
    expect(made.vectorAmount * 1e15).toBeCloseTo(26.97, 2);
    expect(made.insertAmount / made.vectorAmount).toBeCloseTo(3, 10);
  });

  it("of nothing is refused", () => {
    expect(
      ligationAmounts({ vectorMass: 0, vectorLength: 3000, insertLength: 1000, ratio: 3 }),
    ).toMatchObject({ error: { code: "not-positive" } });
  });
});
