import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"signatures"> = {
  "signature.not.found": "找不到該簽名，請重新整理後查看。",
  "signature.exists": "您已用同樣的含義簽署過此版本，無需重複簽署。",
  "signature.unsupported": "此版本不存在或此類檔案不能簽署，請選擇其他版本。",
  "signature.limit.exceed": "簽名數量已達上限，請先移除不用的簽名。",
};
