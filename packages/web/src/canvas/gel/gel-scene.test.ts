import { dnaLadders } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gelScene, placeLabels } from "./gel-scene.ts";

const area = { agarosePercent: 1, width: 400, height: 300 };

describe("gelScene", () => {
  it("draws every ladder from long to short within the gel", () => {
    for (const { name } of dnaLadders) {
      const scene = gelScene([{ key: "m", name: "M", sample: name }], area)!;
      const [lane] = scene.lanes;
      const places = lane!.bands.map(({ y }) => y);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(Math.min(...places)).toBeGreaterThan(scene.wellY);
      expect(Math.max(...places)).toBeLessThan(scene.foot);
    }
  });
  it("counts fragments that run together and tells those of an incomplete digestion", () => {
    const sample = [
      { length: 800 },
      { length: 800 },
      { length: 1600, isPartial: true },
      { length: 800, isPartial: true },
    ];
    const scene = gelScene([{ key: "1", name: "1", sample }], area)!;
    expect(scene.lanes[0]!.bands).toMatchObject([
      { length: 1600, count: 1, isPartial: true },
      { length: 800, count: 3, isPartial: false },
    ]);
  });
  it("grows wider than its place rather than squeeze its lanes, and refuses what is no gel", () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      key: `${at}`,
      name: "",
      sample: [{ length: 500 }],
    }));
    expect(gelScene(many, area)!.width).toBeGreaterThan(1000);
    expect(gelScene(many, { ...area, agarosePercent: 9 })).toBeNull();
  });
});

describe("placeLabels", () => {
  it("keeps figures apart, in the order of their bands and inside, and names the brightest first", () => {
    const band = fc.record({
      y: fc.double({ min: 0, max: 200, noNaN: true }),
      intensity: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(band, { maxLength: 40 }), (bands) => {
        const sorted = bands.toSorted((one, other) => one.y - other.y);
        const labels = placeLabels(sorted, 6, 194);
        const shown = labels.filter((label) => label !== null);
        for (const [at, label] of shown.entries()) {
          expect(label).toBeGreaterThanOrEqual(5.999);
          expect(label).toBeLessThanOrEqual(194.001);
          if (at > 0) expect(label - shown[at - 1]!).toBeGreaterThanOrEqual(11.999);
        }
        expect(shown.length).toBe(Math.min(bands.length, 16));
        const faintest = Math.min(
          ...sorted.flatMap(({ intensity }, at) => (labels[at] === null ? [] : [intensity])),
        );
        for (const [at, { intensity }] of sorted.entries())
          if (labels[at] === null) expect(intensity).toBeLessThanOrEqual(faintest);
      }),
    );
  });
});
