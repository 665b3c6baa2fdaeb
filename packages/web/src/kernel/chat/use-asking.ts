import { useCallback, useEffect, useRef, useState } from "react";
import { type ChatQuestion, type ChatRows, streamAnswer } from "./stream-answer.ts";

/** A question that is being answered. */
export interface Asking {
  readonly question: string;
  readonly conversationId: string | null;
  /** Null until the server has accepted the question. */
  readonly messageId: string | null;
  readonly text: string;
  readonly error: unknown;
}

interface AskingOptions<Message> {
  /** The server has added the question to a conversation. */
  readonly onBegin: (conversationId: string) => void;
  readonly onEnd: (answer: Message) => void;
}

/** An answer that was in progress when the page was opened. */
interface OpenAnswer {
  readonly id: string;
  readonly conversationId: string;
  readonly message: string;
}

/** Asks, and follows the answer while the page is open; leaving the page does not stop it. */
export const useAsking = <Question extends ChatQuestion, Message>(
  rows: ChatRows,
  options: AskingOptions<Message>,
) => {
  const [asking, setAsking] = useState<Asking | null>(null);
  const leave = useRef<AbortController | null>(null);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => () => leave.current?.abort(), []);
  const run = useCallback(
    async (asked: Question | { messageId: string; after: number }, first: Asking): Promise<void> => {
      leave.current?.abort();
      const controller = new AbortController();
      leave.current = controller;
      setAsking(first);
      let isBegun = first.conversationId !== null;
      try {
        await streamAnswer<Message>(
          rows,
          asked,
          (event, data) => {
            if (controller.signal.aborted) return;
            if (event === "message") {
              const piece = data as {
                conversationId: string;
                messageId: string;
                offset: number;
                text: string;
              };
              setAsking(
                (now) =>
                  now && {
                    ...now,
                    conversationId: piece.conversationId,
                    messageId: piece.messageId,
                    text: now.text.slice(0, piece.offset) + piece.text,
                  },
              );
              if (!isBegun) {
                isBegun = true;
                latest.current.onBegin(piece.conversationId);
              }
            }
            if (event === "message_end") {
              setAsking(null);
              latest.current.onEnd(data as Message);
            }
          },
          controller.signal,
        );
      } catch (error) {
        if (!controller.signal.aborted) setAsking((now) => now && { ...now, error });
      }
    },
    [rows],
  );
  const ask = useCallback(
    (asked: Omit<Question, "clientMessageId">) =>
      run({ ...asked, clientMessageId: crypto.randomUUID() } as Question, {
        question: asked.query,
        conversationId: asked.conversationId,
        messageId: null,
        text: "",
        error: null,
      }),
    [run],
  );
  /** Goes on with an answer that was in progress when the page was opened. */
  const resume = useCallback(
    ({ id, conversationId, message }: OpenAnswer) =>
      run(
        { messageId: id, after: message.length },
        { question: "", conversationId, messageId: id, text: message, error: null },
      ),
    [run],
  );
  const forget = useCallback(() => {
    leave.current?.abort();
    setAsking(null);
  }, []);
  return { asking, ask, resume, forget };
};
