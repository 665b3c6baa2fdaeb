import { describe, expect, it } from "vitest";
import { isFlatFile, readPastedText, textOfMarkup } from "./pasted-text.ts";

const GENBANK = `LOCUS       mini                      12 bp    DNA     linear   SYN 01-JAN-2026
FEATURES             Location/Qualifiers
     CDS             1..6
                     /label="start"
ORIGIN
        1 atgaaataac cc
//
`;

describe("pasted text", () => {
  it("is a record where it is a flat file", () => {
    const read = readPastedText(GENBANK, "dna");
    expect(read).toMatchObject({
      kind: "record",
      record: { sequence: "atgaaataaccc", features: [{ name: "start" }] },
    });
    expect(isFlatFile(">seq\nACGT")).toBe(false);
  });

  it("ignores tags, styles and scripts of a web page", () => {
    const page = `<html><style>.cat{color:tan}</style><p class="gc">AC<b>GT</b></p><script>var cat = 1 < 2</script>&nbsp;TT</html>`;
    expect(readPastedText(page, "dna")).toMatchObject({
      wasMarkup: true,
      input: { letters: "ACGTTT", removedCount: 0 },
    });
    expect(textOfMarkup("1 < 2")).toBe("1 < 2");
  });

  it("keeps titles and partial locations that only look like tags", () => {
    expect(readPastedText(">seq <1..>12\nACGT", "dna")).toMatchObject({
      wasMarkup: false,
      input: { letters: "ACGT" },
    });
  });

  it("reads a damaged flat file as plain bases", () => {
    expect(readPastedText("LOCUS       x", "dna")).toMatchObject({ kind: "letters" });
  });
});
