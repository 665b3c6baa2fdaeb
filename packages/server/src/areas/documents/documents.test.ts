import {
  type DocumentContent,
  type DocumentEdit,
  type DocumentEditDetail,
  PAGE_SCHEMA_VERSION,
  type PageDocument,
  type PageNode,
  pageText,
  type RoomUpdate,
} from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { openPage } from "../test-support/live-page.ts";
import { PAGE_FRAGMENT, readPage } from "./page-content.ts";

const SOON = { timeout: 60_000, interval: 20 };
const base = "/application/molecular-biology/yydocs";

let here: Lab;
let there: Lab;
let owner: Person;
let colleague: Person;
let projectId: string;
beforeAll(async () => {
  here = await buildLab();
  there = await buildLab({ beside: here });
  for (const { kernel } of [here, there])
    await Promise.all([kernel.signals.start(), kernel.sessions.start()]);
  owner = await here.register("owner");
  colleague = await here.addColleague(owner, "colleague");
  const project = await owner.post<{ id: string }>("/platform/resource/projects", {
    name: "pages",
    accessLevel: "PUBLIC",
  });
  projectId = project.id;
  await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "editor" });
});
const pages: { close(): void }[] = [];
afterAll(async () => {
  for (const page of pages) page.close();
  await there.close();
  await here.close();
});

const pageOf = (...lines: string[]): PageNode => ({
  type: "doc",
  content: lines.map((line, index) => ({
    type: "paragraph",
    attrs: { id: `b${index}` },
    content: [{ type: "text", text: line }],
  })),
});
const create = (...lines: string[]): Promise<PageDocument> =>
  owner.post<PageDocument>(base, { projectId, name: "Page", content: JSON.stringify(pageOf(...lines)) });
const textOf = ({ content }: DocumentContent): string => pageText(JSON.parse(content) as PageNode);
const textNow = async (id: string): Promise<string> =>
  textOf(await owner.get<DocumentContent>(`${base}/${id}/blocks`));

const bytesOf = (written: string): Uint8Array => Buffer.from(written, "base64");
const wired = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** A page in a browser: its changes are sent, and it receives others'. */
const openWriter = async (lab: Lab, person: Person, id: string) => {
  const room = `page:${id}`;
  const page = await openPage(lab.app, person);
  pages.push(page);
  const document = new Y.Doc();
  let serial = 0;
  let read = 0;
  const follow = (): void => {
    for (const liveUpdates of page.heard.slice(read)) {
      if (liveUpdates.news === "document") Y.applyUpdate(document, bytesOf(liveUpdates.state), "server");
      if (liveUpdates.news === "change") Y.applyUpdate(document, bytesOf(liveUpdates.change), "server");
    }
    read = page.heard.length;
  };
  const send = (change: Uint8Array): void => {
    serial += 1;
    page.say({ action: "write", room, serial, change: wired(change) });
  };
  document.on("update", (change: Uint8Array, origin: unknown) => {
    if (origin === null) send(change);
  });
  page.say({ action: "enter", room, state: {} });
  page.say({ action: "read", room });
  await page.hears({ news: "document", room });
  follow();
  const answer = () =>
    vi.waitFor(() => {
      const found = page.heard.findLast(
        (liveUpdates): liveUpdates is Extract<RoomUpdate, { news: "kept" | "unkept" }> =>
          (liveUpdates.news === "kept" || liveUpdates.news === "unkept") && liveUpdates.serial === serial,
      );
      expect(found).toBeDefined();
      return found!;
    }, SOON);
  return {
    page,
    document,
    send,
    type(block: number, at: number, words: string): void {
      const element = document.getXmlFragment(PAGE_FRAGMENT).get(block) as Y.XmlElement;
      (element.get(0) as Y.XmlText).insert(at, words);
    },
    kept: async () => expect((await answer()).news).toBe("kept"),
    refusedWith: async (code: string) => expect(await answer()).toMatchObject({ news: "unkept", code }),
    reads: (words: string) =>
      vi.waitFor(() => {
        follow();
        expect(pageText(readPage(document))).toBe(words);
      }, SOON),
  };
};

