import {
  type FeatureKey,
  type FeatureSwitch,
  featureKeys,
  type Id,
  MEMBER_ROLE_ID,
  type SwitchEntry,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { refuseBeyond, refuseUngrantable } from "./access.policy.ts";
import { presentSwitch } from "./access.present.ts";
import { defaultSwitch } from "./access.rules.ts";
import * as store from "./access.store.ts";

/** Whether `wanted` more fit under a team's limit. */
/** Nobody gives, takes or helps beyond what they hold. */
export { fitsLimit, isWithin } from "./access.rules.ts";
export { holdTeam, listHolders } from "./access.store.ts";

type LimitKey = "PROJECT_FILE_LIMIT" | "PROJECT_LIMIT" | "USER_SEAT" | "LITERATURE_AI_LIMIT";

/** The limits a team may have, by the feature switch that carries them; -1 where none is set. */
export const findLimit = (tx: Queries, feature: LimitKey): Promise<number> => store.findLimit(tx, feature);

/** Raises a limit that is set and answers the new one; null where there is none to raise. */
export const raiseLimit = (tx: Queries, feature: LimitKey, by: number): Promise<number | null> =>
  store.raiseLimit(tx, feature, by);

/** A feature's setting within a transaction. */
export const findSwitch = async (q: Queries, feature: FeatureKey): Promise<FeatureSwitch> => {
  const rows = await store.listSwitches(q);
  return presentSwitch(rows.find((row) => row.feature === feature) ?? defaultSwitch(feature));
};

/** Turns features on for the team, whatever was set before. */
export const switchOn = async (tx: Queries, features: readonly FeatureKey[]): Promise<void> => {
  for (const feature of features) {
    await store.upsertSwitch(tx, { ...defaultSwitch(feature), enabled: true });
  }
};

/** Puts settings of the team in place of those before. Their levels are those of the table. */
export const putSwitches = async (tx: Queries, entries: readonly SwitchEntry[]): Promise<void> => {
  await Promise.all(
    entries.map(({ feature, enabled, visible, limitedQuantity, sendMethod }) =>
      store.upsertSwitch(tx, {
        ...defaultSwitch(feature),
        enabled,
        visible,
        limited_quantity: limitedQuantity,
        send_method: [...new Set(sendMethod)],
      }),
    ),
  );
};

/** All settings of the team, in the order of the table. */
export const findSwitchesOf = async (q: Queries): Promise<FeatureSwitch[]> => {
  const known = new Map((await store.listSwitches(q)).map((row) => [row.feature, row]));
  return featureKeys.map((feature) => presentSwitch(known.get(feature) ?? defaultSwitch(feature)));
};

export const giveBuiltInRole = (tx: Queries, roleKey: "ADMIN" | "MEMBER", accountId: Id): void =>
  store.giveBuiltInRole(tx, roleKey, accountId);

/** Roles that somebody may give to others; that of daily work where none is named, since it is what they get. @throws role.not.found, role.beyond.own */
export const findGrantableRoles = async (
  q: Queries,
  session: Pick<Session, "authorities">,
  roleIds: readonly Id[],
): Promise<store.RoleRow[]> => {
  const wanted = roleIds.length === 0 ? [MEMBER_ROLE_ID] : roleIds;
  const roles = await store.findRoles(q, [...new Set(wanted)]);
  refuseUngrantable(roles, wanted, session);
  return roles;
};

/** What roles are called; a built-in one says its key. */
export const namesOfRoles = async (q: Queries, ids: readonly Id[]): Promise<{ id: Id; name: string }[]> =>
  (await store.findRoles(q, ids)).map(({ id, name }) => ({ id, name }));

/** The roles that an invitation gives. */
export { findInvitedRoles } from "./access.store.ts";

/** @throws role.not.found, role.beyond.own */
export const refuseInviting = (
  found: readonly store.RoleRow[],
  wanted: readonly Id[],
  session: Pick<Session, "authorities" | "isOwner">,
): void => {
  // Seats that the owner fills need no key.
  if (wanted.length > 0 || !session.isOwner) refuseUngrantable(found, wanted, session);
};

/** Gives the roles that still exist; where none does, that of daily work. */
export const giveRoles = async (tx: Queries, accountId: Id, roleIds: readonly Id[]): Promise<void> => {
  const known = await store.findRoles(tx, roleIds);
  if (known.length === 0) store.giveBuiltInRole(tx, "MEMBER", accountId);
  else
    store.replaceRoles(
      tx,
      accountId,
      known.map(({ id }) => id),
    );
};

/** What decides whether a member may be shut out or removed. The team must be held. */
export const lookAtLosing = async (tx: Queries, accountId: Id) => {
  const [roles, hasOther] = await Promise.all([
    store.findRolesOf(tx, accountId),
    store.hasOtherAdmin(tx, accountId),
  ]);
  return { roles, hasOther };
};

/** Who changes a member must hold all that the member holds. @throws role.beyond.own, role.last.admin */
export const refuseLosing = (
  { roles, hasOther }: Awaited<ReturnType<typeof lookAtLosing>>,
  by: Pick<Session, "authorities"> | null,
): void => {
  if (by !== null) refuseBeyond(roles, by);
  if (roles.some((role) => role.holds_all) && !hasOther) throw problem("role.last.admin");
};

/** Who is shut out loses their programs' ways in for good: none revives when they are let in again. */
export { deleteTokensOf as endTokens } from "./tokens.store.ts";

/** Who lets a member in again gives all that the member holds. @throws role.beyond.own */
export const refuseReturning = async (
  tx: Queries,
  accountId: Id,
  by: Pick<Session, "authorities">,
): Promise<void> => refuseBeyond(await store.findRolesOf(tx, accountId), by);

export const accessService = ({ database }: Kernel) => ({
  /** In the order asked for. */
  async switches(scope: Scope, features: readonly FeatureKey[]): Promise<FeatureSwitch[]> {
    const rows = await store.findSwitches(database, scope, features);
    const known = new Map(rows.map((row) => [row.feature, row]));
    return features.map((feature) => presentSwitch(known.get(feature) ?? defaultSwitch(feature)));
  },

  allSwitches(scope: Scope): Promise<FeatureSwitch[]> {
    return this.switches(scope, featureKeys);
  },

  isFeatureOn: async (session: Session, feature: FeatureKey): Promise<boolean> => {
    const [row] = await store.findSwitches(database, session, [feature]);
    return (row ?? defaultSwitch(feature)).enabled;
  },
});
export type AccessService = ReturnType<typeof accessService>;
