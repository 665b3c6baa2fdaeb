// Long because every kind of subject is tried in the same way, each with records of its own.
import {
  type Attachment,
  type CommentThread,
  type Id,
  type LabFile,
  type NamedSubject,
  type Notification,
  type SubjectKind,
  type SubjectLinks,
  type SubjectOverview,
  subjectKindNames,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passedInspection } from "../test-support/inspections.ts";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const root = "/platform/resource/subjects";
const primers = "/application/molecular-biology/libraries/primer";

let lab: Lab;
let owner: Person;
let mate: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  stranger = await lab.register("stranger");
  for (const person of [owner, stranger]) await lab.switchOn(person, "INVENTORY", "SAMPLE");
  await lab.switchOn(owner, "EQUIPMENT");
});
afterAll(() => lab.close());

const equipment = "/platform/resource/basic/equipments";
const letters = (seed: number): string =>
  Array.from({ length: 20 }, (_, place) => "ACGT"[(seed >> ((place % 10) * 2)) & 3]).join("");
let made = 0;
const primerOf = async (by: Person, scope: "private" | "shared", name: string): Promise<Id> => {
  made += 7;
  const entry = { name, bases: letters(made) };
  const { entries } = await by.post<{ entries: { id: Id }[] }>(primers, { scope, entries: [entry] });
  return entries[0]!.id;
};
const fileOf = async (by: Person, name: string): Promise<LabFile> =>
  (
    await by.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
      content: contentOf({ name }),
    })
  ).file;

const projectOf = async (by: Person, accessLevel: "PUBLIC" | "PRIVATE"): Promise<Id> =>
  (await by.post<{ id: Id }>("/platform/resource/projects", { name: `project ${++made}`, accessLevel })).id;

const warehouses = "/platform/resource/warehouses";
const warehouseOf = async (by: Person): Promise<Id> =>
  (await by.post<{ id: Id }>(warehouses, { kind: "inventory", name: `store ${++made}` })).id;
const locationIn = async (by: Person, warehouseId: Id): Promise<Id> =>
  (
    await by.post<{ id: Id }[]>(`${warehouses}/${warehouseId}/locations`, { kind: "room", name: "Cold room" })
  )[0]!.id;
const reservationOf = async (by: Person): Promise<Id> => {
  const { id: equipmentId } = await by.post<{ id: Id }>(equipment, { name: `booked ${++made}` });
  const startTime = new Date(Date.now() + 3_600_000).toISOString();
  const endTime = new Date(Date.now() + 7_200_000).toISOString();
  const body = { equipmentId, startTime, endTime };
  return (await by.post<{ reservations: { id: Id }[] }>(`${equipment}/reservation`, body)).reservations[0]!
    .id;
};

/** A record of each kind that only who made it may read; a kind without one does not compile. */
const hidden: Readonly<Record<SubjectKind, (by: Person) => Promise<Id>>> = {
  file: async (by) => (await fileOf(by, "hidden")).id,
  libraryEntry: (by) => primerOf(by, "private", `hidden ${made}`),
  project: (by) => projectOf(by, "PRIVATE"),
  warehouse: (by) => warehouseOf(by),
  location: async (by) => locationIn(by, await warehouseOf(by)),
  material: async (by) =>
    (
      await by.post<{ id: Id }>(`${warehouses}/${await warehouseOf(by)}/inventory/materials`, {
        kind: "chemical",
        name: "Tris",
        unit: "g",
      })
    ).id,
  sample: async (by) => {
    const { id } = await by.post<{ id: Id }>(warehouses, { kind: "sample", name: `store ${++made}` });
    const input = { name: "lysate", quantity: { value: "1", unit: "mL" } };
    return (await by.post<{ sampleIds: Id[] }>(`${warehouses}/${id}/samples`, input)).sampleIds[0]!;
  },
  reservation: reservationOf,
  inspectionRecord: async (by) => (await passedInspection(by)).recordId,
  equipment: async (by) => (await by.post<{ id: Id }>(equipment, { name: `hidden ${++made}` })).id,
};
/**
 * The kind's errors for users who may not read one, and for a missing record; `closed` is null if the whole team
 * reads it.
 */
