import type { Feature } from "@benchleaf/bio";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ringRadii, speckAt } from "./circular-feature.ts";
import { LABEL_SIZE } from "./circular-labels.ts";
import { type CircularScene, circularScene } from "./circular-scene.ts";
import { angleAt, clampCircle, WHOLE_CIRCLE, zoomCircle } from "./circular-view.ts";
import { clusterCuts } from "./cluster-cuts.ts";
import { endOutline, endsOfPiece } from "./feature-ends.ts";
import { shapeFeature } from "./feature-shape.ts";
import { gcArea } from "./gc-plot.ts";
import { layoutLinearCuts } from "./linear-cuts.ts";
import { assignLanes, linearLanes, linearPlan } from "./linear-scene.ts";
import { BOLD_WIDTH, textWidth } from "./text-width.ts";
import { type CutMark, nameOfCut } from "./tracks.ts";

const SIZE = 5000;
const mark = (position: number, count: number, name = `Enz${position}`): CutMark => ({
  key: `${name}/${position}`,
  names: [name],
  start: position,
  end: position + 6,
  strand: 1,
  topCut: position,
  bottomCut: position + 4,
  count,
});
const feature = (start: number, length: number): Feature => ({
  id: `f${start}`,
  name: `gene ${start}`,
  type: "CDS",
  locations: [{ start, end: Math.min(SIZE, start + length), strand: 1 }],
  operator: "join",
  qualifiers: [],
});
const marks = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: SIZE - 10 }), fc.integer({ min: 1, max: 3 })), {
    maxLength: 80,
    selector: ([position]) => position,
  })
  .map((all) => all.map(([position, count]) => mark(position, count)));
const features = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: SIZE - 1 }), fc.integer({ min: 1, max: 900 })), {
    maxLength: 40,
    selector: ([start]) => start,
  })
  .map((all) => all.map(([start, length]) => feature(start, length)));
