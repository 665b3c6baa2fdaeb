import fc from "fast-check";
import { expect, test } from "vitest";
import { fileNameFault, MAX_FILE_NAME_BYTES, numberedName } from "./file-names.ts";

test.each([
  ["质粒 🧬.gb", null],
  ["pUC19 (2).gb", null],
  ["...", null],
  [" ", "empty"],
  ["..", "path"],
  ["a/b", "path"],
  ["C:\\gel.tif", "path"],
  ["gel\n.tif", "control"],
  ["gel\u0007.tif", "control"],
  ["photo\u202egnp.exe", "control"],
  ["a".repeat(255), null],
  ["a".repeat(256), "tooLong"],
  ["质".repeat(85), null],
  ["质".repeat(86), "tooLong"],
] as const)("%j is %j", (name, fault) => {
  expect(fileNameFault(name)).toBe(fault);
});

test("a number is placed before the extension, never inside a folder's name", () => {
  expect(numberedName("gel.tif", 1)).toBe("gel.tif");
  expect(numberedName("gel.tif", 2)).toBe("gel (2).tif");
  expect(numberedName(".hidden", 3)).toBe(".hidden (3)");
  expect(numberedName("v1.2", 2, true)).toBe("v1.2 (2)");
});

test("a numbered name is as good as the name was", () => {
  const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 90 });
  fc.assert(
    fc.property(name, fc.integer({ min: 2, max: 9_999 }), (given, number) => {
      fc.pre(fileNameFault(given) === null && given === given.trim());
      const made = numberedName(given, number);
      expect(fileNameFault(made)).toBeNull();
      expect(new TextEncoder().encode(made).length).toBeLessThanOrEqual(MAX_FILE_NAME_BYTES);
    }),
  );
});
