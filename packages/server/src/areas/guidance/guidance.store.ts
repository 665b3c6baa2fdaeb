import type { Feedback, Guidance, GuidanceId } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface GuidanceRow {
  readonly step: number;
  readonly is_done: boolean;
}

export const findGuidance = (q: Queries, id: GuidanceId): Promise<GuidanceRow | undefined> =>
  q.row<GuidanceRow>(
    "select step, is_done from guidance where account_id = current_user_id() and guidance_id = $1",
    [id],
  );

export const upsertGuidance = (tx: Queries, { id, step, isDone }: Guidance): void =>
  tx.send(
    `insert into guidance (guidance_id, step, is_done) values ($1, $2, $3)
     on conflict (account_id, guidance_id) do update set step = $2, is_done = $3, update_time = now()`,
    [id, step, isDone],
  );

export const deleteGuidance = (tx: Queries): void =>
  tx.send("delete from guidance where account_id = current_user_id()");

export const insertFeedback = async (tx: Queries, { text, page, uuid }: Feedback): Promise<string> => {
  const row = await tx.row<{ id: string }>(
    "insert into feedback (text, page, screenshot_uuid) values ($1, $2, $3) returning id",
    [text, page, uuid ?? null],
  );
  return row!.id;
};

export interface EditionRow {
  readonly type: "team" | "enterprise" | "overseas";
  readonly status: "normal" | "forever" | "expired" | "freeze";
  readonly expiration_time: Date | null;
}

export const findEdition = (q: Queries): Promise<EditionRow | undefined> =>
  q.row<EditionRow>(
    `select tenant_type as type, tenant_status as status, expiration_time from signed_in_member
     where account_id = current_user_id()`,
  );
