import type { Field, PrimerEntry } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const fieldsPath = "/fields";
const primers = "/application/molecular-biology/libraries/primer";
let lab: Lab;
let owner: Person;
let member: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  member = await lab.addColleague(owner, "member");
  stranger = await lab.register("stranger");
});
afterAll(() => lab.close());

type Entries = Readonly<Record<string, { values: string[]; unit?: string | null }>>;
let made = 0;
/** Characters that no other primer has. */
const bases = (): string =>
  `ACGTACGTACGT${[...String(++made).padStart(6, "0")].map((digit) => "ACGTACGTAC"[Number(digit)]! + "ACGTTGCAGT"[Number(digit)]!).join("")}`;
const inputOf = (fields?: Entries, name = `P${made}`) => ({
  name,
  description: "",
  bases: bases(),
  orderNumber: "",
  ...(fields && { fields }),
});
const add = (person: Person, fields?: Entries) =>
  person.call("POST", primers, { scope: "shared", entries: [inputOf(fields)] });
const added = async (person: Person, fields?: Entries) =>
  (await person.post<{ entries: PrimerEntry[] }>(primers, { scope: "shared", entries: [inputOf(fields)] }))
    .entries[0]!;
const list = async (person: Person, filters: readonly object[] = [], search = "") => {
  const query = new URLSearchParams({ scope: "shared", limit: "100", fields: JSON.stringify(filters) });
  if (search) query.set("search", search);
  return (await person.get<{ records: PrimerEntry[] }>(`${primers}?${query}`)).records;
};
const idsOf = async (person: Person, filter: object, search?: string) =>
  (await list(person, [filter], search)).map(({ id }) => id);
const field = (settings: object, person = owner) =>
  person.post<Field>(fieldsPath, { kind: "primer", ...settings });
const drop = async (...fields: readonly Field[]) => {
  for (const { id } of fields)
    expect((await owner.call("DELETE", `${fieldsPath}/${id}`)).code).toBe("success");
};
const change = (one: Field, part: object, version = one.version) => {
  const { name, help, isRequired, isUnique, isColumn, units, choices, formula } = one;
  const settings = { name, help, isRequired, isUnique, isColumn, units, choices, formula, ...part, version };
  return owner.call("PUT", `${fieldsPath}/${one.id}`, settings);
};
const said = (entry: PrimerEntry | undefined, { id }: Field) =>
  entry?.fields?.find(({ fieldId }) => fieldId === id)?.values;

describe("fields of a kind", () => {
  it("are created by permitted users, and visible to everybody of the team only", async () => {
    const input = { kind: "primer", type: "text", name: "Tube" };
    expect((await member.call("POST", fieldsPath, input)).code).toBe("permission.denied");
    const tube = await field(input);
    expect(await member.get<Field[]>(`${fieldsPath}?kind=primer`)).toMatchObject([{ name: "Tube" }]);
    expect(await stranger.get(`${fieldsPath}?kind=primer`)).toEqual([]);
    expect(await owner.get(`${fieldsPath}?kind=plasmid`)).toEqual([]);
    expect((await owner.call("POST", fieldsPath, { ...input, name: "tube" })).code).toBe("field.name.exists");
    for (const [verb, body] of [
      ["DELETE", undefined],
      ["PUT", { name: "x", version: 1 }],
    ] as const)
      expect((await stranger.call(verb, `${fieldsPath}/${tube.id}`, body)).code).toBe("field.not.found");
    await drop(tube);
  });

  it("are what their type needs, and nothing else", async () => {
    const refused = async (settings: object) =>
      (await owner.call("POST", fieldsPath, { kind: "primer", name: "Wrong", ...settings })).code;
    for (const settings of [
      { type: "quantity" },
      { type: "quantity", units: ["mL", "mg"] },
      { type: "text", units: ["mL"] },
      { type: "choice" },
      { type: "choices", choices: ["a", "a"] },
      { type: "calculated", formula: "1 +" },
      { type: "calculated", formula: "{999999} * 2" },
      { type: "checkbox", isUnique: true },
    ])
      expect(await refused(settings)).toBe("field.setting.invalid");
  });
});

