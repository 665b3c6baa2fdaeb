import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"identity"> = {
  "identity.link": "連結外部身分",
  "identity.unlink": "解除外部身分",
  "identityDomain.claim": "登記信箱網域",
  "identityDomain.prove": "驗證信箱網域",
  "identityDomain.remove": "移除信箱網域",
  "identityProvider.create": "新增身分提供者",
  "identityProvider.remove": "移除身分提供者",
  "identityProvider.update": "修改身分提供者",
  area_identity: "外部身分",
  area_identityDomain: "信箱網域",
  area_identityProvider: "身分提供者",
  object_identityDomain: "信箱網域",
  object_identityProvider: "身分提供者",
  object_identity: "外部身分",
};
