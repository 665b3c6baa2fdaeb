import { describe, expect, it } from "vitest";
import { newPlate, parseWell, wellName } from "./plate.ts";
import { changeWells, layOutSeries, pasteValues, wellsBetween } from "./plate-layout.ts";
import { blankOf, methodOfPlate, tableOfPlate } from "./plate-table.ts";
import { readPlates } from "./read-plates.ts";

const names = {
  ...{ well: "Well", sample: "Sample", target: "Gene" },
  ...{ concentration: "Conc", dilution: "Dilution", value: "OD" },
};
const cells = (text: string, separator: string): string[][] =>
  text.split("\n").map((line) => line.split(separator));
const line = (letter: string, from: number): string =>
  [letter, ...Array.from({ length: 12 }, (_, i) => (from + i / 100).toFixed(3))].join(",");

describe("wells", () => {
  it("have a name, and a name leads back to its place", () => {
    expect([wellName(96, 0), wellName(96, 95), wellName(384, 383)]).toEqual(["A1", "H12", "P24"]);
    expect([parseWell("B02"), parseWell("p24")]).toEqual([
      { row: 1, column: 1 },
      { row: 15, column: 23 },
    ]);
    for (const text of ["", "A0", "Q1", "A25", "12", "AB1"]) expect(parseWell(text)).toBeUndefined();
  });
  it("are selected as a rectangle, whichever corner comes first", () => {
    expect(wellsBetween({ size: 96 }, 13, 0)).toEqual([0, 1, 12, 13]);
  });
});

describe("a series", () => {
  it("dilutes down the rows, with the columns as replicates", () => {
    const wells = wellsBetween({ size: 96 }, 0, 37);
    const plate = layOutSeries(changeWells(newPlate(96), wells, { role: "standard" }), wells, {
      ...{ direction: "down", first: 1000, factor: 4, prefix: "S" },
    });
    const show = (index: number) => [plate.wells[index]!.name, plate.wells[index]!.concentration];
    expect([show(0), show(1), show(12), show(37), show(2)]).toEqual([
      ["S1", "1000"],
      ["S1", "1000"],
      ["S2", "250"],
      ["S4", "15.625"],
      ["", ""],
    ]);
  });
});

describe("a plate becomes a table", () => {
  const pasted = pasteValues(newPlate(96), 0, [
    ["0,10", "0,12", "1,11", "0,61"],
    ["", "", "0,31", "n.d."],
  ]).plate;
  const plate = changeWells(
    changeWells(changeWells(pasted, [0, 1], { role: "blank" }), [2], {
      role: "standard",
      concentration: "10",
    }),
    [3],
    { name: "U1" },
  );
  it("without its blanks, whose mean is subtracted", () => {
    expect(blankOf(plate, ",")).toEqual({ mean: 0.11, count: 2 });
    expect(tableOfPlate(plate, ",", names).rows).toEqual([
      ["A3", "10", "", "10", "", "1"],
      ["A4", "U1", "", "", "", "0,5"],
      ["B3", "B3", "", "", "", "0,2"],
      ["B4", "B4", "", "", "", "n.d."],
    ]);
    expect(tableOfPlate({ ...plate, isBlankSubtracted: false }, ",", names).rows[0]![5]).toBe("1,11");
  });
  it("leaves values alone while it is unclear what a comma means", () => {
    expect(blankOf(plate, null)).toBeNull();
    expect(tableOfPlate(plate, null, names).rows[0]![5]).toBe("1,11");
  });
  it("with the method that its wells are for", () => {
    expect(methodOfPlate(plate).method).toBe("standards");
    const groups = changeWells(changeWells(pasted, [0, 1], { name: "a" }), [2, 3], { name: "b" });
    expect(methodOfPlate({ ...groups, wells: groups.wells.slice(0, 4) }).method).toBe("tTest");
    expect(methodOfPlate(changeWells(pasted, [0], { target: "GAPDH" }))).toMatchObject({ method: "qpcr" });
    expect(methodOfPlate(changeWells(pasted, [0], { concentration: "5" })).method).toBe("dose");
  });
  it("counts what does not fit when it is pasted", () => {
    expect(pasteValues(newPlate(6), 5, [["1", "2"], ["3"]]).lost).toBe(2);
  });
});

