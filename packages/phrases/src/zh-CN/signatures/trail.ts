import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"signatures"> = {
  "signature.create": "新增签名",
  "signature.remove": "删除签名",
  "signature.rename": "重命名签名",
  "signature.sign": "电子签名",
  area_signature: "签名",
  object_signature: "签名",
};
