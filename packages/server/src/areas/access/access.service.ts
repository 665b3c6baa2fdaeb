import {
  type FeatureKey,
  type FeatureSwitch,
  featureKeys,
  freeQuotasAt,
  type Id,
  type LimitKey,
  MEBIBYTE,
  MEMBER_ROLE_ID,
  mostFreeQuotas,
  type PermissionKey,
  permissionKeys,
  quotasPerMember,
  type SwitchEntry,
} from "@benchleaf/contract";
import type { Config } from "../../kernel/config.ts";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { FindFollowers } from "../../kernel/progress-updates.ts";
import type { Scope } from "../../kernel/scope.ts";
import { refuseBeyond, refuseUngrantable } from "./access.policy.ts";
import { presentSwitch } from "./access.present.ts";
import { defaultSwitch } from "./access.rules.ts";
import * as store from "./access.store.ts";

/** No one grants, revokes or assists beyond their own permissions. */
export { fitsLimit, isWithin } from "./access.rules.ts";
export { listHolders, lockTeamForUpdate } from "./access.store.ts";

/** Restricts the followers to readers who hold a permission key. */
export const holdersOfKey =
  (key: PermissionKey): FindFollowers =>
  async (q, _, readers) => {
    const holders = new Set(await store.listHolders(q, key));
    return readers.filter((reader) => holders.has(reader));
  };

/** How much of a team limit is used, counted in the same way as where more is refused. */
export interface LimitUse {
  readonly feature: LimitKey;
  count(q: Queries): Promise<number>;
}
/** Each area counts the usage of its own limits. */
export const limitUses = extensionPoint<LimitUse>("how much of its limits a team uses");

/**
 * Returns a limit of the team: the larger of its setting and of its running plans; -1 if there is none. Storage is in
 * mebibytes.
 */
export const findLimit = (tx: Queries, feature: LimitKey | "LITERATURE_AI_LIMIT"): Promise<number> =>
  store.findLimit(tx, feature);

/** Raises an existing limit and returns the new one; null if there is none to raise. */
export const raiseLimit = (tx: Queries, feature: "LITERATURE_AI_LIMIT", by: number): Promise<number | null> =>
  store.raiseLimit(tx, feature, by);

/** Gives a new team its free seats and quotas, if the installation counts them. */
export const setFreeSeats = async (tx: Queries, { freeSeats }: Pick<Config, "freeSeats">): Promise<void> => {
  if (freeSeats === undefined) return;
  const first = freeQuotasAt(1);
  const limits = [
    ["USER_SEAT", freeSeats.atFirst],
    ["STORAGE_LIMIT", first.storageBytes / MEBIBYTE],
    ["LITERATURE_AI_LIMIT", first.literatureAi],
  ] as const;
  await Promise.all(
    limits.map(([feature, quantity]) =>
      store.upsertSwitch(tx, { ...defaultSwitch(feature), limited_quantity: quantity }),
    ),
  );
};

/**
 * Unlocks what an accepted invitation gives: more free seats, storage and AI, each up to its maximum. Returns the new
 * number of seats; null if none were unlocked, as for a team of another edition, or one whose limit was lowered or
 * removed by hand.
 */
export const unlockSeats = async (
  tx: Queries,
  { freeSeats }: Pick<Config, "freeSeats">,
): Promise<number | null> => {
  if (freeSeats === undefined) return null;
  const { atFirst, perInvitation, most } = freeSeats;
  const first = freeQuotasAt(1);
  const [seats] = await Promise.all([
    perInvitation === 0
      ? null
      : store.raiseFreely(tx, "USER_SEAT", { by: perInvitation, from: atFirst, most }),
    store.raiseFreely(tx, "STORAGE_LIMIT", {
      by: quotasPerMember.storageBytes / MEBIBYTE,
      from: first.storageBytes / MEBIBYTE,
      most: mostFreeQuotas.storageBytes / MEBIBYTE,
    }),
    store.raiseFreely(tx, "LITERATURE_AI_LIMIT", {
      by: quotasPerMember.literatureAi,
      from: first.literatureAi,
      most: mostFreeQuotas.literatureAi,
    }),
  ]);
  return seats;
};

/** Returns a feature's setting within a transaction. */
export const findSwitch = async (q: Queries, feature: FeatureKey): Promise<FeatureSwitch> => {
  const rows = await store.listSwitches(q);
  return presentSwitch(rows.find((row) => row.feature === feature) ?? defaultSwitch(feature));
};

/** Turns features on for the team, whatever their setting was. */
export const switchOn = async (tx: Queries, features: readonly FeatureKey[]): Promise<void> => {
  for (const feature of features) {
    await store.upsertSwitch(tx, { ...defaultSwitch(feature), enabled: true });
  }
};

/** Replaces the team's settings. Their levels are those of the table. */
export const saveSwitches = async (tx: Queries, entries: readonly SwitchEntry[]): Promise<void> => {
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

/**
 * Returns roles that the user may grant to others; the standard member role if none is named, since that is the
 * default. @throws role.not.found, role.beyond.own
 */
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

/** Returns a member's current permissions, for work that continues after their call. */
export const findAuthorities = async (q: Queries, accountId: Id): Promise<ReadonlySet<string>> => {
  const roles = await store.findRolesOf(q, accountId);
  return new Set(
    roles.some((role) => role.holds_all) ? permissionKeys : roles.flatMap((role) => role.authorities),
  );
};

/** Roles that a table names by their names or keys, each under all of its names. */
export const findRolesByName = async (
  q: Queries,
  names: readonly string[],
): Promise<{ id: Id; name: string }[]> =>
  names.length === 0
    ? []
    : (await store.findRolesByName(q, names)).flatMap(({ id, name, role_key: key }) => [
        { id, name },
        { id, name: key },
      ]);

/** Names of roles; a built-in role has its key. */
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
  // Seats that the owner fills need no permission key.
  if (wanted.length > 0 || !session.isOwner) refuseUngrantable(found, wanted, session);
};

/** Grants the roles that still exist; if none does, the standard member role. */
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

/** What decides whether a member may be disabled or removed. The team must be locked. */
export const loadRemovalCheck = async (tx: Queries, accountId: Id) => {
  const [roles, hasOther] = await Promise.all([
    store.findRolesOf(tx, accountId),
    store.hasOtherAdmin(tx, accountId),
  ]);
  return { roles, hasOther };
};

/** To change a member, the user must hold all permissions of the member. @throws role.beyond.own, role.last.admin */
export const refuseRemoval = (
  { roles, hasOther }: Awaited<ReturnType<typeof loadRemovalCheck>>,
  by: Pick<Session, "authorities"> | null,
): void => {
  if (by !== null) refuseBeyond(roles, by);
  if (roles.some((role) => role.holds_all) && !hasOther) throw problem("role.last.admin");
};

/** A disabled member permanently loses their access tokens: none becomes valid again when they are re-enabled. */
export { deleteTokensOf as endTokens } from "./tokens.store.ts";

/** To re-enable a member, the user must hold all permissions that the member gets. @throws role.beyond.own */
export const refuseReactivation = async (
  tx: Queries,
  accountId: Id,
  by: Pick<Session, "authorities">,
): Promise<void> => refuseBeyond(await store.findRolesOf(tx, accountId), by);

export const accessService = ({ database }: Kernel) => ({
  /** In the requested order. */
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
