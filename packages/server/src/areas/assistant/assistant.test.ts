import type {
  AssistantMessage,
  AssistantParameters,
  Equipment,
  ModelUse,
  Project,
  Proposal,
  Task,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ModelReply, type ModelServer, startModelServer } from "../../test-support/model-server.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let server: ModelServer;
let owner: Person;
let mate: Person;
let origin: string;
beforeAll(async () => {
  server = await startModelServer();
  lab = await buildLab({ config: { reachesPrivate: true } });
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  await lab.kernel.start();
  origin = await lab.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await lab.close();
  await server.close();
});

interface Heard {
  readonly code: string | undefined;
  readonly texts: string;
  readonly end: AssistantMessage | undefined;
}

/** A whole stream, as a browser receives it. */
const stream = async (by: Person, method: "GET" | "POST", path: string, payload?: object): Promise<Heard> => {
  const answer = await fetch(`${origin}/app${path}`, {
    method,
    headers: {
      ...{ cookie: by.cookie, "x-csrf-token": by.csrfToken, lang: "en-US", origin },
      ...(payload && { "content-type": "application/json" }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const body = await answer.text();
  if (!answer.headers.get("content-type")?.startsWith("text/event-stream"))
    return { code: JSON.parse(body).code, texts: "", end: undefined };
  const events = body
    .split("\n\n")
    .filter((block) => block.includes("event: "))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)![1]!,
      data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!),
    }));
  return {
    code: undefined,
    texts: events
      .filter(({ event }) => event === "message")
      .map(({ data }) => data.text)
      .join(""),
    end: events.find(({ event }) => event === "message_end")?.data,
  };
};
const send = (by: Person, query: string, more: object = {}): Promise<Heard> =>
  stream(by, "POST", "/customer-service/chat", { query, clientMessageId: crypto.randomUUID(), ...more });
const ask = async (by: Person, query: string, more: object = {}): Promise<AssistantMessage> =>
  (await send(by, query, more)).end!;
const useModel = (model: string, sending = "all", monthlyLimit: number | null = null) =>
  owner.put("/models/setting", {
    ...{ baseUrl: server.baseUrl, model, sending, monthlyLimit, maxAnswerTokens: 500, key: "sk" },
  });
type Body = Parameters<Exclude<Parameters<ModelServer["setAnswer"]>[0], string>>[0];
const resultsIn = ({ messages }: Body): string[] =>
  messages.filter(({ role }) => role === "tool").map(({ content }) => content);
/** One call first, then a text made of its result. */
const callThenSay = (name: string, given: unknown, say: (result: string) => ModelReply) =>
  server.setAnswer((body) => {
    const [result] = resultsIn(body);
    return result === undefined ? { calls: [{ name, arguments: given }] } : say(result);
  });

