import type { ChatSource, ChatStatement, Conversation, Id, WithoutModelReason } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import { isUniqueViolation } from "../../../kernel/database-errors.ts";
import type { StreamAnswer } from "../../../kernel/event-stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import {
  type AnswerWork,
  conversationsService,
  type MessageRow,
  titleOf,
} from "../../models/conversations.service.ts";
import type { ModelMessage, ModelsService } from "../../models/models.service.ts";
import { findCollection } from "../organize/collections.store.ts";
import { openPaper } from "../papers/papers.service.ts";
import { listRecommended } from "../papers/papers.store.ts";
import { evidenceOf, findPassages, papersOf } from "../passages/find-passages.ts";
import type { PassageRow } from "../passages/passages.store.ts";
import { bestSentences, questionWords } from "../passages/rank-passages.rules.ts";
import { presentConversation, presentMessage } from "./chat.present.ts";
import * as store from "./chat.store.ts";
import { askMessages, groundAnswer, sourceOf, visibleText } from "./ground-answer.rules.ts";
import { reasonAgainst, reserveUse } from "./literature-uses.ts";

const SENT_PASSAGES = 12;
const SHOWN_PASSAGES = 5;
/** Number of earlier messages that are sent to a model. */
const REMEMBERED = 6;
const MAX_REMEMBERED_CHARACTERS = 2_000;

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
  const { database } = kernel;
  const conversations = conversationsService(kernel, {
    kind: "literature",
    stopSignal: "literature.stop",
    present: async (_q, rows) => rows.map(presentMessage),
  });

  const openConversation = async (q: Queries, id: Id): Promise<store.ConversationRow> => {
    const row = await store.findConversation(q, id);
    if (row === undefined) throw problem("conversation.not.found");
    return row;
  };

  const reach = async (tx: Queries, asked: Asked): Promise<store.ConversationRow> => {
    if (asked.literatureId !== null) await openPaper(tx, asked.literatureId);
    if (asked.collectionId !== null && (await findCollection(tx, asked.collectionId)) === undefined)
      throw problem("collection.not.found");
    if (asked.conversationId !== null) return openConversation(tx, asked.conversationId);
    const id = await conversations.create(tx, {
      title: titleOf(asked.query),
      scope: asked.literatureId !== null ? "paper" : asked.collectionId !== null ? "collection" : "all",
      fileId: asked.literatureId,
      collectionId: asked.literatureId === null ? asked.collectionId : null,
    });
    return openConversation(tx, id);
  };

  /** A follow-up question without enough words of its own continues the one before it. */
  const searched = (query: string, before: readonly MessageRow[]): string => {
    if (questionWords(query).length >= 2) return query;
    const last = before.findLast(({ chat_type }) => chat_type === "question");
    return last ? `${query} ${last.message}` : query;
  };

  const remembered = (before: readonly MessageRow[]): ModelMessage[] =>
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

  /** An answer of the model, grounded in its passages however it ends. */
  const workOf = ({ scope, useId, passages, messages }: Work): AnswerWork => {
    let raw = "";
    return {
      async make({ signal, show }) {
        let isCut = false;
        let isComplete = false;
        const sentClass = passages.every(({ is_public }) => is_public) ? "public" : "private";
        for await (const event of models.ask(scope, { purpose: "chat", sentClass, messages, signal })) {
          if (event.type === "start") await database.write(scope, (tx) => store.chargeUse(tx, useId));
          if (event.type === "text") raw += event.text;
          if (event.type === "end") {
            isCut = event.finishReason === "length";
            isComplete = true;
          }
          await show(visibleText(raw));
        }
        return { isComplete, isCut };
      },
      describe(status) {
        const { isNotFound, ...grounded } = groundAnswer(raw, passages);
        if (status === "aborted") return { ...grounded, message: visibleText(raw), mode: "model" };
        return { ...grounded, mode: status === "completed" && isNotFound ? "not-found" : "model" };
      },
      async release() {
        await database.write(scope, (tx) => store.releaseUse(tx, useId));
      },
    };
  };

  const begin = async (session: Session, asked: Asked): Promise<{ messageId: Id; work: Work | null }> => {
    const status = await models.status(session);
    return database.write(session, async (tx) => {
      const earlier = await conversations.findEarlier(tx, asked.clientMessageId);
      if (earlier !== undefined) return { messageId: earlier, work: null };
      const conversation = await reach(tx, asked);
      const before = await conversations.recent(tx, conversation.id, REMEMBERED * 2);
      const question = searched(asked.query, before);
      const papers = await papersOf(tx, {
        literatureId: conversation.file_id,
        collectionId: conversation.collection_id,
      });
      const { words, ranked } = await findPassages(tx, question, papers, SENT_PASSAGES);
      const rows = evidenceOf(ranked, words).map(({ row }) => row);
      const isPublic = rows.every(({ is_public }) => is_public);
      const reason: WithoutModelReason | null = rows.length === 0 ? null : reasonAgainst(status, isPublic);
      const asksModel = rows.length > 0 && reason === null;
      const useId = asksModel ? await reserveUse(tx) : null;
      const quoted = asksModel
        ? { statements: [], sources: [], message: "" }
        : quoteOf(rows.slice(0, SHOWN_PASSAGES), words);
      const messageId = await conversations.add(
        tx,
        { conversationId: conversation.id, clientMessageId: asked.clientMessageId, message: asked.query },
        {
          status: asksModel ? "pending" : "completed",
          mode: asksModel ? "model" : rows.length === 0 ? "not-found" : "passages",
          reason,
          ...quoted,
        },
      );
      if (useId === null) return { messageId, work: null };
      const scope = { tenantId: session.tenantId, userId: session.userId };
      const messages = askMessages(asked.query, rows, remembered(before));
      return { messageId, work: { scope, useId, passages: rows, messages } };
    });
  };

  return {
    /** The question is stored before the stream opens, so that a refusal is a normal error response. */
    async chat(session: Session, asked: Asked): Promise<StreamAnswer> {
      const { messageId, work } = await begin(session, asked).catch((error: unknown) => {
        throw isUniqueViolation(error) ? problem("chat.answer.open") : error;
      });
      if (work !== null) conversations.generate(work.scope, messageId, workOf(work));
      return conversations.follow({ tenantId: session.tenantId, userId: session.userId }, messageId, 0);
    },

    followAnswer: conversations.followAnswer,
    stop: conversations.stop,
    rate: conversations.rate,
    remove: conversations.remove,
    messages: conversations.messages,

    suggestions: (scope: Scope, messageId: Id) =>
      database.read(scope, async (q) => {
        const { sources, conversation_id } = await conversations.openAnswer(q, messageId);
        const conversation = await openConversation(q, conversation_id);
        const [first] = sources as readonly ChatSource[];
        const section = first?.section ?? "";
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
        await conversations.rename(tx, id, title);
        return presentConversation(await openConversation(tx, id));
      }),
  };
};
export type ChatService = ReturnType<typeof chatService>;
