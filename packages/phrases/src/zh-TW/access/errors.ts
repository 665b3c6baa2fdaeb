import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"access"> = {
  "role.not.found": "角色不存在或已被刪除，請重新整理後再選擇。",
  "role.built.in": "內建角色不能修改或刪除，請新增一個角色。",
  "role.name.exists": "已有同名角色，請換一個名稱。",
  "role.in.use": "仍有成員或邀請使用該角色，請先為他們更換角色。",
  "role.last.admin": "團隊至少要有一名管理員，請先指定另一名管理員。",
  "role.beyond.own": "您不能授予自己沒有的權限，請聯絡管理員。",
  "accessToken.not.found": "找不到該存取權杖，可能已被撤銷，請重新整理清單。",
};
