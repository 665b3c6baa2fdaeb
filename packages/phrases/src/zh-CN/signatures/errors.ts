import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"signatures"> = {
  "signature.not.found": "找不到该签名，请刷新后查看。",
  "signature.exists": "您已用同样的含义签署过此版本，无需重复签署。",
  "signature.unsupported": "此版本不存在或此类文件不能签署，请选择其他版本。",
  "signature.limit.exceed": "签名数量已达上限，请先移除不用的签名。",
};
