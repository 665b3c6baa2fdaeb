import type { ChatMessage, ChatSource, ChatStatement, Conversation, Id } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import { isUniqueViolation } from "../../../kernel/database-errors.ts";
import type { StreamAnswer } from "../../../kernel/event-stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { ModelMessage, ModelsService } from "../../models/models.service.ts";
import { findCollection } from "../organize/collections.store.ts";
import { openPaper } from "../papers/papers.service.ts";
import { listRecommended } from "../papers/papers.store.ts";
import { evidenceOf, findPassages, papersOf } from "../passages/find-passages.ts";
import type { PassageRow } from "../passages/passages.store.ts";
import { bestSentences, questionWords } from "../passages/rank-passages.rules.ts";
import { presentConversation, presentMessage } from "./chat.present.ts";
import * as store from "./chat.store.ts";
import { followAnswer } from "./follow-answer.ts";
import { askMessages, groundAnswer, sourceOf, visibleText } from "./ground-answer.rules.ts";
import { type PassageReason, reasonAgainst, reserveUse } from "./literature-uses.ts";
import { RunningAnswers } from "./running-answers.ts";

const STOP = "literature.stop";
const SENT_PASSAGES = 12;
const SHOWN_PASSAGES = 5;
const SAVE_EVERY_MS = 250;
/** Number of earlier messages that are sent to a model. */
const REMEMBERED = 6;
const MAX_REMEMBERED_CHARACTERS = 2_000;
const TITLE_CHARACTERS = 60;

/** The question and its papers. */
export interface Asked {
  readonly conversationId: Id | null;
  readonly literatureId: Id | null;
  readonly collectionId: Id | null;
  readonly query: string;
  readonly clientMessageId: string;
}

/** What a running answer needs. */
interface Work {
  readonly scope: Scope;
  readonly messageId: Id;
  readonly useId: Id;
  readonly passages: readonly PassageRow[];
  readonly messages: readonly ModelMessage[];
}

/** Passages, each with the sentences that match best. */
const quoteOf = (
  rows: readonly PassageRow[],
  words: readonly string[],
): { statements: ChatStatement[]; sources: ChatSource[]; message: string } => {
  const sources: ChatSource[] = [];
  const statements = rows.flatMap((row): ChatStatement[] => {
    const [best] = bestSentences(row, words, 1);
    const sentence = best && row.sentences[best.sentence];
    if (sentence === undefined) return [];
    const source = sourceOf(sources.length + 1, row, sentence);
    sources.push(source);
    return [{ text: source.quote, sources: [source.no], support: "supported" }];
  });
  return { sources, statements, message: statements.map(({ text }) => text).join("\n\n") };
};

