import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LabelArea, layoutLabels, type PlacedLabel } from "./label-layout.ts";
import { laneCount, layoutLanes, NO_LANE } from "./lane-layout.ts";
import { tickPositions, tickStep } from "./ticks.ts";

describe("lanes", () => {
  const interval = fc
    .record({ start: fc.integer({ min: 0, max: 99 }), length: fc.integer({ min: 1, max: 100 }) })
    .map(({ start, length }) => ({ start, end: start + length }));

  it("never overlap on a line", () => {
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 60 }),
        fc.integer({ min: 1, max: 24 }),
        (intervals, maxLanes) => {
          const lanes = layoutLanes(intervals, { maxLanes });
          intervals.forEach((one, index) => {
            intervals.slice(0, index).forEach((other, at) => {
              if (lanes[at] !== lanes[index] || lanes[at] === NO_LANE) return;
              expect(one.start >= other.end || other.start >= one.end).toBe(true);
            });
          });
          expect(laneCount(lanes)).toBeLessThanOrEqual(maxLanes);
        },
      ),
    );
  });

  it("never overlap on a circle, across the origin either", () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 40 }), (intervals) => {
        const circleSize = 100;
        const lanes = layoutLanes(intervals, { maxLanes: 4, circleSize });
        const covered = new Set<string>();
        intervals.forEach(({ start, end }, index) => {
          if (lanes[index] === NO_LANE) return;
          for (let at = start; at < end; at += 1) {
            const key = `${lanes[index]}/${at % circleSize}`;
            expect(covered.has(key)).toBe(false);
            covered.add(key);
          }
        });
      }),
    );
  });

  it("places 20,000 intervals well within a frame or two", () => {
    const intervals = Array.from({ length: 20_000 }, (_, index) => ({
      start: index * 7,
      end: index * 7 + 50,
    }));
    const begun = cpuTime();
    layoutLanes(intervals, { maxLanes: 24 });
    expect(cpuTime() - begun).toBeLessThan(250);
  });
});

describe("labels outside a circle", () => {
  const request = fc.record({
    angle: fc.double({ min: 0, max: 2 * Math.PI - 1e-6, noNaN: true }),
    width: fc.integer({ min: 10, max: 110 }),
    priority: fc.integer({ min: 0, max: 5000 }),
  });
  const area: fc.Arbitrary<LabelArea> = fc
    .record({
      radius: fc.integer({ min: 30, max: 300 }),
      side: fc.integer({ min: 30, max: 250 }),
      rise: fc.integer({ min: 0, max: 200 }),
    })
    .map(({ radius, side, rise }) => ({
      radius,
      halfWidth: radius + side,
      halfHeight: radius + rise,
      lineHeight: 16,
    }));
  const scene = fc.tuple(
    fc.uniqueArray(request, { maxLength: 90, selector: ({ angle }) => angle.toFixed(4) }),
    area,
  );

  const layout = ([requests, where]: [{ angle: number; width: number; priority: number }[], LabelArea]) => {
    const named = requests.map((one, index) => ({ ...one, id: String(index) }));
    return { ...layoutLabels(named, where), named, where };
  };
  const boxOf = (label: PlacedLabel, width: number) => ({
    left: label.side === 1 ? label.x : label.x - width,
    right: label.side === 1 ? label.x + width : label.x,
    top: label.y - 8,
    bottom: label.y + 8,
  });
  type Point = readonly [number, number];
  const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const doCross = (a: Point, b: Point, c: Point, d: Point) =>
    turn(a, b, c) * turn(a, b, d) < -1e-6 && turn(c, d, a) * turn(c, d, b) < -1e-6;
  const legs = (label: PlacedLabel) =>
    label.leader.slice(1).map((to, index): [Point, Point] => [label.leader[index] ?? to, to]);

  it("overlap at no count and no size, and stay on the drawing", () => {
    fc.assert(
      fc.property(scene, (given) => {
        const { placed, named, where, hiddenCount } = layout(given);
        expect(placed.length + hiddenCount).toBe(named.length);
        const boxes = placed.map((label) => boxOf(label, named[Number(label.id)]?.width ?? 0));
        boxes.forEach((box, index) => {
          expect(Math.max(-box.left, box.right)).toBeLessThanOrEqual(where.halfWidth + 0.01);
          const label = placed[index];
          expect(Math.abs(label?.x ?? 0) + (label?.room ?? 0)).toBeCloseTo(where.halfWidth);
          expect(Math.max(-box.top, box.bottom)).toBeLessThanOrEqual(where.halfHeight + 0.01);
          for (const other of boxes.slice(0, index)) {
            const isApart =
              box.left >= other.right ||
              other.left >= box.right ||
              box.top >= other.bottom - 0.01 ||
              other.top >= box.bottom - 0.01;
            expect(isApart).toBe(true);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  it("have leader lines that cross neither each other nor a text", () => {
    fc.assert(
      fc.property(scene, (given) => {
        const { placed, named } = layout(given);
        placed.forEach((label, index) => {
          for (const other of placed.slice(0, index)) {
            for (const [a, b] of legs(label))
              for (const [c, d] of legs(other)) expect(doCross(a, b, c, d)).toBe(false);
          }
          const { left, right, top, bottom } = boxOf(label, named[Number(label.id)]?.width ?? 0);
          for (const other of placed) {
            if (other === label) continue;
            for (const [a, b] of legs(other)) {
              expect(doCross(a, b, [left + 0.5, top + 0.5], [right - 0.5, bottom - 0.5])).toBe(false);
              expect(doCross(a, b, [left + 0.5, bottom - 0.5], [right - 0.5, top + 0.5])).toBe(false);
            }
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  it("keep the widest features when there is no room for all", () => {
    const requests = Array.from({ length: 200 }, (_, index) => ({
      id: String(index),
      angle: index * 0.0314,
      width: 40,
      priority: index,
    }));
    const { placed, hiddenCount } = layoutLabels(requests, {
      radius: 100,
      halfWidth: 220,
      halfHeight: 160,
      lineHeight: 16,
    });
    expect(hiddenCount).toBeGreaterThan(100);
    expect(placed.some((label) => label.id === "199")).toBe(true);
  });
});

describe("ticks", () => {
  it("are at multiples of 1, 2 or 5 times a power of ten, no more than requested", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), fc.integer({ min: 1, max: 20 }), (span, most) => {
        expect(String(tickStep(span, most))).toMatch(/^[125]0*$/);
        expect(tickPositions(0, span, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it("count from one within the stretch", () => {
    expect(tickPositions(0, 2686, 6)).toEqual([500, 1000, 1500, 2000, 2500]);
    expect(tickPositions(95, 130, 5)).toEqual([100, 110, 120, 130]);
    expect(tickPositions(5, 5, 5)).toEqual([]);
    // Residues 1,234,501 to 1,234,600 of a chromosome: 1,234,520, 1,234,540 …
    expect(tickPositions(0, 100, 5, 1_234_500)).toEqual([20, 40, 60, 80, 100]);
    expect(tickPositions(0, 100, 5, 1_234_507)).toEqual([13, 33, 53, 73, 93]);
  });
});