const refused: Readonly<Record<SubjectKind, { readonly closed: string | null; readonly gone: string }>> = {
  reservation: { closed: null, gone: "reservation.not.found" },
  equipment: { closed: null, gone: "equipment.not.found" },
  file: { closed: "fileAsset.no.read.permission", gone: "projectFile.not.found" },
  libraryEntry: { closed: "biolibrary.entity.not.found", gone: "biolibrary.entity.not.found" },
  project: { closed: "project.no.access", gone: "project.no.access" },
  warehouse: { closed: "warehouse.not.found", gone: "warehouse.not.found" },
  material: { closed: "material.not.found", gone: "material.not.found" },
  sample: { closed: "sample.not.found", gone: "sample.not.found" },
  location: { closed: "location.not.found", gone: "location.not.found" },
  inspectionRecord: { closed: null, gone: "inspection.record.not.found" },
};

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const attach = async (by: Person, base: string, name: string, bytes: Uint8Array) =>
  by.call<Attachment>("POST", `${base}/attachments`, { uuid: await by.upload(name, bytes), name });
const said = (body: string) => ({ body, threadId: null, anchor: null, mentionIds: [] });
const tagOf = async (by: Person, name: string): Promise<Id> =>
  (await by.post<{ id: Id }>("/platform/resource/projects/fileAsset/tags", { name, color: "red" })).id;

/** Every function, called for a subject by a user; each returns a code. */
const askAll = async (by: Person, base: string): Promise<string[]> => {
  const own = await fileOf(by, "own");
  const calls: readonly [Method: string, path: string, body?: unknown][] = [
    ["GET", base],
    ["GET", `${base}/comments`],
    ["GET", `${base}/comments/anchors`],
    ["GET", `${base}/comments/readers`],
    ["POST", `${base}/comments`, said("x")],
    ["POST", `${base}/tags`, { addTagIds: [], removeTagIds: [] }],
    ["PUT", `${base}/following`, { isFollowed: true }],
    ["GET", `${base}/links`],
    ["POST", `${base}/links`, { toKind: "file", toId: own.id }],
    ["POST", `${base}/links/remove`, { toKind: "file", toId: own.id }],
    ["GET", `${base}/attachments`],
    ["POST", `${base}/attachments`, { uuid: await by.upload("x.png", pixel), name: "x.png" }],
    ["DELETE", `${base}/attachments/1`],
    ["GET", `${base}/attachments/1/content`],
  ];
  const codes: string[] = [];
  for (const [method, path, body] of calls)
    codes.push((await by.call(method as "GET", path, ...(body === undefined ? [] : [body]))).code);
  return codes;
};

