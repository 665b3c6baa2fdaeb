import type { RoomUpdate } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { type LivePage, openPage } from "../test-support/live-page.ts";

const SOON = { timeout: 60_000, interval: 20 };

let here: Lab;
let there: Lab;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  here = await buildLab();
  there = await buildLab({ beside: here });
  for (const { kernel } of [here, there])
    await Promise.all([kernel.signals.start(), kernel.sessions.start()]);
  owner = await here.register("owner");
  colleague = await here.addColleague(owner, "colleague");
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const makeProject = async (publicRole = "editor"): Promise<string> => {
  const project = await owner.post<{ id: string }>("/platform/resource/projects", {
    name: `notes ${Math.random()}`,
    accessLevel: "PUBLIC",
  });
  await owner.put(`/platform/resource/projects/${project.id}`, { publicRole });
  return `project:${project.id}`;
};

const bytesOf = (text: string): Uint8Array => Buffer.from(text, "base64");

/** A page that writes as a browser does: its changes are sent, and it receives others'. */
const openWriter = async (lab: Lab, person: Person, room: string) => {
  const page: LivePage = await openPage(lab.app, person);
  const document = new Y.Doc();
  const text = document.getText("text");
  let serial = 0;
  let read = 0;
  const follow = (): void => {
    for (const liveUpdates of page.heard.slice(read)) {
      if (liveUpdates.news === "document") Y.applyUpdate(document, bytesOf(liveUpdates.state), "server");
      if (liveUpdates.news === "change") Y.applyUpdate(document, bytesOf(liveUpdates.change), "server");
    }
    read = page.heard.length;
  };
  document.on("update", (change: Uint8Array, origin: unknown) => {
    if (origin === "server") return;
    serial += 1;
    page.say({ action: "write", room, serial, change: Buffer.from(change).toString("base64") });
  });
  page.say({ action: "enter", room, state: {} });
  page.say({ action: "read", room });
  await page.hears({ news: "document", room });
  follow();
  const answer = (wanted: RoomUpdate["news"]) =>
    vi.waitFor(() => {
      const found = page.heard.findLast(
        (liveUpdates) =>
          (liveUpdates.news === "kept" || liveUpdates.news === "unkept") && liveUpdates.serial === serial,
      );
      expect(found?.news).toBe(wanted);
      return found;
    }, SOON);
  return {
    page,
    type: (at: number, words: string) => text.insert(at, words),
    erase: (at: number, length: number) => text.delete(at, length),
    kept: () => answer("kept"),
    unkept: () => answer("unkept"),
    reads: (wanted: string) =>
      vi.waitFor(() => {
        follow();
        expect(text.toString()).toBe(wanted);
      }, SOON),
    text: () => {
      follow();
      return text.toString();
    },
  };
};

it("what two users type on two nodes is one text, and is there for later readers", async () => {
  const room = await makeProject();
  const [mine, theirs] = [await openWriter(here, owner, room), await openWriter(there, colleague, room)];
  mine.type(0, "Monday: ligation");
  await theirs.reads("Monday: ligation");
  theirs.type(16, ", 16 °C");
  mine.type(0, "# ");
  await Promise.all([mine, theirs].map((one) => one.reads("# Monday: ligation, 16 °C")));
  await Promise.all([mine.kept(), theirs.kept()]);
  mine.page.close();
  theirs.page.close();
  const later = await openWriter(there, owner, room);
  await later.reads("# Monday: ligation, 16 °C");
  const trail = await here.database.asOwner<{ user_id: string }>(
    "select user_id from audit_entry where action = 'project.writeNotes' and object_id = $1 order by user_id",
    [room.slice("project:".length)],
  );
  // Once a person and sitting.
  expect(trail.map(({ user_id }) => user_id).sort()).toEqual(
    [owner.user.userId, colleague.user.userId].sort(),
  );
  later.page.close();
});

it("what was confirmed outlives the node that confirmed it", async () => {
  const room = await makeProject();
  const third = await buildLab({ beside: here });
  const writer = await openWriter(third, owner, room);
  writer.type(0, "kept");
  await writer.kept();
  // No folding, no farewell: only what is in the database counts.
  writer.page.close();
  await third.close();
  const later = await openWriter(here, colleague, room);
  await later.reads("kept");
  later.page.close();
});

it("two hundred changes are merged into one, and no character is lost", async () => {
  const room = await makeProject();
  const theirs = await openWriter(there, colleague, room);
  // A page sends at most thirty messages a second, so many pages send them.
  const pages = await Promise.all(Array.from({ length: 9 }, () => openWriter(here, owner, room)));
  for (const mine of pages) for (let key = 0; key < 25; key++) mine.type(0, String(key % 10));
  for (const mine of pages) await mine.kept();
  await vi.waitFor(() => expect(theirs.text()).toHaveLength(225), SOON);
  const typed = theirs.text();
  const [row] = await here.database.asOwner<{ count: number }>(
    "select count(*)::integer as count from live_update where room = $1",
    [room],
  );
  expect(row?.count).toBeLessThanOrEqual(200);
  const later = await openWriter(there, owner, room);
  await later.reads(typed);
  for (const { page } of [...pages, theirs, later]) page.close();
});

it("readers see changes and write nothing, also from the moment that this becomes so", async () => {
  const room = await makeProject("viewer");
  const [mine, theirs] = [await openWriter(here, owner, room), await openWriter(there, colleague, room)];
  mine.type(0, "mine");
  await theirs.reads("mine");
  theirs.type(0, "not ");
  expect(await theirs.unkept()).toMatchObject({ code: "project.no.access" });
  const open = await makeProject();
  const writer = await openWriter(there, colleague, open);
  writer.type(0, "allowed");
  await writer.kept();
  await owner.put(`/platform/resource/projects/${open.slice("project:".length)}`, { publicRole: "viewer" });
  writer.type(0, "no longer ");
  await writer.unkept();
  const later = await openWriter(here, owner, open);
  await later.reads("allowed");
  for (const { page } of [mine, theirs, writer, later]) page.close();
});

it("other users are not admitted, invalid changes are rejected, and a text has a limit that deleting frees", async () => {
  const room = await makeProject();
  const stranger = await here.register("stranger");
  const outside = await openPage(here.app, stranger);
  outside.say({ action: "enter", room, state: {} });
  await outside.hears({ news: "refused", room });
  outside.say({ action: "read", room });
  outside.say({ action: "write", room, serial: 1, change: "AAA=" });
  outside.say({ action: "enter", room: "moon:1", state: {} });
  await outside.hears({ news: "refused", room: "moon:1" });
  expect(outside.heard.map(({ news: liveUpdates }) => liveUpdates)).toEqual(["refused", "refused"]);
  outside.close();

  const mine = await openWriter(here, owner, room);
  mine.page.say({ action: "write", room, serial: 77, change: Buffer.from("no change").toString("base64") });
  expect(await mine.page.hears({ news: "unkept", room, serial: 77 })).toMatchObject({
    code: "request.invalid",
  });
  for (let part = 0; part < 6; part++) {
    mine.type(0, "x".repeat(32_000));
    await mine.kept();
  }
  mine.type(0, "y".repeat(32_000));
  expect(await mine.unkept()).toMatchObject({ code: "live.document.full" });
  mine.page.close();
  const again = await openWriter(there, owner, room);
  expect(again.text()).toHaveLength(192_000);
  again.erase(0, 100_000);
  await again.kept();
  again.type(0, "z".repeat(30_000));
  await again.kept();
  again.page.close();
});
