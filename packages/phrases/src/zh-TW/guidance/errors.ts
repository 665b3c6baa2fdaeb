import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"guidance"> = {
  "feedback.not.found": "找不到這則回饋或其圖片，請重新整理清單。",
};
