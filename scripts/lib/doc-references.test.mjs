import { expect, it } from "vitest";
import { brokenReferences } from "./doc-references.mjs";

const known = ["packages/server/src/kernel/mount.ts", "docs/testing.md", "README.md"];
const errorsIn = (text) => brokenReferences("docs/page.md", text, known);

it("accepts links and file names that exist, short or whole", () => {
  expect(
    errorsIn("[tests](testing.md#gate), `kernel/mount.ts`, `server/kernel/mount.ts`, `mount.ts`"),
  ).toEqual([]);
});

it("ignores addresses, anchors, placeholders and endings", () => {
  expect(
    errorsIn("[a](https://example.org/a.md) [b](#b) `<area>.keys.ts` `.store.ts` `sequence.pUC19`"),
  ).toEqual([]);
});

it("names the line of a missing file", () => {
  expect(errorsIn("fine\n[gone](gone.md) and `kernel/gone.ts`")).toEqual([
    "docs/page.md:2: no file gone.md",
    "docs/page.md:2: no file named kernel/gone.ts",
  ]);
});