/** Conversations about papers: answers by a model with their sources, or the best passages without one. */
export const chatService = (kernel: Kernel, models: Pick<ModelsService, "ask" | "status">) => {
  const { database, signals, log } = kernel;
  const running = new RunningAnswers();

  signals.on(STOP, (data) => {
    const { tenantId, messageId } = data as { tenantId: Id; messageId: Id };
    running.stop(tenantId, messageId);
  });

  const openConversation = async (q: Queries, id: Id): Promise<store.ConversationRow> => {
    const row = await store.findConversation(q, id);
    if (row === undefined) throw problem("conversation.not.found");
    return row;
  };

  const openAnswer = async (q: Queries, id: Id): Promise<store.MessageRow> => {
    const row = await store.findAnswer(q, id);
    if (row === undefined) throw problem("chat.message.not.found");
    return row;
  };

  const reach = async (tx: Queries, asked: Asked): Promise<store.ConversationRow> => {
    if (asked.literatureId !== null) await openPaper(tx, asked.literatureId);
    if (asked.collectionId !== null && (await findCollection(tx, asked.collectionId)) === undefined)
      throw problem("collection.not.found");
    if (asked.conversationId !== null) return openConversation(tx, asked.conversationId);
    const id = await store.insertConversation(tx, {
      title: [...asked.query.replace(/\s+/g, " ")].slice(0, TITLE_CHARACTERS).join(""),
      scope: asked.literatureId !== null ? "paper" : asked.collectionId !== null ? "collection" : "all",
      fileId: asked.literatureId,
      collectionId: asked.literatureId === null ? asked.collectionId : null,
    });
    return openConversation(tx, id);
  };

  /** A follow-up question without enough words of its own continues the one before it. */
  const searched = (query: string, before: readonly store.MessageRow[]): string => {
    if (questionWords(query).length >= 2) return query;
    const last = before.findLast(({ chat_type }) => chat_type === "question");
    return last ? `${query} ${last.message}` : query;
  };

  const remembered = (before: readonly store.MessageRow[]): ModelMessage[] =>
    before
      .filter(
        ({ chat_type, mode, status }) =>
          chat_type === "question" || (mode === "model" && status === "completed"),
      )
      .slice(-REMEMBERED)
      .map(({ chat_type, message }) => ({
        role: chat_type === "question" ? ("user" as const) : ("assistant" as const),
        content: message.slice(0, MAX_REMEMBERED_CHARACTERS),
      }));

  const finish = async ({ scope, messageId, passages }: Work, raw: string, isCut: boolean): Promise<void> => {
    const grounded = groundAnswer(raw, passages);
    await database.write(scope, (tx) =>
      store.endAnswer(tx, messageId, {
        status: "completed",
        ...grounded,
        isCut,
        errorCode: null,
        mode: grounded.isNotFound ? "not-found" : "model",
      }),
    );
  };

  const fail = async ({ scope, messageId, passages }: Work, raw: string, error: unknown): Promise<void> => {
    const grounded = groundAnswer(raw, passages);
    const errorCode = error instanceof Problem ? error.code : "system.error";
    if (!(error instanceof Problem)) log.error({ err: error, messageId }, "an answer could not be made");
    await database.write(scope, (tx) =>
      store.endAnswer(tx, messageId, {
        status: "error",
        ...grounded,
        isCut: false,
        errorCode,
        mode: "model",
      }),
    );
  };

  const abort = async ({ scope, messageId, passages }: Work, raw: string): Promise<void> => {
    const grounded = groundAnswer(raw, passages);
    await database.write(scope, async (tx) => {
      await store.endAnswer(tx, messageId, {
        status: "aborted",
        ...grounded,
        message: visibleText(raw),
        isCut: false,
        errorCode: null,
        mode: "model",
      });
      await store.describeStopped(tx, messageId, grounded);
    });
  };

  /** Runs an answer to its end, whether or not anyone is listening. */
  const run = async (work: Work): Promise<void> => {
    const { scope, messageId, useId } = work;
    const answer = running.begin(scope.tenantId, messageId);
    const { signal } = answer.controller;
    let raw = "";
    let isCut = false;
    let savedAt = 0;
    let isEnded = false;
    try {
      const sentClass = work.passages.every(({ is_public }) => is_public) ? "public" : "private";
      const request = { purpose: "chat", sentClass, messages: work.messages, signal } as const;
      for await (const event of models.ask(scope, request)) {
        if (event.type === "start") await database.write(scope, (tx) => store.chargeUse(tx, useId));
        if (event.type === "text") raw += event.text;
        if (event.type === "end") {
          isCut = event.finishReason === "length";
          isEnded = true;
        }
        answer.text = visibleText(raw);
        running.notify(answer);
        if (Date.now() - savedAt < SAVE_EVERY_MS) continue;
        savedAt = Date.now();
        if (!(await database.write(scope, (tx) => store.saveProgress(tx, messageId, answer.text))))
          answer.controller.abort();
      }
      await (isEnded ? finish(work, raw, isCut) : abort(work, raw));
    } catch (error) {
      await (signal.aborted ? abort(work, raw) : fail(work, raw, error));
    } finally {
      await database.write(scope, (tx) => store.releaseUse(tx, useId)).catch(() => undefined);
      running.end(scope.tenantId, messageId);
    }
  };

  const begin = async (session: Session, asked: Asked): Promise<{ messageId: Id; work: Work | null }> => {
    const status = await models.status(session);
    return database.write(session, async (tx) => {
      store.lockQuestion(tx, asked.clientMessageId);
      const earlier = await store.findAnswerTo(tx, asked.clientMessageId);
      if (earlier) return { messageId: earlier.id, work: null };
      const conversation = await reach(tx, asked);
      const before = await store.listMessages(tx, conversation.id, undefined, REMEMBERED * 2);
      const question = searched(asked.query, before);
      const papers = await papersOf(tx, {
        literatureId: conversation.file_id,
        collectionId: conversation.collection_id,
      });
      const { words, ranked } = await findPassages(tx, question, papers, SENT_PASSAGES);
      const rows = evidenceOf(ranked, words).map(({ row }) => row);
      const isPublic = rows.every(({ is_public }) => is_public);
      const reason: PassageReason | null = rows.length === 0 ? null : reasonAgainst(status, isPublic);
      const asksModel = rows.length > 0 && reason === null;
      const useId = asksModel ? await reserveUse(tx) : null;
      const questionId = await store.insertQuestion(tx, {
        conversationId: conversation.id,
        clientMessageId: asked.clientMessageId,
        message: asked.query,
      });
      const quoted = asksModel
        ? { statements: [], sources: [], message: "" }
        : quoteOf(rows.slice(0, SHOWN_PASSAGES), words);
      const messageId = await store.insertAnswer(tx, {
        conversationId: conversation.id,
        questionId,
        status: asksModel ? "pending" : "completed",
        mode: asksModel ? "model" : rows.length === 0 ? "not-found" : "passages",
        reason,
        ...quoted,
      });
      store.touchConversation(tx, conversation.id);
      if (useId === null) return { messageId, work: null };
      const scope = { tenantId: session.tenantId, userId: session.userId };
      const messages = askMessages(asked.query, rows, remembered(before));
      return { messageId, work: { scope, messageId, useId, passages: rows, messages } };
    });
  };

  const follow = (scope: Scope, messageId: Id, after: number): StreamAnswer =>
    followAnswer({ database, running, log }, scope, messageId, after);

  return {
    /** The question is stored before the stream opens, so that a refusal is a normal error response. */
    async chat(session: Session, asked: Asked): Promise<StreamAnswer> {
      const { messageId, work } = await begin(session, asked).catch((error: unknown) => {
        throw isUniqueViolation(error) ? problem("chat.answer.open") : error;
      });
      if (work !== null)
        void run(work).catch((error: unknown) => log.error({ err: error, messageId }, "an answer was lost"));
      return follow({ tenantId: session.tenantId, userId: session.userId }, messageId, 0);
    },

    async followAnswer(scope: Session, messageId: Id, after: number): Promise<StreamAnswer> {
      await database.read(scope, (q) => openAnswer(q, messageId));
      return follow({ tenantId: scope.tenantId, userId: scope.userId }, messageId, after);
    },

    stop: (scope: Scope, messageId: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        await openAnswer(tx, messageId);
        const text = running.find(scope.tenantId, messageId)?.text ?? null;
        running.stop(scope.tenantId, messageId);
        if (await store.stopAnswer(tx, messageId, text))
          signals.send(tx, STOP, { tenantId: scope.tenantId, messageId });
        return null;
      }),

    rate: (scope: Scope, messageId: Id, rating: "like" | "dislike" | null): Promise<null> =>
      database.write(scope, async (tx) => {
        await openAnswer(tx, messageId);
        await store.rate(tx, messageId, rating);
        return null;
      }),

    suggestions: (scope: Scope, messageId: Id) =>
      database.read(scope, async (q) => {
        const { sources, conversation_id } = await openAnswer(q, messageId);
        const conversation = await openConversation(q, conversation_id);
        const section = sources[0]?.section ?? "";
        const [first] = sources;
        return {
          records: [
            ...(section === "" ? [] : [{ key: "section" as const, name: section }]),
            { key: "methods" as const, name: first?.title ?? "" },
            { key: "amounts" as const, name: first?.title ?? "" },
            { key: "limits" as const, name: first?.title ?? "" },
            ...(conversation.scope === "paper" ? [] : [{ key: "other-papers" as const, name: "" }]),
          ].slice(0, 3),
        };
      }),

    list: (scope: Scope, { lastId, limit }: { lastId?: Id | undefined; limit: number }) =>
      database.read(scope, async (q) => {
        const rows = await store.listConversations(q, lastId, limit + 1);
        return { records: rows.slice(0, limit).map(presentConversation), hasMore: rows.length > limit };
      }),

    byLiterature: (scope: Scope, literatureId: Id): Promise<{ records: Conversation[] }> =>
      database.read(scope, async (q) => {
        await openPaper(q, literatureId);
        return { records: (await store.listOfPaper(q, literatureId)).map(presentConversation) };
      }),

    recommend: (scope: Scope) =>
      database.read(scope, async (q) => ({
        records: (await listRecommended(q)).map((row) => ({
          literatureId: row.id,
          title: row.title,
          isRecommended: row.is_recommended,
        })),
      })),

    get: (scope: Scope, id: Id): Promise<Conversation> =>
      database.read(scope, async (q) => presentConversation(await openConversation(q, id))),

    rename: (scope: Scope, id: Id, title: string): Promise<Conversation> =>
      database.write(scope, async (tx) => {
        await openConversation(tx, id);
        await store.renameConversation(tx, id, title);
        return presentConversation(await openConversation(tx, id));
      }),

    remove: (scope: Scope, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        await openConversation(tx, id);
        await store.deleteConversation(tx, id);
        return null;
      }),

    messages: (
      scope: Scope,
      id: Id,
      { firstId, limit }: { firstId?: Id | undefined; limit: number },
    ): Promise<{ records: ChatMessage[]; hasMore: boolean }> =>
      database.read(scope, async (q) => {
        await openConversation(q, id);
        const rows = await store.listMessages(q, id, firstId, limit + 1);
        return {
          records: rows.slice(Math.max(0, rows.length - limit)).map(presentMessage),
          hasMore: rows.length > limit,
        };
      }),

    /** Answers of nodes that no longer exist. */
    sweep: async (): Promise<void> => {
      await database.open((q) => store.endSilent(q));
    },
  };
};
export type ChatService = ReturnType<typeof chatService>;