describe("files of plate readers", () => {
  it("BMG: a title, a grid with commas", () => {
    const text = `User: USER,Path: C:\\data,Test run no.: 4\n\nAbsorbance\n\nRaw Data (450)\n\n,${Array.from({ length: 12 }, (_, i) => i + 1).join(",")},\n${[..."ABCDEFGH"].map((letter, i) => line(letter, i)).join("\n")}\n`;
    const [found, ...more] = readPlates(cells(text, ","));
    expect(more).toEqual([]);
    expect(found).toMatchObject({ label: "Raw Data (450)", plate: { size: 96 } });
    expect(found!.plate.wells[13]).toMatchObject({ role: "sample", value: "1.010" });
  });
  it("Tecan: the head begins with <>, part of a plate, words for saturated wells", () => {
    const text = "Label: Label1\n<>\t1\t2\t3\nA\t0.1\t0.2\tOVER\nB\t0.4\t0.5\t0.6\n\nEnd Time:\t12:00";
    const [found] = readPlates(cells(text, "\t"));
    expect(found).toMatchObject({ label: "Label: Label1", plate: { size: 6 } });
    expect(found!.plate.wells.map(({ value }) => value)).toEqual(["0.1", "0.2", "OVER", "0.4", "0.5", "0.6"]);
  });
  it("BioTek Gen5: the layout names wells and standards, each kind of result is a plate of its own", () => {
    const text = [
      ...["Layout", "\t1\t2\t3\t4"],
      ...["A\tSTD1\tSTD1\tSPL1\tBLK\tWell ID", "\t1000\t1000\t0.5\t\tConc/Dil"],
      ...["B\tSTD2\tSTD2\tSPL2\tBLK\tWell ID", "\t250\t250\t1\t\tConc/Dil", ""],
      ...["Results", "\t1\t2\t3\t4"],
      ...["A\t3.4\t3.3\t2.5\t0.05\t450nm:450", "\t3.3\t3.2\t2.4\t0\tBlank 450nm:450"],
      ...["B\t1.1\t1.2\t1.3\t0.06\t450nm:450", "\t1.0\t1.1\t1.2\t0\tBlank 450nm:450"],
    ].join("\n");
    const found = readPlates(cells(text, "\t"));
    expect(found.map(({ label }) => label)).toEqual(["450nm:450", "Blank 450nm:450"]);
    const { size, wells } = found[0]!.plate;
    expect(size).toBe(12);
    expect(wells.slice(0, 4)).toMatchObject([
      { role: "standard", name: "STD1", concentration: "1000", value: "3.4" },
      { role: "standard" },
      { role: "sample", name: "SPL1", concentration: "", dilution: "2" },
      { role: "blank", value: "0.05" },
    ]);
  });
  it("a list of wells of a qPCR instrument, without what was not detected", () => {
    const text = [
      ...["Block Type,96-Well", "", "Well,Well Position,Sample Name,Target Name,CT"],
      ...["1,A1,ctrl 1,GAPDH,18.21", "2,A2,ctrl 1,MYC,25.4", "3,A3,NTC,MYC,Undetermined"],
    ].join("\n");
    const [found] = readPlates(cells(text, ","));
    expect(found).toMatchObject({ label: "CT" });
    expect(found!.plate.wells.slice(0, 3)).toMatchObject([
      { name: "ctrl 1", target: "GAPDH", value: "18.21" },
      { target: "MYC", value: "25.4" },
      { name: "NTC", value: "" },
    ]);
  });
  it("a plain table is no plate", () => {
    expect(readPlates(cells("conc,od\n1,0.2\n2,0.4\n3,0.6", ","))).toEqual([]);
    expect(readPlates(cells("id,1,2,3\n7,0.2,1,2\n8,0.4,1,2", ","))).toEqual([]);
    expect(readPlates([])).toEqual([]);
  });
});
