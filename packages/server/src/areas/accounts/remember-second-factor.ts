import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Failures } from "./failures.ts";
import { deleteReleases } from "./releases.store.ts";

/**
 * Cancels what teams have agreed on, for a user who objects or proves that they have their second factor. The
 * transaction runs in their scope. All their teams' audit trails record it.
 */
export const rememberSecondFactor =
  ({ tellTeams }: Failures) =>
  async (tx: Queries, accountId: Id, means: "person" | "signIn"): Promise<void> => {
    if (!(await deleteReleases(tx, accountId))) return;
    await tellTeams(tx, { key: `#${accountId}`, action: "account.keepTwoFactor", after: { means } });
  };
export type RememberSecondFactor = ReturnType<typeof rememberSecondFactor>;
