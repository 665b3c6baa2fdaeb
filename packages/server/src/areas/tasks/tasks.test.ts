import type {
  DocumentContent,
  Notification,
  PageDocument,
  PageNode,
  Task,
  TaskFeed,
} from "@benchleaf/contract";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { services } from "../../composition-root.ts";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const TASKS = "/platform/resource/tasks";

let lab: Lab;
let owner: Person;
let mate: Person;
let third: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  third = await lab.addColleague(owner, "third");
  stranger = await lab.register("stranger");
});
afterAll(() => lab.close());

const create = (by: Person, part: object = {}): Promise<Task> =>
  by.post<Task>(TASKS, { title: "Order primers", ...part });
const listed = async (by: Person, query = ""): Promise<string[]> =>
  (await by.get<{ records: Task[] }>(`${TASKS}?view=team&limit=200${query}`)).records.map(({ id }) => id);
const projectOf = async (by: Person, accessLevel: "PUBLIC" | "PRIVATE"): Promise<string> =>
  (await by.post<{ id: string }>("/platform/resource/projects", { name: `p ${Math.random()}`, accessLevel }))
    .id;
const kindsFor = async (by: Person): Promise<string[]> => {
  await lab.kernel.events.deliver();
  const { records } = await by.get<{ records: Notification[] }>("/notifications/list?limit=50");
  return records.map(({ kind }) => kind);
};
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("who sees a task", () => {
  it("is the team, of a private one its creator and assignee, of a project's whoever can open that, and no other user", async () => {
    const open = await create(owner);
    const own = await create(owner, { isPrivate: true, assigneeId: mate.user.userId });
    const closed = await create(owner, { projectId: await projectOf(owner, "PRIVATE") });
    expect(await listed(third)).toContain(open.id);
    for (const hidden of [own, closed]) {
      expect(await listed(third)).not.toContain(hidden.id);
      expect((await third.call("GET", `${TASKS}/${hidden.id}`)).code).toBe("task.not.found");
      expect((await third.call("PUT", `${TASKS}/${hidden.id}/done`, { isDone: true })).code).toBe(
        "task.not.found",
      );
    }
    expect(await listed(mate)).toContain(own.id);
    expect((await stranger.call("GET", `${TASKS}/${open.id}`)).code).toBe("task.not.found");
  });

  it("names its subject only to readers of the subject", async () => {
    const { file } = await owner.post<{ file: { id: string } }>("/application/molecular-biology/sequences", {
      content: contentOf({ name: "secret plasmid" }),
    });
    const task = await create(owner, { record: { kind: "file", id: file.id } });
    expect(task.record?.name).toBe("secret plasmid");
    expect((await mate.get<Task>(`${TASKS}/${task.id}`)).record).toBeNull();
    // Whoever does not see the subject does not remove it by changing something else.
    const given = await create(owner, {
      record: { kind: "file", id: file.id },
      assigneeId: mate.user.userId,
    });
    const changed = { title: "renamed", version: given.version, assigneeId: mate.user.userId, record: null };
    expect((await mate.call("PUT", `${TASKS}/${given.id}`, changed)).code).toBe("success");
    expect((await owner.get<Task>(`${TASKS}/${given.id}`)).record?.id).toBe(file.id);
    const about = { title: "x", record: { kind: "file", id: file.id } };
    expect((await mate.call("POST", TASKS, about)).code).toBe("task.record.not.found");
  });
});

describe("a task", () => {
  it("is changed on what one has seen, by who made it or is to do it", async () => {
    const task = await create(owner, { assigneeId: mate.user.userId });
    expect(await kindsFor(mate)).toContain("taskAssigned");
    const change = { title: "Order and label", version: task.version, assigneeId: mate.user.userId };
    const answers = await Promise.all([1, 2].map(() => mate.call("PUT", `${TASKS}/${task.id}`, change)));
    expect(answers.map(({ code }) => code).sort()).toEqual(["success", "task.stale"]);
    expect((await third.call("PUT", `${TASKS}/${task.id}`, { ...change, version: 1 })).code).toBe(
      "permission.denied",
    );
    expect((await third.call("DELETE", `${TASKS}/${task.id}`)).code).toBe("permission.denied");
    expect((await owner.call("POST", TASKS, { title: "x", assigneeId: stranger.user.userId })).code).toBe(
      "user.not.found",
    );
  });

  it("that comes again makes its next one once, also when it is done by two at the same time or twice", async () => {
    const weekly = { frequency: "WEEKLY" };
    const task = await create(owner, { dueDate: inDays(-20), recurrence: weekly, title: "weekly round" });
    const done = (isDone: boolean) => owner.call("PUT", `${TASKS}/${task.id}/done`, { isDone });
    await Promise.all([done(true), done(true), done(true)]);
    const open = async () =>
      (await owner.get<{ records: Task[] }>(`${TASKS}?view=team&limit=200`)).records.filter(
        ({ title }) => title === "weekly round",
      );
    await done(false);
    // Undone, it is the one that is open: not the next one as well.
    expect((await open()).map(({ id }) => id)).toEqual([task.id]);
    await done(true);
    const next = await open();
    expect(next).toHaveLength(1);
    expect(next[0]!.dueDate! >= inDays(-1)).toBe(true);
  });

  it("is reminded of once, on its day", async () => {
    await create(owner, { dueDate: inDays(2), remindDays: 1, assigneeId: third.user.userId });
    const { remind } = services(lab.kernel).tasks.reminders;
    const count = async () => (await kindsFor(third)).filter((kind) => kind === "taskDue").length;
    // From 18:00 UTC on it is the next day in the east, where people are reminded first.
    const noon = (days: number) => new Date(`${inDays(days)}T12:00:00Z`);
    await remind(noon(0));
    expect(await count()).toBe(0);
    const tomorrow = noon(1);
    await Promise.all([remind(tomorrow), remind(tomorrow)]);
    expect(await count()).toBe(1);
  });
});

