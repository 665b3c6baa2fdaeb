import {
  LIVE_SESSION_ENDED,
  type LiveMember,
  MAX_LIVE_ROOMS,
  type RoomUpdate,
  type Sequence,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Session } from "../../kernel/context.ts";
import { problem } from "../../kernel/problem.ts";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";
import { openPage } from "../test-support/live-page.ts";
import { liveRoomsOf } from "./rooms.ts";

const SOON = { timeout: 60_000, interval: 20 };

let lab: Lab;
let there: Lab;
let owner: Person;
let colleague: Person;
let room: string;
beforeAll(async () => {
  lab = await buildLab();
  there = await buildLab({ beside: lab });
  await Promise.all([
    lab.kernel.signals.start(),
    there.kernel.signals.start(),
    lab.kernel.sessions.start(),
    there.kernel.sessions.start(),
  ]);
  owner = await lab.register("owner");
  colleague = await lab.addColleague(owner, "colleague");
  room = await roomOf(owner, "shared");
});
afterAll(async () => {
  await there.close();
  await lab.close();
});

/** A file of a project that the whole team may read. */
const roomOf = async (person: Person, name: string, isOpen = true): Promise<string> => {
  const project = await person.post<{ id: string }>("/platform/resource/projects", {
    name,
    accessLevel: isOpen ? "PUBLIC" : "PRIVATE",
  });
  const { file } = await person.post<Sequence>("/application/molecular-biology/sequences", {
    projectId: project.id,
    content: contentOf({ name }),
  });
  return `file:${file.id}`;
};

const membersIn = (liveUpdates: RoomUpdate): readonly LiveMember[] =>
  liveUpdates.news === "members" ? liveUpdates.members : [];

describe("a room", () => {
  it("shows who is there, their state, and who has left, on any node", async () => {
    const [mine, theirs] = [await openPage(lab.app, owner), await openPage(there.app, colleague)];
    mine.say({ action: "enter", room, state: { isEditing: false } });
    const alone = membersIn(await mine.hears({ news: "members", room }));
    expect(alone.map(({ userId }) => userId)).toEqual([owner.user.userId]);

    theirs.say({ action: "enter", room, state: { isEditing: true, from: 3 } });
    const both = membersIn(await theirs.hears({ news: "members", room }));
    expect(both.map(({ name, state }) => [name, state])).toEqual([
      ["owner", { isEditing: false }],
      ["colleague", { isEditing: true, from: 3 }],
    ]);
    expect(await mine.hears({ news: "member", room })).toMatchObject({
      member: { userId: colleague.user.userId, state: { isEditing: true, from: 3 } },
    });

    mine.say({ action: "show", room, state: { isEditing: true } });
    expect(await theirs.hears({ news: "member" })).toMatchObject({
      member: { name: "owner", state: { isEditing: true } },
    });
    mine.say({ action: "leave", room });
    await theirs.hears({ news: "left", room });
    mine.say({ action: "enter", room, state: {} });
    await vi.waitFor(
      () => expect(mine.heard.filter(({ news: liveUpdates }) => liveUpdates === "members")).toHaveLength(2),
      SOON,
    );
    theirs.close();
    await mine.hears({ news: "left", room });
    mine.close();
  });

  it("is not open to other teams, nor to a colleague who may not read its file", async () => {
    const hidden = await roomOf(owner, "hidden", false);
    const stranger = await lab.register("stranger");
    const inside = await openPage(lab.app, owner);
    inside.say({ action: "enter", room: hidden, state: {} });
    await inside.hears({ news: "members" });
    for (const person of [stranger, colleague]) {
      const page = await openPage(lab.app, person);
      page.say({ action: "enter", room: hidden, state: {} });
      expect(await page.hears({ news: "refused", room: hidden })).toMatchObject({
        code: expect.stringMatching(/^projectFile.not.found$|^fileAsset.no.read.permission$/),
      });
      page.say({ action: "show", room: hidden, state: { isEditing: true } });
      page.say({ action: "enter", room: "moon:1", state: {} });
      await page.hears({ news: "refused", room: "moon:1" });
      expect(page.heard.filter(({ news: liveUpdates }) => liveUpdates !== "refused")).toEqual([]);
      page.close();
    }
    expect(inside.heard).toHaveLength(1);
    inside.close();
  });

  it("removes members who can no longer read its file, and those of a dead node", async () => {
    const kept: RoomUpdate[] = [];
    let isClosed = false;
    const rooms = liveRoomsOf(lab.kernel, () => [
      {
        kind: "file",
        admit: async () => {
          if (isClosed) throw problem("fileAsset.no.read.permission");
        },
      },
    ]);
    rooms.listen();
    const session = { ...owner.user, userName: "owner", csrfToken: "t" } as unknown as Session;
    const end = rooms.seat(session, {
      send: (liveUpdates) => kept.push(liveUpdates as RoomUpdate),
      close: () => undefined,
    });
    const seen = (wanted: RoomUpdate["news"]) =>
      vi.waitFor(() => expect(kept.some(({ news: liveUpdates }) => liveUpdates === wanted)).toBe(true), SOON);
    end.hear({ action: "hello", csrfToken: "t" });
    await lab.database.asOwner(
      `insert into live_member (tenant_id, id, room, account_id, state, seen_time)
       values ($1, gen_random_uuid(), 'file:77', $2, '{}', now() - interval '2 minutes')`,
      [owner.user.tenantId, colleague.user.userId],
    );
    end.hear({ action: "enter", room: "file:77", state: {} });
    await seen("members");
    expect(membersIn(kept[0]!).map(({ userId }) => userId)).toEqual([owner.user.userId]);
    await rooms.beat();
    await seen("left");
    isClosed = true;
    await rooms.beat();
    await seen("refused");
    const left = await lab.database.asOwner("select from live_member where room = 'file:77'");
    expect(left).toHaveLength(0);
  });
});

