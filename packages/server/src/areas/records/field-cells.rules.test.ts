import type { Field } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { cellsOfValues, columnsOfFields, entriesOfCells, entryOfCell } from "./field-cells.rules.ts";

const field = (id: string, name: string, more: Partial<Field> & { scopeId?: string | null } = {}) => ({
  ...{ id, name, kind: "sample" as const, type: "text" as const, version: 1, help: "", formula: "" },
  ...{
    isRequired: false,
    isUnique: false,
    isColumn: true,
    units: [],
    choices: [],
    scopeId: null,
    initial: null,
  },
  ...more,
});

describe("cells of a table as values of fields", () => {
  it("are read by the type of the field, or refused", () => {
    const amount = field("1", "Conc.", { type: "quantity", units: ["ng/µL", "µg/mL"] });
    expect(entryOfCell(amount, "50 ng/ul")).toEqual({ values: ["50"], unit: "ng/µL" });
    expect(entryOfCell(amount, "1,050.5")).toEqual({ values: ["1050.5"], unit: "ng/µL" });
    for (const wrong of ["50 mL", "much", "NaN", "1e308 parsec"])
      expect(entryOfCell(amount, wrong)).toBeNull();
    const hosts = field("2", "Hosts", { type: "choices", choices: ["DH5α", "BL21"] });
    expect(entryOfCell(hosts, "bl21; DH5α")).toEqual({ values: ["BL21", "DH5α"], unit: null });
    expect(entryOfCell(hosts, "BL21; HEK")).toBeNull();
    expect(entryOfCell(field("3", "Checked", { type: "checkbox" }), "Yes")?.values).toEqual(["true"]);
    expect(entryOfCell(field("4", "Checked", { type: "checkbox" }), "perhaps")).toBeNull();
    expect(entryOfCell(field("5", "By", { type: "person" }), "7")).toBeNull();
  });

  it("go to the field of the row's template where several share a name", () => {
    const columns = columnsOfFields([
      field("1", "Biosafety", { isRequired: true }),
      field("2", "Clone", { scopeId: "10" }),
      field("3", "clone", { scopeId: "20", type: "number" }),
      field("4", "Host", { scopeId: "20", isRequired: true }),
    ]);
    expect(columns.map(({ key, label, isRequired }) => [key, label, isRequired])).toEqual([
      ["field-1", "Biosafety", true],
      ["field-2", "Clone", false],
      ["field-4", "Host", false],
    ]);
    const read = (cells: Record<string, string>, scopeId: string | null) =>
      entriesOfCells(columns, { "field-1": "S1", ...cells }, scopeId);
    expect(read({ "field-2": "C7" }, "10")).toMatchObject({ entries: { 2: { values: ["C7"] } } });
    expect(read({ "field-2": "7", "field-4": "x" }, "20")).toMatchObject({
      entries: { 3: { values: ["7"] } },
    });
    const codes = (cells: Record<string, string>, scopeId: string | null) => {
      const answer = read(cells, scopeId);
      return "faults" in answer ? answer.faults.map(({ column, code }) => [column, code]) : [];
    };
    expect(codes({ "field-2": "C7", "field-4": "x" }, "20")).toEqual([["field-2", "field.value.invalid"]]);
    expect(codes({}, "20")).toEqual([["field-4", "field.value.required"]]);
    expect(codes({ "field-4": "x" }, "10")).toEqual([["field-4", "field.value.invalid"]]);
    expect(codes({ "field-1": "" }, null)).toEqual([["field-1", "field.value.required"]]);
  });

  it("are written so that they are read again", () => {
    const concentration = field("1", "Conc.", { type: "quantity", units: ["ng/µL"] });
    const columns = columnsOfFields([concentration]);
    const value = { fieldId: "1", type: "quantity" as const, name: "Conc.", values: ["50.5"], label: null };
    const cells = cellsOfValues(columns, [{ ...value, unit: "ng/µL" }]);
    expect(entryOfCell(concentration, cells["field-1"]!)).toEqual({ values: ["50.5"], unit: "ng/µL" });
  });
});
