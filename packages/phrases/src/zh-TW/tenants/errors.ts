import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tenants"> = {
  "invitation.code.invalid": "邀請連結無效或已過期，請聯絡邀請人重新傳送。",
  "invitation.account.invalid": "應為電子郵件，或 11 位中國大陸手機號碼。",
  "invitation.already.exists": "已邀請過此使用者，請等待對方接受。",
  "invitation.roles.required": "請至少為被邀請的成員選擇一個角色。",
  "tenant.not.found": "團隊不存在，請選擇其他團隊。",
  "invitation.not.found": "找不到這份邀請，可能已被接受或撤回，請重新整理清單。",
  "invitation.for.another": "這份邀請是寄給另一個帳號的，請以受邀的信箱或手機號碼登入後再接受。",
  "tenant.owner.only": "只有團隊擁有者可以執行此操作，請聯絡團隊擁有者。",
  "tenant.owner.required": "團隊必須有擁有者，請先把團隊轉讓給其他成員。",
  "member.yourself": "不能對自己執行此操作，請聯絡其他管理員處理。",
  "member.elsewhere":
    "對方是另一個團隊的擁有者，其兩步驟驗證只能由網站管理員重設。請讓對方用復原碼登入，或聯絡網站管理員。",
  "security.ip.excludes.self": "您目前的 IP 不在清單中，儲存後您將無法存取，請先加入目前的 IP。",
  "security.ip.invalid": "清單中有無法辨識的 IP 位址或網段，請檢查後再試。",
  "tenant.no.remaining.seats": "團隊席位已滿，請升級方案或移除不再使用的成員。",
  "trail.entry.not.found": "稽核軌跡中沒有這筆紀錄，請重新整理後查看。",
};
