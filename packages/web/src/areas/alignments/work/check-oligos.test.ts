import { type CloneVariant, reverseComplement } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { basesFromEnd, checkOligos } from "./check-oligos.ts";

const reference = "GATTACAGGCTTAACCGTATGCCATGAACTTGGCATCGTTAGCCAATGCA";
const variant = (part: Partial<CloneVariant>): CloneVariant => ({
  ...{ kind: "substitution", position: 0, reference: "A", letters: "G", quality: 40, rows: [], against: [] },
  ...{ standing: "confirmed", effects: [], columns: { start: 0, end: 1 }, isExpected: true },
  ...part,
});
const whole = new Uint16Array(reference.length).fill(1);
const check = (
  bases: string,
  variants: CloneVariant[],
  more: { coverage?: Uint16Array; isCircular?: boolean } = {},
) =>
  checkOligos({
    reference,
    isCircular: more.isCircular ?? false,
    oligos: [{ name: "one", bases }],
    check: { variants, coverage: more.coverage ?? whole },
  })[0]!;

describe("a primer or guide on a checked clone", () => {
  const bases = reference.slice(10, 30);

  it("reports the differences in its site and no others, on either strand", () => {
    const inside = variant({ position: 29 });
    const around = [
      variant({ position: 9 }),
      variant({ position: 30 }),
      variant({ standing: "outvoted", position: 15 }),
    ];
    expect(check(bases, around)).toMatchObject({
      state: "clear",
      places: [{ start: 10, end: 30, strand: 1 }],
    });
    expect(check(bases, [...around, inside])).toMatchObject({
      state: "changed",
      places: [{ variants: [inside] }],
    });
    const turned = check(reverseComplement(bases, "dna"), [inside]);
    expect(turned).toMatchObject({ state: "changed", places: [{ strand: -1 }] });
    expect(basesFromEnd({ start: 10, end: 30, strand: 1 }, inside, reference.length)).toBe(0);
    expect(basesFromEnd(turned.places[0]!, inside, reference.length)).toBe(19);
  });

  it("counts insertions within it and deletions that reach into it", () => {
    const insertion = (position: number) =>
      variant({ kind: "insertion", position, reference: "", letters: "T" });
    expect(check(bases, [insertion(10), insertion(30)]).state).toBe("clear");
    expect(check(bases, [insertion(11)]).state).toBe("changed");
    expect(
      check(bases, [variant({ kind: "deletion", position: 8, reference: "GGC", letters: "" })]).state,
    ).toBe("changed");
    expect(
      check(bases, [variant({ kind: "deletion", position: 8, reference: "GG", letters: "" })]).state,
    ).toBe("clear");
  });

  it("binds by its 3' end where it has a tail, and across the origin of a circle", () => {
    expect(check(`GGGGGGGG${bases}`, [])).toMatchObject({
      state: "clear",
      tail: 8,
      places: [{ start: 10, end: 30 }],
    });
    const across = reference.slice(-10) + reference.slice(0, 10);
    expect(check(across, []).state).toBe("absent");
    const circle = check(across, [variant({ position: 3 })], { isCircular: true });
    expect(circle).toMatchObject({ state: "changed", places: [{ start: 40, end: 60 }] });
    expect(basesFromEnd(circle.places[0]!, { position: 3 }, reference.length)).toBe(6);
  });

  it("reports missing coverage, no binding site, and illegal characters", () => {
    const coverage = whole.slice();
    coverage[12] = 0;
    expect(check(bases, [], { coverage }).state).toBe("uncovered");
    expect(check("TTTTTTTTTTTTTTTTTTTT", []).state).toBe("absent");
    expect(check("ACGTX!", []).state).toBe("illegal");
  });
});
