import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"live"> = {
  "live.document.full": "内容已达上限（{{limit}} 字节），请删减后再继续，或另存为文件。",
};
