import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"guidance"> = {
  "feedback.not.found": "找不到这条反馈或其图片，请刷新列表。",
};