describe("a live page", () => {
  it("is closed with its session, at whatever node that ends", async () => {
    const person = await lab.register("leaving");
    const other = await lab.signIn("leaving@lab.test");
    const page = await openPage(there.app, other);
    await person.post("/sessions/endOthers", {});
    expect(await page.closed()).toBe(LIVE_SESSION_ENDED);
  });

  it("is opened by nobody without a session, and by no page of another site", async () => {
    await expect(openPage(lab.app, { ...owner, cookie: "" })).rejects.toThrow("401");
    await expect(openPage(lab.app, owner, { origin: "https://elsewhere.test" })).rejects.toThrow("403");
    expect((await owner.call("GET", "/live")).code).toBe("request.invalid");
  });

  it("proves first that it is of this session", async () => {
    const other = await openPage(lab.app, owner, { isGreeting: false });
    other.say({ action: "hello", csrfToken: colleague.csrfToken });
    expect(await other.closed()).toBe(LIVE_SESSION_ENDED);
    const hasty = await openPage(lab.app, owner, { isGreeting: false });
    hasty.say({ action: "enter", room, state: {} });
    expect(await hasty.closed()).toBe(1008);
    expect(hasty.heard).toEqual([]);
  });

  it.each([
    ["what is no JSON", "{", 1007],
    ["an action that nobody knows", '{"action":"own"}', 1008],
    ["a room without an id", '{"action":"enter","room":"file:x","state":{}}', 1008],
    ["a state that goes deep", '{"action":"enter","room":"file:1","state":{"a":{"b":1}}}', 1008],
    ["a long state", JSON.stringify({ action: "enter", room: "file:1", state: { a: "x".repeat(61) } }), 1008],
    ["a flood of bytes", " ".repeat(70_000), 1009],
  ])("is closed after %s", async (_, message, code) => {
    const page = await openPage(lab.app, owner);
    page.say(message);
    expect(await page.closed()).toBe(code);
  });

  it("is closed when it says too much, or enters too many rooms", async () => {
    const loud = await openPage(lab.app, owner);
    for (let said = 0; said < 40; said++) loud.say({ action: "leave", room });
    expect(await loud.closed()).toBe(1008);
    const greedy = await openPage(lab.app, owner);
    for (let at = 1; at <= MAX_LIVE_ROOMS + 1; at++)
      greedy.say({ action: "enter", room: `file:${900_000 + at}`, state: {} });
    expect(await greedy.closed()).toBe(1008);
  });
});
