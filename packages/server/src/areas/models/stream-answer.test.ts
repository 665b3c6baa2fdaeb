import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOutbound } from "../../kernel/outbound.ts";
import { Problem } from "../../kernel/problem.ts";
import { type ModelBehaviour, type ModelServer, startModelServer } from "../../test-support/model-server.ts";
import { type ModelEvent, streamAnswer } from "./stream-answer.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const outbound = createOutbound({ reachesPrivate: true });
const ask = (model: ModelBehaviour, { signal, idleMs }: { signal?: AbortSignal; idleMs?: number } = {}) =>
  streamAnswer(
    { baseUrl: server.baseUrl, key: "secret", model },
    { messages: [{ role: "user", content: "what is Tm?" }], maxTokens: 100, signal },
    { outbound, ...(idleMs === undefined ? {} : { idleMs }) },
  );

/** The text that arrived, the end, and the code of the problem, if any. */
const collect = async (events: AsyncIterable<ModelEvent>) => {
  let text = "";
  let end: string | null = null;
  try {
    for await (const event of events) {
      if (event.type === "text") text += event.text;
      if (event.type === "end") end = event.finishReason;
    }
    return { text, end, code: null };
  } catch (error) {
    return { text, end, code: error instanceof Problem ? error.code : String(error) };
  }
};

describe("an answer", () => {
  it("arrives in pieces, with its end and its tokens, and the key goes along", async () => {
    const events: ModelEvent[] = [];
    for await (const event of ask("answer")) events.push(event);
    expect(events.map(({ type }) => type)).toEqual(["start", "text", "text", "text", "text", "text", "end"]);
    expect(events.at(-1)).toEqual({
      type: "end",
      finishReason: "stop",
      toolCalls: [],
      promptTokens: 10,
      answerTokens: 5,
    });
    expect(server.requests.at(-1)).toMatchObject({
      authorization: "Bearer secret",
      body: { max_tokens: 100 },
    });
  });

  it("is whole where characters arrive byte by byte", async () => {
    expect(await collect(ask("split"))).toEqual({ text: "退火温度 58 ℃", end: "stop", code: null });
  });

  it("says that it was cut at the most tokens", async () => {
    expect(await collect(ask("length"))).toEqual({ text: "Hello", end: "length", code: null });
  });
});

describe("a service that fails", () => {
  it("is asked again where it was busy", async () => {
    const before = server.requests.length;
    expect(await collect(ask("busy-once"))).toMatchObject({ end: "stop", code: null });
    expect(server.requests.length - before).toBe(2);
  });

  it.each([
    ["busy", "model.busy", 3],
    ["error", "model.unreachable", 3],
    ["refuse", "model.refused", 1],
  ] as const)("%s: %s after %i attempts", async (behaviour, code, attempts) => {
    const before = server.requests.length;
    expect(await collect(ask(behaviour))).toEqual({ text: "", end: null, code });
    expect(server.requests.length - before).toBe(attempts);
  });

  it.each([
    ["cut", "Hello"],
    ["no-finish", "Hello"],
    ["not-json", "Hello"],
    ["html", ""],
  ] as const)("%s: the text stays and the answer counts as broken", async (behaviour, text) => {
    expect(await collect(ask(behaviour))).toEqual({ text, end: null, code: "model.answer.broken" });
  });

  it("is left when it says nothing for too long, before or amid an answer", async () => {
    for (const [behaviour, text] of [
      ["stall", "Hello"],
      ["hang", ""],
    ] as const) {
      expect(await collect(ask(behaviour, { idleMs: 300 }))).toEqual({
        text,
        end: null,
        code: "model.answer.broken",
      });
      await expect.poll(() => server.requests.at(-1)?.abortedAt, { timeout: 60_000 }).not.toBe(null);
    }
  });
});

describe("stopping", () => {
  it("reaches the model at once, by the signal and by leaving the loop", async () => {
    const controller = new AbortController();
    let text = "";
    let stoppedAt = 0;
    for await (const event of ask("slow", { signal: controller.signal }))
      if (event.type === "text") {
        text += event.text;
        if (stoppedAt === 0) {
          stoppedAt = Date.now();
          controller.abort();
        }
      }
    expect(text).not.toBe("");
    await expect.poll(() => server.requests.at(-1)?.abortedAt ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
    // 5 to 20 ms on a quiet machine.
    expect(server.requests.at(-1)!.abortedAt! - stoppedAt).toBeLessThan(2_000);

    for await (const event of ask("slow")) if (event.type === "text") break;
    await expect.poll(() => server.requests.at(-1)?.abortedAt ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
  });

  it("sends nothing where it came first", async () => {
    const before = server.requests.length;
    expect(await collect(ask("answer", { signal: AbortSignal.abort() }))).toEqual({
      text: "",
      end: null,
      code: null,
    });
    expect(server.requests.length).toBe(before);
  });
});
