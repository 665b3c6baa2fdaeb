import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"guide"> = {
  "guide.not.found": "使用指南裡沒有這一頁，請從目錄中選擇。",
};
