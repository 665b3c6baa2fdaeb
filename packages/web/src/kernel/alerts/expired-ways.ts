import type { PhraseKey } from "../translation.ts";

interface ShutTeam {
  readonly isExpired: boolean;
  readonly isOwner: boolean;
  /** Whether the installation sells plans, by the feature SUBSCRIPTION. */
  readonly hasPlans: boolean;
}

const textOf = (isExpired: boolean, isOwner: boolean, hasPlans: boolean): PhraseKey => {
  if (!isExpired) return "alerts.frozenText";
  if (!isOwner) return "alerts.expiredMember";
  return hasPlans ? "alerts.expiredOwner" : "alerts.expiredNoPlans";
};

/**
 * Message and actions of an expired team: only its owner can buy plans and redeem codes, and only while it can be
 * renewed.
 */
export const alternatives = ({ isExpired, isOwner, hasPlans }: ShutTeam) => {
  const mayRenew = isExpired && isOwner;
  return { mayRenew, seesPlans: mayRenew && hasPlans, text: textOf(isExpired, isOwner, hasPlans) };
};
