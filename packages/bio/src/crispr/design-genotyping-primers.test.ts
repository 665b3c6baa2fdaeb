import { describe, expect, it } from "vitest";
import { designGenotypingPrimers } from "./design-genotyping-primers.ts";

/** Bases without long repeats, the same at each run. */
const letters = (length: number): string => {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return "ACGT"[state % 4];
  }).join("");
};

describe("designGenotypingPrimers", () => {
  it("frames the cut with room on both sides", () => {
    const made = designGenotypingPrimers(letters(2000), { cutTop: 1000, cutBottom: 1000 });
    if (!made.ok) throw new Error(made.error.message);
    expect(made.pairs.length).toBeGreaterThan(0);
    for (const { left, right, productSize } of made.pairs) {
      expect(left.start + left.length).toBeLessThanOrEqual(940);
      expect(right.start).toBeGreaterThanOrEqual(1060);
      expect(productSize).toBeLessThanOrEqual(1000);
    }
  });

  it("frames a cut at the origin of a circle", () => {
    const made = designGenotypingPrimers(
      { sequence: letters(2000), topology: "circular" },
      { cutTop: 3, cutBottom: 7 },
    );
    expect(made.ok && made.pairs.length).toBeGreaterThan(0);
  });

  it("finds the pairs of the whole molecule, though it looks about the cut alone", () => {
    const sequence = letters(6000);
    for (const topology of ["linear", "circular"] as const) {
      for (const cut of [20, 300, 1000, 3000, 5990]) {
        const template = { sequence, topology };
        const near = designGenotypingPrimers(template, { cutTop: cut, cutBottom: cut });
        const all = designGenotypingPrimers(template, { cutTop: cut, cutBottom: cut }, { included: null });
        if (!near.ok || !all.ok) throw new Error("no design");
        expect(near.pairs, `${topology} ${cut}`).toEqual(all.pairs);
        expect(near.pairs.length > 0).toBe(topology === "circular" || (cut > 100 && cut < 5900));
      }
    }
  });

  it("reports why there is none, and rejects an invalid template", () => {
    const cut = { cutTop: 60, cutBottom: 60 };
    expect(designGenotypingPrimers("A".repeat(2000), cut)).toMatchObject({ ok: true, pairs: [] });
    expect(designGenotypingPrimers("ACGT".repeat(30), cut)).toMatchObject({ ok: false });
    expect(designGenotypingPrimers("", { cutTop: 0, cutBottom: 0 })).toMatchObject({ ok: false });
  });
});
