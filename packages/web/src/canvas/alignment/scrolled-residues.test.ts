import fc from "fast-check";
import { expect, it } from "vitest";
import { scrolledResidues } from "./scrolled-residues.ts";

const size = { width: 40, height: 30 };

it("leaves no pixel that was neither there before nor is drawn again", () => {
  const place = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(place, place, place, place, (left, top, nextLeft, nextTop) => {
      const scrolled = scrolledResidues({ left, top, ...size }, { left: nextLeft, top: nextTop, ...size }, 1);
      if (!scrolled) {
        expect(Math.abs(nextLeft - left) >= size.width || Math.abs(nextTop - top) >= size.height).toBe(true);
        return;
      }
      const { right, down, bare } = scrolled;
      for (let x = 0; x < size.width; x++) {
        for (let y = 0; y < size.height; y++) {
          const [fromX, fromY] = [x - right, y - down];
          const isKept = fromX >= 0 && fromX < size.width && fromY >= 0 && fromY < size.height;
          const isDrawn = bare.some(
            (box) => x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height,
          );
          expect(isKept || isDrawn).toBe(true);
          if (isKept) expect([nextLeft + x, nextTop + y]).toEqual([left + fromX, top + fromY]);
        }
      }
    }),
  );
});

it("keeps nothing if bases would be between two pixels of the screen, or the view has another size", () => {
  const before = { left: 0, top: 0, ...size };
  expect(scrolledResidues(before, { ...before, left: 0.5 }, 1)).toBeNull();
  expect(scrolledResidues(before, { ...before, left: 0.5 }, 2)).not.toBeNull();
  expect(scrolledResidues(before, { ...before, left: 1 }, 1.25)).toBeNull();
  expect(scrolledResidues(before, { ...before, width: 41 }, 1)).toBeNull();
});
