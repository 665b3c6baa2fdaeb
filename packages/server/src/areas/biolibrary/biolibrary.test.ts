// Long because all of it is one service, tested in one lab: a database for each part would slow the tests down.
import type { EnzymeSetEntry, FeatureEntry, PlasmidEntry, PrimerEntry } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { services } from "../../composition-root.ts";
import { type Answer, buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/libraries";
type Page<T> = { records: T[]; nextCursor: string | null };
type Made<T> = { entries: T[]; skipped: { index: number; code: string }[] };

let lab: Lab;
let owner: Person;
let colleague: Person;
let stranger: Person;
let serial = 0;

/** Bases that no other primer of this file has. */
const fresh = (): string => {
  const digits = (serial++).toString(4).padStart(12, "0");
  return `ACGT${digits.replace(/\d/g, (digit) => "ACGT"[Number(digit)]!)}GATTACA`;
};
const primer = (name: string, bases = fresh()) => ({ name, bases });

const add = <T>(
  person: Person,
  kind: string,
  entries: readonly unknown[],
  scope = "private",
  onConflict = "refuse",
): Promise<Answer<Made<T>>> => person.call("POST", `${base}/${kind}`, { scope, entries, onConflict });

const made = async <T>(person: Person, kind: string, entry: unknown, scope = "private"): Promise<T> => {
  const { code, data } = await add<T>(person, kind, [entry], scope);
  if (code !== "success") throw new Error(`${code} ${JSON.stringify(data)}`);
  return data.entries[0]!;
};

const names = async (person: Person, kind: string, scope: string): Promise<string[]> =>
  (await person.get<Page<PrimerEntry>>(`${base}/${kind}?scope=${scope}`)).records.map((one) => one.name);

beforeAll(async () => {
  lab = await buildLab();
  [owner, stranger] = await Promise.all([lab.register("owner"), lab.register("stranger")]);
  const {
    accounts: { accounts },
    tenants: { tenants },
    projects: { projects },
  } = services(lab.kernel);
  const { tenantId } = owner.user;
  await lab.kernel.database.open(async (tx) => {
    const accountId = await accounts.createBareAccount(tx, {
      email: "colleague@lab.test",
      name: "colleague",
      password: "Benchleaf1",
    });
    await tx.rows("select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)", [
      tenantId,
      accountId,
    ]);
    const scope = { tenantId, userId: accountId ?? "" };
    await tenants.addMember(tx, scope, scope.userId);
    await projects.createPersonal(tx, scope, "colleague");
  });
  colleague = await lab.signIn("colleague@lab.test");
});
afterAll(() => lab.close());

describe("an entry", () => {
  it("is stored normalized and read back, with its melting temperature", async () => {
    const entry = await made<PrimerEntry>(owner, "primer", {
      name: "  M13   rev ",
      bases: "caggaaaca gctatgac",
      orderNumber: " P-17 ",
    });
    expect(entry).toMatchObject({
      name: "M13 rev",
      bases: "CAGGAAACAGCTATGAC",
      orderNumber: "P-17",
      version: 1,
    });
    expect(entry.tm).toBeGreaterThan(45);
    expect(entry.abilities).toEqual({ update: true, remove: true, move: true });
  });

  it.each([
    ["primer", { name: " ", bases: "ACGTACGTAC" }, "biolibrary.entity.name.empty"],
    ["primer", { name: "a|b", bases: "ACGTACGTAC" }, "biolibrary.entity.name.illegal.character"],
    ["primer", { name: "x".repeat(65), bases: "ACGTACGTAC" }, "biolibrary.entity.name.too.long"],
    ["primer", { name: "a\u0001b", bases: "ACGTACGTAC" }, "biolibrary.entity.name.invalid"],
    ["primer", { name: "a", bases: "" }, "biolibrary.content.empty"],
    ["primer", { name: "a", bases: "ACGTACGTA" }, "biolibrary.content.too.short"],
    ["primer", { name: "a", bases: "A".repeat(251) }, "biolibrary.content.too.long"],
    ["primer", { name: "a", bases: "ACGTACGTAX" }, "biolibrary.content.illegal.scope"],
    ["feature", { name: "a", bases: "ACGTA" }, "biolibrary.content.too.short"],
    ["enzyme", { name: "a", enzymeIds: [] }, "biolibrary.content.empty"],
    ["enzyme", { name: "a", enzymeIds: [305, 4] }, "biolibrary.content.invalid"],
    ["plasmid", { name: "a", sequenceId: "999999" }, "projectFile.not.found"],
  ])("of the %s library that is %j is refused with %s", async (kind, entry, code) => {
    expect((await add(owner, kind, [entry])).code).toBe(code);
  });

  it("shares neither name, whatever its case, nor content with another of its library", async () => {
    const bases = fresh();
    await made(owner, "primer", primer("T7 promoter", bases));
    expect((await add(owner, "primer", [primer("t7 PROMOTER")])).code).toBe("biolibrary.entity.name.exists");
    expect((await add(owner, "primer", [primer("other", bases.toLowerCase())])).code).toBe(
      "biolibrary.content.exists",
    );
    const twice = await add(owner, "primer", [primer("twin"), primer("Twin")]);
    expect(twice).toMatchObject({
      code: "biolibrary.entity.name.duplicate",
      data: { index: 1, name: "Twin" },
    });
    const same = [primer("one", fresh()), primer("two", "")].map((one, _, [first]) => ({
      ...one,
      bases: first!.bases,
    }));
    expect((await add(owner, "primer", same)).code).toBe("biolibrary.content.duplicate");
    // Another library is independent.
    await made(owner, "primer", primer("T7 promoter", bases), "shared");
    await made(colleague, "primer", primer("T7 promoter", bases));
  });

  it("exists once when two users add it concurrently", async () => {
    const bases = fresh();
    const answers = await Promise.all(
      [0, 1, 2, 3].map((n) => add(owner, "primer", [primer(`race ${n}`, bases)], "shared")),
    );
    expect(answers.map((one) => one.code).sort()).toEqual([
      ...Array(3).fill("biolibrary.content.exists"),
      "success",
    ]);
    const named = await Promise.all(
      [0, 1, 2].map(() => add(owner, "primer", [primer("same name")], "shared")),
    );
    expect(named.map((one) => one.code).sort()).toEqual([
      ...Array(2).fill("biolibrary.entity.name.exists"),
      "success",
    ]);
  });

  it("is changed on top of the version that was seen, and only then", async () => {
    const entry = await made<PrimerEntry>(owner, "primer", primer("before"));
    const path = `${base}/primer/${entry.id}`;
    const next = { name: "after", bases: entry.bases, description: "for colony PCR" };
    const changed = await owner.put<PrimerEntry>(path, { version: 1, entry: next });
    expect(changed).toMatchObject({ name: "after", description: "for colony PCR", version: 2 });
    expect((await owner.call("PUT", path, { version: 1, entry: next })).code).toBe("file.version.stale");
    const bad = { version: 2, entry: { ...next, bases: "ACGT" } };
    expect((await owner.call("PUT", path, bad)).code).toBe("biolibrary.content.too.short");
    await made(owner, "primer", primer("in the way"));
    const clash = { version: 2, entry: { ...next, name: "In the way" } };
    expect((await owner.call("PUT", path, clash)).code).toBe("biolibrary.entity.name.exists");
  });

  it("can be added in bulk, where an import may skip invalid or existing entries", async () => {
    const there = await made<PrimerEntry>(owner, "primer", primer("there"));
    const sent = [
      primer("new one"),
      primer("there"),
      primer("no bases", ""),
      primer("again", there.bases),
      primer("last"),
    ];
    const { data } = await add<PrimerEntry>(owner, "primer", sent, "private", "skip");
    expect(data.entries.map((one) => one.name)).toEqual(["new one", "last"]);
    expect(data.skipped).toEqual([
      { index: 1, code: "biolibrary.entity.name.exists" },
      { index: 2, code: "biolibrary.content.empty" },
      { index: 3, code: "biolibrary.content.exists" },
    ]);
    const many = Array.from({ length: 201 }, (_, n) => primer(`many ${n}`));
    expect((await add(owner, "primer", many)).code).toBe("biolibrary.max.entity.exceeded");
    expect((await add<PrimerEntry>(owner, "primer", many.slice(1))).data.entries).toHaveLength(200);
  });
});

describe("an import", () => {
  it.each([
    ["primer", {}, { "biolibrary.content.too.long": "A".repeat(251) }],
    ["feature", { alphabet: "dna", type: "misc_feature", color: null }, {}],
  ])(
    "of the kind %s imports the valid entries and reports each invalid one by its index",
    async (kind, about, more) => {
      const bad = {
        "biolibrary.content.empty": "",
        "biolibrary.content.too.short": "ACGT",
        "biolibrary.content.illegal.scope": "MKVLGETWPQRS",
        ...more,
      };
      const entry = (name: string, bases = fresh()) => ({ ...about, name, bases });
      const sent = [
        entry(`${kind} first`),
        entry(""),
        ...Object.entries(bad).map(([code, bases]) => entry(`${kind} ${code.split(".").at(-1)}`, bases)),
        entry(`${kind} a/b`),
        entry(`${kind} FIRST`),
        entry(`${kind} last`),
      ];
      const { code, data } = await add<PrimerEntry>(stranger, kind, sent, "shared", "skip");
      expect(code).toBe("success");
      expect(data.entries.map(({ name }) => name)).toEqual([`${kind} first`, `${kind} last`]);
      const wanted = [
        "biolibrary.entity.name.empty",
        ...Object.keys(bad),
        "biolibrary.entity.name.illegal.character",
        "biolibrary.entity.name.duplicate",
      ];
      expect(data.skipped).toEqual(wanted.map((code, at) => ({ index: at + 1, code })));
      expect(await names(stranger, kind, "shared")).toEqual(
        expect.arrayContaining([`${kind} first`, `${kind} last`]),
      );
    },
  );
});

describe("the scopes", () => {
  it("hide another user's own entries, also from a team member who knows the id", async () => {
    const own = await made<PrimerEntry>(owner, "primer", primer("nobody's business"));
    expect(await names(colleague, "primer", "private")).not.toContain("nobody's business");
    for (const person of [colleague, stranger]) {
      const body = { version: 1, entry: primer("mine now") };
      const answers = await Promise.all([
        person.call("PUT", `${base}/primer/${own.id}`, body),
        person.call("POST", `${base}/primer/remove`, { entryIds: [own.id] }),
        person.call("POST", `${base}/primer/move`, { entryIds: [own.id], scope: "private" }),
      ]);
      expect(answers.map((one) => [one.status, one.code])).toEqual(
        Array(3).fill([404, "biolibrary.entity.not.found"]),
      );
    }
  });

  it("let an entry move to the team and back to its author only", async () => {
    const entry = await made<PrimerEntry>(colleague, "primer", primer("to share"));
    await colleague.post(`${base}/primer/move`, { entryIds: [entry.id], scope: "shared" });
    expect(await names(owner, "primer", "shared")).toContain("to share");
    expect(await names(stranger, "primer", "shared")).not.toContain("to share");
    const take = { entryIds: [entry.id], scope: "private" };
    expect((await owner.call("POST", `${base}/primer/move`, take)).code).toBe("permission.denied");
    await colleague.post(`${base}/primer/move`, take);
    expect(await names(owner, "primer", "shared")).not.toContain("to share");
    await made(colleague, "primer", primer("To share"), "shared");
    const clash = await colleague.call("POST", `${base}/primer/move`, {
      entryIds: [entry.id],
      scope: "shared",
    });
    expect(clash.code).toBe("biolibrary.entity.name.exists");
  });

  it("require the team's permission to delete from a member, which an owner holds", async () => {
    const entry = await made<PrimerEntry>(colleague, "primer", primer("to delete"), "shared");
    expect(entry.abilities).toEqual({ update: true, remove: false, move: true });
    const body = { entryIds: [entry.id] };
    const refused = await colleague.call("POST", `${base}/primer/remove`, body);
    expect(refused).toMatchObject({
      code: "permission.denied",
      data: { permission: "MOLECULE_PRIMER_TENANT_DELETE" },
    });
    await owner.post(`${base}/primer/remove`, body);
    expect(await names(owner, "primer", "shared")).not.toContain("to delete");
  });

  it("require the permission of each scope: one's own, shipped entries, and each action of the team's", async () => {
    const entry = await made<PrimerEntry>(owner, "primer", primer("of the team"), "shared");
    const reader = await lab.addColleague(owner, "onlooker");
    await lab.database.asOwner(
      `with made as (insert into role (tenant_id, role_key, name, authorities)
         values ($1, 'R_onlooker', 'onlooker', array['MOLECULE_PRIMER_TENANT_READ']) returning id),
       gone as (delete from member_role where account_id = $2 and tenant_id = $1)
       insert into member_role (tenant_id, account_id, role_id) select $1, $2, id from made`,
      [owner.user.tenantId, reader.user.userId],
    );
    const limited = await lab.signIn("onlooker@lab.test");
    expect(await names(limited, "primer", "shared")).toContain("of the team");
    const refusals = await Promise.all([
      limited.call("GET", `${base}/primer?scope=private`),
      limited.call("GET", `${base}/primer?scope=public`),
      add(limited, "primer", [primer("own")]),
      add(limited, "primer", [primer("new for all")], "shared"),
      limited.call("PUT", `${base}/primer/${entry.id}`, { version: 1, entry: primer("changed") }),
    ]);
    expect(
      refusals.map(({ code, data }) => [code, (data as unknown as { permission: string }).permission]),
    ).toEqual(
      ["PERSONAL", "PRESET", "PERSONAL", "TENANT_CREATE", "TENANT_UPDATE"].map((right) => [
        "permission.denied",
        `MOLECULE_PRIMER_${right}`,
      ]),
    );
  });

  it("refuse an entry of another library", async () => {
    const entry = await made<PrimerEntry>(owner, "primer", primer("a primer"));
    const answer = await owner.call("POST", `${base}/feature/remove`, { entryIds: [entry.id] });
    expect(answer.code).toBe("biolibrary.type.mismatch");
  });

  it("show shipped entries, with their source, read-only", async () => {
    const { records } = await stranger.get<Page<FeatureEntry>>(`${base}/feature?scope=public&search=bla`);
    expect(records.length).toBeGreaterThan(0);
    for (const one of records)
      expect(one).toMatchObject({ scope: "public", source: expect.stringMatching(/./) });
    const sets = await stranger.get<Page<EnzymeSetEntry>>(`${base}/enzyme?scope=public`);
    expect(sets.records.find(({ name }) => name.startsWith("Golden Gate"))?.enzymeIds.length).toBeGreaterThan(
      4,
    );
    const body = { entryIds: [records[0]!.id] };
    expect((await owner.call("POST", `${base}/feature/remove`, body)).code).toBe(
      "biolibrary.entity.not.found",
    );
    const all: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const page: Page<FeatureEntry> = await stranger.get(`${base}/feature?scope=public&limit=200${query}`);
      all.push(...page.records.map((one) => one.id));
      cursor = page.nextCursor;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(500);
  });
});

describe("each kind", () => {
  it("enzyme: a set is itself a library, its enzymes once each", async () => {
    const set = await made<EnzymeSetEntry>(owner, "enzyme", { name: "my set", enzymeIds: [400, 305, 400] });
    expect(set.enzymeIds).toEqual([305, 400]);
    expect((await add(owner, "enzyme", [{ name: "My set", enzymeIds: [306] }])).code).toBe(
      "biolibrary.name.exists",
    );
    expect((await add(owner, "enzyme", [{ name: "copy", enzymeIds: [400, 305] }])).code).toBe(
      "biolibrary.content.exists",
    );
  });

  it("feature: the same residues as DNA and as protein are two contents, and both are found for detection", async () => {
    await made(owner, "feature", { name: "as DNA", bases: "GATTACA", color: "#0a0B0c" });
    await made(
      owner,
      "feature",
      { name: "as protein", bases: "GATTACA", alphabet: "protein", type: "CDS" },
      "shared",
    );
    const { records } = await owner.get<Page<{ name: string }>>(`${base}/feature/detectable`);
    expect(records).toMatchObject([
      {
        name: "as DNA",
        type: "misc_feature",
        sequence: "GATTACA",
        kind: "dna",
        color: "#0a0B0c",
        scope: "private",
      },
      { name: "as protein", type: "CDS", kind: "protein", scope: "shared" },
    ]);
    expect((await colleague.get<Page<unknown>>(`${base}/feature/detectable`)).records).toHaveLength(1);
  });

  it("plasmid: a sequence file, whose name is visible only to users who may open it", async () => {
    const sequences = "/application/molecular-biology/sequences";
    const { file } = await owner.post<{ file: { id: string } }>(sequences, {
      content: contentOf({ name: "pLab1" }),
    });
    const entry = { name: "pLab1 stock", sequenceId: file.id, resistance: "AmpR", backbone: "pUC19" };
    const plasmid = await made<PlasmidEntry>(owner, "plasmid", entry, "shared");
    expect(plasmid).toMatchObject({ sequence: { name: "pLab1", size: 12 }, resistance: "AmpR" });
    const seen = await colleague.get<Page<PlasmidEntry>>(`${base}/plasmid?scope=shared`);
    expect(seen.records).toMatchObject([{ name: "pLab1 stock", sequence: null }]);
    expect((await add(colleague, "plasmid", [{ ...entry, name: "x" }])).code).toBe(
      "fileAsset.no.read.permission",
    );
    const folder = { projectId: owner.user.personalProjectId, folderId: null, name: "folder" };
    const { id } = await owner.post<{ id: string }>("/platform/resource/projects/fileAsset/folder", folder);
    expect((await add(owner, "plasmid", [{ ...entry, sequenceId: id }])).code).toBe(
      "biolibrary.content.invalid",
    );
  });
});

describe("a list", () => {
  it("pages by name in natural order, and finds any part of a name", async () => {
    const reader = await lab.register("reader");
    const wanted = ["p1", "p2", "p10", "p20", "引物甲"];
    await add(
      reader,
      "primer",
      wanted.toReversed().map((name) => primer(name)),
    );
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const page: Page<PrimerEntry> = await reader.get(`${base}/primer?scope=private&limit=2${query}`);
      seen.push(...page.records.map((one) => one.name));
      cursor = page.nextCursor;
    }
    expect(seen.filter((name) => name.startsWith("p"))).toEqual(["p1", "p2", "p10", "p20"]);
    expect(seen.toSorted()).toEqual(wanted.toSorted());
    const found = await reader.get<Page<PrimerEntry>>(
      `${base}/primer?scope=private&search=${encodeURIComponent("物")}`,
    );
    expect(found.records.map((one) => one.name)).toEqual(["引物甲"]);
    expect((await reader.call("GET", `${base}/primer?scope=private&cursor=bm8`)).code).toBe(
      "request.invalid",
    );
  });
});

it("every change writes an entry to the audit trail", async () => {
  const entry = await made<PrimerEntry>(owner, "primer", primer("audited"));
  await owner.put(`${base}/primer/${entry.id}`, { version: 1, entry: primer("audited 2", entry.bases) });
  await owner.post(`${base}/primer/move`, { entryIds: [entry.id], scope: "shared" });
  await owner.post(`${base}/primer/remove`, { entryIds: [entry.id] });
  const { tenantId, userId } = owner.user;
  const rows = await lab.kernel.database.one<{ action: string }>(
    { tenantId, userId },
    "select action from audit_entry where object_type = 'libraryEntry' and object_id = $1 order by id",
    [entry.id],
  );
  expect(rows.map((row) => row.action)).toEqual([
    "library.create",
    "library.update",
    "library.move",
    "library.remove",
  ]);
});
