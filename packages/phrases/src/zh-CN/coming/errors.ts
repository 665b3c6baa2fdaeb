import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"coming"> = {
  "literature.ai.limit.exceed": "文献 AI 使用次数已用完，请升级套餐或兑换次数。",
};
