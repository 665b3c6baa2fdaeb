import { expect, test } from "vitest";
import { flatten, translate } from "./translation.ts";

test("error codes with dots stay whole", () => {
  expect(flatten({ shell: { save: "Save" }, errors: { "project.no.access": "No" } })).toEqual({
    "shell.save": "Save",
    "errors.project.no.access": "No",
  });
});

test("values are filled in, also twice, and what is absent leaves nothing", () => {
  const english = { locale: "en-US", phrases: { "a.b": "{{who}} and {{who}}: {{what}}." } } as const;
  expect(translate(english, "a.b", { who: "Ann" })).toBe("Ann and Ann: .");
  expect(translate(english, "a.missing", null)).toBe("a.missing");
});

test("a phrase follows its number, in languages with one form and with two", () => {
  const phrases = { "f.n_one": "{{count}} file", "f.n_other": "{{count}} files" };
  expect(translate({ locale: "en-US", phrases }, "f.n", { count: 1 })).toBe("1 file");
  expect(translate({ locale: "en-US", phrases }, "f.n", { count: 0 })).toBe("0 files");
  expect(translate({ locale: "zh-CN", phrases }, "f.n", { count: 1 })).toBe("1 files");
  expect(translate({ locale: "en-US", phrases: { "f.n": "of {{count}}" } }, "f.n", { count: 1 })).toBe(
    "of 1",
  );
});
