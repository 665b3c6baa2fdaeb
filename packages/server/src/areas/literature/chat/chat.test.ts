import type { ChatMessage, Conversation, ImportedPaper, PaperDetail } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ModelServer, startModelServer } from "../../../test-support/model-server.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";
import { transformationPaper } from "../../test-support/papers.ts";

let lab: Lab;
let server: ModelServer;
let owner: Person;
let mate: Person;
let paperId: string;
let origin: string;
beforeAll(async () => {
  server = await startModelServer();
  lab = await buildLab({ config: { reachesPrivate: true } });
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  await lab.kernel.start();
  origin = await lab.app.listen({ port: 0, host: "127.0.0.1" });
  const uuid = await owner.upload("paper.pdf", transformationPaper());
  const source = { type: "uploads", uploads: [{ uuid, name: "paper.pdf" }] };
  const { entries } = await owner.post<{ entries: ImportedPaper[] }>("/library/import", { source });
  paperId = entries[0]!.literatureId!;
  await vi.waitFor(
    async () =>
      expect((await owner.get<PaperDetail>(`/library/literature/${paperId}`)).extraction).toBe("read"),
    60_000,
  );
});
afterAll(async () => {
  await lab.close();
  await server.close();
});

interface Heard {
  readonly status: number;
  readonly code: string | undefined;
  readonly events: { readonly event: string; readonly data: Record<string, never> & ChatMessage }[];
}

/** A whole stream, as a browser receives it. */
const stream = async (by: Person, method: "GET" | "POST", path: string, payload?: object): Promise<Heard> => {
  const answer = await fetch(`${origin}/app${path}`, {
    method,
    headers: {
      cookie: by.cookie,
      "x-csrf-token": by.csrfToken,
      lang: "en-US",
      origin,
      ...(payload && { "content-type": "application/json" }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const body = await answer.text();
  if (!answer.headers.get("content-type")?.startsWith("text/event-stream"))
    return { status: answer.status, code: JSON.parse(body).code, events: [] };
  const events = body
    .split("\n\n")
    .filter((block) => block.includes("event: "))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)![1]!,
      data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!),
    }));
  return { status: answer.status, code: undefined, events };
};
const ask = (by: Person, query: string, more: object = {}): Promise<Heard> =>
  stream(by, "POST", "/literature-mgmt/chat", { query, clientMessageId: crypto.randomUUID(), ...more });
const endOf = ({ events }: Heard): ChatMessage => events.find(({ event }) => event === "message_end")!.data;
const useModel = (model: string, sending = "all") =>
  owner.put("/models/setting", {
    baseUrl: server.baseUrl,
    model,
    sending,
    monthlyLimit: null,
    maxAnswerTokens: 500,
    key: "sk",
  });
const question = "How long was the heat shock and at which temperature?";

describe("without a model", () => {
  it("shows the best passages with their places, and says where the papers do not answer", async () => {
    const answer = endOf(await ask(owner, question));
    expect(answer).toMatchObject({ status: "completed", mode: "passages", reason: "no-model" });
    const shock = answer.sources.find(({ quote }) => quote.includes("45 s"))!;
    expect(shock).toMatchObject({ literatureId: paperId, page: 1, version: 1 });
    expect(shock.boxes.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer)).not.toContain("Ignore all");
    const none = endOf(await ask(owner, "Which microscope objective imaged zebrafish neurons?"));
    expect(none).toMatchObject({ mode: "not-found", statements: [], sources: [] });
  });

  it("keeps conversations to their owner, pages them, and asks once what is sent twice", async () => {
    const clientMessageId = crypto.randomUUID();
    const twice = await Promise.all(
      [1, 2].map(() => ask(owner, "What is the plating medium?", { clientMessageId })),
    );
    const [first, second] = twice.map((heard) => endOf(heard).id);
    expect(first).toBe(second);
    const conversationId = endOf(twice[0]!).conversationId;
    const path = `/literature-mgmt/${conversationId}`;
    expect((await mate.call("GET", path)).code).toBe("conversation.not.found");
    expect((await mate.call("GET", `${path}/chat-messages`)).code).toBe("conversation.not.found");
    expect((await mate.call("POST", `/literature-mgmt/chat/${first}/stop`)).code).toBe(
      "chat.message.not.found",
    );
    expect((await owner.put<Conversation>(`${path}/rename`, { title: "Plating" })).title).toBe("Plating");
    await ask(owner, "And the heat shock temperature?", { conversationId });
    const page = await owner.get<{ records: ChatMessage[]; hasMore: boolean }>(
      `${path}/chat-messages?limit=2`,
    );
    expect([page.records.map(({ chatType }) => chatType), page.hasMore]).toEqual([
      ["question", "answer"],
      true,
    ]);
    const before = await owner.get<{ records: ChatMessage[]; hasMore: boolean }>(
      `${path}/chat-messages?limit=2&firstId=${page.records[0]!.id}`,
    );
    expect([before.records.length, before.hasMore]).toEqual([2, false]);
    const list = await owner.get<{ records: Conversation[]; hasMore: boolean }>(
      "/literature-mgmt/list?limit=1",
    );
    expect([list.records[0]!.id, list.hasMore]).toEqual([conversationId, true]);
    await owner.call("DELETE", path);
    expect((await owner.call("GET", path)).code).toBe("conversation.not.found");
  });

  it("makes steps of the methods by rules, each with its sentence, and a notebook page of them", async () => {
    const made = await owner.post<{
      by: string;
      steps: { text: string; times: string[]; temperatures: string[] }[];
    }>(`/library/literature/${paperId}/methods`, {});
    expect(made.by).toBe("rules");
    const shock = made.steps.find(({ text }) => text.includes("heat shock"))!;
    expect(shock).toMatchObject({ times: ["45 s"], temperatures: ["42 degrees C"] });
    for (const as of ["page", "template"]) {
      const { address } = await owner.post<{ address: string }>(
        `/library/literature/${paperId}/methods/page`,
        {
          as,
          name: "Heat shock",
          steps: made.steps,
        },
      );
      expect(address).toMatch(/^\/eln\//);
    }
  });
});

