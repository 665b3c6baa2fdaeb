import { expect, test } from "vitest";
import { readPicture } from "./picture.ts";
import { Problem } from "./problem.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
/** A JPEG's head: start, application segment, a table, a frame of 3 x 2 pixels. */
const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"),
  Buffer.from("ffc4000401", "hex"),
  Buffer.from("02ffc0000b080002000301011100", "hex"),
]);

test("knows a PNG and its size by the bytes", () => {
  expect(readPicture(pixel)).toEqual({ contentType: "image/png", width: 1, height: 1 });
});

test("knows a JPEG behind its other segments", () => {
  expect(readPicture(jpeg)).toEqual({ contentType: "image/jpeg", width: 3, height: 2 });
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a drawing that may hold scripts", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a page that calls itself a picture", Buffer.from("<html>".padEnd(64))],
  ["a PNG without its head", pixel.subarray(0, 12)],
  ["a JPEG without a frame", jpeg.subarray(0, 20)],
  ["a picture without pixels", Buffer.concat([pixel.subarray(0, 16), Buffer.alloc(8), pixel.subarray(24)])],
  ["more than 2 MB", Buffer.concat([pixel, Buffer.alloc(2 * 1024 ** 2)])],
])("refuses %s", (_, bytes) => {
  expect(() => readPicture(bytes)).toThrow(Problem);
});
