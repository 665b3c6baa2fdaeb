import type { LabFile, SearchHit } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pdfOf } from "../../test-support/pdf.ts";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const files = "/platform/resource/projects/fileAsset";
const text = (value: string) => new TextEncoder().encode(value);

let lab: Lab;
let person: Person;
let colleague: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  colleague = await lab.addColleague(person, "colleague");
  await lab.kernel.start();
});
afterAll(() => lab.close());

const ask = (q: string, more: Record<string, string> = {}, who = person) =>
  who.get<{ records: SearchHit[]; nextCursor: string | null }>(
    `/platform/resource/search?${new URLSearchParams({ q, ...more })}`,
  );
const names = async (q: string, more?: Record<string, string>, who?: Person) =>
  (await ask(q, more, who)).records.map(({ file }) => file.name);
const upload = async (name: string, bytes: Uint8Array, projectId = person.user.personalProjectId) => {
  const uuid = await person.upload(name, bytes);
  const body = { projectId, folderId: null, uuid, name, onDuplicate: "version" };
  return (await person.post<{ file: LabFile }>(`${files}/upload`, body)).file;
};
/** Waits until the jobs have indexed the announced changes. */
const becomes = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

describe("what is found", () => {
  it("ranks names before tags before contents, each with its piece of text", async () => {
    const inBody = await upload("notes.md", text("The elution buffer of the kit, stored cold."));
    const tagged = await upload("b.csv", text("1,2"));
    await upload("elution protocol.txt", text("x"));
    const tag = await person.post<{ id: string }>(`${files}/tags`, { name: "Elution", color: "red" });
    await person.post(`${files}/batchTag`, { fileIds: [tagged.id], addTagIds: [tag.id], removeTagIds: [] });
    await becomes(async () => {
      const { records } = await ask("elution");
      expect(records.map(({ file, found }) => [file.name, found])).toEqual([
        ["elution protocol.txt", "name"],
        ["b.csv", "tag"],
        ["notes.md", "content"],
      ]);
      expect(records[2]?.snippet.filter(({ isHit }) => isHit)).toEqual([{ text: "elution", isHit: true }]);
      expect(records[1]?.tags).toEqual(["Elution"]);
    });
    expect((await person.call("DELETE", `${files}/tags/${tag.id}`)).code).toBe("success");
    await becomes(async () => expect(await names("elution")).toEqual(["elution protocol.txt", "notes.md"]));
    await person.put(`${files}/${inBody.id}`, { name: "renamed.md" });
    await becomes(async () => expect(await names("renam")).toEqual(["renamed.md"]));
  });

  it("finds any part of a name, Chinese without a space, and catalogue numbers in either writing", async () => {
    await upload("重组质粒构建记录.txt", text("购自 NEB,货号 R0101-S"));
    await becomes(async () => expect(await names("构建记")).toEqual(["重组质粒构建记录.txt"]));
    expect(await names("R0101S")).toEqual(["重组质粒构建记录.txt"]);
    expect(await names("neb r0101")).toEqual(["重组质粒构建记录.txt"]);
    expect(await names("质粒建构")).toEqual([]);
  });

  it("finds a rare word behind a thousand newer files, and pages a common one through them all", async () => {
    const { tenantId, userId, personalProjectId } = person.user;
    await lab.database.asOwner(
      `with made as (
         insert into file (tenant_id, project_id, kind, name, size, owner_id, update_time)
         select $1, $2, 'txt', 'crowd ' || n, 1, $3, timestamptz '2020-01-01' + n * interval '1 minute'
         from generate_series(1, 1100) as n returning id, name, update_time
       )
       insert into search_entry (tenant_id, file_id, version, reader, state, update_time, name_words, head_words)
       select $1, id, 1, 1, 'read', update_time, said.words, said.words from made, lateral (
         select ('''#' || $1 || ''' crowd' || case name when 'crowd 1' then ' hermit' else '' end)::tsvector as words
       ) as said`,
      [tenantId, personalProjectId, userId],
    );
    expect(await names("hermit")).toEqual(["crowd 1"]);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof ask>> = await ask("crowd", {
        limit: "50",
        ...(cursor && { cursor }),
      });
      seen.push(...page.records.map(({ file }) => file.name));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(Array.from({ length: 1100 }, (_, n) => `crowd ${1100 - n}`));
  });

  it("finds a common word in the few files that a filter lets pass, page by page", async () => {
    await lab.database.asOwner(
      "update file set kind = 'xls' where name in ('crowd 3', 'crowd 50', 'crowd 51') and tenant_id = $1",
      [person.user.tenantId],
    );
    const first = await ask("crowd", { kind: "xls", limit: "2" });
    expect(first.records.map(({ file }) => file.name)).toEqual(["crowd 51", "crowd 50"]);
    expect(await names("crowd", { kind: "xls", limit: "2", cursor: first.nextCursor! })).toEqual(["crowd 3"]);
    expect(await names("hermit", { kind: "xls" })).toEqual([]);
    const minute = (n: number) => new Date(Date.parse("2020-01-01T00:00:00Z") + n * 60_000).toISOString();
    expect(await names("crowd", { from: minute(7), to: minute(9) })).toEqual(["crowd 8", "crowd 7"]);
    const { projectId, stranger } = { projectId: person.user.personalProjectId, stranger: colleague };
    expect(await names("crowd", { projectId }, stranger)).toEqual([]);
  });

  it("finds simplified by traditional characters and vice versa, and marks the original text", async () => {
    await upload("轉染步驟.txt", text("使用脂質體轉染試劑,裡面含有血清"));
    await upload("质谱结果.txt", text("蛋白质质谱结果"));
    await becomes(async () => expect(await names("转染步骤")).toEqual(["轉染步驟.txt"]));
    await becomes(async () => expect(await names("質譜結果")).toEqual(["质谱结果.txt"]));
    const [hit] = (await ask("里面含有")).records;
    expect(hit?.snippet.find(({ isHit }) => isHit)?.text).toBe("裡面含有");
  });

  it("takes quoted words side by side", async () => {
    await upload("phrase a.txt", text("the blue white screening of colonies"));
    await upload("phrase b.txt", text("white colonies and blue ones, screening later"));
    await becomes(async () => expect((await names("blue white screening")).length).toBe(2));
    expect(await names('"blue white screening"')).toEqual(["phrase a.txt"]);
  });

  it("opens a PDF at its page and a sequence at its feature", async () => {
    await upload("manual.pdf", pdfOf(["Contents", "Ligation with T4 ligase"]));
    const feature = {
      id: "f7",
      name: "bla",
      type: "CDS",
      locations: [{ start: 0, end: 9, strand: 1 as const }],
      operator: "join" as const,
      qualifiers: [{ key: "note", value: "confers carbenicillin resistance", isQuoted: true }],
    };
    await person.post("/application/molecular-biology/sequences", {
      folderId: null,
      content: contentOf({ name: "pTest", features: [feature] }),
    });
    await becomes(async () => {
      expect((await ask("T4 ligase")).records[0]?.place).toEqual({ kind: "page", number: 2 });
      expect((await ask("carbenicillin")).records[0]?.place).toEqual({
        kind: "feature",
        id: "f7",
        name: "bla",
      });
    });
  });

  it("removes the words of an older version, and files in the trash", async () => {
    const file = await upload("state.txt", text("unobtainium"));
    await becomes(async () => expect(await names("unobtainium")).toEqual(["state.txt"]));
    await upload("state.txt", text("vibranium"));
    await becomes(async () => {
      expect(await names("vibranium")).toEqual(["state.txt"]);
      expect(await names("unobtainium")).toEqual([]);
    });
    await person.post(`${files}/recycle`, { fileIds: [file.id] });
    expect(await names("vibranium")).toEqual([]);
  });

  it("pages by key without a file twice, and filters", async () => {
    for (const n of [1, 2, 3, 4, 5]) await upload(`paging ${n}.txt`, text("pagingword"));
    await becomes(async () => expect((await names("pagingword")).length).toBe(5));
    const first = await ask("paging", { limit: "3" });
    const second = await ask("paging", { limit: "3", cursor: first.nextCursor! });
    const seen = [...first.records, ...second.records].map(({ file }) => file.name);
    expect(new Set(seen).size).toBe(5);
    expect(second.nextCursor).toBeNull();
    expect(await names("paging", { kind: "pdf" })).toEqual([]);
    expect(await names("paging", { ownerId: colleague.user.userId })).toEqual([]);
    expect((await person.call("GET", "/platform/resource/search?q=a&cursor=zzz")).code).toBe(
      "request.invalid",
    );
  });
});

