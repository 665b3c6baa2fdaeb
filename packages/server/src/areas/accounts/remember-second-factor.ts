import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Failures } from "./failures.ts";
import { deleteReleases } from "./releases.store.ts";

/**
 * Ends what teams have agreed on, of a person who says so or shows that they have their second step. The transaction is
 * in their name. All their teams' trails tell it.
 */
export const rememberSecondFactor =
  ({ tellTeams }: Failures) =>
  async (tx: Queries, accountId: Id, means: "person" | "signIn"): Promise<void> => {
    if (!(await deleteReleases(tx, accountId))) return;
    await tellTeams(tx, { key: `#${accountId}`, action: "account.keepTwoFactor", after: { means } });
  };
export type RememberSecondFactor = ReturnType<typeof rememberSecondFactor>;