const recordOf = (own: readonly Feature[]) => ({
  features: own,
  sequence: "A".repeat(SIZE),
  topology: "circular" as const,
});
const view = fc.record({
  factor: fc.double({ min: 1, max: 40, noNaN: true }),
  middle: fc.integer({ min: 0, max: SIZE - 1 }),
  side: fc.constantFrom(1 as const, -1 as const),
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const areApart = (one: Box, other: Box) =>
  one.left >= other.right - 0.01 ||
  other.left >= one.right - 0.01 ||
  one.top >= other.bottom - 0.01 ||
  other.top >= one.bottom - 0.01;

describe("the ring, whole or zoomed", () => {
  const boxesOf = (scene: CircularScene): Box[] =>
    scene.labels.map(({ text, side, x, y }) => {
      const width = textWidth(text, LABEL_SIZE);
      return {
        left: side === 1 ? x : x - width,
        right: side === 1 ? x + width : x,
        top: y - 8,
        bottom: y + 8,
      };
    });

  it("writes no name over another and none off the drawing", () => {
    fc.assert(
      fc.property(features, marks, view, fc.integer({ min: 280, max: 1000 }), (own, cuts, at, width) => {
        const scene = circularScene(recordOf(own), width, 560, cuts, at);
        const boxes = boxesOf(scene);
        boxes.forEach((box, index) => {
          expect(box.left + scene.place.shift).toBeGreaterThanOrEqual(-width / 2);
          expect(box.right + scene.place.shift).toBeLessThanOrEqual(width / 2);
          expect(Math.max(-box.top, box.bottom)).toBeLessThanOrEqual(280);
          for (const other of boxes.slice(0, index)) expect(areApart(box, other)).toBe(true);
        });
      }),
      { numRuns: 120 },
    );
  });

  it("rotates the base that it is zoomed to towards one side", () => {
    for (const side of [1, -1] as const) {
      const scene = circularScene(recordOf([]), 600, 500, [], { factor: 6, middle: 1234, side });
      expect(Math.sin(scene.angle(1234))).toBeCloseTo(side, 6);
      expect(scene.seen.start).toBeLessThan(1234);
      expect(scene.seen.start + scene.seen.length).toBeGreaterThan(1234);
      expect(scene.seen.length).toBeLessThan(SIZE / 4);
    }
  });

  it("draws only what of it is in view, and counts only that as hidden", () => {
    const own = Array.from({ length: 50 }, (_, index) => feature(index * 100, 60));
    const { features: drawn } = circularScene(recordOf(own), 600, 500, [], {
      factor: 20,
      middle: 2530,
      side: 1,
    });
    expect(drawn.map(({ shape }) => shape.start)).toContain(2500);
    expect(drawn.length).toBeLessThan(12);
  });

  it("finds each of the features that are too narrow for an element of their own", () => {
    fc.assert(
      fc.property(view, (at) => {
        const own = Array.from({ length: 300 }, (_, index) => feature(index * 16, 7));
        const { features: drawn, rings, size } = circularScene(recordOf(own), 600, 500, [], at);
        for (const one of drawn.filter(({ isSpeck }) => isSpeck)) {
          const { inner, outer } = ringRadii(rings, one.ring);
          const place = { angle: one.anchor, radius: (inner + outer) / 2 };
          expect(speckAt(drawn, place, rings, size)?.shape.start).toBe(one.shape.start);
          expect(speckAt(drawn, { ...place, radius: inner - 30 }, rings, size)).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
    const whole = circularScene(recordOf([feature(10, 7), feature(100, 900)]), 600, 500);
    expect(whole.features.map(({ isSpeck }) => isSpeck)).toEqual([true, false]);
  });

  it("returns to the whole, and zooms no closer than single bases", () => {
    const closer = zoomCircle(WHOLE_CIRCLE, 3, 4000, SIZE);
    expect(closer).toEqual({ factor: 3, middle: 4000, side: -1 });
    expect(clampCircle({ ...closer, factor: 0.5 }, SIZE, 200)).toBe(WHOLE_CIRCLE);
    expect(clampCircle({ ...closer, factor: 1e9 }, SIZE, 200).factor).toBeLessThan(100);
    expect(zoomCircle({ factor: 4, middle: 100, side: 1 }, 2, 300, SIZE).middle).toBeCloseTo(200, 6);
    expect(angleAt(SIZE / 4, SIZE)).toBeCloseTo(Math.PI / 2, 9);
  });

  it("of 5,000 features and cuts is laid out within a few frames", () => {
    const size = 4_900_000;
    const record = {
      features: Array.from({ length: 5000 }, (_, index) => ({
        ...feature(0, 1),
        id: String(index),
        locations: [{ start: index * 970, end: index * 970 + 900, strand: 1 as const }],
      })),
      sequence: "A".repeat(size),
      topology: "circular" as const,
    };
    const cuts = Array.from({ length: 5000 }, (_, index) => mark(index * 979, 1 + (index % 20)));
    circularScene(record, 700, 640, cuts);
    const begun = cpuTime();
    circularScene(record, 700, 640, cuts);
    expect(cpuTime() - begun).toBeLessThan(400);
  });
});

describe("cut sites on a line", () => {
  const boxOf = (cut: ReturnType<typeof layoutLinearCuts>["cuts"][number]): Box => {
    const width = textWidth(nameOfCut(cut.mark), 11) * (cut.mark.count === 1 ? BOLD_WIDTH : 1);
    return {
      left: cut.textLeft,
      right: cut.textLeft + width,
      top: -cut.line * 14 - 14,
      bottom: -cut.line * 14,
    };
  };

  it("have names that overlap nowhere, no stem through a name, and none off the drawing", () => {
    fc.assert(
      fc.property(
        marks,
        fc.integer({ min: 200, max: 1200 }),
        fc.integer({ min: 1, max: 12 }),
        (all, width, lines) => {
          const { cuts, lineCount } = layoutLinearCuts(
            all,
            (at) => 24 + (at / SIZE) * (width - 48),
            width,
            lines,
          );
          const named = cuts.filter(({ line }) => line >= 0);
          expect(lineCount).toBeLessThanOrEqual(lines);
          named.forEach((cut, index) => {
            const box = boxOf(cut);
            expect(box.left).toBeGreaterThanOrEqual(0);
            expect(box.right).toBeLessThanOrEqual(width);
            named.forEach((other, at) => {
              if (at === index) return;
              expect(areApart(box, boxOf(other))).toBe(true);
              const isThrough = other.line > cut.line && other.x > box.left && other.x < box.right;
              expect(isThrough).toBe(false);
            });
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it("are gathered where they find no room: each cut once, no two texts over each other", () => {
    fc.assert(
      fc.property(marks, fc.integer({ min: 200, max: 1200 }), (all, width) => {
        const toX = (at: number) => 24 + (at / SIZE) * (width - 48);
        const { cuts } = layoutLinearCuts(all, toX, width, 1);
        const gathers = clusterCuts(cuts, width, (count) => `${count} sites`);
        const unnamed = cuts.filter(({ line }) => line < 0).toSorted((one, other) => one.x - other.x);
        expect(gathers.flatMap((gather) => gather.marks)).toEqual(unnamed.map(({ mark: cut }) => cut));
        const boxes = gathers.map(({ text, middle }) => {
          const half = textWidth(text, 11) / 2;
          return { left: middle - half, right: middle + half };
        });
        for (const [index, { left, right }] of boxes.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? -1);
        }
        for (const { marks: gathered, text } of gathers)
          expect(text).toBe(gathered.length > 1 ? `${gathered.length} sites` : gathered[0]?.names[0]);
      }),
      { numRuns: 150 },
    );
  });

  it("keep single cutters when there is no room for all", () => {
    const all = Array.from({ length: 60 }, (_, index) => mark(index * 80, index % 2 === 0 ? 1 : 2));
    const { cuts } = layoutLinearCuts(all, (at) => at / 20, 250, 3);
    const named = cuts.filter(({ line }) => line >= 0);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ mark: { count } }) => count === 1).length).toBeGreaterThan(named.length * 0.7);
    expect(cuts).toHaveLength(60);
  });

  it("lose only the lanes that a low drawing has no room for", () => {
    fc.assert(
      fc.property(features, fc.integer({ min: 60, max: 400 }), (own, gcTop) => {
        const shapes = own.map((one) => shapeFeature(one, SIZE, true));
        const laid = assignLanes(shapes, SIZE, 0.1);
        const fitted = linearLanes(laid, { lanes: 40, gcTop });
        expect(fitted.features).toEqual(laid.features.filter(({ lane }) => lane < fitted.laneCount));
        const { features: shown, hiddenCount } = fitted;
        expect(shown.length + hiddenCount).toBe(laid.features.length + laid.hiddenCount);
      }),
    );
  });

  it("make room above the axis, and the lanes begin below the figures", () => {
    const at = {
      view: { start: 0, length: SIZE },
      scale: 0.1,
      width: 548,
      height: 400,
      hasGc: true,
      hasGathers: false,
    };
    const [bare, crowded] = [linearPlan({ ...at, cutLines: 0 }), linearPlan({ ...at, cutLines: 5 })];
    expect(crowded.axis - bare.axis).toBeGreaterThanOrEqual(5 * 14);
    expect(crowded.lanes).toBeGreaterThan(crowded.figures);
    const lanes = linearLanes(assignLanes([shapeFeature(feature(10, 500), SIZE, false)], SIZE, 0.1), crowded);
    expect(lanes.features).toHaveLength(1);
    expect(linearPlan({ ...at, height: 100, cutLines: 0 }).gcTop).toBe(100);
  });
});

describe("ends of a bar", () => {
  it.each([
    ["TOP", false, true],
    ["BOTTOM", true, false],
    ["BOTH", true, true],
    ["NONE", false, false],
  ] as const)(
    "have the arrowheads of %s, whatever the strand",
    (arrowheadType, hasLeftHead, hasRightHead) => {
      for (const strand of [1, -1] as const) {
        const locations = [{ start: 10, end: 50, strand }];
        const shape = shapeFeature({ ...feature(10, 40), locations, arrowheadType }, SIZE, false);
        expect(shape).toMatchObject({ hasLeftHead, hasRightHead });
      }
    },
  );

  it("are partial if the feature continues beyond its range", () => {
    const location = { start: 10, end: 50, strand: 1, isStartPartial: true, isEndPartial: true } as const;
    const shape = shapeFeature({ ...feature(10, 40), locations: [location] }, SIZE, false);
    expect(endsOfPiece(shape, true, true)).toEqual({ left: "open", right: "openHead" });
    expect(endsOfPiece(shape, true, false)).toEqual({ left: "open", right: "flat" });
  });

  it("never take more of the bar than they may", () => {
    for (const end of ["flat", "head", "open", "openHead"] as const) {
      const outline = endOutline(end, 9, 2);
      expect(Math.max(...outline.map(([inwards]) => inwards))).toBeLessThanOrEqual(2);
      expect(outline[0]?.[1]).toBe(0);
      expect(outline.at(-1)?.[1]).toBe(1);
    }
  });
});

it("areas of GC curves show one side of the base line, also across the origin", () => {
  const values = Float32Array.from([0.5, -1, 1, -0.25]);
  const place = (letter: number, value: number) => ({ x: letter, y: value });
  const above = gcArea(values, 1, { from: 0, to: 40, step: 10 }, place);
  expect(above).toBe(
    "M0.0 0.5L10.0 0.0L20.0 1.0L30.0 0.0L40.0 0.5L40.0 0.0L30.0 0.0L20.0 0.0L10.0 0.0L0.0 0.0Z",
  );
  expect(gcArea(values, -1, { from: 30, to: 50, step: 10 }, place)).toContain("50.0 -1.0");
  expect(gcArea(new Float32Array(0), 1, { from: 0, to: 40, step: 10 }, place)).toBe("");
});
