import { expect, it } from "vitest";
import type { ModelEvent } from "../../models/models.service.ts";
import { translateBatch } from "./translate-batch.ts";

const scope = { tenantId: "1", userId: "1" };

/** A model whose answers end after a number of sentences, as if its output limit were reached. */
const counts = { toolCalls: [], promptTokens: null, answerTokens: null };
const modelOf = (most: number) => {
  const asked: number[][] = [];
  async function* ask(
    _: unknown,
    request: { messages: readonly { content: string }[] },
  ): AsyncGenerator<ModelEvent> {
    const { segments } = JSON.parse(request.messages.at(-1)!.content) as {
      segments: { no: number; text: string }[];
    };
    asked.push(segments.map(({ no }) => no));
    yield { type: "start" };
    const entries = segments
      .slice(0, most)
      .map(({ no, text }) => JSON.stringify({ no, target: `T ${text}` }));
    const isCut = segments.length > most;
    yield { type: "text", text: `{"segments":[${entries.join(",")}${isCut ? ',{"no":99,"tar' : "]}"}` };
    yield { type: "end", finishReason: isCut ? "length" : "stop", ...counts };
  }
  return { asked, models: { ask } };
};

it("asks for what an answer was too short for together, and for nothing twice", async () => {
  const { asked, models } = modelOf(2);
  const drafts: number[] = [];
  const context = {
    scope,
    pair: { source: "en", target: "de" },
    terms: [],
    signal: new AbortController().signal,
    onDraft: (no: number) => void drafts.push(no),
  } as const;
  const batch = [1, 2, 3, 4, 5].map((no) => ({ no, source: `Wait for buffer number ${"abcde"[no - 1]}.` }));
  const results = await translateBatch(models as never)(context, batch);
  expect(results.map(({ no, target, state }) => [no, target.startsWith("T "), state])).toEqual(
    [1, 2, 3, 4, 5].map((no) => [no, true, "translated"]),
  );
  expect(asked).toEqual([[1, 2, 3, 4, 5], [3, 4, 5], [5]]);
  expect(drafts).toContain(1);
});

/** A model that translates by the glossary only when it is told that a term was missing. */
const carelessModel = () => {
  const told: unknown[] = [];
  async function* ask(
    _: unknown,
    request: { messages: readonly { content: string }[] },
  ): AsyncGenerator<ModelEvent> {
    const { segments } = JSON.parse(request.messages.at(-1)!.content) as {
      segments: { no: number; text: string; faults?: string[] }[];
    };
    yield { type: "start" };
    const entries = segments.map(({ no, text, faults }) => {
      if (faults) told.push(faults);
      const isStubborn = text.includes("twice");
      return { no, target: faults && !isStubborn ? "加入裂解缓冲液。" : "加入裂解液两次。" };
    });
    yield { type: "text", text: JSON.stringify({ segments: entries }) };
    yield { type: "end", finishReason: "stop", ...counts };
  }
  return { told, models: { ask } };
};

it("names what was wrong when it asks again, and marks what stays wrong", async () => {
  const { told, models } = carelessModel();
  const context = {
    scope,
    pair: { source: "en", target: "zh-CN" },
    terms: [
      {
        ...{ source: "lysis buffer", targets: ["裂解缓冲液"], note: "" },
        ...{ caseSensitive: false, doNotTranslate: false },
      },
    ],
    signal: new AbortController().signal,
    onDraft: () => {},
  } as const;
  const results = await translateBatch(models as never)(context, [
    { no: 1, source: "Add lysis buffer." },
    { no: 2, source: "Add lysis buffer twice." },
  ]);
  expect(told[0]).toEqual(['"lysis buffer" was not translated as the glossary demands']);
  expect(results.map(({ target, state, findings }) => [target, state, findings])).toEqual([
    ["加入裂解缓冲液。", "translated", []],
    ["加入裂解液两次。", "needs_review", [{ code: "term.missing", part: "lysis buffer" }]],
  ]);
});
