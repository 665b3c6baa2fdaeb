import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"identity"> = {
  "sso.failed": "登入未完成，身分提供者的回應無法確認，請重新登入。",
  "sso.expired": "這次登入已失效，請在同一個瀏覽器視窗中重新登入。",
  "sso.email.unverified": "身分提供者沒有確認您的信箱，請先在那裡驗證信箱，再重新登入。",
  "sso.domain.unproven": "您的信箱網域未經此團隊驗證，無法使用單一登入，請使用其他方式登入或聯絡團隊管理員。",
  "sso.not.member": "您還不是此團隊的成員，請聯絡團隊管理員邀請您。",
  "identity.not.found": "找不到該連結的身分，請重新整理後查看。",
  "identity.provider.not.found": "身分提供者不存在或已停用，請聯絡團隊管理員。",
  "identity.provider.unreachable": "無法連線到身分提供者，請檢查簽發者位址後重試。",
  "identity.certificate.invalid": "無法讀取簽章憑證，請貼上 PEM 格式的完整憑證。",
  "identity.domain.not.found": "找不到該網域，請重新整理後查看。",
  "identity.domain.unproven": "還沒有找到 TXT 記錄，請檢查 DNS 設定；新記錄可能需要幾分鐘到數小時生效。",
  "identity.domain.taken": "該網域已由另一個團隊驗證，請聯絡支援人員。",
};
