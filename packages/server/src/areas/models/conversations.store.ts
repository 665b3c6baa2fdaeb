import type { ChatRating, ChatStatus, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/** What conversations are about: papers, or anything a user asks the assistant. */
export type ConversationKind = "literature" | "assistant";

export interface ConversationRow {
  readonly id: Id;
  readonly title: string;
  readonly update_time: Date;
}

export interface NewConversation {
  readonly title: string;
  readonly scope: "paper" | "collection" | "all";
  readonly fileId: Id | null;
  readonly collectionId: Id | null;
}

export const findConversation = (
  q: Queries,
  kind: ConversationKind,
  id: Id,
): Promise<ConversationRow | undefined> =>
  q.row<ConversationRow>(
    "select c.id, c.title, c.update_time from conversation c where c.id = $1 and c.kind = $2",
    [id, kind],
  );

/** The most recently used first; after the last one of a page. */
export const listConversations = (
  q: Queries,
  kind: ConversationKind,
  lastId: Id | undefined,
  most: number,
): Promise<ConversationRow[]> =>
  q.rows<ConversationRow>(
    `select c.id, c.title, c.update_time from conversation c
     where c.owner_id = current_user_id() and c.kind = $2 and ($1::bigint is null or (c.update_time, c.id) < (
       select l.update_time, l.id from conversation l where l.id = $1))
     order by c.update_time desc, c.id desc ${limitTo(most)}`,
    [lastId ?? null, kind],
  );

export const insertConversation = async (
  tx: Queries,
  kind: ConversationKind,
  given: NewConversation,
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into conversation (kind, title, scope, file_id, collection_id) values ($1, $2, $3, $4, $5)
     returning id`,
    [kind, given.title, given.scope, given.fileId, given.collectionId],
  ))!.id;

export const touchConversation = (tx: Queries, id: Id): void =>
  tx.send("update conversation set update_time = now() where id = $1", [id]);

export const renameConversation = (tx: Queries, id: Id, title: string): Promise<unknown> =>
  tx.rows("update conversation set title = $2 where id = $1", [id, title]);

export const deleteConversation = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from conversation where id = $1", [id]);

/** A message; statements and sources are as the area that answers has written them. */
export interface MessageRow {
  readonly id: Id;
  readonly conversation_id: Id;
  readonly chat_type: "question" | "answer";
  readonly message: string;
  readonly status: ChatStatus;
  readonly rating: ChatRating;
  readonly mode: "model" | "passages" | "guide" | "not-found" | null;
  readonly reason: "no-model" | "sending" | "limit" | null;
  readonly statements: readonly unknown[];
  readonly sources: readonly unknown[];
  readonly is_cut: boolean;
  readonly error_code: string | null;
  readonly is_silent: boolean;
  readonly create_time: Date;
}

const messageColumns = `m.id, m.conversation_id, m.chat_type, m.message, m.status, m.rating, m.mode, m.reason,
  m.statements, m.sources, m.is_cut, m.error_code, m.create_time,
  m.status in ('pending', 'processing') and m.beat_time < now() - interval '45 seconds' as is_silent`;

export const findAnswer = (q: Queries, kind: ConversationKind, id: Id): Promise<MessageRow | undefined> =>
  q.row<MessageRow>(
    `select ${messageColumns} from chat_message m
     join conversation c on c.tenant_id = m.tenant_id and c.id = m.conversation_id and c.kind = $2
     where m.id = $1 and m.chat_type = 'answer'`,
    [id, kind],
  );

/** The newest page, in chronological order; `firstId` is the first one of the page after. */
export const listMessages = async (
  q: Queries,
  conversationId: Id,
  firstId: Id | undefined,
  most: number,
): Promise<MessageRow[]> =>
  (
    await q.rows<MessageRow>(
      `select ${messageColumns} from chat_message m
       where m.conversation_id = $1 and ($2::bigint is null or m.id < (
         select before.id from chat_message before where before.conversation_id = $1 and before.id = $2))
       order by m.id desc ${limitTo(most)}`,
      [conversationId, firstId ?? null],
    )
  ).reverse();

/** Sequential if a page sends a question twice. */
export const lockQuestion = (tx: Queries, clientMessageId: string): void =>
  tx.send("select pg_advisory_xact_lock(hashtextextended($1, current_tenant_id()))", [
    `question ${clientMessageId}`,
  ]);

/** The answer to a question that was sent before. */
export const findAnswerTo = (q: Queries, clientMessageId: string): Promise<{ id: Id } | undefined> =>
  q.row<{ id: Id }>(
    `select answer.id from chat_message question
     join chat_message answer on answer.tenant_id = question.tenant_id
       and answer.conversation_id = question.conversation_id and answer.question_id = question.id
     where question.client_message_id = $1 and question.owner_id = current_user_id() limit 1`,
    [clientMessageId],
  );

export const insertQuestion = async (
  tx: Queries,
  given: { conversationId: Id; clientMessageId: string; message: string },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into chat_message (conversation_id, chat_type, client_message_id, message, status)
     values ($1, 'question', $2, $3, 'completed') returning id`,
    [given.conversationId, given.clientMessageId, given.message],
  ))!.id;