describe.each([...subjectKindNames])("on a subject of kind %s", (kind) => {
  it("a colleague without read permission, and another team, get no result from any operation", async () => {
    const base = `${root}/${kind}/${await hidden[kind](owner)}`;
    const { closed } = refused[kind];
    if (closed !== null) expect(new Set(await askAll(mate, base))).toEqual(new Set([closed]));
    expect(new Set(await askAll(stranger, base))).toEqual(new Set([refused[kind].gone]));
    const nowhere = `${root}/${kind}/999999999`;
    expect(new Set(await askAll(stranger, nowhere))).toEqual(new Set([refused[kind].gone]));
  });

  it("nobody links to what they may not read, nor learns by a link that it is there", async () => {
    const secret = await hidden[kind](owner);
    const open = await primerOf(owner, "shared", `open ${kind}`);
    const to = { toKind: kind, toId: secret };
    const base = `${root}/libraryEntry/${open}/links`;
    const { closed } = refused[kind];
    if (closed !== null) expect((await mate.call("POST", base, to)).code).toBe(closed);
    await owner.post(base, to);
    expect((await owner.get<SubjectLinks>(base)).uses).toHaveLength(1);
    expect((await mate.get<SubjectLinks>(base)).uses).toHaveLength(closed === null ? 1 : 0);
  });

  it("is named for users who may read it, and for no one else", async () => {
    const id = await hidden[kind](owner);
    const subjects = [
      { kind, id },
      { kind, id: "999999999" },
    ];
    const named = (by: Person) => by.post<NamedSubject[]>(`${root}/named`, { subjects });
    const { name, address } = await owner.get<SubjectOverview>(`${root}/${kind}/${id}`);
    expect(await named(owner)).toEqual([expect.objectContaining({ kind, id, name, address })]);
    expect(await named(mate)).toHaveLength(refused[kind].closed === null ? 1 : 0);
    expect(await named(stranger)).toEqual([]);
  });

  it("has comments, tags, a follower and attachments of its readers, and all are deleted with it", async () => {
    const id = await hidden[kind](owner);
    const base = `${root}/${kind}/${id}`;
    await owner.post(`${base}/comments`, said("looks right"));
    const tagId = await tagOf(owner, `of ${kind}`);
    await owner.post(`${base}/tags`, { addTagIds: [tagId], removeTagIds: [] });
    await owner.put(`${base}/following`, { isFollowed: true });
    expect((await attach(owner, base, "gel.png", pixel)).code).toBe("success");
    const { records } = await owner.get<{ records: CommentThread[] }>(`${base}/comments`);
    expect(records.map(({ body }) => body)).toEqual(["looks right"]);
    const seen = await owner.get<SubjectOverview>(base);
    expect(seen).toMatchObject({ kind, id, isFollowed: true, tags: [{ id: tagId }] });
    expect(seen.abilities).toEqual({ comment: true, edit: true, manage: true });

    await removers[kind](id);
    if (kind === "project") {
      // Its row stays so that it can be recovered, with everything on it, under tenant isolation.
      expect(new Set(await askAll(owner, base))).toEqual(new Set(["project.no.access"]));
      for (const table of ["subject_comment", "subject_tag", "subject_follower", "attachment"])
        expect(
          await lab.kernel.database.read(owner.user, (q) =>
            q.rows(`select 1 from ${table} where subject_kind = $1 and subject_id = $2`, [kind, id]),
          ),
          table,
        ).toEqual([]);
      return;
    }
    for (const table of ["subject_comment", "subject_tag", "subject_follower", "attachment"])
      expect(
        await lab.database.asOwner(`select 1 from ${table} where subject_kind = $1 and subject_id = $2`, [
          kind,
          id,
        ]),
        table,
      ).toEqual([]);
    expect(
      await lab.database.asOwner("select 1 from subject where kind = $1 and id = $2", [kind, id]),
    ).toEqual([]);
    // The sweep of abandoned uploads takes the bytes.
    const [row] = await lab.database.asOwner<{ is_kept: boolean }>(
      "select is_kept from upload where name = 'gel.png' order by create_time desc limit 1",
    );
    expect(row?.is_kept).toBe(false);
  });
});

