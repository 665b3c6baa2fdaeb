import { expect, it } from "vitest";
import { assessAnswers, isOutside, visibleAnswers } from "./assess-answers.ts";
import { checkForm } from "./check-form.ts";
import { type FormContent, formContentSchema } from "./form.schema.ts";

const title = { "en-US": "x" };
const form = (items: readonly object[]): FormContent =>
  formContentSchema.parse({
    sections: [{ id: "s", title, items: items.map((item) => ({ title, ...item })) }],
  });
const cold = form([
  { kind: "number", id: "t", min: "-86", max: "-70" },
  { kind: "photo", id: "p", showIf: { item: "t", op: "failed" } },
  { kind: "score", id: "f", most: 5, passFrom: 3, required: false },
  { kind: "date", id: "d", mustNotBePast: true, required: false },
]);
const day = "2026-11-30";

it("compares limits exactly, the limits themselves being good", () => {
  expect(isOutside("-70", { min: "-86", max: "-70" })).toBe(false);
  expect(isOutside("-69.999999999", { min: "-86", max: "-70" })).toBe(true);
  expect(isOutside("0.3", { min: "0.30", max: null })).toBe(false);
});

it("takes a value out of limits as a finding, and asks what is asked then", () => {
  const found = assessAnswers(cold, { t: { number: "-65" } }, day);
  expect(found.result).toBe("fail");
  expect(found.missing.map(({ item }) => item.id)).toEqual(["p"]);
  const good = assessAnswers(cold, { t: { number: "-80" }, f: { score: 4 } }, day);
  expect(good).toMatchObject({ result: "pass", score: 4, mostScore: 5, missing: [] });
});

it("leaves out what a changed answer has hidden", () => {
  const answers = { t: { number: "-80" }, p: { files: [{ sha256: "a".repeat(64), name: "a", size: 1 }] } };
  expect(Object.keys(visibleAnswers(assessAnswers(cold, answers, day), answers))).toEqual(["t"]);
});

it("fails an expiry date before the day of the inspection, not on it", () => {
  const result = (date: string) => assessAnswers(cold, { t: { number: "-80" }, d: { date } }, day).result;
  expect([result("2026-11-29"), result("2026-11-30")]).toEqual(["fail", "pass"]);
});

it("names what keeps a form from being published", () => {
  const faults = (items: readonly object[]) => checkForm(form(items)).map(({ kind }) => kind);
  expect(checkForm({ sections: [] }).map(({ kind }) => kind)).toEqual(["no-items"]);
  expect(faults([{ kind: "number", id: "a", min: "2", max: "1" }])).toEqual(["limits-crossed"]);
  expect(faults([{ kind: "text", id: "a", showIf: { item: "a", op: "answered" } }])).toEqual([
    "condition-not-before",
  ]);
  expect(
    faults([
      { kind: "text", id: "a" },
      { kind: "date", id: "a" },
    ]),
  ).toEqual(["same-id"]);
  expect(faults([{ kind: "choice", id: "a", options: [] }])).toEqual(["no-options"]);
  expect(
    checkForm(form([{ kind: "text", id: "a" }]), new Map([["a", "number"]])).map(({ kind }) => kind),
  ).toEqual(["id-used-before"]);
  expect(checkForm(cold)).toEqual([]);
});
