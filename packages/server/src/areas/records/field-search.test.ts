import type {
  Equipment,
  Field,
  FieldEntries,
  Id,
  Material,
  NamedSubject,
  Sample,
  Warehouse,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const warehouses = "/platform/resource/warehouses";
const long = `${"x ".repeat(1_000)}位点突变 at the very end`;

let lab: Lab;
let owner: Person;
let store: Id;
let freezer: Id;
const open = async (kind: string): Promise<Id> =>
  (await owner.post<Warehouse>(warehouses, { kind, name: kind, teamRight: "none" })).id;

beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  for (const feature of ["INVENTORY", "SAMPLE", "EQUIPMENT"] as const) await lab.switchOn(owner, feature);
  [store, freezer] = [await open("inventory"), await open("sample")];
  for (const kind of ["material", "sample", "equipment"]) {
    const entries = await fill(kind);
    await make(kind, "Wanted", entries);
    await make(kind, "Other", {});
  }
});
afterAll(() => lab.close());

/** One field of each kind, with something in it. */
const fill = async (kind: string): Promise<FieldEntries> => {
  const filled: [type: string, values: string[], unit?: string][] = [
    ["text", ["Glycerol 50% stock"]],
    ["longText", [long]],
    ["choice", ["Addgene"]],
    ["choices", ["液氮", "dry ice"]],
    ["number", ["12.50"]],
    ["quantity", ["1500"], "µL"],
    ["url", ["https://example.org/plasmid-77"]],
    ["person", [owner.user.userId]],
  ];
  const entries: Record<string, FieldEntries[string]> = {};
  for (const [type, values, unit = null] of filled) {
    const more = {
      ...(type.startsWith("choice") ? { choices: [...values, "other"] } : {}),
      ...(type === "quantity" ? { units: ["mL", "µL"] } : {}),
    };
    const { id } = await owner.post<Field>("/fields", { kind, name: type, type, ...more });
    entries[id] = { values, unit } as FieldEntries[string];
  }
  return entries;
};

const make = async (kind: string, name: string, fields: FieldEntries): Promise<void> => {
  if (kind === "material")
    await owner.post(`${warehouses}/${store}/inventory/materials`, {
      kind: "chemical",
      name,
      unit: "g",
      fields,
    });
  else if (kind === "sample")
    await owner.post(`${warehouses}/${freezer}/samples`, {
      name,
      quantity: { value: "1", unit: "mL" },
      fields,
    });
  else await owner.post("/platform/resource/basic/equipments", { name, fields });
};

const listed: Record<string, (search: string) => Promise<readonly { readonly name: string }[]>> = {
  material: async (search) =>
    (await owner.get<{ records: Material[] }>(`${warehouses}/${store}/inventory/materials?search=${search}`))
      .records,
  sample: async (search) =>
    (await owner.get<{ records: Sample[] }>(`${warehouses}/${freezer}/samples?search=${search}`)).records,
  equipment: async (search) =>
    (await owner.get<{ records: Equipment[] }>(`/platform/resource/basic/equipments?search=${search}`))
      .records,
};

const namesOf = async (kind: string, search: string) =>
  (await listed[kind]!(encodeURIComponent(search))).map(({ name }) => name);
const foundBy = async (by: Person, text: string) =>
  (await by.get<NamedSubject[]>(`/platform/resource/search/records?q=${encodeURIComponent(text)}`)).map(
    ({ kind }) => kind,
  );

describe.each(["material", "sample", "equipment"])("what custom fields of a %s say", (kind) => {
  it.each([
    ["a part of a text", "erol 50%"],
    ["the end of a long text", "very END"],
    ["Chinese in a long text", "突变"],
    ["a choice", "addgene"],
    ["one of several choices", "液氮"],
    ["a number", "12.5"],
    ["a number in full width", "１２．５０"],
    ["as much in another unit", "1.5 ml"],
    ["a link", "plasmid-77"],
  ])("is found: %s", async (_, search) => {
    expect(await namesOf(kind, search)).toEqual(["Wanted"]);
    expect(await foundBy(owner, search)).toContain(kind);
  });

  it("is found by two letters, which no index has, in the list", async () => {
    expect(await namesOf(kind, "ly")).toEqual(["Wanted"]);
  });

  it.each([
    ["a part of a number", "2.5"],
    ["a wildcard", "50_"],
    ["two texts in a row", "stockaddgene"],
    ["less in its unit", "1.5 µL"],
    ["other Chinese", "变位"],
  ])("is not found: %s", async (_, search) => {
    expect(await namesOf(kind, search)).toEqual([]);
    expect(await foundBy(owner, search)).not.toContain(kind);
  });

  it("is found by its readers alone", async () => {
    const stranger = await lab.register(`outsider ${kind}`);
    for (const feature of ["INVENTORY", "SAMPLE", "EQUIPMENT"] as const)
      await lab.switchOn(stranger, feature);
    expect(await foundBy(stranger, "addgene")).toEqual([]);
    const colleague = await lab.addColleague(owner, `colleague ${kind}`);
    // Devices are open to all of the team, these warehouses are not.
    expect(await foundBy(colleague, "addgene")).toEqual(["equipment"]);
  });
});

it("ids of members in fields are no text", async () => {
  for (const kind of Object.keys(listed))
    expect(await namesOf(kind, owner.user.userId)).not.toContain("Wanted");
});
