import type {
  Id,
  Sample,
  SampleFamily,
  SampleLog,
  SampleMeta,
  SampleUsage,
  Warehouse,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let mate: Person;
let stranger: Person;
let store: string;
let base: string;
let boxId: Id;
let made = 0;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  stranger = await lab.register("stranger");
  for (const person of [owner, stranger]) await lab.switchOn(person, "SAMPLE", "SAMPLE_EXPERIMENT_FLOW");
  const input = { kind: "sample", name: "Freezers", teamRight: "use" };
  const { id } = await owner.post<Warehouse>("/platform/resource/warehouses", input);
  store = `/platform/resource/warehouses/${id}`;
  base = `${store}/samples`;
  const [box] = await owner.post<{ id: Id }[]>(`${store}/locations`, {
    kind: "box",
    name: "Box",
    grid: { rows: 9, columns: 9 },
  });
  boxId = box!.id;
});
afterAll(() => lab.close());

const uL = (value: string) => ({ value, unit: "µL" });
const make = async (more: object = {}, by = owner): Promise<Id[]> =>
  (await by.post<{ sampleIds: Id[] }>(base, { name: `Sample ${++made}`, quantity: uL("100"), ...more }))
    .sampleIds;
const one = async (more: object = {}, by = owner): Promise<Id> => (await make(more, by))[0]!;
const get = (id: Id) => owner.get<Sample>(`${base}/${id}`);
const codeOf = async (asked: Promise<{ code: string }>) => (await asked).code;
const template = (more: object = {}) =>
  owner.call<SampleMeta>("POST", `${base}/meta`, {
    name: `t${++made}`,
    label: `Template ${made}`,
    stages: [
      { label: "new", color: "grey" },
      { label: "checked", color: "green" },
    ],
    fields: [
      { name: "host", label: `Host ${made}`, type: "choice", choices: ["DH5α", "BL21"], isRequired: true },
      { name: "clone", label: `Clone ${made}`, type: "text", isUnique: true },
    ],
    ...more,
  });
const enable = (meta: SampleMeta) =>
  owner.put<SampleMeta>(`${base}/meta/${meta.id}/status`, { status: "enabled" });

describe("templates", () => {
  it("are drafted, enabled, versioned, and refuse what the specification says", async () => {
    const draft = (await template()).data;
    expect(draft).toMatchObject({ status: "draft", version: 1 });
    const input = { name: "x", metaId: draft.id, quantity: uL("1") };
    expect(await codeOf(owner.call("POST", base, input))).toBe("sample.meta.status.invalid");
    await enable(draft);
    expect(await codeOf(owner.call("POST", base, input))).toBe("field.value.required");
    expect(await codeOf(template({ name: draft.name.toUpperCase() }))).toBe("sample.meta.name.duplicate");
    expect(await codeOf(template({ label: draft.label.toUpperCase() }))).toBe("sample.meta.label.duplicate");
    const field = (name: string, label: string, more = {}) => ({ name, label, type: "text", ...more });
    for (const [fields, code] of [
      [[field("a", "A"), field("A", "B")], "sample.meta.field.name.duplicate"],
      [[field("a", "A"), field("b", "a")], "sample.meta.field.label.duplicate"],
      [[field("a", "A", { type: "choice" })], "sample.meta.field.setting.invalid"],
      [[field("a", "A", { type: "calculated", formula: "{b} * 2" })], "sample.meta.field.setting.invalid"],
    ] as const)
      expect(await codeOf(template({ fields }))).toBe(code);
    expect(
      await codeOf(
        template({
          stages: [
            { label: "a", color: "grey" },
            { label: "A", color: "red" },
          ],
        }),
      ),
    ).toBe("sample.meta.status.invalid");
    const [host, clone] = draft.fields;
    const id = await one({
      metaId: draft.id,
      fields: { [host!.id]: { values: ["DH5α"] }, [clone!.id]: { values: ["c1"] } },
    });
    expect(await get(id)).toMatchObject({ stage: "new", metaVersion: 1, meta: draft.label });
    const body = { ...draft, version: 1, fields: [{ ...host!, choices: ["DH5α", "BL21", "HEK"] }] };
    const next = await owner.put<SampleMeta>(`${base}/meta/${draft.id}`, body);
    expect(next).toMatchObject({ version: 2, fields: [{ id: host!.id }] });
    expect(await codeOf(owner.call("PUT", `${base}/meta/${draft.id}`, body))).toBe("sample.meta.stale");
    expect((await owner.get<SampleMeta>(`${base}/meta/${draft.id}?version=1`)).fields).toHaveLength(2);
    expect((await get(id)).metaVersion).toBe(1);
    expect(await owner.get<unknown[]>(`${base}/meta/${draft.id}/versions`)).toHaveLength(2);
  });

  it("keep what is unique so, whoever comes at once, and calculate by the names of fields", async () => {
    const meta = await enable(
      (
        await template({
          fields: [
            { name: "od", label: "OD", type: "number" },
            { name: "twice", label: "Twice", type: "calculated", formula: "{od} * 2" },
            { name: "clone", label: "Clone", type: "text", isUnique: true },
          ],
        })
      ).data,
    );
    const [od, twice, clone] = meta.fields;
    const input = {
      name: "unique",
      metaId: meta.id,
      quantity: uL("1"),
      fields: { [od!.id]: { values: ["0.1"] }, [clone!.id]: { values: ["c7"] } },
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.call<{ sampleIds: Id[] }>("POST", base, input)),
    );
    const codes = answers.map(({ code }) => code).toSorted();
    expect(codes).toEqual([...Array(4).fill("field.value.taken"), "success"]);
    const id = answers.find(({ code }) => code === "success")!.data.sampleIds[0]!;
    expect((await get(id)).fields?.find(({ fieldId }) => fieldId === twice!.id)?.values).toEqual(["0.2"]);
    const filters = encodeURIComponent(JSON.stringify([{ fieldId: clone!.id, is: "C7" }]));
    const found = await owner.get<{ records: Sample[] }>(`${base}?filters=${filters}`);
    expect(found.records.map((sample) => sample.id)).toEqual([id]);
  });
});

