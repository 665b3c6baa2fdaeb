import type { letters as written } from "../zh-CN/letters.ts";

export const letters: Record<keyof typeof written, string> = {
  foot: "此郵件由 Benchleaf 自動寄出，請勿回覆。",
  codeSubject: "{{code}} 是您的 Benchleaf 驗證碼",
  codeLogin: "您正在登入 Benchleaf，驗證碼為：",
  codeRegister: "歡迎註冊 Benchleaf，驗證碼為：",
  codeResetPassword: "您正在重設 Benchleaf 的登入密碼，驗證碼為：",
  codeActivate: "您正在啟用 Benchleaf 帳號，驗證碼為：",
  codeVerifyIdentity: "您正在進行身分驗證，驗證碼為：",
  codeNewAddress: "您正在將此聯絡方式綁定到 Benchleaf 帳號，驗證碼為：",
  codeValid: "驗證碼 {{minutes}} 分鐘內有效，請勿告訴他人。",
  codeIgnore: "若非您本人操作，請忽略此郵件，帳號不會有任何變動。",
  codeSms: "【Benchleaf】驗證碼 {{code}}，{{minutes}} 分鐘內有效，請勿告訴他人。",
  passwordChangedSubject: "您的 Benchleaf 密碼已變更",
  passwordChanged: "您的帳號密碼剛剛變更，其他裝置上的登入均已登出。",
  addressChangedSubject: "您的 Benchleaf 帳號更換了聯絡方式",
  addressChanged: "此聯絡方式已不再用於登入您的 Benchleaf 帳號。",
  notYou: "若非您本人操作，請立即重設密碼，並聯絡團隊管理員。",
};
