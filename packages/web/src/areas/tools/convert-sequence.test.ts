import { describe, expect, it } from "vitest";
import { type Conversion, convertSequence } from "./convert-sequence.ts";

const convert = (text: string, to: Conversion) => convertSequence(text, { to, frame: 1, code: 1 });

describe("sequence conversion", () => {
  it.each<[Conversion, string]>([
    ["reverseComplement", "TTTaCAT"],
    ["complement", "TACaTTT"],
    ["reverse", "AAAtGTA"],
    ["toDna", "ATGtAAA"],
    ["toRna", "AUGuAAA"],
    ["translate", "M*"],
  ])("%s", (to, letters) => {
    expect(convert("ATGtAAA", to).letters).toBe(letters);
  });

  it("of a FASTA file are read without header, numbers, spaces and what is no base", () => {
    expect(convert(">pUC19 lacZ\n1 ATG J\n11 AAA!", "reverseComplement")).toEqual({
      letters: "TTTCAT",
      read: 6,
    });
  });

  it("of RNA stay RNA, and U beside T is read as T", () => {
    expect(convert("AUG", "reverseComplement").letters).toBe("CAU");
    expect(convert("AUGT", "reverseComplement").letters).toBe("ACAT");
  });
});
