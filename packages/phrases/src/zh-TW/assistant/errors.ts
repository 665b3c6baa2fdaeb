import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"assistant"> = {
  "proposal.not.found": "找不到這項操作建議。",
  "proposal.expired": "這項操作建議已過期（有效期限 10 分鐘）。請重新向助理提出。",
  "proposal.used": "這項操作建議已經處理過，無法再次使用。",
  "mcp.method.not.allowed": "MCP 伺服器只接受 POST 請求。",
};
