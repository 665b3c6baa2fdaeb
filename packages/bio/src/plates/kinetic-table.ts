import { emptyWell, type Plate, parseWell, plateFor, plateShape } from "./plate.ts";
import type { KineticRead } from "./read-kinetics.ts";

/** The columns of curves: the well, the moment, the value. */
export const kineticColumns = ["well", "time", "value"] as const;
export type KineticColumn = (typeof kineticColumns)[number];

/**
 * Curves as rows of well, time and value, at most `most` of them: every second, third … reading is left out if there are more.
 *
 * @returns the rows, and how many readings one row stands for: 1 if none is left out
 */
export const tableOfKinetics = (
  { times, wells }: KineticRead,
  most: number,
): { readonly rows: string[][]; readonly every: number } => {
  const every = Math.max(1, Math.ceil((times.length * wells.length) / most));
  const rows = wells.flatMap(({ name, values }) =>
    times.flatMap((time, at) => (at % every === 0 ? [[name, String(time), values[at] ?? ""]] : [])),
  );
  return { rows: rows.slice(0, most), every };
};

/** What a whole curve is reduced to. */
export const kineticSummaries = ["last", "slope", "highest"] as const;
export type KineticSummary = (typeof kineticSummaries)[number];

const numberOf = (text: string): number => (text === "" ? Number.NaN : Number(text.replace(",", ".")));

/** Slope of the line of least squares. */
const slopeOf = (x: readonly number[], y: readonly number[]): number => {
  const points = x.flatMap((value, i) => (Number.isFinite(y[i]) ? [[value, y[i]!] as const] : []));
  if (points.length < 2) return Number.NaN;
  const [meanX, meanY] = [0, 1].map(
    (part) => points.reduce((sum, point) => sum + point[part]!, 0) / points.length,
  );
  let [above, below] = [0, 0];
  for (const [a, b] of points) {
    above += (a - meanX!) * (b - meanY!);
    below += (a - meanX!) ** 2;
  }
  return below === 0 ? Number.NaN : above / below;
};

/**
 * A plate with one value of each curve: its last reading, its highest, or the slope of a line through all of it, per unit of
 * time. Undefined where the wells fit no plate.
 */
export const plateOfKinetics = (read: KineticRead, summary: KineticSummary): Plate | undefined => {
  const wells = read.wells.flatMap(({ name, values }) => {
    const place = parseWell(name);
    return place === undefined ? [] : [{ place, numbers: values.map(numberOf) }];
  });
  const size = plateFor(
    Math.max(0, ...wells.map(({ place }) => place.row + 1)),
    Math.max(0, ...wells.map(({ place }) => place.column + 1)),
  );
  if (size === undefined || wells.length === 0) return undefined;
  const { columns } = plateShape(size);
  const all = Array.from({ length: size }, () => emptyWell);
  for (const { place, numbers } of wells) {
    const known = numbers.filter(Number.isFinite);
    const value = {
      last: known.at(-1) ?? Number.NaN,
      highest: known.length > 0 ? Math.max(...known) : Number.NaN,
      slope: slopeOf(read.times, numbers),
    }[summary];
    if (!Number.isFinite(value)) continue;
    all[place.row * columns + place.column] = {
      ...emptyWell,
      role: "sample",
      value: String(Number(value.toPrecision(8))),
    };
  }
  return { size, wells: all, isBlankSubtracted: false };
};
