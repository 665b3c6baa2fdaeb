import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"coming"> = {
  "literature.ai.limit.exceed": "文獻 AI 使用次數已用完，請升級方案或兌換次數。",
};
