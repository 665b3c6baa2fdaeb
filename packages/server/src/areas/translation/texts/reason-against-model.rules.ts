import type { ModelStatus, noModelReasons } from "@benchleaf/contract";

/** Why no model is used; null if one is. One's own texts are private. */
export const reasonAgainstModel = (status: ModelStatus): (typeof noModelReasons)[number] | null => {
  if (!status.isAvailable) return "no-model";
  if (status.sending !== "all") return "sending";
  if (status.monthlyLimit !== null && status.used >= status.monthlyLimit) return "limit";
  return null;
};