describe("with a model", () => {
  it("checks each statement against its sentence, and never sends what nobody sees", async () => {
    await useModel("answer");
    server.setAnswer(({ messages }) => {
      const { passages } = JSON.parse(messages.at(-1)!.content) as {
        passages: { id: string; text: string }[];
      };
      const id = passages.find(({ text }) => text.includes("45 s"))!.id;
      return `The shock took 45 s at 42 degrees C. [${id}|heat shock was performed at 42 degrees C for 45 s] It took 60 s. [${id}|heat shock was performed at 42 degrees C] Yeast was used. [S99|yeast was used] Nothing else matters.`;
    });
    const heard = await ask(owner, question);
    const answer = endOf(heard);
    expect(answer).toMatchObject({ status: "completed", mode: "model" });
    expect(answer.statements.map(({ support }) => support)).toEqual([
      "supported",
      "partly",
      "unsupported",
      "unsupported",
    ]);
    expect(answer.sources).toHaveLength(1);
    const shown = heard.events
      .filter(({ event }) => event === "message")
      .map(({ data }) => JSON.stringify(data));
    expect(shown.join("")).not.toContain("[S");
    const sent = JSON.stringify(server.requests.at(-1)!.body);
    expect(sent).not.toContain("Ignore all instructions");
  });

  it("sends nothing where the team sends nothing or only public literature", async () => {
    const before = server.requests.length;
    await useModel("answer", "none");
    expect(endOf(await ask(owner, question))).toMatchObject({ mode: "passages", reason: "sending" });
    await useModel("answer", "public");
    expect(endOf(await ask(owner, question))).toMatchObject({ mode: "passages", reason: "sending" });
    expect(server.requests).toHaveLength(before);
  });

  it("stops the model within 200 ms, keeps what has come, and lets one come back to it", async () => {
    await useModel("slow");
    server.setAnswer(
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    );
    const running = ask(owner, question);
    await vi.waitFor(async () => {
      const { records } = await owner.get<{ records: Conversation[] }>("/literature-mgmt/list?limit=1");
      const { records: messages } = await owner.get<{ records: ChatMessage[] }>(
        `/literature-mgmt/${records[0]!.id}/chat-messages`,
      );
      expect(messages.at(-1)).toMatchObject({ status: "processing" });
      expect(messages.at(-1)!.message).toContain("two");
    }, 60_000);
    const { records } = await owner.get<{ records: Conversation[] }>("/literature-mgmt/list?limit=1");
    const conversationId = records[0]!.id;
    const again = await ask(owner, question, { conversationId });
    expect(again.code).toBe("chat.answer.open");
    const { records: messages } = await owner.get<{ records: ChatMessage[] }>(
      `/literature-mgmt/${conversationId}/chat-messages`,
    );
    const messageId = messages.at(-1)!.id;
    const stoppedAt = Date.now();
    await owner.post(`/literature-mgmt/chat/${messageId}/stop`, {});
    const answer = endOf(await running);
    expect(answer).toMatchObject({ status: "aborted" });
    expect(answer.message).toContain("one two");
    await vi.waitFor(() => expect(server.requests.at(-1)!.abortedAt).not.toBeNull(), 60_000);
    // A word arrives every 100 ms: had it continued, more than a second of them would have followed.
    expect(server.requests.at(-1)!.abortedAt! - stoppedAt).toBeLessThan(1_000);
    const later = await stream(owner, "GET", `/literature-mgmt/chat/${messageId}?after=4`);
    const text = later.events
      .filter(({ event }) => event === "message")
      .map(({ data }) => data as unknown as { text: string; offset: number });
    expect(text[0]).toMatchObject({ offset: 4, text: answer.message.slice(4) });
  });

  it.each(["cut", "no-finish", "not-json", "html", "error", "refuse"])(
    "ends in an error where the model answers %s",
    async (model) => {
      await useModel(model);
      const heard = await ask(owner, question);
      const answer = endOf(heard);
      expect(answer.status).toBe("error");
      expect(answer.errorCode).toMatch(/^model\./);
      expect(heard.events.map(({ event }) => event)).toContain("error");
    },
  );

  it("counts the team's uses, of which one of two at once is the last", async () => {
    await useModel("answer");
    server.setAnswer("NOT_FOUND");
    const [row] = await lab.database.asOwner<{ count: number }>(
      "select count(*)::integer as count from literature_use where tenant_id = $1 and is_charged",
      [owner.user.tenantId],
    );
    await lab.database.asOwner("delete from literature_use where not is_charged");
    await lab.database.asOwner(
      `insert into feature_switch (tenant_id, feature, feature_level, limited_quantity)
       values ($1, 'LITERATURE_AI_LIMIT', 'limit', $2)`,
      [owner.user.tenantId, row!.count + 1],
    );
    const both = await Promise.all([ask(owner, question), ask(owner, question)]);
    expect(both.map(({ code }) => code).sort()).toEqual(["literature.ai.limit.exceed", undefined]);
    const answered = both.find(({ code }) => code === undefined)!;
    expect(endOf(answered)).toMatchObject({ mode: "not-found", status: "completed" });
    expect((await ask(owner, "Which microscope objective imaged zebrafish neurons?")).code).toBeUndefined();
  });
});
