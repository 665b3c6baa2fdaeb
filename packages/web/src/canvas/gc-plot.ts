import type { GcWindows } from "@benchleaf/bio";

/** GC curves for drawing: distance of each window from its base line, -1 to 1 of the maximum. */
export interface GcCurves {
  /** Residues from one value to the next; the first is about residue 0. */
  readonly step: number;
  /** Content above and below that of the whole molecule. */
  readonly content: Float32Array;
  /** Skew above and below zero. */
  readonly skew: Float32Array;
}

const scaled = (values: Float32Array, base: number): Float32Array => {
  const off = values.map((value) => (Number.isNaN(value) ? 0 : value - base));
  const most = off.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  return most === 0 ? off : off.map((value) => value / most);
};

const curvesOf = new WeakMap<GcWindows, GcCurves>();

export const gcCurves = (gc: GcWindows): GcCurves => {
  const known = curvesOf.get(gc);
  if (known) return known;
  const definedValues = gc.content.filter((value) => !Number.isNaN(value));
  const mean = definedValues.reduce((sum, value) => sum + value, 0) / Math.max(1, definedValues.length);
  const curves = { step: gc.step, content: scaled(gc.content, mean), skew: scaled(gc.skew, 0) };
  curvesOf.set(gc, curves);
  return curves;
};

/**
 * The area between a curve and its base line, as one closed path: only what is above (`sign` 1) or below (-1).
 * `place` gives the point of a value at a residue.
 */
export const gcArea = (
  values: Float32Array,
  sign: 1 | -1,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
  place: (letter: number, value: number) => { readonly x: number; readonly y: number },
): string => {
  const count = values.length;
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  if (count === 0 || last <= first) return "";
  const curve: string[] = [];
  const base: string[] = [];
  for (let index = first; index <= last; index += 1) {
    const letter = Math.max(from, Math.min(to, index * step));
    const value = values[((index % count) + count) % count] ?? 0;
    const high = place(letter, sign * Math.max(0, sign * value));
    const low = place(letter, 0);
    curve.push(`${high.x.toFixed(1)} ${high.y.toFixed(1)}`);
    base.push(`${low.x.toFixed(1)} ${low.y.toFixed(1)}`);
  }
  return `M${curve.join("L")}L${base.reverse().join("L")}Z`;
};