describe("samples", () => {
  it("are numbered without gaps by concurrent creates, found by name and number, and hidden from other users", async () => {
    const batches = await Promise.all(
      Array.from({ length: 6 }, (_, at) => make({ name: `Batch ${at}`, count: 10 })),
    );
    const ids = batches.flat();
    const page = await owner.get<{ records: Sample[] }>(`${base}?limit=100&search=batch`);
    expect(page.records.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const counts = page.records.map(({ number }) => Number(number.slice(3))).toSorted((a, b) => a - b);
    expect(counts.at(-1)! - counts[0]!).toBe(59);
    const [first] = page.records;
    const byNumber = await mate.get<{ records: Sample[] }>(`${base}?search=${first!.number.toLowerCase()}`);
    expect(byNumber.records.map(({ id }) => id)).toEqual([first!.id]);
    expect(await codeOf(stranger.call("GET", `${base}/${first!.id}`))).toBe("warehouse.not.found");
    const next = await owner.get<{ records: Sample[]; nextCursor: string | null }>(`${base}?limit=7`);
    expect(next.records).toHaveLength(7);
    const more = await owner.get<{ records: Sample[] }>(`${base}?limit=7&cursor=${next.nextCursor}`);
    expect(BigInt(more.records[0]!.id)).toBeLessThan(BigInt(next.records.at(-1)!.id));
  });

  it("refuse amounts that are none, and places that are taken, full or disabled", async () => {
    for (const value of ["0", "-1", "1e308", "NaN", "1".repeat(20)])
      expect(["request.invalid", "stock.amount.invalid", "stock.insufficient"]).toContain(
        await codeOf(owner.call("POST", base, { name: "x", quantity: uL(value) })),
      );
    expect(
      await codeOf(owner.call("POST", base, { name: "x", quantity: { value: "1", unit: "ng/µL" } })),
    ).toBe("request.invalid");
    const place = { locationId: boxId, position: { row: 9, column: 1 } };
    expect(await codeOf(owner.call("POST", base, { name: "x", count: 10, quantity: uL("1"), place }))).toBe(
      "position.outside.grid",
    );
    // Ten at once want one position: one gets it, and of the others nothing is left behind.
    const wanted = { locationId: boxId, position: { row: 8, column: 8 } };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        owner.call("POST", base, { name: "position race", quantity: uL("1"), place: wanted }),
      ),
    );
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["success", "position.occupied"]));
    const { records } = await owner.get<{ records: Sample[] }>(`${base}?search=position race`);
    expect(records).toMatchObject([{ pathCode: "B1-H8", position: { row: 8, column: 8 } }]);
  });

  it("are changed by one at a time, with the change in their log", async () => {
    const id = await one({ name: "before" });
    const sample = await get(id);
    const body = { name: "after", version: sample.version, expirationDay: "2020-01-01" };
    expect(await owner.put<Sample>(`${base}/${id}`, body)).toMatchObject({ name: "after", isExpired: true });
    expect(await codeOf(owner.call("PUT", `${base}/${id}`, body))).toBe("sample.stale");
    const { records } = await owner.get<{ records: SampleLog[] }>(`${base}/${id}/log`);
    expect(records.map(({ action }) => action)).toEqual(["update", "create"]);
    expect(records[0]!.detail).toContain("before → after");
    await owner.put(`${store}/placements`, {
      placements: [{ containerId: sample.containerId, locationId: boxId, position: { row: 1, column: 1 } }],
    });
    const moved = await owner.get<{ records: SampleLog[] }>(`${base}/${id}/log`);
    expect(moved.records[0]).toMatchObject({ action: "move", detail: "B1-A1" });
  });
});

