import { dnaLadders } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DrawnBand, gelScene, placeLabels, separateBands } from "./gel-scene.ts";

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
  it("counts fragments that run together and marks those of an incomplete digestion", () => {
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

describe("distinguishable bands", () => {
  const band = (length: number, y: number, intensity = 0.5): DrawnBand => ({
    length,
    count: 1,
    isPartial: false,
    y,
    height: 3,
    intensity,
    labelY: null,
  });
  it("are the strongest of each place", () => {
    const crowd = [band(9, 10, 0.2), band(8, 10.2, 0.9), band(7, 10.5, 0.4), band(6, 12, 0.1)];
    expect(separateBands(crowd, null).map(({ length }) => length)).toEqual([8, 6]);
  });
  it("hold those with a figure and the chosen one", () => {
    const crowd = [{ ...band(9, 10), labelY: 10 }, band(8, 10.1), band(7, 10.2), band(6, 10.3)];
    expect(separateBands(crowd, 7).map(({ length }) => length)).toEqual([9, 7]);
  });
  it("are few of many thousands", () => {
    const crowd = Array.from({ length: 5000 }, (_, index) => band(5000 - index, 34 + index / 20));
    expect(separateBands(crowd, 2500).length).toBeLessThan(350);
    expect(separateBands(crowd, 2500).some(({ length }) => length === 2500)).toBe(true);
  });
});
