import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"billing"> = {
  "activation.apply": "Applied for a module",
  "activation.approve": "Granted a module",
  "activation.reject": "Declined a module",
  "redeemCode.issue": "Made redeem codes",
  "redeemCode.redeem": "Redeemed a code",
  area_activation: "Modules",
  area_redeemCode: "Redeem codes",
  object_activationApplication: "Application",
  object_redeemCode: "Redeem code",
};
