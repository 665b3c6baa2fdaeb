import type { ChatRating, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { StreamAnswer } from "../../kernel/event-stream.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./conversations.store.ts";
import { followAnswer } from "./follow-answer.ts";
import { RunningAnswers } from "./running-answers.ts";

export type { MessageRow } from "./conversations.store.ts";

const SAVE_EVERY_MS = 250;
const TITLE_CHARACTERS = 60;

/** An answer while it is generated. */
export interface AnswerInProgress {
  /** Aborted when the user stops the answer, on any node. */
  readonly signal: AbortSignal;
  /** Shows the text so far to whoever follows the answer, and saves it from time to time. */
  show(text: string): Promise<void>;
}

/** How an area generates an answer. */
export interface AnswerWork {
  /** Generates it; `isComplete` is false if the model ended without saying that it was done. */
  make(answer: AnswerInProgress): Promise<{ readonly isComplete: boolean; readonly isCut: boolean }>;
  /** What there is of it, however it has ended. */
  describe(status: "completed" | "error" | "aborted"): store.AnswerContent;
  /** Called at the end, whatever happened. */
  release?(): Promise<void>;
}

interface ConversationsOptions<Message> {
  readonly kind: store.ConversationKind;
  /** The signal by which nodes hear that an answer is stopped. */
  readonly stopSignal: string;
  /** The message of a row for the reader. */
  readonly present: (q: Queries, rows: readonly store.MessageRow[]) => Promise<Message[]>;
}

/** A conversation's title: the beginning of its first question. */
export const titleOf = (question: string): string =>
  [...question.replace(/\s+/g, " ")].slice(0, TITLE_CHARACTERS).join("");

/**
 * Conversations of one kind with their messages: answers are generated on one node whether or not anyone is
 * listening, can be followed and stopped from every node, and keep their text however they end.
 */
export const conversationsService = <Message>(
  { database, signals, log }: Pick<Kernel, "database" | "signals" | "log">,
  { kind, stopSignal, present }: ConversationsOptions<Message>,
) => {
  const running = new RunningAnswers();

  signals.on(stopSignal, (data) => {
    const { tenantId, messageId } = data as { tenantId: Id; messageId: Id };
    running.stop(tenantId, messageId);
  });

  const open = async (q: Queries, id: Id): Promise<store.ConversationRow> => {
    const row = await store.findConversation(q, kind, id);
    if (row === undefined) throw problem("conversation.not.found");
    return row;
  };

  const openAnswer = async (q: Queries, id: Id): Promise<store.MessageRow> => {
    const row = await store.findAnswer(q, kind, id);
    if (row === undefined) throw problem("chat.message.not.found");
    return row;
  };

  const end = (scope: Scope, messageId: Id, content: store.AnswerEnd): Promise<void> =>
    database.write(scope, async (tx) => {
      await store.endAnswer(tx, messageId, content);
      if (content.status === "aborted") await store.describeStopped(tx, messageId, content);
    });

  const generate = async (scope: Scope, messageId: Id, work: AnswerWork): Promise<void> => {
    const answer = running.begin(scope.tenantId, messageId);
    const { signal } = answer.controller;
    let savedAt = 0;
    const show = async (text: string): Promise<void> => {
      answer.text = text;
      running.notify(answer);
      if (Date.now() - savedAt < SAVE_EVERY_MS) return;
      savedAt = Date.now();
      if (!(await database.write(scope, (tx) => store.saveProgress(tx, messageId, text))))
        answer.controller.abort();
    };
    const stopped = () => ({
      ...work.describe("aborted"),
      ...({ status: "aborted", isCut: false, errorCode: null } as const),
    });
    try {
      const { isComplete, isCut } = await work.make({ signal, show });
      await end(
        scope,
        messageId,
        isComplete
          ? { ...work.describe("completed"), status: "completed", isCut, errorCode: null }
          : stopped(),
      );
    } catch (error) {
      const errorCode = error instanceof Problem ? error.code : "system.error";
      if (!signal.aborted && !(error instanceof Problem))
        log.error({ err: error, messageId }, "an answer could not be made");
      await end(
        scope,
        messageId,
        signal.aborted ? stopped() : { ...work.describe("error"), status: "error", isCut: false, errorCode },
      );
    } finally {
      await work.release?.().catch(() => undefined);
      running.end(scope.tenantId, messageId);
    }
  };

  const list = async (
    q: Queries,
    conversationId: Id,
    { firstId, limit }: { firstId?: Id | undefined; limit: number },
  ): Promise<{ records: Message[]; hasMore: boolean }> => {
    const rows = await store.listMessages(q, conversationId, firstId, limit + 1);
    const shown = rows.slice(Math.max(0, rows.length - limit));
    return { records: await present(q, shown), hasMore: rows.length > limit };
  };

  return {
    open,
    openAnswer,
    create: (tx: Queries, given: store.NewConversation): Promise<Id> =>
      store.insertConversation(tx, kind, given),

    /** The latest messages of a conversation, in chronological order. */
    recent: (q: Queries, conversationId: Id, most: number): Promise<store.MessageRow[]> =>
      store.listMessages(q, conversationId, undefined, most),

    /** The answer to a question that the page has sent before; two concurrent calls wait for each other. */
    async findEarlier(tx: Queries, clientMessageId: string): Promise<Id | undefined> {
      store.lockQuestion(tx, clientMessageId);
      return (await store.findAnswerTo(tx, clientMessageId))?.id;
    },

    /** Adds a question with its answer, which may still be generated. Returns the id of the answer. */
    async add(
      tx: Queries,
      question: { conversationId: Id; clientMessageId: string; message: string },
      answer: store.NewAnswer,
    ): Promise<Id> {
      const questionId = await store.insertQuestion(tx, question);
      const messageId = await store.insertAnswer(tx, question.conversationId, questionId, answer);
      store.touchConversation(tx, question.conversationId);
      return messageId;
    },

    /** Generates an answer to its end in the background. */
    generate(scope: Scope, messageId: Id, work: AnswerWork): void {
      void generate(scope, messageId, work).catch((error: unknown) =>
        log.error({ err: error, messageId }, "an answer was lost"),
      );
    },

    follow: (scope: Scope, messageId: Id, after: number): StreamAnswer =>
      followAnswer({ database, running, log, kind, present }, scope, messageId, after),

    async followAnswer(scope: Scope, messageId: Id, after: number): Promise<StreamAnswer> {
      await database.read(scope, (q) => openAnswer(q, messageId));
      const { tenantId, userId } = scope;
      return followAnswer({ database, running, log, kind, present }, { tenantId, userId }, messageId, after);
    },

    stop: (scope: Scope, messageId: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        await openAnswer(tx, messageId);
        const text = running.find(scope.tenantId, messageId)?.text ?? null;
        running.stop(scope.tenantId, messageId);
        if (await store.stopAnswer(tx, messageId, text))
          signals.send(tx, stopSignal, { tenantId: scope.tenantId, messageId });
        return null;
      }),

    rate: (scope: Scope, messageId: Id, rating: ChatRating): Promise<null> =>
      database.write(scope, async (tx) => {
        await openAnswer(tx, messageId);
        await store.rate(tx, messageId, rating);
        return null;
      }),

    list: (scope: Scope, { lastId, limit }: { lastId?: Id | undefined; limit: number }) =>
      database.read(scope, async (q) => {
        const rows = await store.listConversations(q, kind, lastId, limit + 1);
        return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
      }),

    rename: async (tx: Queries, id: Id, title: string): Promise<void> => {
      await open(tx, id);
      await store.renameConversation(tx, id, title);
    },

    remove: (scope: Scope, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        await open(tx, id);
        await store.deleteConversation(tx, id);
        return null;
      }),

    messages: (scope: Scope, id: Id, page: { firstId?: Id | undefined; limit: number }) =>
      database.read(scope, async (q) => {
        await open(q, id);
        return list(q, id, page);
      }),
  };
};
