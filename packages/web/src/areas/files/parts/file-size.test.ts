import { expect, it } from "vitest";
import type { Format } from "../../../kernel/format.ts";
import { sizeOf } from "./file-size.ts";

it("counts what a kind consists of: letters of sequences, characters of pages, rows of analyses, bytes of uploads", () => {
  const t = (key: string, values?: Record<string, unknown>) => `${key} ${values?.count}`;
  const format = { basePairs: (count: number) => `${count} bp`, bytes: (count: number) => `${count} B` };
  const of = (kind: Parameters<typeof sizeOf>[2]["kind"], size: number | null = 46) =>
    sizeOf(t, format as Format, { kind, size });
  expect(of("sequence")).toBe("46 bp");
  expect(of("eln")).toBe("files.sizeCharacters 46");
  expect(of("yydoc")).toBe("files.sizeCharacters 46");
  expect(of("analysis")).toBe("files.sizeRows 46");
  expect(of("literature")).toBe("46 B");
  expect(of("pdf")).toBe("46 B");
  expect(of("folder", null)).toBe("");
});
