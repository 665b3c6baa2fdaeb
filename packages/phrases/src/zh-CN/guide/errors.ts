import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"guide"> = {
  "guide.not.found": "使用指南里没有这一页，请从目录中选择。",
};
