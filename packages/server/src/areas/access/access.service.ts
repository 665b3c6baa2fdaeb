import type { FeatureKey, FeatureSwitch, Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentSwitch } from "./access.present.ts";
import { defaultSwitch } from "./access.rules.ts";
import * as store from "./access.store.ts";

/** The limits a team may have, by the feature switch that carries them; -1 where none is set. */
export const findLimit = (tx: Queries, feature: "PROJECT_FILE_LIMIT" | "PROJECT_LIMIT"): Promise<number> =>
  store.findLimit(tx, feature);

export const giveBuiltInRole = (tx: Queries, roleKey: "ADMIN" | "MEMBER", accountId: Id): Promise<unknown> =>
  store.giveBuiltInRole(tx, roleKey, accountId);

export const accessService = ({ database }: Kernel) => ({
  /** In the order asked for. */
  async switches(scope: Scope, features: readonly FeatureKey[]): Promise<FeatureSwitch[]> {
    const rows = await store.findSwitches(database, scope, features);
    const known = new Map(rows.map((row) => [row.feature, row]));
    return features.map((feature) => presentSwitch(known.get(feature) ?? defaultSwitch(feature)));
  },

  isFeatureOn: async (session: Session, feature: FeatureKey): Promise<boolean> => {
    const [row] = await store.findSwitches(database, session, [feature]);
    return row?.enabled ?? true;
  },
});
export type AccessService = ReturnType<typeof accessService>;

/** Whether `wanted` more fit under a team's limit. */
export { fitsLimit } from "./access.rules.ts";
