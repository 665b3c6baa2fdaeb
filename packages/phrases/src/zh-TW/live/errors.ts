import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"live"> = {
  "live.document.full": "內容已達上限（{{limit}} 位元組），請刪減後再繼續，或另存為檔案。",
};
