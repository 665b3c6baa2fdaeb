import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"assistant"> = {
  "proposal.not.found": "找不到这项操作建议。",
  "proposal.expired": "这项操作建议已过期（有效期 10 分钟）。请重新向助手提出。",
  "proposal.used": "这项操作建议已经处理过，不能再次使用。",
  "mcp.method.not.allowed": "MCP 服务器只接受 POST 请求。",
};