const removers: Readonly<Record<SubjectKind, (id: Id) => Promise<unknown>>> = {
  async file(id) {
    await owner.post("/platform/resource/projects/fileAsset/recycle", { fileIds: [id] });
    await owner.post("/platform/resource/garbage/erase", { fileIds: [id], files: 1, folders: 0 });
  },
  reservation: (id) => lab.database.asOwner("delete from reservation where id = $1", [id]),
  // Devices are archived, never deleted; what belongs to one is deleted with its row.
  equipment: (id) => lab.database.asOwner("delete from equipment where id = $1", [id]),
  libraryEntry: (id) => owner.post(`${primers}/remove`, { entryIds: [id] }),
  // The server deletes no filled form; who runs the database may have to.
  async inspectionRecord(id) {
    const tables = ["inspection_value where record_id", "inspection_record where id"];
    await lab.database.asOwner(
      "update inspection_task set state = 'open', record_id = null, done_time = null where record_id = $1",
      [id],
    );
    for (const table of tables) await lab.database.asOwner(`delete from ${table} = $1`, [id]);
  },
  async project(id) {
    // Without an approval a request deletes at once.
    const { processes } = await owner.get<{ processes: { version: number }[] }>(
      "/platform/resource/audit/process/list",
    );
    const approvers = [{ type: "user", id: owner.user.userId }];
    const step = { name: "", mode: "any", approvers, condition: null, dueHours: 24, needsSignature: false };
    const config = { enabled: false, order: "sequence", allowSelfApproval: false, steps: [step] };
    await owner.put("/platform/resource/audit/process/config", {
      kind: "PROJECT_DELETION",
      version: processes[0]!.version,
      config,
    });
    const asked = await owner.post<{ isDeleted: boolean }>(`/platform/resource/projects/${id}/deletion`, {});
    expect(asked.isDeleted).toBe(true);
  },
  // The product only archives them; they go with their team.
  warehouse: (id) => lab.database.asOwner("delete from warehouse where id = $1", [id]),
  material: (id) => lab.database.asOwner("delete from material where id = $1", [id]),
  location: (id) => lab.database.asOwner("delete from location where id = $1", [id]),
  // The server deletes no sample; its row stays with its log.
  async sample(id) {
    const containers = "select id from container where sample_id = $1";
    await lab.database.asOwner(`delete from movement where container_id in (${containers})`, [id]);
    for (const table of ["container where sample_id", "sample_log where sample_id", "sample where id"])
      await lab.database.asOwner(`delete from ${table} = $1`, [id]);
  },
};

describe("links", () => {
  it("are shown at both ends, removed by editors of the one that uses the other, and once only", async () => {
    const primer = await primerOf(owner, "shared", "M13 both ways");
    const file = await fileOf(owner, "amplicon");
    const base = `${root}/libraryEntry/${primer}/links`;
    const to = { toKind: "file", toId: file.id };
    await Promise.all([owner.post(base, to), owner.post(base, to)]);
    const { uses } = await owner.get<SubjectLinks>(base);
    expect(uses).toEqual([
      {
        kind: "file",
        id: file.id,
        name: "amplicon",
        sort: "sequence",
        address: `/sequence/${file.id}`,
        isGiven: true,
      },
    ]);
    const { usedIn } = await owner.get<SubjectLinks>(`${root}/file/${file.id}/links`);
    expect(usedIn.map(({ kind, id, address }) => [kind, id, address])).toEqual([
      ["libraryEntry", primer, `/sequence/library/primer?scope=shared&entry=${primer}`],
    ]);
    expect((await owner.call("POST", base, { toKind: "libraryEntry", toId: primer })).code).toBe(
      "subject.link.itself",
    );
    await owner.post(`${base}/remove`, to);
    expect((await owner.call("POST", `${base}/remove`, to)).code).toBe("subject.link.not.found");
    expect((await owner.get<SubjectLinks>(base)).uses).toEqual([]);
  });
});