export interface NewAnswer {
  readonly status: ChatStatus;
  readonly mode: MessageRow["mode"];
  readonly reason: MessageRow["reason"];
  readonly message: string;
  readonly statements: readonly unknown[];
  readonly sources: readonly unknown[];
}

export const insertAnswer = async (
  tx: Queries,
  conversationId: Id,
  questionId: Id,
  answer: NewAnswer,
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into chat_message (conversation_id, chat_type, question_id, status, mode, reason, message, statements, sources)
     values ($1, 'answer', $2, $3, $4, $5, $6, $7::json, $8::json) returning id`,
    [
      conversationId,
      questionId,
      answer.status,
      answer.mode,
      answer.reason,
      answer.message,
      JSON.stringify(answer.statements),
      JSON.stringify(answer.sources),
    ],
  ))!.id;

/** Stores the partial answer; false if the answer has ended meanwhile. */
export const saveProgress = async (tx: Queries, id: Id, message: string): Promise<boolean> =>
  (await tx.row(
    `update chat_message set message = $2, status = 'processing', beat_time = now()
     where id = $1 and status in ('pending', 'processing') returning 1 as found`,
    [id, message],
  )) !== undefined;

/** What an answer consists of when it ends. */
export interface AnswerContent {
  readonly message: string;
  readonly mode: MessageRow["mode"];
  readonly statements: readonly unknown[];
  readonly sources: readonly unknown[];
}

export interface AnswerEnd extends AnswerContent {
  readonly status: "completed" | "error" | "aborted";
  readonly isCut: boolean;
  readonly errorCode: string | null;
}

export const endAnswer = (tx: Queries, id: Id, end: AnswerEnd): Promise<unknown> =>
  tx.rows(
    `update chat_message set status = $2, message = $3, statements = $4::json, sources = $5::json, is_cut = $6,
       error_code = $7, mode = $8, beat_time = now()
     where id = $1 and status in ('pending', 'processing')`,
    [
      id,
      end.status,
      end.message,
      JSON.stringify(end.statements),
      JSON.stringify(end.sources),
      end.isCut,
      end.errorCode,
      end.mode,
    ],
  );

/** `message`: the partial text, if this node has it. False if it had ended before. */
export const stopAnswer = async (tx: Queries, id: Id, message: string | null): Promise<boolean> =>
  (await tx.row(
    `update chat_message set status = 'aborted', message = coalesce($2, message)
     where id = $1 and status in ('pending', 'processing') returning 1 as found`,
    [id, message],
  )) !== undefined;

/** The sources of a cancelled answer's text, which itself stays. */
export const describeStopped = (
  tx: Queries,
  id: Id,
  end: Pick<AnswerContent, "statements" | "sources">,
): Promise<unknown> =>
  tx.rows("update chat_message set statements = $2::json, sources = $3::json where id = $1", [
    id,
    JSON.stringify(end.statements),
    JSON.stringify(end.sources),
  ]);

export const rate = (tx: Queries, id: Id, rating: ChatRating): Promise<unknown> =>
  tx.rows("update chat_message set rating = $2 where id = $1", [id, rating]);

export const endSilent = (q: Queries): Promise<unknown> => q.rows("select end_silent_answers()");
