import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"identity"> = {
  "identity.link": "绑定外部身份",
  "identity.unlink": "解除外部身份",
  "identityDomain.claim": "登记邮箱域名",
  "identityDomain.prove": "验证邮箱域名",
  "identityDomain.remove": "移除邮箱域名",
  "identityProvider.create": "添加身份提供方",
  "identityProvider.remove": "移除身份提供方",
  "identityProvider.update": "修改身份提供方",
  area_identity: "外部身份",
  area_identityDomain: "邮箱域名",
  area_identityProvider: "身份提供方",
  object_identityDomain: "邮箱域名",
  object_identityProvider: "身份提供方",
  object_identity: "外部身份",
};
