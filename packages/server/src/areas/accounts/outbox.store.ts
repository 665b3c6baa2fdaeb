import type { Id, SendChannel } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface SentMessageRow {
  readonly id: Id;
  readonly channel: SendChannel;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly create_time: Date;
}

const SHOWN = 100;

export const listSentMessages = (q: Queries): Promise<SentMessageRow[]> =>
  q.rows<SentMessageRow>(
    `select id, channel, recipient, subject, text, create_time from sent_message order by id desc limit ${SHOWN}`,
  );

export const deleteSentMessages = (tx: Queries, before: Date): Promise<unknown> =>
  tx.rows("delete from sent_message where create_time < $1", [before]);
