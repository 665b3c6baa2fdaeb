import type { ChatEventsOf, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { EventWriter, StreamAnswer } from "../../kernel/event-stream.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./conversations.store.ts";
import type { RunningAnswers } from "./running-answers.ts";

/** Polling interval for an answer of another node. */
const ASK_EVERY_MS = 300;

interface FollowParts extends Pick<Kernel, "database" | "log"> {
  readonly running: RunningAnswers;
  readonly kind: store.ConversationKind;
  readonly present: (q: Queries, rows: readonly store.MessageRow[]) => Promise<unknown[]>;
}

const isOpen = ({ status }: store.MessageRow): boolean => status === "pending" || status === "processing";

/** The stream of an answer from a number of characters on, until it ends. Closing it does not stop the answer. */
export const followAnswer = (
  { database, running, log, kind, present }: FollowParts,
  scope: Scope,
  messageId: Id,
  after: number,
): StreamAnswer => ({
  open(sink) {
    let sent = after;
    let isLeft = false;
    let conversationId: Id = "";
    let timer: NodeJS.Timeout | undefined;
    let unlisten = (): void => undefined;

    const write = <Name extends keyof ChatEventsOf<unknown>>(
      to: EventWriter,
      event: Name,
      data: ChatEventsOf<unknown>[Name],
      id: string,
    ): void => to.write(event, data, id);

    const send = (text: string, isFirst = false): void => {
      if (isLeft || (text.length <= sent && !isFirst)) return;
      const offset = Math.min(sent, text.length);
      const event = { conversationId, messageId, offset, text: text.slice(offset) };
      sent = Math.max(sent, text.length);
      write(sink, "message", event, String(sent));
    };

    const end = async (row: store.MessageRow): Promise<void> => {
      const [message] = await database.read(scope, (q) => present(q, [row]));
      if (isLeft) return;
      if (row.status === "error")
        write(sink, "error", { code: row.error_code ?? "system.error" }, String(sent));
      write(sink, "message_end", message, String(sent));
      sink.end();
    };

    const look = async (): Promise<void> => {
      if (isLeft) return;
      let row = await database.read(scope, (q) => store.findAnswer(q, kind, messageId));
      if (row?.is_silent) {
        await database.open((q) => store.endSilent(q));
        row = await database.read(scope, (q) => store.findAnswer(q, kind, messageId));
      }
      if (row === undefined) {
        sink.end();
        return;
      }
      const isFirst = conversationId === "";
      conversationId = row.conversation_id;
      if (isFirst) send(row.message, true);
      if (!isOpen(row)) {
        await end(row);
        return;
      }
      send(row.message);
      const here = running.find(scope.tenantId, messageId);
      if (here === undefined) {
        timer = setTimeout(() => void look().catch(fail), ASK_EVERY_MS);
        return;
      }
      const hear = (): void => {
        send(here.text);
        if (running.find(scope.tenantId, messageId) === here) return;
        unlisten();
        void look().catch(fail);
      };
      here.listeners.add(hear);
      unlisten = () => void here.listeners.delete(hear);
      hear();
    };

    const fail = (error: unknown): void => {
      log.error({ err: error, messageId }, "an answer could not be followed");
      sink.end();
    };

    void look().catch(fail);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      unlisten();
    };
  },
});
