import { describe, expect, it } from "vitest";
import {
  cellsOf,
  findCellFaults,
  findTwins,
  guessMapping,
  isHead,
  mappingByPlace,
  withPlainValues,
} from "./tables.rules.ts";

describe("the guess of columns", () => {
  it.each([
    [
      ["名称", "序列", "描述"],
      ["name", "bases", "description"],
    ],
    [
      ["名稱", "序列", "訂單號"],
      ["name", "bases", "orderNumber"],
    ],
    [
      ["Name", "Bases", "Order number"],
      ["name", "bases", "orderNumber"],
    ],
    [
      ["Primer Name", "Sequence (5'-3')", "Notes"],
      ["name", "bases", "description"],
    ],
    [
      ["orderNumber", "x", "SEQ"],
      ["orderNumber", null, "bases"],
    ],
    [
      ["'=name", "引物序列5'-3'"],
      ["name", "bases"],
    ],
    [
      ["", "name", "name"],
      [null, "name", null],
    ],
    [
      ["Primer Sequence", "Primer", "Vendor"],
      ["bases", "name", null],
    ],
    [
      ["引物名称", "引物序列", "备注"],
      ["name", "bases", "description"],
    ],
    [
      ["Tm（°C）", "名称"],
      [null, "name"],
    ],
  ])("takes %j for %j", (heads, mapping) => {
    expect(guessMapping("primer", heads)).toEqual(mapping);
  });
  it("knows a table without heads, whose columns are those asked for in their order", () => {
    const first = ["M13", "GTAAAACGACGGCCAGT", "x"];
    expect(isHead("primer", guessMapping("primer", first))).toBe(false);
    expect(mappingByPlace("primer", 3)).toEqual(["name", "bases", "description"]);
    expect(isHead("primer", ["name", null])).toBe(true);
  });
});

describe("the check of cells", () => {
  it("marks what is missing, too long, or none of the choices, in its cell", () => {
    const cells = { name: "", bases: "ACGT", alphabet: "RNA", description: "x".repeat(5_001) };
    expect(findCellFaults("feature", cells)).toEqual([
      { column: "name", code: "table.cell.empty" },
      { column: "alphabet", code: "table.cell.no.choice", data: { choices: "dna, protein" } },
      { column: "description", code: "table.cell.over", data: { limit: 5_000 } },
    ]);
    expect(findCellFaults("feature", { name: "a", bases: "ACGT", alphabet: "Protein" })).toEqual([]);
  });
  it("reads choices in the words of any language", () => {
    for (const kind of ["kit", "Kit", "试剂盒", "試劑盒"])
      expect(withPlainValues("material", { name: "a", kind })).toEqual({ name: "a", kind: "kit" });
    const unknown = { name: "a", kind: "spoon" };
    expect(findCellFaults("material", unknown).map(({ code }) => code)).toEqual(["table.cell.no.choice"]);
    expect(withPlainValues("material", unknown)).toEqual(unknown);
  });
  it("reads days as people and spreadsheets write them", () => {
    for (const expirationDay of [
      "2027-1-5",
      "2027/01/05",
      "2027年1月5日",
      "２０２７.1.5",
      "2027-01-05 00:00:00",
    ])
      expect(withPlainValues("material", { expirationDay })).toEqual({ expirationDay: "2027-01-05" });
    for (const expirationDay of ["2027-02-30", "01/05/2027", "tomorrow", "20270105"])
      expect(findCellFaults("material", { name: "a", expirationDay })).toEqual([
        { column: "expirationDay", code: "table.cell.no.date" },
      ]);
  });
  it("reports the second of two equal rows, whatever their case", () => {
    const twins = findTwins("primer");
    expect(twins(2, { name: "T7", bases: "ACGT" })).toEqual([]);
    expect(twins(3, { name: "SP6", bases: "acgt" })).toEqual([
      { column: "bases", code: "table.cell.twice", data: { row: 2 } },
    ]);
    expect(twins(4, { name: "t7", bases: "" })).toEqual([
      { column: "name", code: "table.cell.twice", data: { row: 2 } },
    ]);
  });
  it("reads a cell as it was before it was made harmless", () => {
    expect(cellsOf(["'=1+1", " x ", "'-5 end"], ["name", null, "description"])).toEqual({
      name: "=1+1",
      description: "-5 end",
    });
  });
});
