import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"access"> = {
  "accessToken.create": "新建访问令牌",
  "accessToken.revoke": "吊销访问令牌",
  "role.create": "新建角色",
  "role.delete": "删除角色",
  "role.update": "修改角色",
  area_accessToken: "访问令牌",
  area_role: "角色",
  object_accessToken: "访问令牌",
  object_role: "角色",
};