describe("values", () => {
  it("are exact quantities: required, kept as entered, and found in any unit", async () => {
    const stock = await field({
      type: "quantity",
      name: "Stock",
      isRequired: true,
      units: ["µM", "mM", "nM"],
    });
    const refused = await add(member);
    expect(refused).toMatchObject({ code: "field.value.required", data: { field: "Stock" } });
    for (const wrong of [
      { values: ["1e3"], unit: "µM" },
      { values: ["1"], unit: "mL" },
      { values: ["1"] },
      { values: ["1", "2"], unit: "µM" },
    ])
      expect((await add(member, { [stock.id]: wrong })).code).toBe("field.value.invalid");
    const thin = await added(member, { [stock.id]: { values: ["0.30"], unit: "µM" } });
    const thick = await added(member, { [stock.id]: { values: ["0.1"], unit: "mM" } });
    expect(thin.fields).toMatchObject([{ name: "Stock", type: "quantity", values: ["0.30"], unit: "µM" }]);
    const bounds = (least: string, most: string, unit: string) => ({ fieldId: stock.id, least, most, unit });
    expect(await idsOf(owner, bounds("300", "300", "nM"))).toEqual([thin.id]);
    expect(await idsOf(owner, bounds("100", "100", "µM"))).toEqual([thick.id]);
    expect((await idsOf(owner, bounds("0", "1", "mM"))).toSorted()).toEqual([thin.id, thick.id].toSorted());
    expect(await idsOf(owner, bounds("0.31", "99", "µM"))).toEqual([]);
    const body = {
      scope: "shared",
      entries: [inputOf(), inputOf({ [stock.id]: { values: ["2"], unit: "mM" } })],
    };
    expect(await member.post(primers, { ...body, onConflict: "skip" })).toMatchObject({
      entries: [{ name: body.entries[1]!.name }],
      skipped: [{ index: 0, code: "field.value.required", field: "Stock" }],
    });
    await drop(stock);
  });

  it("keep what their field was when they were entered", async () => {
    const state = await field({ type: "choice", name: "State", choices: ["new", "old"] });
    const first = await added(member, { [state.id]: { values: ["old"] } });
    expect((await change(state, { name: "Condition", choices: ["fine", "gone"] })).code).toBe("success");
    expect((await change(state, { name: "Late" })).code).toBe("field.stale");
    expect((await add(member, { [state.id]: { values: ["old"] } })).code).toBe("field.value.invalid");
    const second = await added(member, { [state.id]: { values: ["fine"] } });
    const now = new Map((await list(owner)).map((one) => [one.id, one]));
    expect(now.get(first.id)?.fields).toMatchObject([{ name: "State", values: ["old"] }]);
    expect(now.get(second.id)?.fields).toMatchObject([{ name: "Condition", values: ["fine"] }]);
    expect(await idsOf(owner, { fieldId: state.id, is: "OLD" })).toEqual([first.id]);
    await drop({ ...state, version: 2 });
  });

  it("that must be unique are so under a race, and as numbers rather than text", async () => {
    const code = await field({ type: "number", name: "Code", isUnique: true });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => add(member, { [code.id]: { values: [at % 2 ? "7" : "7.0"] } })),
    );
    expect(answers.map((one) => one.code).toSorted()).toEqual([
      ...Array<string>(11).fill("field.value.taken"),
      "success",
    ]);
    const { id, version, name, bases: letters } = await added(member, { [code.id]: { values: ["8"] } });
    const again = (values: string[]) =>
      member.call("PUT", `${primers}/${id}`, {
        version,
        entry: { name, bases: letters, fields: { [code.id]: { values } } },
      });
    expect((await again(["7"])).code).toBe("field.value.taken");
    expect((await again(["8"])).code).toBe("success");
    await drop(code);
    const loose = await field({ type: "text", name: "Loose" });
    for (const _ of [1, 2]) await added(member, { [loose.id]: { values: ["same"] } });
    expect((await change(loose, { isUnique: true })).code).toBe("field.values.not.unique");
    await drop(loose);
  });

  it("are calculated exactly of others, in their first unit", async () => {
    const mass = await field({ type: "quantity", name: "Mass", units: ["ng", "µg"] });
    const volume = await field({ type: "quantity", name: "Volume", units: ["µL", "mL"] });
    const formula = `{${mass.id}} / {${volume.id}}`;
    const concentration = await field({ type: "calculated", name: "Concentration", formula });
    const full = await added(member, {
      [mass.id]: { values: ["1"], unit: "µg" },
      [volume.id]: { values: ["0.03"], unit: "mL" },
    });
    expect(said(full, concentration)).toEqual(["33.333333333"]);
    const half = await added(member, { [mass.id]: { values: ["1"], unit: "ng" } });
    expect(said(half, concentration)).toBeUndefined();
    const entry = { [concentration.id]: { values: ["5"] } };
    expect(said(await added(member, entry), concentration)).toBeUndefined();
    expect(await idsOf(owner, { fieldId: concentration.id, least: "33", most: "34" })).toEqual([full.id]);
    expect(await owner.call("DELETE", `${fieldsPath}/${mass.id}`)).toMatchObject({
      code: "field.in.use",
      data: { field: "Concentration" },
    });
    await drop(concentration, mass, volume);
  });

  it("of every other type are what they say, and found by it and by the search", async () => {
    const types = ["text", "date", "choices", "person", "file", "checkbox", "url"] as const;
    const choices = ["blue", "red"];
    const all = new Map<string, Field>();
    for (const type of types)
      all.set(type, await field({ type, name: `F ${type}`, ...(type === "choices" && { choices }) }));
    const idOf = (type: (typeof types)[number]) => all.get(type)!.id;
    const values = {
      [idOf("text")]: { values: ["Shelf 100%_Ä"] },
      [idOf("date")]: { values: ["2026-02-28"] },
      [idOf("choices")]: { values: ["red", "blue"] },
      [idOf("person")]: { values: [owner.user.userId] },
      [idOf("checkbox")]: { values: ["true"] },
      [idOf("url")]: { values: ["https://lab.test/a"] },
    };
    const entry = await added(member, values);
    expect(said(entry, all.get("choices")!)).toEqual(["red", "blue"]);
    expect(entry.fields?.find(({ type }) => type === "person")?.label).toBe("owner");
    for (const filter of [
      { fieldId: idOf("text"), contains: "100%_ä" },
      { fieldId: idOf("date"), least: "2026-02-28", most: "2026-03-01" },
      { fieldId: idOf("choices"), is: "blue" },
      { fieldId: idOf("person"), is: owner.user.userId },
      { fieldId: idOf("checkbox"), is: "true" },
    ])
      expect(await idsOf(owner, filter)).toEqual([entry.id]);
    expect(await idsOf(owner, { fieldId: idOf("text"), contains: "100x" })).toEqual([]);
    const bySearch = await list(owner, [], "shelf 100%");
    expect(bySearch.map(({ id }) => id)).toEqual([entry.id]);
    for (const [type, value] of [
      ["date", "2026-02-29"],
      ["person", stranger.user.userId],
      ["file", "1"],
      ["checkbox", "yes"],
      ["url", "javascript:alert(1)"],
      ["choices", "green"],
    ] as const)
      expect((await add(member, { [idOf(type)]: { values: [value] } })).code).toBe("field.value.invalid");
    await drop(...all.values());
  });

  it("stay where a change says nothing of them, and go with their record", async () => {
    const note = await field({ type: "text", name: "Note" });
    const { id, version, name, bases: letters } = await added(member, { [note.id]: { values: ["kept"] } });
    const entry = { name: `${name}b`, bases: letters };
    expect(said(await member.put<PrimerEntry>(`${primers}/${id}`, { version, entry }), note)).toEqual([
      "kept",
    ]);
    await owner.post(`${primers}/remove`, { entryIds: [id] });
    const { tenantId, userId } = owner.user;
    const left = await lab.kernel.database.read({ tenantId, userId }, (q) =>
      q.rows("select from field_value where subject_id = $1", [id]),
    );
    expect(left).toEqual([]);
    await drop(note);
  });
});