describe("derived samples", () => {
  it("is taken out of them exactly, and shown as a graph both ways", async () => {
    const meta = await enable(
      (await template({ fields: [{ name: "host", label: "Host", type: "text" }] })).data,
    );
    const [host] = meta.fields;
    const parent = await one({
      name: "lysate",
      metaId: meta.id,
      fields: { [host!.id]: { values: ["E. coli"] } },
    });
    const { sampleIds: aliquots } = await owner.post<{ sampleIds: Id[] }>(`${base}/aliquot`, {
      sampleId: parent,
      count: 3,
      quantity: { value: "0.01", unit: "mL" },
      place: { locationId: boxId, position: { row: 2, column: 1 } },
    });
    expect(await get(parent)).toMatchObject({ quantity: uL("70") });
    const first = await get(aliquots[0]!);
    expect(first).toMatchObject({
      name: "lysate-1",
      quantity: uL("10"),
      pathCode: "B1-B1",
      meta: meta.label,
    });
    expect(first.fields?.[0]?.values).toEqual(["E. coli"]);
    const { sampleIds: dna } = await owner.post<{ sampleIds: Id[] }>(`${base}/derive`, {
      sampleId: aliquots[0],
      name: "DNA",
      quantity: uL("50"),
      used: uL("10"),
    });
    expect((await get(aliquots[0]!)).quantity.value).toBe("0");
    const { sampleIds: pool } = await owner.post<{ sampleIds: Id[] }>(`${base}/pool`, {
      name: "pool",
      unit: "µL",
      parts: [
        { sampleId: dna[0], quantity: uL("0.1") },
        { sampleId: aliquots[1], quantity: uL("0.2") },
      ],
    });
    expect(await get(pool[0]!)).toMatchObject({ quantity: uL("0.3") });
    const family = await owner.get<SampleFamily>(`${base}/${pool[0]}/family`);
    expect(new Set(family.samples.map(({ id }) => id))).toEqual(
      new Set([parent, aliquots[0], aliquots[1], dna[0], pool[0]]),
    );
    expect(family.links.map(({ origin }) => origin).toSorted()).toEqual([
      "aliquot",
      "aliquot",
      "derived",
      "pooled",
      "pooled",
    ]);
    const below = await owner.get<SampleFamily>(`${base}/${parent}/family`);
    expect(below.samples).toHaveLength(6);
  });

  it("refuses more than there is, other dimensions, and itself twice, and leaves nothing behind", async () => {
    const parent = await one();
    const aliquot = (quantity: object, count = 1) =>
      codeOf(owner.call("POST", `${base}/aliquot`, { sampleId: parent, count, quantity }));
    expect(await aliquot(uL("50.1"), 2)).toBe("stock.insufficient");
    expect(await aliquot({ value: "1", unit: "mg" })).toBe("quantity.unit.mismatch");
    const parts = [
      { sampleId: parent, quantity: uL("1") },
      { sampleId: parent, quantity: uL("1") },
    ];
    expect(await codeOf(owner.call("POST", `${base}/pool`, { name: "p", unit: "µL", parts }))).toBe(
      "sample.state.invalid",
    );
    expect(await get(parent)).toMatchObject({ quantity: uL("100") });
    expect((await owner.get<SampleFamily>(`${base}/${parent}/family`)).samples).toHaveLength(1);
    await expect(
      lab.database.asOwner(
        `insert into sample_parent (tenant_id, parent_id, child_id, origin) values ($1, $2, $2, 'derived')`,
        [owner.user.tenantId, parent],
      ),
    ).rejects.toThrow("sample_parent_order");
  });

  it("twenty at once divide 100 µL into parts of 10: ten succeed", async () => {
    const parent = await one();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        owner.call("POST", `${base}/aliquot`, { sampleId: parent, count: 1, quantity: uL("10") }),
      ),
    );
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(10);
    expect((await get(parent)).quantity.value).toBe("0");
  });

  it("use is taken back once, and thaws are counted", async () => {
    const id = await one();
    const used = await owner.post<Sample>(`${base}/${id}/amount`, {
      operation: "use",
      quantity: uL("12.5"),
      reason: "qPCR",
    });
    expect(used.quantity.value).toBe("87.5");
    const { records } = await owner.get<{ records: SampleUsage[] }>(`${base}/${id}/usages`);
    expect(records).toMatchObject([{ quantity: uL("12.5"), isReversed: false }]);
    const body = { movementId: records[0]!.movementId };
    expect((await owner.post<Sample>(`${base}/${id}/reverse`, body)).quantity.value).toBe("100");
    expect(await codeOf(owner.call("POST", `${base}/${id}/reverse`, body))).toBe("stock.reversed");
    expect((await owner.post<Sample>(`${base}/${id}/thaw`, undefined)).thawCount).toBe(1);
    const other = await one();
    expect(await codeOf(owner.call("POST", `${base}/${other}/reverse`, body))).toBe("sample.usage.not.found");
  });
});
