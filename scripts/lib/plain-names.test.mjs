import { expect, it } from "vitest";
import { plainNameErrors } from "./plain-names.mjs";

it("refuses a retired name as a whole word, also in comments", () => {
  expect(plainNameErrors("a.ts", "// as bePatient does\nconst notBePatientAtAll = bePatient2;")).toEqual([
    "a.ts:1: bePatient is named retry now",
  ]);
});

it("refuses retired file names", () => {
  expect(plainNameErrors("packages/web/src/kernel/be-patient.test.ts", "")).toHaveLength(1);
});

it("refuses types that are named by a participle", () => {
  expect(plainNameErrors("a.ts", "interface Told {\nconst told = found;")).toEqual([
    "a.ts:1: type Told needs a noun as its name",
  ]);
});

it("leaves words of trade alone", () => {
  expect(plainNameErrors("a.ts", "seats.slice(1); hold(); letters;")).toEqual([]);
});

it("refuses old phrases in docs only", () => {
  expect(plainNameErrors("docs/architecture.md", "Who is told stands in the table.")).toHaveLength(2);
  expect(plainNameErrors("a.ts", "// Who is told stands in the table.")).toEqual([]);
});