describe("a board", () => {
  it("keeps the order in which tasks were moved, and rejects users who cannot open the project", async () => {
    const projectId = await projectOf(owner, "PRIVATE");
    const one = await create(owner, { title: "a", projectId });
    const two = await create(owner, { title: "b", projectId });
    const three = await create(owner, { title: "c", projectId });
    const move = (task: Task, state: string, before: Task | null) =>
      owner.put(`${TASKS}/${task.id}/place`, { state, beforeTaskId: before?.id ?? null });
    await move(three, "todo", one);
    await move(two, "doing", null);
    const board = await owner.get<{ columns: { tasks: Task[] }[] }>(`${TASKS}/board?projectId=${projectId}`);
    expect(board.columns.map(({ tasks }) => tasks.map(({ title }) => title))).toEqual([
      ["c", "a"],
      ["b"],
      [],
    ]);
    expect((await mate.call("GET", `${TASKS}/board?projectId=${projectId}`)).code).toBe("project.no.access");
  });
});

describe("a feed", () => {
  it("is read by calendars without a session, hostile titles and all, until it is ended", async () => {
    const title = "Gel;\r\nBEGIN:VALARM, “标签” \\ end";
    await create(owner, { title, assigneeId: owner.user.userId, dueDate: inDays(3) });
    await create(mate, { title: "not yours", assigneeId: mate.user.userId, dueDate: inDays(3) });
    const { path } = await owner.post<TaskFeed>(`${TASKS}/feed`, undefined);
    const read = () => lab.app.inject({ method: "GET", url: path! });
    const answer = await read();
    expect(answer.headers["content-type"]).toContain("text/calendar");
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect(events.map(({ summary }) => summary.replace(/\r/g, ""))).toEqual([title.replace(/\r/g, "")]);
    expect(events[0]!.startDate.toString()).toBe(inDays(3));
    const wrong = await lab.app.inject({
      method: "GET",
      url: `${path!.slice(0, -1)}${path!.endsWith("A") ? "B" : "A"}`,
    });
    expect(wrong.json().code).toBe("task.feed.not.found");
    await owner.call("DELETE", `${TASKS}/feed`);
    expect((await read()).json().code).toBe("task.feed.not.found");
  });
});

describe("a task of a block of a page", () => {
  const yydocs = "/application/molecular-biology/yydocs";
  const content = JSON.stringify({
    type: "doc",
    content: [
      { type: "paragraph", attrs: { id: "b1", list: "task" }, content: [{ type: "text", text: "Order" }] },
    ],
  });
  const boxOf = async (id: string): Promise<unknown> => {
    const { content: now } = await owner.get<DocumentContent>(`${yydocs}/${id}/blocks`);
    return (JSON.parse(now) as PageNode).content?.[0]?.attrs?.isChecked ?? false;
  };

  it("is listed with its page, leads to its block, and checks its box when it is done anywhere", async () => {
    const { file } = await owner.post<PageDocument>(yydocs, { name: "Plan", content });
    const record = { kind: "file", id: file.id, blockId: "b1" };
    const task = await owner.post<Task>(TASKS, { title: "Order", record });
    expect(task.record).toMatchObject({ blockId: "b1", address: `/yydoc/${file.id}?mentionId=b1` });
    const about = `${TASKS}?view=team&recordKind=file&recordId=${file.id}`;
    expect((await owner.get<{ records: Task[] }>(about)).records.map(({ id }) => id)).toEqual([task.id]);
    expect((await owner.get<{ records: Task[] }>(`${about}0`)).records).toEqual([]);
    await owner.put(`${TASKS}/${task.id}/done`, { isDone: true });
    expect(await boxOf(file.id)).toBe(true);
    await owner.put(`${TASKS}/${task.id}/done`, { isDone: false });
    expect(await boxOf(file.id)).toBe(false);
    const moved = { state: "done", beforeTaskId: null };
    await owner.put(`${TASKS}/${task.id}/place`, moved);
    expect(await boxOf(file.id)).toBe(true);
  });

  it("is done all the same where the page cannot be changed any more, or has no such block", async () => {
    const { file } = await owner.post<PageDocument>("/application/molecular-biology/elns", {
      ...{ name: "Plan", content },
    });
    const record = { kind: "file", id: file.id };
    const task = await owner.post<Task>(TASKS, { title: "Order", record: { ...record, blockId: "b1" } });
    const other = await owner.post<Task>(TASKS, { title: "Other", record: { ...record, blockId: "gone" } });
    await owner.post(`/application/molecular-biology/elns/${file.id}/finished`, {});
    for (const { id } of [task, other])
      expect((await owner.put<Task>(`${TASKS}/${id}/done`, { isDone: true })).state).toBe("done");
    const { content: now } = await owner.get<DocumentContent>(
      `/application/molecular-biology/elns/${file.id}/blocks`,
    );
    expect(now).not.toContain("isChecked");
  });
});
