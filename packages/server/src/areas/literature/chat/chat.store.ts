import type {
  ChatMessage,
  ChatSource,
  ChatStatement,
  ChatStatus,
  Conversation,
  Id,
} from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface ConversationRow {
  readonly id: Id;
  readonly title: string;
  readonly scope: Conversation["scope"];
  readonly file_id: Id | null;
  readonly collection_id: Id | null;
  readonly scope_name: string | null;
  readonly create_time: Date;
  readonly update_time: Date;
}

const columns = `c.id, c.title, c.scope, c.file_id, c.collection_id, c.create_time, c.update_time,
  coalesce((select p.title from paper p join readable_file f on f.tenant_id = p.tenant_id and f.id = p.file_id
      where p.tenant_id = c.tenant_id and p.file_id = c.file_id and f.state = 'active'),
    (select s.name from collection s where s.tenant_id = c.tenant_id and s.id = c.collection_id)) as scope_name`;

export const findConversation = (q: Queries, id: Id): Promise<ConversationRow | undefined> =>
  q.row<ConversationRow>(`select ${columns} from conversation c where c.id = $1`, [id]);

/** The most recently used first; after the last one of a page. */
export const listConversations = (
  q: Queries,
  lastId: Id | undefined,
  most: number,
): Promise<ConversationRow[]> =>
  q.rows<ConversationRow>(
    `select ${columns} from conversation c
     where c.owner_id = current_user_id() and ($1::bigint is null or (c.update_time, c.id) < (
       select l.update_time, l.id from conversation l where l.id = $1))
     order by c.update_time desc, c.id desc ${limitTo(most)}`,
    [lastId ?? null],
  );

export const listOfPaper = (q: Queries, fileId: Id): Promise<ConversationRow[]> =>
  q.rows<ConversationRow>(
    `select ${columns} from conversation c where c.file_id = $1 and c.owner_id = current_user_id()
     order by c.update_time desc, c.id desc limit 50`,
    [fileId],
  );

export const insertConversation = async (
  tx: Queries,
  given: { title: string; scope: Conversation["scope"]; fileId: Id | null; collectionId: Id | null },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    "insert into conversation (title, scope, file_id, collection_id) values ($1, $2, $3, $4) returning id",
    [given.title, given.scope, given.fileId, given.collectionId],
  ))!.id;

export const touchConversation = (tx: Queries, id: Id): void =>
  tx.send("update conversation set update_time = now() where id = $1", [id]);

export const renameConversation = (tx: Queries, id: Id, title: string): Promise<unknown> =>
  tx.rows("update conversation set title = $2 where id = $1", [id, title]);

export const deleteConversation = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from conversation where id = $1", [id]);

export interface MessageRow {
  readonly id: Id;
  readonly conversation_id: Id;
  readonly chat_type: ChatMessage["chatType"];
  readonly message: string;
  readonly status: ChatStatus;
  readonly rating: "like" | "dislike" | null;
  readonly mode: ChatMessage["mode"];
  readonly reason: ChatMessage["reason"];
  readonly statements: ChatStatement[];
  readonly sources: ChatSource[];
  readonly is_cut: boolean;
  readonly error_code: string | null;
  readonly is_silent: boolean;
  readonly create_time: Date;
}

const messageColumns = `m.id, m.conversation_id, m.chat_type, m.message, m.status, m.rating, m.mode, m.reason,
  m.statements, m.sources, m.is_cut, m.error_code, m.create_time,
  m.status in ('pending', 'processing') and m.beat_time < now() - interval '45 seconds' as is_silent`;

export const findAnswer = (q: Queries, id: Id): Promise<MessageRow | undefined> =>
  q.row<MessageRow>(
    `select ${messageColumns} from chat_message m where m.id = $1 and m.chat_type = 'answer'`,
    [id],
  );

/** The newest page, in chronological order; `before` is the first one of the next page. */
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
         select before.id from chat_message before where before.conversation_id = $1 and before.id = $2)) order by m.id desc ${limitTo(most)}`,
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
  readonly conversationId: Id;
  readonly questionId: Id;
  readonly status: ChatStatus;
  readonly mode: ChatMessage["mode"];
  readonly reason: ChatMessage["reason"];
  readonly message: string;
  readonly statements: readonly ChatStatement[];
  readonly sources: readonly ChatSource[];
}

export const insertAnswer = async (tx: Queries, answer: NewAnswer): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into chat_message (conversation_id, chat_type, question_id, status, mode, reason, message, statements, sources)
     values ($1, 'answer', $2, $3, $4, $5, $6, $7::json, $8::json) returning id`,
    [
      answer.conversationId,
      answer.questionId,
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

export interface AnswerEnd {
  readonly status: "completed" | "error" | "aborted";
  readonly message: string;
  readonly statements: readonly ChatStatement[];
  readonly sources: readonly ChatSource[];
  readonly isCut: boolean;
  readonly errorCode: string | null;
  readonly mode: ChatMessage["mode"];
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
  end: Pick<AnswerEnd, "statements" | "sources">,
): Promise<unknown> =>
  tx.rows("update chat_message set statements = $2::json, sources = $3::json where id = $1", [
    id,
    JSON.stringify(end.statements),
    JSON.stringify(end.sources),
  ]);

export const rate = (tx: Queries, id: Id, rating: "like" | "dislike" | null): Promise<unknown> =>
  tx.rows("update chat_message set rating = $2 where id = $1", [id, rating]);

export const endSilent = (q: Queries): Promise<unknown> => q.rows("select end_silent_answers()");

/** Two concurrent requests cannot both use the team's last one. */
export const lockUses = (tx: Queries): void =>
  tx.send("select pg_advisory_xact_lock(hashtextextended('literature_use', current_tenant_id()))");

/** Uses that were charged, or are about to be. */
export const countUses = async (q: Queries): Promise<number> =>
  (await q.row<{ count: number }>(
    `select count(*)::integer as count from literature_use
     where is_charged or create_time > now() - interval '10 minutes'`,
  ))!.count;

export const insertUse = async (tx: Queries): Promise<Id> =>
  (await tx.row<{ id: Id }>("insert into literature_use default values returning id"))!.id;

export const chargeUse = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update literature_use set is_charged = true where id = $1", [id]);

/** Nothing was used before the first byte. */
export const releaseUse = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from literature_use where id = $1 and not is_charged", [id]);