it("is seeded once, on the server: two users who open it first have the same content", async () => {
  const { file } = await create("Monday", "Ligation");
  const [mine, theirs] = await Promise.all([
    openWriter(here, owner, file.id),
    openWriter(there, colleague, file.id),
  ]);
  await Promise.all([mine, theirs].map((one) => one.reads("Monday\nLigation")));
  mine.type(0, 6, " morning");
  theirs.type(1, 8, ", 16 °C");
  await Promise.all([mine.kept(), theirs.kept()]);
  await Promise.all([mine, theirs].map((one) => one.reads("Monday morning\nLigation, 16 °C")));
  expect(await textNow(file.id)).toBe("Monday morning\nLigation, 16 °C");
});

it("has every confirmed change after the loss of its node", async () => {
  const { file } = await create("a");
  const third = await buildLab({ beside: here });
  await third.kernel.signals.start();
  const writer = await openWriter(third, owner, file.id);
  for (let count = 0; count < 20; count += 1) writer.type(0, 0, `${count} `);
  await writer.kept();
  await third.close();
  expect((await textNow(file.id)).split(" ")).toHaveLength(21);
});

it("acknowledges nothing that a full disk did not take, and takes it when there is room again", async () => {
  const { file } = await create("on disk");
  const writer = await openWriter(here, owner, file.id);
  await here.database.asOwner(`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await here.database.asOwner(`create trigger disk_is_full before insert on document_update for each row
    when (new.file_id = ${file.id}) execute function disk_is_full()`);
  writer.type(0, 0, "lost? ");
  // The page is told by the end of its connection, so that it goes on offering what it has.
  expect(await writer.page.closed()).toBe(1011);
  expect(writer.page.heard.some(({ news }) => news === "kept" || news === "unkept")).toBe(false);
  const byRequest = await owner.call("POST", `${base}/${file.id}/collaboration`, {
    change: wired(Y.encodeStateAsUpdate(writer.document)),
    schemaVersion: PAGE_SCHEMA_VERSION,
  });
  expect(byRequest.status).toBeGreaterThanOrEqual(500);
  expect(await textNow(file.id)).toBe("on disk");
  await here.database.asOwner("drop trigger disk_is_full on document_update");
  const again = await openWriter(here, owner, file.id);
  again.send(Y.encodeStateAsUpdate(writer.document));
  await again.kept();
  expect(await textNow(file.id)).toBe("lost? on disk");
});

it("folds many changes and loses none, in the history neither", async () => {
  const { file } = await create("x");
  const document = new Y.Doc();
  const { state } = await owner.get<{ state: string }>(`${base}/${file.id}/collaboration`);
  Y.applyUpdate(document, bytesOf(state));
  const written = document.getXmlFragment(PAGE_FRAGMENT).get(0) as Y.XmlElement;
  const seqs: number[] = [];
  for (let count = 0; count < 210; count += 1) {
    const before = Y.encodeStateVector(document);
    (written.get(0) as Y.XmlText).insert(0, "y");
    const change = wired(Y.encodeStateAsUpdate(document, before));
    const answer = await owner.post<{ seq: number }>(`${base}/${file.id}/collaboration`, {
      change,
      schemaVersion: PAGE_SCHEMA_VERSION,
    });
    seqs.push(answer.seq);
  }
  expect(seqs).toEqual(Array.from({ length: 210 }, (_, index) => index + 2));
  expect(await textNow(file.id)).toBe(`${"y".repeat(210)}x`);
  const [kept] = await here.database.asOwner<{ count: string; state_seq: string }>(
    `select count(*), max(s.state_seq) as state_seq from document_update u
     join document_state s on s.file_id = u.file_id where u.file_id = $1`,
    [file.id],
  );
  expect([Number(kept?.count), Number(kept?.state_seq) >= 200]).toEqual([211, true]);
});

it("refuses broken changes, changes with a gap, and insertions in another's name; nothing of them is stored", async () => {
  const { file } = await create("safe");
  const mine = await openWriter(here, owner, file.id);
  mine.send(new Uint8Array([9, 9, 9]));
  await mine.refusedWith("request.invalid");
  // The first of two changes never arrives.
  const quiet = new Y.Doc();
  Y.applyUpdate(quiet, Y.encodeStateAsUpdate(mine.document));
  const block = quiet.getXmlFragment(PAGE_FRAGMENT).get(0) as Y.XmlElement;
  (block.get(0) as Y.XmlText).insert(0, "lost ");
  const afterFirst = Y.encodeStateVector(quiet);
  (block.get(0) as Y.XmlText).insert(0, "second ");
  mine.send(Y.encodeStateAsUpdate(quiet, afterFirst));
  await mine.refusedWith("document.change.missing");
  // Everything that the server lacks is accepted.
  mine.send(Y.encodeStateAsUpdate(quiet));
  await mine.kept();
  expect(await textNow(file.id)).toBe("second lost safe");
  // The same client id, used by another user.
  const theirs = await openWriter(here, colleague, file.id);
  (block.get(0) as Y.XmlText).insert(0, "forged ");
  theirs.send(Y.encodeStateAsUpdate(quiet));
  await theirs.refusedWith("document.client.foreign");
  expect(await textNow(file.id)).toBe("second lost safe");
});

it("accepts nothing from readers, and disconnects users who lose the right while typing", async () => {
  const { file } = await create("mine");
  const writer = await openWriter(here, colleague, file.id);
  writer.type(0, 4, "!");
  await writer.kept();
  await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "viewer" });
  writer.type(0, 5, " and theirs");
  await writer.refusedWith("fileAsset.no.edit.permission");
  const refused = await colleague.call("POST", `${base}/${file.id}/collaboration`, {
    change: wired(Y.encodeStateAsUpdate(writer.document)),
    schemaVersion: PAGE_SCHEMA_VERSION,
  });
  expect(refused.code).toBe("fileAsset.no.edit.permission");
  expect(await textNow(file.id)).toBe("mine!");
  await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "editor" });
  expect(
    (await owner.call("POST", `${base}/${file.id}/collaboration`, { change: "AAA=", schemaVersion: 0 })).code,
  ).toBe("document.schema.old");
});

it("is out of reach of other teams, as file, content and room", async () => {
  const { file } = await create("secret");
  const stranger = await here.register("stranger");
  for (const path of ["", "/blocks", "/collaboration", "/auditLog"])
    expect((await stranger.call("GET", `${base}/${file.id}${path}`)).code).toBe("projectFile.not.found");
  const page = await openPage(here.app, stranger);
  pages.push(page);
  page.say({ action: "enter", room: `page:${file.id}`, state: {} });
  expect(await page.hears({ news: "refused" })).toMatchObject({ code: "projectFile.not.found" });
});

it("saves versions with a hash, and restores one on top of later work", async () => {
  const { file } = await create("first");
  const writer = await openWriter(here, owner, file.id);
  writer.type(0, 5, " and more");
  await writer.kept();
  const saved = await owner.post<PageDocument>(`${base}/${file.id}/versions`, { message: "by hand" });
  expect([saved.file.version, saved.versionSeq]).toEqual([2, saved.seq]);
  // Nothing has changed since.
  expect((await owner.post<PageDocument>(`${base}/${file.id}/versions`, {})).file.version).toBe(2);
  writer.type(0, 0, "later: ");
  await writer.kept();
  const back = await owner.post<PageDocument>(`${base}/${file.id}/restore`, { version: 1 });
  await writer.reads("first");
  expect(back.file.version).toBe(4);
  const at = async (version: number) =>
    textOf(await owner.get<DocumentContent>(`${base}/${file.id}/blocks?version=${version}`));
  expect(await Promise.all([1, 2, 3, 4].map(at))).toEqual([
    "first",
    "first and more",
    "later: first and more",
    "first",
  ]);
  expect((await owner.call("GET", `${base}/${file.id}/blocks?version=9`)).code).toBe(
    "document.version.not.found",
  );
  await expect(
    here.database.asOwner(
      "update document_version set content = 'forged' where file_id = $1 and version = 2 returning version",
      [file.id],
    ),
  ).rejects.toThrow(/check constraint/);
});

it("saves a version that is described, also where nothing has changed", async () => {
  const { file } = await create("weighed");
  const saved = await owner.post<PageDocument>(`${base}/${file.id}/versions`, { message: "as weighed" });
  expect(saved.file.version).toBe(2);
  const [row] = await here.database.asOwner<{ message: string }>(
    "select message from file_version where file_id = $1 and version = 2",
    [file.id],
  );
  expect(row?.message).toBe("as weighed");
});

it("saves idle pages automatically, on behalf of the last author", async () => {
  const { file } = await create("typed");
  const writer = await openWriter(here, colleague, file.id);
  writer.type(0, 5, " and left");
  // Who writes and leaves in the same moment is not waited for, and nothing of it is lost.
  writer.page.say({ action: "leave", room: `page:${file.id}` });
  await writer.kept();
  writer.page.close();
  await here.database.asOwner(
    "update document_state set edit_time = now() - interval '10 minutes' where file_id = $1 returning seq",
    [file.id],
  );
  const worker = await buildLab({ beside: here });
  await worker.kernel.start();
  await here.database.asOwner("select graphile_worker.add_job('save-idle-pages')");
  await vi.waitFor(async () => {
    const { records } = await owner.get<{
      records: { version: number; authorId: string; isAutosaved: boolean }[];
    }>(`/platform/resource/projects/fileAsset/${file.id}/versions`);
    expect(records[0]).toMatchObject({ version: 2, authorId: colleague.user.userId, isAutosaved: true });
  }, 60_000);
  await worker.close();
});

it("shows who wrote what and when, with the page before and after", async () => {
  const { file } = await create("start");
  const writer = await openWriter(here, colleague, file.id);
  writer.type(0, 5, " one");
  writer.type(0, 9, " two");
  await writer.kept();
  const { records } = await owner.get<{ records: DocumentEdit[] }>(`${base}/${file.id}/auditLog`);
  expect(records.map(({ userName, fromSeq, toSeq }) => [userName, fromSeq, toSeq])).toEqual([
    ["colleague", 2, 3],
    ["owner", 1, 1],
  ]);
  const detail = await owner.get<DocumentEditDetail>(`${base}/${file.id}/auditLog/${records[0]!.id}`);
  expect([detail.before, detail.after].map((one) => pageText(JSON.parse(one) as PageNode))).toEqual([
    "start",
    "start one two",
  ]);
  const mine = await owner.get<{ records: DocumentEdit[] }>(
    `${base}/${file.id}/auditLog?userId=${owner.user.userId}`,
  );
  expect(mine.records).toHaveLength(1);
  const blockId = (JSON.parse(detail.after) as PageNode).content?.[0]?.attrs?.id;
  for (const [block, count] of [
    [blockId, 2],
    ["other", 0],
  ]) {
    const { records: found } = await owner.get<{ records: DocumentEdit[] }>(
      `${base}/${file.id}/auditLog?blockId=${block}`,
    );
    expect(found).toHaveLength(Number(count));
  }
});

it("stamps a step with the server's time and the user's name", async () => {
  const content = {
    type: "doc",
    content: [
      {
        type: "step",
        // A new page cannot say that somebody has done a step.
        attrs: {
          id: "s1",
          doneBy: "1",
          doneName: "Wang",
          doneTime: "2026-01-01T08:00:00.000Z",
          note: "cold",
        },
        content: [{ type: "text", text: "Spin" }],
      },
    ],
  };
  const { file } = await owner.post<PageDocument>(base, {
    projectId,
    name: "P",
    content: JSON.stringify(content),
  });
  const made = await owner.get<DocumentContent>(`${base}/${file.id}/blocks`);
  expect((JSON.parse(made.content) as PageNode).content?.[0]?.attrs).toEqual({ id: "s1" });
  await colleague.post(`${base}/${file.id}/steps/s1`, { isDone: true, note: "13,000 g" });
  const found = await owner.get<DocumentContent>(`${base}/${file.id}/blocks`);
  expect((JSON.parse(found.content) as PageNode).content?.[0]?.attrs).toMatchObject({
    doneBy: colleague.user.userId,
    doneName: "colleague",
    note: "13,000 g",
  });
  await colleague.post(`${base}/${file.id}/steps/s1`, { isDone: false });
  const undone = await owner.get<DocumentContent>(`${base}/${file.id}/blocks`);
  expect((JSON.parse(undone.content) as PageNode).content?.[0]?.attrs).toEqual({ id: "s1" });
  expect((await colleague.call("POST", `${base}/${file.id}/steps/none`, { isDone: true })).code).toBe(
    "document.step.not.found",
  );
});

it("refuses content that is no page, and makes a page once", async () => {
  for (const content of ["no json", "[]", '{"type":"paragraph"}'])
    expect((await owner.call("POST", base, { projectId, name: "P", content })).code).toBe(
      "document.content.invalid",
    );
});
