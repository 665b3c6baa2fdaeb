import type {
  Id,
  NamedSubject,
  Sample,
  SampleMeta,
  ScannedRecord,
  TableImport,
  TableRowWire,
  Warehouse,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const imports = "/application/tables/imports";

let lab: Lab;
let owner: Person;
let warehouseId: Id;
let base: string;
let meta: SampleMeta;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  await lab.switchOn(owner, "SAMPLE");
  const input = { kind: "sample", name: "Freezers", teamRight: "use" };
  warehouseId = (await owner.post<Warehouse>("/platform/resource/warehouses", input)).id;
  base = `/platform/resource/warehouses/${warehouseId}/samples`;
  const draft = await owner.post<SampleMeta>(`${base}/meta`, {
    name: "plasmid",
    label: "Plasmid DNA",
    fields: [
      { name: "host", label: "Host", type: "choice", choices: ["DH5α", "BL21"], isRequired: true },
      { name: "conc", label: "Concentration", type: "quantity", units: ["ng/µL"] },
      { name: "clone", label: "Clone", type: "text", isUnique: true },
    ],
  });
  await lab.kernel.start();
  meta = await owner.put<SampleMeta>(`${base}/meta/${draft.id}/status`, { status: "enabled" });
});
afterAll(() => lab.close());

const over = async (given: TableImport): Promise<TableImport> => {
  let job = given;
  await expect
    .poll(
      async () => {
        job = await owner.get<TableImport>(`${imports}/${given.id}`);
        return job.state === "checking" || job.state === "writing";
      },
      { timeout: 60_000 },
    )
    .toBe(false);
  return job;
};
const read = (text: string) =>
  owner.post<TableImport>(imports, { kind: "sample", params: { warehouseId }, source: { text } });
const check = async (job: TableImport) =>
  over(
    await owner.post<TableImport>(`${imports}/${job.id}/check`, {
      mapping: job.mapping,
      hasHead: job.hasHead,
    }),
  );
const write = async (job: TableImport) =>
  over(await owner.post<TableImport>(`${imports}/${job.id}/commit`, undefined));
const filtersOf = (filter: object) => encodeURIComponent(JSON.stringify([{ unit: null, ...filter }]));
const find = async (filter: object) =>
  (await owner.get<{ records: Sample[] }>(`${base}?filters=${filtersOf(filter)}`)).records;

describe("samples as tables", () => {
  it("bring the fields of their template along, each wrong cell marked", async () => {
    const text = [
      "Name\tTemplate\tAmount\tHost\tConcentration\tClone",
      "pA\tPlasmid DNA\t50\tbl21\t120 ng/ul\tC1",
      "pB\tPlasmid DNA\t50\tHEK293\t120\tC2",
      "pC\tPlasmid DNA\t50\t\t\tC3",
      "pD\tPlasmid DNA\t50\tDH5α\t3 mL\tC4",
      "pE\tPlasmid DNA\t50\tDH5α\t80\tC1",
      "pF\t\t50\tDH5α\t\t",
      "pG\t\t50\t\t\t",
      "pH\tNone\t50\tDH5α\t\t",
    ].join("\n");
    const job = await read(text);
    expect(job.columns.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Host", "Concentration", "Clone"]),
    );
    expect(job.mapping).not.toContain(null);
    const checked = await check(job);
    expect(checked).toMatchObject({ state: "checked", counts: { good: 3, bad: 5 } });
    const { records: bad } = await owner.get<{ records: TableRowWire[] }>(
      `${imports}/${job.id}/rows?state=bad`,
    );
    const labelOf = new Map(job.columns.map(({ key, label }) => [key, label]));
    expect(
      bad.map(({ cells, faults }) => [cells.name, labelOf.get(faults[0]!.column!), faults[0]!.code]),
    ).toEqual([
      ["pB", "Host", "field.value.invalid"],
      ["pC", "Host", "field.value.required"],
      ["pD", "Concentration", "field.value.invalid"],
      ["pF", "Host", "field.value.invalid"],
      ["pH", "Template", "sample.meta.not.found"],
    ]);
    expect(bad.at(-1)?.faults).toHaveLength(1);
    // Of two clones with one name the second is refused by the database, and spoils no other row.
    expect(await write(checked)).toMatchObject({ state: "done", counts: { written: 2, bad: 6 } });
  });

  it("are filtered by those fields, and shown with them", async () => {
    const [host, conc] = meta.fields;
    const [found, ...others] = await find({ fieldId: conc!.id, least: "100", most: "200", unit: "ng/µL" });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ name: "pA", meta: "Plasmid DNA" });
    expect(found!.fields?.map(({ name, values, unit }) => [name, values, unit])).toEqual([
      ["Host", ["BL21"], null],
      ["Concentration", ["120"], "ng/µL"],
      ["Clone", ["C1"], null],
    ]);
    expect(await find({ fieldId: host!.id, is: "DH5α" })).toEqual([]);
  });

  it("leave with those fields as they came", async () => {
    const params = encodeURIComponent(JSON.stringify({ warehouseId }));
    const csv = await owner.file(`/application/tables/exports/sample?format=csv&params=${params}`);
    const lines = csv.replace("\uFEFF", "").trim().split(/\r?\n/);
    expect(lines[0]).toMatch(/Host,Concentration,Clone$/);
    expect(lines.find((line) => line.includes("pA"))).toMatch(/,(在库|In storage),.*BL21,"?120 ng\/µL"?,C1$/);
    const template = await owner.file(
      `/application/tables/kinds/sample/template?format=csv&params=${params}`,
    );
    expect(template).toMatch(/Host,Concentration,Clone/);
  });

  it("are found by name and number in the search of the team, by their readers", async () => {
    const found = (by: Person, text: string) =>
      by.get<NamedSubject[]>(`/platform/resource/search/records?q=${encodeURIComponent(text)}`);
    const { records } = await owner.get<{ records: Sample[] }>(`${base}?search=pA`);
    const { id, number } = records[0]!;
    const address = `/sample/${warehouseId}/view/${id}`;
    for (const text of ["PA", number.slice(-3), number])
      expect(await found(owner, text)).toContainEqual(
        expect.objectContaining({ kind: "sample", id, address }),
      );
    // Wildcards are escaped.
    expect(await found(owner, "%A%")).toEqual([]);
    const colleague = await lab.addColleague(owner, "colleague");
    expect((await found(colleague, number)).map((one) => one.id)).toEqual([id]);
    await owner.put(`/platform/resource/warehouses/${warehouseId}`, {
      ...{ name: "Freezers", teamRight: "none", version: 1 },
    });
    expect(await found(colleague, number)).toEqual([]);
    const stranger = await lab.register("outsider");
    await lab.switchOn(stranger, "SAMPLE");
    expect(await found(stranger, number)).toEqual([]);
  });

  it("are found by their number where it is scanned, of another team not", async () => {
    const { records } = await owner.get<{ records: Sample[] }>(`${base}?search=pA`);
    const { id, number } = records[0]!;
    const path = `/platform/resource/codes/${number.toLowerCase()}`;
    expect((await owner.get<ScannedRecord>(path)).record).toMatchObject({ kind: "sample", id, name: "pA" });
    const stranger = await lab.register("stranger");
    await lab.switchOn(stranger, "SAMPLE");
    expect((await stranger.call("GET", path)).code).toBe("record.not.found");
  });
});
