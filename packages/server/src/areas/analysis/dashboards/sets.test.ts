import {
  type AnalysisAnswer,
  type AnalysisRecord,
  type AnalysisSetKey,
  analysisSetKeys,
  analysisSetOf,
  approvalsApi,
  choicesOfField,
  drillPlace,
  elnApi,
  inspectionRecordsApi,
  listAddress,
  materialsApi,
  membersApi,
  ordersApi,
  papersApi,
  projectsApi,
  projectWorkApi,
  reservationsApi,
  samplesApi,
  sequencesApi,
  tasksApi,
  upkeepApi,
  type Warehouse,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../../../composition-root.ts";
import { demoEmail } from "../../../kernel/demo/demo-people.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

/**
 * What a tile counts is what its list shows: for every set, and for everyone. The demo lab has records of all areas,
 * projects of members and of others, and shared files.
 */
const BASE = "/application/analysis";

let lab: Lab;
const people: Record<string, Person> = {};
beforeAll(async () => {
  lab = await buildLab({ config: { isSmallDemo: false } });
  await seedDemo(lab.kernel, new Date(Date.now() - 60_000));
  for (const name of ["owner", "member", "wang"] as const) people[name] = await lab.signIn(demoEmail(name));
  const stranger = await lab.register("stranger");
  people.stranger = stranger;
  await lab.switchOn(stranger, "MENU_DASHBOARD", "INVENTORY", "PURCHASE_ORDER", "SAMPLE", "EQUIPMENT");
  await restrict();
}, 300_000);
afterAll(() => lab?.close());

/** A closed folder with a file of which a member of the project may read nothing, and one that is shared with them. */
const restrict = async (): Promise<void> => {
  const { owner, member } = people as { owner: Person; member: Person };
  const project = await owner.post<{ id: string }>("/platform/resource/projects", { name: "closed work" });
  await owner.post(`/platform/resource/projects/${project.id}/users`, {
    userIds: [member.user.userId],
    role: "editor",
  });
  const files = "/platform/resource/projects/fileAsset";
  const folder = await owner.post<{ id: string }>(`${files}/folder`, {
    ...{ projectId: project.id, folderId: null, name: "closed" },
  });
  for (const name of ["secret", "given"]) {
    const { file } = await owner.post<{ file: { id: string } }>("/application/molecular-biology/elns", {
      ...{ projectId: project.id, folderId: folder.id, name },
    });
    if (name === "given")
      await owner.put(`/dp/fileAsset/${file.id}/share/fileSharing/users`, {
        ...{ userIds: [member.user.userId], level: "read", expireTime: null },
      });
  }
  await owner.put(`/dp/fileAsset/${folder.id}/share/fileSharing`, { isClosed: true });
};

type Listed = Readonly<Record<string, unknown>> & { readonly id?: string };

/** All records of a list, page by page. */
const listAll = async (
  person: Person,
  path: string,
  query: Record<string, string> = {},
): Promise<Listed[]> => {
  const found: Listed[] = [];
  let cursor: string | null = null;
  do {
    const search = new URLSearchParams({ ...query, limit: "100", ...(cursor !== null && { cursor }) });
    const answer = await person.call<{ records: Listed[]; nextCursor: string | null }>(
      "GET",
      `${path}?${search}`,
    );
    if (answer.code !== "success") throw new Error(`${path}: ${answer.code}`);
    found.push(...answer.data.records);
    cursor = answer.data.nextCursor;
  } while (cursor !== null);
  return found;
};

const inWarehouses = async (
  person: Person,
  kind: Warehouse["kind"],
  path: string,
  query: Record<string, string> = {},
): Promise<Listed[]> => {
  const all = await listAll(person, "/platform/resource/warehouses", { kind });
  const found = await Promise.all(
    all.map(({ id = "" }) => listAll(person, path.replace(":warehouseId", id), query)),
  );
  return found.flat();
};

const DAY = 86_400_000;
const bookings = async (person: Person): Promise<Listed[]> => {
  const found = new Map<unknown, Listed>();
  for (let day = -60; day < 60; day += 30) {
    const [from, to] = [day, day + 30].map((at) => new Date(Date.now() + at * DAY).toISOString());
    const query = new URLSearchParams({ from: from!, to: to! });
    for (const one of await person.get<Listed[]>(`${reservationsApi.list.path}?${query}`))
      found.set(one.id, one);
  }
  return [...found.values()];
};

const states = async (person: Person, path: string, key: string, words: readonly string[], more = {}) =>
  (await Promise.all(words.map((word) => listAll(person, path, { [key]: word, ...more })))).flat();

const approvals = async (person: Person): Promise<Listed[]> => {
  const all = person.user.authorities.includes("SETTINGS_AUDIT_PROCESS_CONFIG");
  if (all) return listAll(person, approvalsApi.records.path);
  const lists = await Promise.all([
    listAll(person, approvalsApi.mySubmitted.path),
    listAll(person, approvalsApi.myAudit.path),
    listAll(person, approvalsApi.myAudit.path, { isDecided: "true" }),
  ]);
  return [...new Map(lists.flat().map((one) => [one.id, one])).values()];
};

/** The list of each set, as its pages ask for it. */
const lists: Readonly<Record<AnalysisSetKey, (person: Person) => Promise<readonly Listed[] | number>>> = {
  files: (person) => listAll(person, projectWorkApi.resources.path),
  notebook: (person) => listAll(person, elnApi.list.path),
  sequences: (person) => listAll(person, sequencesApi.list.path),
  literature: (person) => listAll(person, papersApi.listPapers.path),
  materials: (person) => inWarehouses(person, "inventory", materialsApi.list.path),
  stock: async (person) => {
    const materials = await inWarehouses(person, "inventory", materialsApi.list.path);
    return materials.reduce((sum, { containerCount }) => sum + Number(containerCount), 0);
  },
  orders: (person) => inWarehouses(person, "inventory", ordersApi.list.path),
  samples: (person) => inWarehouses(person, "sample", samplesApi.list.path),
  bookings,
  deviceUse: (person) => listAll(person, upkeepApi.usage.path),
  maintenance: (person) => listAll(person, upkeepApi.list.path),
  inspections: (person) =>
    states(person, inspectionRecordsApi.tasks.path, "state", ["open", "done", "canceled"], { view: "all" }),
  inspectionResults: (person) => listAll(person, inspectionRecordsApi.records.path),
  approvals,
  members: (person) => listAll(person, membersApi.list.path),
  projects: (person) => listAll(person, projectsApi.list.path),
  tasks: (person) => states(person, tasksApi.listTasks.path, "state", ["open", "done"], { view: "team" }),
};

const zone = { timezone: "Asia/Shanghai", weekStart: 1 };
const asking = (set: AnalysisSetKey, more: object = {}) => ({
  query: {
    ...{ set, measure: "count", groups: [], filters: [] },
    ...{ time: Object.keys(analysisSetOf(set).times)[0]!, period: null },
    ...more,
  },
  zone,
  period: { kind: "all" },
});
const ask = (person: Person, set: AnalysisSetKey, more: object = {}) =>
  person.call<AnalysisAnswer>("POST", `${BASE}/query`, asking(set, more));

const cases = ["owner", "member", "wang", "stranger"].flatMap((name) =>
  analysisSetKeys.map((set) => [name, set] as const),
);

describe("the number of a set", () => {
  it("is of something: the demo lab has records of every set", async () => {
    for (const set of analysisSetKeys)
      expect((await ask(people.owner!, set)).data.total, set).toBeGreaterThan(0);
  });

  it.each(cases)(
    "is for %s the length of the list of %s, and there is none without the list",
    async (name, set) => {
      const person = people[name]!;
      const answer = await ask(person, set);
      const { sets } = await person.get<{ sets: AnalysisSetKey[] }>(`${BASE}/sets`);
      if (!sets.includes(set)) {
        expect(answer.code).toMatch(/^(permission\.denied|feature\.disabled)$/);
        await expect(lists[set](person)).rejects.toThrow(answer.code);
        return;
      }
      const listed = await lists[set](person);
      expect(answer.data.total).toBe(typeof listed === "number" ? listed : listed.length);
    },
  );

  it.each(analysisSetKeys)("of %s is the sum of its groups, whatever it is grouped by", async (set) => {
    const owner = people.owner!;
    const { total } = (await ask(owner, set)).data;
    for (const field of Object.keys(analysisSetOf(set).fields)) {
      const { data } = await ask(owner, set, { groups: [{ field }], most: 3 });
      expect(
        data.values.flat().reduce<number>((sum, one) => sum + (one ?? 0), 0),
        field,
      ).toBe(total);
    }
  });

  it.each(analysisSetKeys)("of %s is that of its measures and times without an error", async (set) => {
    const owner = people.owner!;
    const { times, measures = {}, fields } = analysisSetOf(set);
    for (const [time, kind] of Object.entries(times))
      for (const unit of ["week", ...(kind === "instant" ? ["hourOfWeek"] : [])])
        expect((await ask(owner, set, { groups: [{ time, unit }], time })).code, `${time} ${unit}`).toBe(
          "success",
        );
    for (const [name, { how, within }] of Object.entries(measures))
      for (const one of how)
        expect(
          (await ask(owner, set, { measure: `${name}.${one}`, groups: within ? [{ field: within }] : [] }))
            .code,
          name,
        ).toBe("success");
    for (const [field, declared] of Object.entries(fields))
      for (const value of choicesOfField(declared).slice(0, 2))
        expect((await ask(owner, set, { filters: [{ field, values: [value, null] }] })).code, field).toBe(
          "success",
        );
  });
});

describe("the records behind a number", () => {
  it.each(cases)("are for %s as many as each place of %s says", async (name, set) => {
    const person = people[name]!;
    const [field] = Object.keys(analysisSetOf(set).fields);
    const query = { ...asking(set).query, groups: [{ field: field! }] };
    const answer = await ask(person, set, { groups: query.groups });
    if (answer.code !== "success") return;
    for (const [at, place] of answer.data.axes[0]!.entries()) {
      const drill = drillPlace(query, answer.data, at);
      if (drill === null) continue;
      const found = await person.post<{ records: AnalysisRecord[] }>(`${BASE}/records`, {
        ...asking(set),
        ...{ drill, limit: 100 },
      });
      expect(found.records.length, `${place.key}`).toBe(Math.min(100, answer.data.values[at]![0]!));
      for (const { address } of found.records) expect(address).not.toMatch(/:[a-z]/i);
    }
  });

  it("are those of the area's own list where it can be narrowed down to them", async () => {
    const member = people.member!;
    const query = { ...asking("notebook").query, groups: [{ field: "auditStatus" }] };
    const { data } = await ask(member, "notebook", { groups: query.groups });
    for (const [at, place] of data.axes[0]!.entries()) {
      const address = listAddress("notebook", {
        filters: [],
        drill: drillPlace(query, data, at)!,
        isWithinDays: false,
      });
      expect(address).toEqual({ to: "/eln", search: { audit: place.key } });
      const listed = await listAll(member, elnApi.list.path, { auditStatus: place.key! });
      expect(listed.length).toBe(data.values[at]![0]);
    }
  });
});

describe("a restricted file", () => {
  it("is counted for nobody who may not read it, and for those who may", async () => {
    const named = async (name: string): Promise<string[]> => {
      const found = await people[name]!.post<{ records: AnalysisRecord[] }>(`${BASE}/records`, {
        ...asking("notebook"),
        ...{ drill: { filters: [] }, limit: 100 },
      });
      return found.records.map((record) => record.name).filter((one) => ["secret", "given"].includes(one));
    };
    expect((await named("owner")).toSorted()).toEqual(["given", "secret"]);
    expect(await named("member")).toEqual(["given"]);
    expect(await named("wang")).toEqual([]);
    expect(await named("stranger")).toEqual([]);
  });
});
