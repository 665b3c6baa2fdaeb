import type { ChatEventsOf } from "@benchleaf/contract";
import { addressOf, type CalledRow, clientHooks, Failure, headersOf } from "../client.ts";
import { openEnvelope } from "../failure.ts";

/** What every question has; an area adds what it is about. */
export interface ChatQuestion {
  readonly conversationId: string | null;
  readonly query: string;
  /** The same key if a question is sent again after a failure, so that it is asked once. */
  readonly clientMessageId: string;
}

/** The endpoints of a chat: one that asks, and one that continues an answer. */
export interface ChatRows {
  readonly ask: CalledRow;
  readonly follow: CalledRow;
}

type Hear<Message> = <Name extends keyof ChatEventsOf<Message>>(
  event: Name,
  data: ChatEventsOf<Message>[Name],
) => void;

/** Aborts after this many attempts without any data. */
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
  !(error instanceof Failure) ||
  error.code === "rate.limited" ||
  error.code === "system.unavailable" ||
  error.code === "system.error";

/** Reads events until the stream ends; returns whether the answer's own end was among them. */
const readEvents = async <Message>(answer: Response, hear: Hear<Message>): Promise<boolean> => {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let isEnded = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return isEnded;
    text += value;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event === undefined || data === undefined) continue;
      if (event === "message_end") isEnded = true;
      hear(event as keyof ChatEventsOf<Message>, JSON.parse(data));
    }
  }
};

const open = async (address: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(address, { ...init, credentials: "same-origin" });
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) return answer;
  openEnvelope(await answer.json().catch(() => null), answer.status, (name) => answer.headers.get(name));
  throw new Failure("client.answer", "");
};

/**
 * Asks a question, or continues with an answer, and passes on the stream until it ends. After a lost connection it
 * continues where it was; an expired session asks for the password.
 *
 * @throws {Failure} the server's error
 */
export const streamAnswer = async <Message>(
  rows: ChatRows,
  asked: ChatQuestion | { readonly messageId: string; readonly after: number },
  hear: Hear<Message>,
  signal: AbortSignal,
): Promise<void> => {
  let messageId = "messageId" in asked ? asked.messageId : null;
  let received = "messageId" in asked ? asked.after : 0;
  const heard: Hear<Message> = (event, data) => {
    if (event === "message") {
      const piece = data as ChatEventsOf<Message>["message"];
      messageId = piece.messageId;
      received = piece.offset + piece.text.length;
    }
    hear(event, data);
  };
  for (let attempt = 0; !signal.aborted; ) {
    try {
      const answer =
        messageId === null
          ? await open(addressOf(rows.ask.path, {}), {
              method: "POST",
              headers: headersOf(true),
              body: JSON.stringify(asked),
              signal,
            })
          : await open(
              addressOf(rows.follow.path, {
                params: { messageId },
                query: { after: received },
              }),
              { headers: headersOf(false), signal },
            );
      attempt = 0;
      if (await readEvents(answer, heard)) return;
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
    await pause(FIRST_PAUSE_MS * 2 ** attempt, signal);
  }
};
