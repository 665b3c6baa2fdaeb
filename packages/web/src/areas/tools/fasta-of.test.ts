import { readSequences } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { fastaOf } from "./fasta-of.ts";

it("is read back as records with their complete names", () => {
  const records = [
    { name: "pUC19 反向互补", letters: "ACGT".repeat(40) },
    { name: " T7 cassette (synthetic)  −3 ", letters: "TTTT" },
  ];
  const read = readSequences(new TextEncoder().encode(fastaOf(records)));
  if (!read.ok) throw new Error(read.error.code);
  expect(read.records.map(({ name, sequence }) => [name, sequence])).toEqual([
    ["pUC19_反向互补", "ACGT".repeat(40)],
    ["T7_cassette_(synthetic)_−3", "TTTT"],
  ]);
});
