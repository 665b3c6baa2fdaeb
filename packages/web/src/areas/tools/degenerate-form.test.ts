import { designDegeneratePrimers } from "@benchleaf/bio";
import { expect, it } from "vitest";
import {
  alignedRows,
  type DegenerateForm,
  degenerateInput,
  degenerateSettings,
  MAX_ALIGNED,
  MAX_COLUMNS,
} from "./degenerate-form.ts";
import { defaultFigures } from "./figure-settings.ts";

const usual: DegenerateForm = {
  kind: "alignment",
  text: "",
  table: 1,
  figures: defaultFigures(degenerateSettings),
};
const faultOf = (form: DegenerateForm) => {
  const input = degenerateInput(form);
  return input.ok ? null : input.fault;
};

it("reads an alignment as FASTA or a sequence a line, gaps and all", () => {
  expect(alignedRows(">a x\nACG-\nT\n>b\r\nacguT\n")).toEqual(["ACG-T", "ACGTT"]);
  expect(alignedRows("ACGT\nAC-T\n\n")).toEqual(["ACGT", "AC-T"]);
});

it("asks the engine for primers that fit all codons of a protein", () => {
  const form = {
    ...usual,
    kind: "protein" as const,
    text: "MWHDKMYWFNQCMWDEKHMWYFCQNMWHKDEFYWMCHNQWMKDYFHEWMC",
  };
  const input = degenerateInput({ ...form, figures: { ...form.figures, productLeast: 60, tmLeast: 35 } });
  if (!input.ok) throw new Error(input.fault);
  const made = designDegeneratePrimers(input.source, input.options);
  if (!made.ok) throw new Error(made.error.message);
  expect(made.pairs.length).toBeGreaterThan(0);
  expect(made.consensus.startsWith("ATGTGGCAYGAYAARATG")).toBe(true);
});

it("reports what is missing", () => {
  const some = { ...usual, text: "ACGT".repeat(100) };
  const withFigures = (figures: Partial<DegenerateForm["figures"]>) =>
    faultOf({ ...some, figures: { ...some.figures, ...figures } });
  expect(faultOf(some)).toBe(null);
  expect(faultOf(usual)).toBe("empty");
  expect(withFigures({ count: null })).toBe("wanted");
  for (const odd of [
    { productLeast: 2000 },
    { sizeMost: 12 },
    { tmMost: 40 },
    { sizeLeast: 10, fixedEnd: 11 },
  ])
    expect(withFigures(odd)).toBe("order");
  expect(faultOf({ ...usual, text: "A".repeat(MAX_COLUMNS + 1) })).toBe("long");
  expect(faultOf({ ...usual, kind: "protein", text: "M".repeat(MAX_COLUMNS) })).toBe("long");
  expect(faultOf({ ...usual, text: "ACGT\n".repeat(MAX_ALIGNED + 1) })).toBe("many");
});