describe("without a model", () => {
  it("answers with sections of the guide and their links, and says why", async () => {
    const { reason, openingStatement, suggestedQuestions } = await owner.get<AssistantParameters>(
      "/customer-service/parameters",
    );
    expect([reason, openingStatement]).toEqual(["no-model", "guide"]);
    expect(suggestedQuestions).not.toContain("my-tasks");
    const answer = await ask(owner, "How do I book a device?");
    expect(answer).toMatchObject({ status: "completed", mode: "guide", reason: "no-model" });
    expect(answer.links[0]).toMatchObject({ no: 1, kind: "guide" });
    expect(answer.links[0]!.address).toMatch(/^\/open\/guide\//);
  });

  it("keeps history by conversation, to its owner, and apart from questions about papers", async () => {
    const clientMessageId = crypto.randomUUID();
    const [first, second] = await Promise.all([
      send(owner, "How do I book a device?", { clientMessageId }),
      send(owner, "How do I book a device?", { clientMessageId }),
    ]);
    expect(first.end!.id).toBe(second.end!.id);
    const { conversationId, id } = first.end!;
    const path = `/customer-service/messages?conversationId=${conversationId}`;
    const { records } = await owner.get<{ records: AssistantMessage[] }>(path);
    expect(records.map(({ chatType }) => chatType)).toEqual(["question", "answer"]);
    expect((await mate.call("GET", path)).code).toBe("conversation.not.found");
    expect((await owner.call("GET", `/literature-mgmt/${conversationId}`)).code).toBe(
      "conversation.not.found",
    );
    expect(await owner.get("/literature-mgmt/list")).toEqual({ records: [], hasMore: false });
    await owner.post("/customer-service/feedback", { messageId: id, rating: "like" });
    const rated = await owner.get<{ records: AssistantMessage[] }>(path);
    expect(rated.records[1]!.feedback.rating).toBe("like");
    const foreign = await mate.call("POST", "/customer-service/feedback", { messageId: id, rating: "like" });
    expect(foreign.code).toBe("chat.message.not.found");
    await owner.call("DELETE", `/customer-service/conversations/${conversationId}`);
    expect((await owner.call("GET", path)).code).toBe("conversation.not.found");
  });
});

describe("with a model", () => {
  it("reads by tools with the asker's rights only, and links what it cites", async () => {
    await useModel("answer");
    const project = await owner.post<Project>("/platform/resource/projects", {
      ...{ name: "Secret project", accessLevel: "PRIVATE" },
    });
    callThenSay("list_projects", { search: "Secret" }, (result) => {
      const [first] = (JSON.parse(result) as { records: { ref?: number; name?: string }[] }).records;
      return first?.ref === undefined ? "There is none." : `It is ${first.name} [${first.ref}]. See [99].`;
    });
    const heard = await send(owner, "Which project is secret?");
    expect(heard.texts).toBe("It is Secret project. See.");
    expect(heard.end).toMatchObject({ mode: "model", message: "It is Secret project [1]. See." });
    expect(heard.end!.links).toEqual([
      { no: 1, kind: "record", title: "Secret project", detail: "", address: `/project/${project.id}/file` },
    ]);
    expect((await ask(mate, "Which project is secret?")).message).toBe("There is none.");
  });

  it("offers only tools that the person may call, and refuses others", async () => {
    await lab.switchOn(owner, "EQUIPMENT");
    const role = await owner.post<{ id: string }>("/roles", {
      name: "Reader",
      authorities: ["PROJECT_READ"],
    });
    const reader = await lab.addColleague(owner, "reader");
    await owner.post("/userRoles", { userId: reader.user.userId, roleIds: [role.id] });
    const again = await lab.signIn("reader@lab.test");
    callThenSay("list_devices", {}, (result) => result);
    expect((await ask(again, "Which devices are there?")).message).toContain("there is no such tool");
    const offered = server.requests.at(-1)!.body.tools!.map((one) => one.function.name);
    expect(offered).toContain("list_projects");
    expect(offered).not.toContain("list_devices");
    expect((await ask(owner, "Which devices are there?")).message).toContain('"records"');
  });

  it("counts a question of several rounds once, and gives up after six", async () => {
    await useModel("answer", "all", 1_000);
    const before = await owner.get<{ used: number }>("/models/status");
    server.setAnswer(({ tools }) =>
      tools === undefined ? "Enough." : { calls: [{ name: "list_projects", arguments: {} }] },
    );
    const sent = server.requests.length;
    expect((await ask(owner, "Again and again")).message).toBe("Enough.");
    expect(server.requests.length - sent).toBe(6);
    expect((await owner.get<{ used: number }>("/models/status")).used - before.used).toBe(1);
    const { records } = await owner.get<{ records: ModelUse[] }>("/models/uses");
    expect(records[0]).toMatchObject({ purpose: "assistant", sentClass: "private", outcome: "completed" });
  });

  it("sends no record where the team allows only public text, and nothing where it allows none", async () => {
    await useModel("answer", "public");
    callThenSay("list_projects", {}, (result) => result);
    expect((await ask(owner, "Which projects are there?")).message).toContain("there is no such tool");
    const { tools, messages } = server.requests.at(-1)!.body;
    expect(tools!.map((one) => one.function.name)).toEqual(["search_guide"]);
    expect(JSON.stringify(messages)).not.toContain("Secret project");
    await useModel("answer", "none");
    const before = server.requests.length;
    expect(await ask(owner, "How do I book a device?")).toMatchObject({ mode: "guide", reason: "sending" });
    expect(server.requests).toHaveLength(before);
  });

  it("stops the model, keeps the text, and lets the asker return to it", async () => {
    await useModel("slow");
    server.setAnswer("one two three four five six seven eight nine ten eleven twelve thirteen fourteen");
    const running = send(owner, "Count");
    let messageId = "";
    await vi.waitFor(async () => {
      const { records } = await owner.get<{ records: { id: string }[] }>("/customer-service/conversations");
      const { records: messages } = await owner.get<{ records: AssistantMessage[] }>(
        `/customer-service/messages?conversationId=${records[0]!.id}`,
      );
      expect(messages.at(-1)!.message).toContain("two");
      messageId = messages.at(-1)!.id;
    }, 60_000);
    await owner.post("/customer-service/stop", { messageId });
    const { end } = await running;
    expect(end).toMatchObject({ status: "aborted" });
    expect(end!.message).toContain("one two");
    await vi.waitFor(() => expect(server.requests.at(-1)!.abortedAt).not.toBeNull(), 60_000);
    const later = await stream(owner, "GET", `/customer-service/chat/${messageId}?after=4`);
    expect(later.texts).toBe(end!.message.slice(4));
  });

  it("ends in an error with the model's code", async () => {
    await useModel("cut");
    expect(await ask(owner, "Hello")).toMatchObject({ status: "error", errorCode: "model.answer.broken" });
  });
});

describe("a proposed change", () => {
  const proposeTask = async (title: string): Promise<Proposal> => {
    await useModel("answer");
    callThenSay(
      "create_task",
      { title, assigneeId: owner.user.userId, dueDate: "2027-01-05" },
      () => "Please confirm.",
    );
    const { proposals } = await ask(owner, `Create the task ${title}`);
    return proposals[0]!;
  };
  const tasksCalled = async (title: string): Promise<Task[]> => {
    const { records } = await owner.get<{ records: Task[] }>("/platform/resource/tasks?view=mine");
    return records.filter((one) => one.title === title);
  };

  it("writes nothing until its owner confirms it, then once, with the corrections", async () => {
    const proposal = await proposeTask("Order primers");
    expect(proposal.fields.map(({ name, value, text }) => [name, value, text])).toEqual([
      ["title", "Order primers", ""],
      ["description", "", ""],
      ["dueDate", "2027-01-05", ""],
      ["assignee", owner.user.userId, "owner"],
    ]);
    expect(await tasksCalled("Order primers")).toEqual([]);
    const path = `/assistant/proposals/${proposal.id}`;
    expect((await mate.call("GET", path)).code).toBe("proposal.not.found");
    expect((await mate.call("POST", `${path}/confirm`, {})).code).toBe("proposal.not.found");
    const values = { "body.title": "Order oligos", "body.dueDate": "" };
    const both = await Promise.all(
      [1, 2].map(() => owner.call<Proposal>("POST", `${path}/confirm`, { values })),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(["proposal.used", "success"]);
    const [task, ...others] = await tasksCalled("Order oligos");
    expect([task!.dueDate, task!.assigneeId, others]).toEqual([null, owner.user.userId, []]);
    const { state, links } = await owner.get<Proposal>(path);
    expect([state, links[0]!.address]).toEqual(["confirmed", `/homepage/tasks?task=${task!.id}`]);
    const [entry] = await lab.database.asOwner<{ after: object }>(
      "select after from audit_entry where action = 'proposal.confirm' and object_id = $1",
      [proposal.id],
    );
    expect(entry!.after).toEqual({ tool: "create_task", isCorrected: true });
  });

  it("stays open where its endpoint refuses it, and takes only corrections of its own fields", async () => {
    const { id } = await proposeTask("Thaw cells");
    const confirm = (values: object) => owner.call("POST", `/assistant/proposals/${id}/confirm`, { values });
    expect((await confirm({ "body.assigneeId": mate.user.userId })).code).toBe("request.invalid");
    expect((await confirm({ "body.isPrivate": "true" })).code).toBe("request.invalid");
    expect((await confirm({ "body.title": "" })).code).toBe("request.invalid");
    expect((await confirm({})).code).toBe("success");
    expect(await tasksCalled("Thaw cells")).toHaveLength(1);
  });

  it("cannot be confirmed when it has expired, was discarded, or its owner has lost the permission", async () => {
    const expired = await proposeTask("Too late");
    await lab.database.asOwner("update proposal set expire_time = now() where id = $1", [expired.id]);
    expect((await owner.call("POST", `/assistant/proposals/${expired.id}/confirm`, {})).code).toBe(
      "proposal.expired",
    );
    const discarded = await proposeTask("No");
    await owner.post(`/assistant/proposals/${discarded.id}/discard`, {});
    expect((await owner.call("POST", `/assistant/proposals/${discarded.id}/confirm`, {})).code).toBe(
      "proposal.used",
    );
    const project = await owner.post<Project>("/platform/resource/projects", {
      ...{ name: "Pages", accessLevel: "PUBLIC" },
    });
    callThenSay(
      "create_notebook_page",
      { projectId: project.id, name: "PCR", markdown: "# PCR" },
      () => "Confirm.",
    );
    const writer = await lab.addColleague(owner, "writer");
    const { proposals } = await ask(writer, "Create a page");
    const role = await owner.post<{ id: string }>("/roles", {
      name: "No pages",
      authorities: ["PROJECT_READ"],
    });
    await owner.post("/userRoles", { userId: writer.user.userId, roleIds: [role.id] });
    const refused = await writer.call("POST", `/assistant/proposals/${proposals[0]!.id}/confirm`, {});
    expect(refused.code).toBe("permission.denied");
  });

  it("is refused at once where the request is wrong or names what the person may not read", async () => {
    await useModel("answer");
    const device = await owner.post<Equipment>("/platform/resource/basic/equipments", { name: "Cycler" });
    callThenSay("book_device", { equipmentId: device.id, startTime: "tomorrow" }, (result) => result);
    const wrong = await ask(owner, "Book it");
    expect([wrong.message.includes("request.invalid"), wrong.proposals]).toEqual([true, []]);
    const time = { startTime: "2027-01-05T09:00:00Z", endTime: "2027-01-05T10:00:00Z" };
    callThenSay("book_device", { equipmentId: "999999", ...time }, (result) => result);
    expect((await ask(owner, "Book that")).message).toContain("equipment.not.found");
    callThenSay("book_device", { equipmentId: device.id, ...time, title: "PCR" }, () => "Confirm.");
    const [proposal] = (await ask(owner, "Book the cycler")).proposals;
    expect(proposal!.fields[0]).toMatchObject({ name: "device", text: "Cycler" });
    const { links } = await owner.post<Proposal>(`/assistant/proposals/${proposal!.id}/confirm`, {});
    expect(links[0]!.address).toMatch(/^\/equipment\/reservation\/\d+$/);
  });
});