describe("attachments", () => {
  it("have the type of their bytes, run nothing, are in no project, and are removed by permitted users", async () => {
    const base = `${root}/libraryEntry/${await primerOf(owner, "shared", "with a gel")}`;
    const picture = (await attach(mate, base, "gel.pdf", pixel)).data;
    expect(picture).toMatchObject({ name: "gel.pdf", view: "image", abilities: { remove: true } });
    const page = new TextEncoder().encode("<html><script>alert(1)</script></html>");
    const hostile = (await attach(owner, base, "gel.png", page)).data;
    expect(hostile.view).toBe("text");
    const content = await lab.app.inject({
      url: `/app${base}/attachments/${hostile.id}/content`,
      headers: { cookie: owner.cookie },
    });
    expect(content.headers["content-type"]).toContain("text/plain");
    expect(content.headers["content-security-policy"]).toContain("sandbox");
    expect(content.headers["x-content-type-options"]).toBe("nosniff");

    const { records } = await owner.get<{ records: Attachment[] }>(`${base}/attachments`);
    expect(records.map(({ id }) => id)).toEqual([hostile.id, picture.id]);
    expect(await lab.database.asOwner("select 1 from file where name in ('gel.pdf', 'gel.png')")).toEqual([]);
    expect((await mate.call("DELETE", `${base}/attachments/${hostile.id}`)).code).toBe("permission.denied");
    expect((await mate.call("DELETE", `${base}/attachments/${picture.id}`)).code).toBe("success");
    expect((await owner.call("GET", `${base}/attachments/${picture.id}/content`)).code).toBe(
      "attachment.not.found",
    );
  });

  it("are attached once from one upload, and not under another subject's address", async () => {
    const one = `${root}/libraryEntry/${await primerOf(owner, "shared", "first of two")}`;
    const other = `${root}/libraryEntry/${await primerOf(owner, "shared", "second of two")}`;
    const uuid = await owner.upload("gel.png", pixel);
    const input = { uuid, name: "gel.png" };
    const answers = await Promise.all([
      owner.call<Attachment>("POST", `${one}/attachments`, input),
      owner.call<Attachment>("POST", `${other}/attachments`, input),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["success", "upload.not.found"]);
    const { id } = answers.find(({ code }) => code === "success")!.data;
    const [wrong] = answers[0].code === "success" ? [other] : [one];
    expect((await owner.call("GET", `${wrong}/attachments/${id}/content`)).code).toBe("attachment.not.found");
  });
});

describe("at the same moment", () => {
  it("two tags of two users both stay", async () => {
    const base = `${root}/libraryEntry/${await primerOf(owner, "shared", "tagged twice")}`;
    const tags = [await tagOf(owner, "checked"), await tagOf(owner, "ordered")];
    await Promise.all(
      [owner, mate].map((by, at) => by.post(`${base}/tags`, { addTagIds: [tags[at]], removeTagIds: [] })),
    );
    expect((await owner.get<SubjectOverview>(base)).tags.map(({ name }) => name)).toEqual([
      "checked",
      "ordered",
    ]);
  });

  it("a comment on a record that is being removed is stored or rejected, and nothing is left", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await primerOf(owner, "shared", `short-lived ${round}`);
      const base = `${root}/libraryEntry/${id}`;
      const answers = await Promise.all([
        mate.call("POST", `${base}/comments`, said("x")),
        owner.call("POST", `${primers}/remove`, { entryIds: [id] }),
        mate.call("PUT", `${base}/following`, { isFollowed: true }),
      ]);
      for (const { code } of answers) expect(["success", "biolibrary.entity.not.found"]).toContain(code);
      expect(await lab.database.asOwner("select 1 from subject where library_entry_id = $1", [id])).toEqual(
        [],
      );
    }
  });
});

describe("who is notified", () => {
  const toldOf = async (by: Person) =>
    (await by.get<{ records: Notification[] }>("/notifications/list?limit=50")).records.map(
      ({ kind, content }) => [kind, content.subject?.name],
    );

  it("is the maker of a comment, and who follows it also of a change; each once, and with its address", async () => {
    const id = await primerOf(owner, "shared", "followed");
    const base = `${root}/libraryEntry/${id}`;
    const third = await lab.addColleague(owner, "third");
    await third.put(`${base}/following`, { isFollowed: true });
    await mate.post(`${base}/comments`, said("news"));
    made += 7;
    const entry = { name: "followed", description: "new", bases: letters(made) };
    await mate.put(`${primers}/${id}`, { version: 1, entry });
    await lab.kernel.events.deliver();
    expect((await toldOf(owner)).filter(([, name]) => name === "followed")).toEqual([
      ["commentAdded", "followed"],
    ]);
    expect(new Set((await toldOf(third)).map(([kind]) => kind))).toEqual(
      new Set(["subjectChanged", "commentAdded"]),
    );
    expect(await toldOf(third)).toHaveLength(2);
    expect(await toldOf(mate)).toEqual([]);
  });
});

