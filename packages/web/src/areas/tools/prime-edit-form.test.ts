import { designPrimeEdits, reverseComplement } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { defaultFigures } from "./figure-settings.ts";
import { type PrimeEditForm, primeEditInput, primeSettings } from "./prime-edit-form.ts";

const form: PrimeEditForm = {
  kind: "replace",
  first: 121,
  last: 121,
  letters: "T",
  pam: "NGG",
  figures: defaultFigures(primeSettings),
};
let state = 11;
const sequence = Array.from({ length: 240 }, () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return "ACGT"[state >>> 30];
}).join("");
const other = sequence[120] === "T" ? "A" : "T";
const molecule = { sequence, topology: "linear" as const };
const inputOf = (more: Partial<PrimeEditForm>) => {
  const input = primeEditInput({ ...form, letters: other, ...more }, molecule);
  if (typeof input === "string") throw new Error(input);
  return input;
};

describe("a prime edit as it is asked for", () => {
  it("counts from one; an insertion is after a base", () => {
    expect(inputOf({}).edit).toEqual({ start: 120, end: 121, insert: other });
    expect(inputOf({ kind: "insert", first: 120, last: null, letters: "ga c\n" }).edit).toEqual({
      start: 120,
      end: 120,
      insert: "GAC",
    });
    expect(inputOf({ kind: "delete", first: 119, last: 121, letters: "?" }).edit).toEqual({
      start: 118,
      end: 121,
      insert: "",
    });
    expect(inputOf({ kind: "insert", first: 0, letters: "A" }).edit.start).toBe(0);
  });

  it("gives guide RNAs that write the edit", () => {
    const { edit, options } = inputOf({});
    const made = designPrimeEdits(sequence, edit, options);
    if (!made.ok) throw new Error(made.error.message);
    expect(made.designs.length).toBeGreaterThan(0);
    const edited = sequence.slice(0, 120) + other + sequence.slice(121);
    for (const { template, primerBindingSite, strand } of made.designs) {
      const written = reverseComplement(template + primerBindingSite);
      expect(strand === 1 ? edited : reverseComplement(edited)).toContain(written);
      expect(primerBindingSite).toHaveLength(13);
    }
  });

  it("reports what is wrong with the form", () => {
    const faultOf = (more: Partial<PrimeEditForm>) =>
      primeEditInput({ ...form, letters: other, ...more }, molecule);
    expect(faultOf({ first: null })).toBe("wanted");
    expect(faultOf({ last: null })).toBe("wanted");
    expect(faultOf({ first: 122 })).toBe("place");
    expect(faultOf({ first: 240, last: 241 })).toBe("place");
    expect(faultOf({ letters: "" })).toBe("letters");
    expect(faultOf({ letters: "AX" })).toBe("letters");
    expect(faultOf({ pam: "N-G" })).toBe("pam");
    expect(faultOf({ letters: sequence[120]! })).toBe("same");
  });
});
