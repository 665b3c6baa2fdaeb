import { type TranslationEvents, translationApi } from "@benchleaf/contract";
import { addressOf, clientHooks, Failure, headersOf } from "../../../kernel/client.ts";
import { openEnvelope } from "../../../kernel/failure.ts";

/** A text to translate. */
export interface TextToTranslate {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly glossaryId: string | null;
  readonly memoryId: string | null;
  readonly text: string;
  /** The same if a text is sent again after a failure, so that it is translated once. */
  readonly clientMessageId: string;
}

export type HearTranslation = <Name extends keyof TranslationEvents>(
  event: Name,
  data: TranslationEvents[Name],
) => void;

/** Ends after this many attempts without any data. */
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 500;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Whether sending it again may help: the network, the server, or too many at once. */
const isWorthIt = (error: unknown): boolean =>
  !(error instanceof Failure) || ["rate.limited", "system.unavailable", "system.error"].includes(error.code);

/** Reads events until the stream ends. */
const readEvents = async (
  answer: Response,
  hear: (event: string, data: string, id: string | undefined) => void,
): Promise<void> => {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event !== undefined && data !== undefined) hear(event, data, /^id: (.*)$/m.exec(block)?.[1]);
    }
  }
};

const open = async (address: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(address, { ...init, credentials: "same-origin" });
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) return answer;
  openEnvelope(await answer.json().catch(() => null), answer.status, (name) => answer.headers.get(name));
  throw new Failure("client.answer", "");
};

/** Repeats a request until it is answered; an expired session asks for the password. @throws {Failure} */
const insist = async (
  work: () => Promise<"done" | "again" | "progress">,
  signal: AbortSignal,
): Promise<void> => {
  for (let attempt = 0; !signal.aborted; ) {
    try {
      const state = await work();
      if (state === "done") return;
      attempt = state === "progress" ? 0 : attempt + 1;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Failure && error.code === "error.unauthorized") {
        await clientHooks.signInAgain();
        continue;
      }
      if (!isWorthIt(error)) {
        if (error instanceof Failure) clientHooks.hearOfRefusal(error);
        throw error;
      }
      if (++attempt >= MAX_ATTEMPTS) throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** Math.min(attempt, MAX_ATTEMPTS), signal);
  }
};

/**
 * Sends a text. Returns the translation as soon as the server has stored it; its sentences are then followed.
 *
 * @throws {Failure} the server's error
 */
export const sendText = async (
  given: TextToTranslate,
  signal: AbortSignal,
): Promise<TranslationEvents["translation"] | null> => {
  let stored: TranslationEvents["translation"] | null = null;
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort(), { once: true });
  await insist(async () => {
    const answer = await open(addressOf(translationApi.translateText.path, {}), {
      method: "POST",
      headers: headersOf(true),
      body: JSON.stringify(given),
      signal: controller.signal,
    });
    await readEvents(answer, (event, data) => {
      if (event !== "translation" || stored !== null) return;
      stored = JSON.parse(data);
      // Leaving does not stop the translation.
      controller.abort();
    }).catch((error: unknown) => {
      if (stored === null) throw error;
    });
    return stored === null ? "again" : "done";
  }, signal);
  return stored;
};

/** Follows a translation from a change number on until it ends, over lost connections. @throws {Failure} */
export const followTranslation = async (
  translationId: string,
  after: number,
  hear: HearTranslation,
  signal: AbortSignal,
): Promise<void> => {
  let seq = after;
  await insist(async () => {
    let isEnded = false;
    let hasProgress = false;
    const address = addressOf(translationApi.follow.path, {
      params: { translationId },
      query: { after: seq },
    });
    const answer = await open(address, { headers: headersOf(false), signal });
    await readEvents(answer, (event, data, id) => {
      if (signal.aborted) return;
      hasProgress = true;
      if (id !== undefined) seq = Math.max(seq, Number(id));
      if (event === "message_end") isEnded = true;
      hear(event as keyof TranslationEvents, JSON.parse(data));
    });
    return isEnded ? "done" : hasProgress ? "progress" : "again";
  }, signal);
};
