import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"access"> = {
  "role.not.found": "角色不存在或已被删除，请刷新后重新选择。",
  "role.built.in": "内置角色不能修改或删除，请新建一个角色。",
  "role.name.exists": "已有同名角色，请换一个名称。",
  "role.in.use": "仍有成员或邀请使用该角色，请先为他们更换角色。",
  "role.last.admin": "团队至少要有一名管理员，请先指定另一名管理员。",
  "role.beyond.own": "您不能授予自己没有的权限，请联系管理员。",
  "accessToken.not.found": "找不到该访问令牌，可能已被吊销，请刷新列表。",
};
