import { describe, expect, it } from "vitest";
import { formOf } from "../proposals/proposal-form.rules.ts";
import { findTool, toolCatalog } from "./tool-catalog.ts";
import { requestOf } from "./tool-request.rules.ts";

const partsOf = (at: string): string[] => at.split(".");

describe("the tools of the contract", () => {
  const tools = toolCatalog();

  it("have names of their own, a description, and inputs that belong to one part of the request", () => {
    const names = tools.map(({ mark }) => mark.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(30);
    for (const { mark, row, partOf, isChange } of tools) {
      expect(mark.name).toMatch(/^[a-z_]{3,40}$/);
      expect(mark.description.length).toBeGreaterThan(8);
      const offered = [row.params, row.query, row.body].flatMap((schema) =>
        Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}),
      );
      for (const name of [...(mark.inputs ?? []), ...Object.keys(mark.fixed ?? {})])
        expect(offered, `${mark.name} ${name}`).toContain(name);
      if (!isChange) expect(Object.values(partOf)).not.toContain("body");
      expect(row.data, mark.name).toBeDefined();
    }
  });

  it("name the fields of every change, each of which exists, and the tools that read its records", () => {
    for (const tool of tools.filter(({ isChange }) => isChange)) {
      const { mark, input, partOf } = tool;
      const fields = mark.fields ?? [];
      expect(fields.length, mark.name).toBeGreaterThan(0);
      for (const { at, kind, readBy } of fields) {
        const [part, root] = partsOf(at);
        expect(partOf[root!], `${mark.name} ${at}`).toBe(part);
        if (kind === "record") {
          const reader = findTool(readBy!.tool);
          expect(Object.keys(readBy!.params).sort()).toEqual(
            Object.keys(reader!.partOf)
              .filter((name) => reader!.partOf[name] === "params")
              .sort(),
          );
          expect(reader!.mark.links).toBeDefined();
        }
      }
      // What the person does not see is not taken from the model, except which kind of record is commented on.
      const shown = new Set(fields.map(({ at }) => partsOf(at)[1]));
      const hidden = Object.keys(input.properties).filter((name) => !shown.has(name));
      expect(hidden).toEqual(mark.name === "add_comment" ? ["subjectKind"] : []);
    }
  });
});

describe("a call", () => {
  it("is split into the parts of the request, with ids as texts and without what the tool does not have", () => {
    expect(
      requestOf(findTool("list_materials")!, { warehouseId: 3, isLow: true, search: null, evil: 1 }),
    ).toEqual({
      params: { warehouseId: "3" },
      query: { isLow: "true", limit: "10" },
      body: undefined,
    });
    expect(requestOf(findTool("complete_task")!, { taskId: "5", isDone: false })).toEqual({
      params: { taskId: "5" },
      query: {},
      body: { isDone: true },
    });
    const task = { title: "Order", assigneeId: 12, isPrivate: true, record: { kind: "file", id: "1" } };
    expect(requestOf(findTool("create_task")!, task).body).toEqual({ title: "Order", assigneeId: "12" });
  });

  it("becomes a form with the choices of its schema", () => {
    const tool = findTool("request_material")!;
    const request = requestOf(tool, {
      ...{ warehouseId: "1", materialId: "2", reason: "PCR" },
      quantity: { value: "5", unit: "mL" },
    });
    const fields = formOf(tool, request, { "body.materialId": { text: "Taq", address: "/inventory/1" } });
    expect(fields.map(({ name, value, text }) => [name, value, text])).toEqual([
      ["warehouse", "1", ""],
      ["material", "2", "Taq"],
      ["amount", "5", ""],
      ["unit", "mL", ""],
      ["reason", "PCR", ""],
    ]);
    expect(fields.find(({ name }) => name === "unit")!.choices).toContain("µL");
  });
});
