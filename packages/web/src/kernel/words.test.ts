import { expect, test } from "vitest";
import { flatten } from "./words.ts";

test("error codes with dots stay whole", () => {
  expect(flatten({ shell: { save: "Save" }, errors: { "project.no.access": "No" } })).toEqual({
    "shell.save": "Save",
    "errors.project.no.access": "No",
  });
});
