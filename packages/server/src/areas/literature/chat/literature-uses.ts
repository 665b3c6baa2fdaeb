import type { Id, ModelStatus, WithoutModelReason } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { problem } from "../../../kernel/problem.ts";
import { findLimit } from "../../access/access.service.ts";
import { countUses, insertUse, lockUses } from "./chat.store.ts";

/** Whether a model may be used for these papers, according to the settings and the month's usage. */
export const reasonAgainst = (status: ModelStatus, isPublic: boolean): WithoutModelReason | null => {
  if (!status.isAvailable) return "no-model";
  if (status.sending === "none" || (status.sending === "public" && !isPublic)) return "sending";
  if (status.monthlyLimit !== null && status.used >= status.monthlyLimit) return "limit";
  return null;
};

/**
 * Reserves one of the team's uses of literature AI until it is charged or released.
 *
 * @throws literature.ai.limit.exceed
 */
export const reserveUse = async (tx: Queries): Promise<Id> => {
  const limit = await findLimit(tx, "LITERATURE_AI_LIMIT");
  if (limit >= 0) {
    lockUses(tx);
    if ((await countUses(tx)) >= limit) throw problem("literature.ai.limit.exceed", { limit });
  }
  return insertUse(tx);
};
