import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface FeedbackRow {
  readonly id: Id;
  readonly text: string;
  readonly page: string;
  readonly screenshot_uuid: string | null;
  readonly picture_size: string | null;
  readonly user_name: string;
  readonly email: string | null;
  readonly team_name: string;
  readonly create_time: Date;
  readonly done_time: Date | null;
}

/** Of all teams, newest first. */
export const listFeedback = (
  q: Queries,
  isDone: boolean,
  before: Id | null,
  limit: number,
): Promise<FeedbackRow[]> =>
  q.rows<FeedbackRow>("select * from list_feedback($1, $2, $3)", [isDone, before, limit]);

export const findFeedback = async (q: Queries, id: Id): Promise<FeedbackRow | undefined> => {
  const row = await q.row<FeedbackRow>("select * from list_feedback(null, $1::bigint + 1, 1)", [id]);
  return row?.id === id ? row : undefined;
};

export const resolveFeedback = (tx: Queries, id: Id, at: Date | null): void =>
  tx.send("select settle_feedback($1, $2)", [id, at]);