describe("a project", () => {
  it("is discussed by its readers, tagged by its editors, and its followers are notified while they have access", async () => {
    const id = await projectOf(owner, "PUBLIC");
    const base = `${root}/project/${id}`;
    const tags = { addTagIds: [await tagOf(owner, "of a project")], removeTagIds: [] };
    await mate.put(`${base}/following`, { isFollowed: true });
    expect((await mate.call("POST", `${base}/comments`, said("what next?"))).code).toBe("success");
    expect((await mate.call("POST", `${base}/tags`, tags)).code).toBe("project.no.access");
    expect((await mate.get<SubjectOverview>(base)).abilities).toEqual({
      comment: true,
      edit: false,
      manage: false,
    });
    const toldOfIt = async (by: Person) =>
      (await by.get<{ records: Notification[] }>("/notifications/list?limit=50")).records.flatMap(
        ({ kind, content }) =>
          content.subject?.kind === "project" && content.subject.id === id
            ? [[kind, content.subject.address]]
            : [],
      );
    const change = (accessLevel: string) => owner.put(`/platform/resource/projects/${id}`, { accessLevel });
    await change("PUBLIC");
    await lab.kernel.events.deliver();
    const address = `/project/${id}/discussion`;
    expect(await toldOfIt(mate)).toEqual([["subjectChanged", address]]);
    expect(await toldOfIt(owner)).toEqual([["commentAdded", address]]);
    await change("PRIVATE");
    await owner.post(`${base}/comments`, said("among us"));
    await lab.kernel.events.deliver();
    expect(await toldOfIt(mate)).toHaveLength(1);
  });
});

it("a page of a subject's threads reads its own rows in their index, however many others there are", async () => {
  const { tenantId, userId } = owner.user;
  await lab.database.asOwner(
    `insert into library_entry (tenant_id, kind, scope, owner_id, name, description, content, content_key, details)
     select $1, 'primer', 'shared', $2, 'bulk ' || n, '', 'bulk ' || n, sha256(('bulk ' || n)::bytea), '{}'
     from generate_series(1, 400) n`,
    [tenantId, userId],
  );
  await lab.database.asOwner(
    `insert into subject_comment (tenant_id, subject_kind, subject_id, author_id, body)
     select e.tenant_id, 'libraryEntry', e.id, $2, 'x' from generate_series(1, 50) n cross join library_entry e
     where e.tenant_id = $1 and e.name like 'bulk %'`,
    [tenantId, userId],
  );
  await lab.database.asOwner("analyze subject_comment, subject, library_entry");
  const [entry] = await lab.database.asOwner<{ id: Id }>(
    "select id from library_entry where name = 'bulk 7'",
  );
  const plan = await lab.kernel.database.read({ tenantId, userId }, (q) =>
    q.rows<{ "QUERY PLAN": string }>(
      `explain (analyze, timing off, summary off) select c.id from subject_comment c
       where c.subject_kind = 'libraryEntry' and c.subject_id = $1 and c.thread_id is null
         and c.id < 9223372036854775807 order by c.id desc limit 31`,
      [entry!.id],
    ),
  );
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toMatch(/Index (Only )?Scan Backward using subject_comment_threads/);
  // Each row's subject is looked up by its key: no list ever reads a whole library.
  expect(text).toMatch(/Index (Only )?Scan using library_entry_pkey/);
  expect(text).not.toMatch(/Seq Scan on (library_entry|subject)|Sort/);
});