describe("who finds it", () => {
  it("shows nobody what they may not open, nor anything of another team", async () => {
    await upload("confidential.txt", text("secretword"));
    await becomes(async () => expect(await names("secretword")).toEqual(["confidential.txt"]));
    expect(await ask("secretword", {}, colleague)).toEqual({ records: [], nextCursor: null });
    const stranger = await lab.register("stranger");
    expect(await ask("secretword", {}, stranger)).toEqual({ records: [], nextCursor: null });
  });
});

it("shows what is shared with a user, without the names of its folders", async () => {
  const file = await upload("handed over.txt", text("sharedword"));
  await becomes(async () => expect(await names("sharedword")).toEqual(["handed over.txt"]));
  const { tenantId, userId } = colleague.user;
  await lab.database.asOwner(
    `insert into file_access (tenant_id, file_id, is_restricted, scope_ids)
     values (${tenantId}, ${file.id}, false, array[${file.id}])`,
  );
  await lab.database.asOwner(
    `insert into file_grant (tenant_id, file_id, account_id, level, granter_id)
     values (${tenantId}, ${file.id}, ${userId}, 1, ${person.user.userId})`,
  );
  const { records } = await ask("sharedword", {}, colleague);
  expect(records).toMatchObject([{ file: { id: file.id }, projectName: null, folderName: null }]);
});

describe("a file that cannot be read", () => {
  it("is found by its name, tried again, and holds up nothing", async () => {
    await upload("poison.pdf", text("%PDF-1.7 broken"));
    await upload("after poison.txt", text("antidote"));
    await becomes(async () => expect(await names("antidote")).toEqual(["after poison.txt"]));
    await becomes(async () => expect(await names("poison pdf")).toEqual(["poison.pdf"]));
    const [row] = await lab.database.asOwner<{ state: string; attempts: number }>(
      "select e.state, attempts from search_entry e join file f on f.id = e.file_id where f.name = 'poison.pdf'",
    );
    expect(row).toMatchObject({ state: "waiting", attempts: 1 });
  });

  it("is indexed by the sweep, as are files without an event", async () => {
    const file = await upload("forgotten.txt", text("sweepword"));
    await becomes(async () => expect(await names("sweepword")).toEqual(["forgotten.txt"]));
    await lab.database.asOwner(`delete from search_entry where file_id = ${file.id}`);
    await lab.database.asOwner("select graphile_worker.add_job('index-unread-files')");
    await becomes(async () => expect(await names("sweepword")).toEqual(["forgotten.txt"]));
  });
});
