import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"access"> = {
  "accessToken.create": "建立存取權杖",
  "accessToken.revoke": "撤銷存取權杖",
  "role.create": "新增角色",
  "role.delete": "刪除角色",
  "role.update": "修改角色",
  area_accessToken: "存取權杖",
  area_role: "角色",
  object_accessToken: "存取權杖",
  object_role: "角色",
};
