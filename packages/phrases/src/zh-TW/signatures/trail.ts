import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"signatures"> = {
  "signature.create": "新增簽名",
  "signature.remove": "移除簽名",
  "signature.rename": "重新命名簽名",
  "signature.sign": "電子簽名",
  area_signature: "簽名",
  object_signature: "簽名",
};
