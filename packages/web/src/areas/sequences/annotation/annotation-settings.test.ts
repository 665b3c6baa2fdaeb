import { expect, it } from "vitest";
import { parseAnalysisSettings } from "../analysis/analysis-settings.ts";
import { defaultDetectForm, parseDetectForm } from "./annotation-settings.ts";

it("reads the stored settings, and uses the defaults if they are invalid", () => {
  const form = { minIdentity: 88, minLength: 30, isTranslated: false, skipsKnown: true, hasLibrary: false };
  expect(parseDetectForm(JSON.stringify(form))).toEqual(form);
  expect(parseDetectForm("no json")).toEqual(defaultDetectForm);
  expect(parseDetectForm('{"minIdentity":5,"minLength":3}')).toEqual(defaultDetectForm);
});

it.each([
  ["any", "any"],
  [
    ["GTG", "TTG"],
    ["GTG", "TTG"],
  ],
  [["nothing"], "ATG"],
  ["sometimes", "ATG"],
] as const)("reads the start codons %j as %j", (stored, starts) => {
  expect(parseAnalysisSettings(JSON.stringify({ orfs: { starts: stored } })).orfs.starts).toEqual(starts);
});
