import { describe, expect, it } from "vitest";
import { formatLocus, readLocus } from "./locus-line.ts";

describe("a LOCUS line", () => {
  it("in the columns of GenBank is written unchanged", () => {
    for (const line of [
      "LOCUS       SYNPUC19CV              2686 bp    DNA     circular SYN 22-MAY-2002",
      "LOCUS       NP_034640                182 aa            linear   ROD 15-NOV-2007",
      "LOCUS       pFA6a-kanMX6            3938 bp ds-DNA     circular SYN 16-JUN-2022",
      "LOCUS       a_name_longer_than_sixteen 3938 bp    mRNA    linear       16-JUN-2022",
    ]) {
      expect(formatLocus(readLocus(line))).toBe(line);
    }
  });

  it.each([
    ["LOCUS       pBAD30       4923 bp    DNA   circular            ", "pBAD30", 4923, true],
    ["LOCUS       pKT128       4738 bp    DNA   CIRCULAR SYN        23-MAR-2010", "pKT128", 4738, true],
    ["LOCUS                         4 bp    DNA     circular SYN 26-SEP-2022", "", 4, true],
    ["LOCUS       my own plasmid 2   120 bp", "my own plasmid 2", 120, false],
    ["LOCUS       nothing else", "nothing", undefined, false],
    ["LOCUS", "", undefined, false],
  ])("in columns of its own is read: %s", (line, name, length, isCircular) => {
    expect(readLocus(line)).toMatchObject({ name, length, isCircular });
  });
});
