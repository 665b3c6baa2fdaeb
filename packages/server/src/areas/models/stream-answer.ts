import type { APIError, OpenAI } from "openai";
import type { Outbound } from "../../kernel/outbound.ts";
import { problem } from "../../kernel/problem.ts";
import { type ModelMessage, type ModelTool, type ModelToolCall, retryPause } from "./models.rules.ts";

/** Without a chunk for this long an answer is aborted. */
const IDLE_MS = 30_000;
/** Longest part of a service's own error message that is shown. */
const MAX_REASON_CHARACTERS = 300;

/** Connection settings of a model. */
export interface ModelTarget {
  readonly baseUrl: string;
  readonly key: string | null;
  readonly model: string;
}

/** A request to a model. */
export interface ModelQuestion {
  readonly messages: readonly ModelMessage[];
  readonly maxTokens: number;
  readonly temperature?: number | undefined;
  /** Asks for a JSON object instead of prose. */
  readonly isJson?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Functions that the model may ask for. */
  readonly tools?: readonly ModelTool[] | undefined;
}

/**
 * A piece of a model's answer. `start` comes with the first byte; `end` only if the model reported that it is done.
 */
export type ModelEvent =
  | { readonly type: "start" }
  | { readonly type: "text"; readonly text: string }
  | {
      readonly type: "end";
      /** `length`: the answer was cut at the token limit; `tools`: the model waits for results of `toolCalls`. */
      readonly finishReason: "stop" | "length" | "tools";
      readonly toolCalls: readonly ModelToolCall[];
      readonly promptTokens: number | null;
      readonly answerTokens: number | null;
    };

type Delta = OpenAI.ChatCompletionChunk.Choice.Delta;

/** Calls arrive in pieces by their position: first id and name, then the arguments. */
const gatherCalls = (calls: Map<number, ModelToolCall>, delta: Delta | undefined): void => {
  for (const piece of delta?.tool_calls ?? []) {
    const before = calls.get(piece.index);
    calls.set(piece.index, {
      id: before?.id || (piece.id ?? `call-${piece.index}`),
      name: (before?.name ?? "") + (piece.function?.name ?? ""),
      arguments: (before?.arguments ?? "") + (piece.function?.arguments ?? ""),
    });
  }
};

interface StreamOptions {
  readonly outbound: Outbound;
  readonly idleMs?: number;
}

/** Loaded on first use: it is a fifth of what the server would load at startup. */
const loadOpenAi = () => import("openai");

/** A service's error; undefined if no response came. */
type Refusal = APIError | undefined;

/**
 * The user's error for a failed request. The service's own message is only shown for rejected requests, where it says
 * what is wrong.
 */
const asProblem = (error: unknown, refusal: Refusal): Error => {
  const status = refusal?.status;
  const options = { cause: error };
  if (status === 429) return problem("model.busy", undefined, options);
  if (status !== undefined && status < 500) {
    return problem(
      "model.refused",
      { reason: (refusal?.message ?? "").slice(0, MAX_REASON_CHARACTERS) },
      options,
    );
  }
  return problem("model.unreachable", undefined, options);
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });

/**
 * Calls a model with the OpenAI chat API and streams its answer. Up to three attempts are made while nothing has
 * arrived (network failure, 429, 5xx); any other 4xx ends it immediately. Leaving the loop, or `signal`, closes the
 * connection to the model.
 *
 * @throws model.unreachable, model.refused, model.busy before the first piece; model.answer.broken if the answer
 *   stops for 30 seconds, ends without a finish reason or cannot be parsed
 */
export async function* streamAnswer(
  target: ModelTarget,
  question: ModelQuestion,
  { outbound, idleMs = IDLE_MS }: StreamOptions,
): AsyncGenerator<ModelEvent> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (question.signal?.aborted) abort();
  question.signal?.addEventListener("abort", abort, { once: true });
  let idle: NodeJS.Timeout | undefined;
  let isIdle = false;
  const watch = () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      isIdle = true;
      abort();
    }, idleMs);
  };
  let hasStarted = false;
  try {
    watch();
    const chunks = await openStream(target, question, outbound, controller.signal);
    let usage: OpenAI.CompletionUsage | null | undefined;
    let finishReason: string | null = null;
    const calls = new Map<number, ModelToolCall>();
    for await (const chunk of chunks) {
      watch();
      if (!hasStarted) {
        hasStarted = true;
        yield { type: "start" };
      }
      usage = chunk.usage ?? usage;
      const choice = chunk.choices?.[0];
      gatherCalls(calls, choice?.delta);
      const text = choice?.delta?.content;
      if (typeof text === "string" && text !== "") yield { type: "text", text };
      finishReason = choice?.finish_reason ?? finishReason;
    }
    if (question.signal?.aborted) return;
    if (finishReason === null) throw problem("model.answer.broken");
    yield {
      type: "end",
      finishReason: finishReason === "length" ? "length" : calls.size > 0 ? "tools" : "stop",
      toolCalls: [...calls.values()],
      promptTokens: usage?.prompt_tokens ?? null,
      answerTokens: usage?.completion_tokens ?? null,
    };
  } catch (error) {
    if (question.signal?.aborted) return;
    if (hasStarted || isIdle) throw problem("model.answer.broken", undefined, { cause: error });
    throw error;
  } finally {
    clearTimeout(idle);
    question.signal?.removeEventListener("abort", abort);
    abort();
  }
}

const asSent = ({
  role,
  content,
  toolCalls,
  toolCallId,
}: ModelMessage): OpenAI.ChatCompletionMessageParam => {
  if (role === "tool") return { role, content, tool_call_id: toolCallId ?? "" };
  if (role !== "assistant" || toolCalls === undefined) return { role, content };
  const asked = toolCalls.map(({ id, ...call }) => ({ id, type: "function" as const, function: call }));
  return { role, content, tool_calls: asked };
};

type Chunks = AsyncIterable<OpenAI.ChatCompletionChunk>;

const openStream = async (
  { baseUrl, key, model }: ModelTarget,
  { messages, maxTokens, temperature, isJson, tools = [] }: ModelQuestion,
  outbound: Outbound,
  signal: AbortSignal,
): Promise<Chunks> => {
  const { APIError, OpenAI: Client } = await loadOpenAi();
  const client = new Client({
    apiKey: key ?? "none",
    baseURL: baseUrl,
    maxRetries: 0,
    // It would print unparsable input, which may be confidential.
    logLevel: "off",
    // The process's environment is never sent with a request.
    organization: null,
    project: null,
    fetch: (address, init = {}) =>
      outbound.fetch(address as string | URL, {
        method: init.method ?? "GET",
        ...(init.headers ? { headers: init.headers } : {}),
        body: init.body,
        signal,
        isStreamed: true,
      }),
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.chat.completions.create({
        model,
        messages: messages.map(asSent),
        max_tokens: maxTokens,
        ...(temperature === undefined ? {} : { temperature }),
        ...(isJson ? { response_format: { type: "json_object" } as const } : {}),
        ...(tools.length > 0
          ? { tools: tools.map((one) => ({ type: "function" as const, function: { ...one } })) }
          : {}),
        stream: true,
        stream_options: { include_usage: true },
      });
    } catch (error) {
      const refusal = error instanceof APIError ? error : undefined;
      const wait = signal.aborted ? null : retryPause(attempt, refusal?.status, Math.random());
      if (wait === null) throw asProblem(error, refusal);
      await pause(wait, signal);
    }
  }
};
