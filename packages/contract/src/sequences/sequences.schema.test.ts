import { type ReadNote, type WriteNoteCode, writtenFormats } from "@benchleaf/bio";
import { expect, expectTypeOf, it } from "vitest";
import type { AnnotationFault } from "./annotation-limits.ts";
import {
  type ReadNoteCode,
  readNoteCodeSchema,
  readNoteSchema,
  type WriteNoteWire,
  writtenFormatSchema,
} from "./sequences.schema.ts";

it("knows the remarks that the readers of bio make, and beside them the limits of an import alone", () => {
  expectTypeOf<Exclude<ReadNoteCode, AnnotationFault | "too-many-records">>().toEqualTypeOf<
    ReadNote["code"]
  >();
  expect(readNoteCodeSchema.options.length).toBeGreaterThan(0);
});

it("knows the formats that bio writes, and what it says they cannot hold", () => {
  expectTypeOf<WriteNoteWire["code"]>().toEqualTypeOf<WriteNoteCode>();
  expect([...writtenFormatSchema.options].sort()).toEqual([...writtenFormats].sort());
});

it("refuses a remark that has no words", () => {
  expect(readNoteSchema.safeParse({ code: "start-clamped", line: 3, detail: "0" }).success).toBe(true);
  expect(readNoteSchema.safeParse({ code: "made-up", line: 3, detail: "" }).success).toBe(false);
});
