import { expect, it } from "vitest";
import { readPlace, shiftRegion } from "./read-place.ts";

const chromosome = { number: 2, size: 1_000 };

it.each([
  ["101-200", { chromosome: 2, start: 100, length: 100 }],
  ["101..200", { chromosome: 2, start: 100, length: 100 }],
  [" 1,0 - 1,000 ", { chromosome: 2, start: 9, length: 991 }],
  ["500", { chromosome: 2, start: 499, length: 1 }],
  ["200-101", null],
  ["0-5", null],
  ["990-1001", null],
  ["abc", null],
  ["", null],
])("reads %j", (text, region) => {
  expect(readPlace(text, chromosome)).toEqual(region);
});

it("keeps to the middle of what is longer than one look", () => {
  const long = { number: 1, size: 5_000_000 };
  expect(shiftRegion(readPlace("1,000,001-3,000,000", long)!, long, {})).toEqual({
    chromosome: 1,
    start: 1_950_000,
    length: 100_000,
  });
});

it("stays on the chromosome when it is moved or widened", () => {
  const region = { chromosome: 2, start: 100, length: 200 };
  expect(shiftRegion(region, chromosome, { by: 1 })).toEqual({ chromosome: 2, start: 300, length: 200 });
  expect(shiftRegion(region, chromosome, { by: -1 })).toEqual({ chromosome: 2, start: 0, length: 200 });
  expect(shiftRegion({ ...region, start: 900, length: 100 }, chromosome, { by: 1 }).start).toBe(900);
  expect(shiftRegion(region, chromosome, { times: 2 })).toEqual({ chromosome: 2, start: 0, length: 400 });
  expect(shiftRegion(region, chromosome, { times: 100 })).toEqual({ chromosome: 2, start: 0, length: 1_000 });
  expect(shiftRegion(region, chromosome, { times: 0.5 })).toEqual({ chromosome: 2, start: 150, length: 100 });
});
