import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"samples"> = {
  "sample.create": "登記樣本",
  "sample.derive": "由樣本製備新樣本",
  "sample.thaw": "記錄樣本凍融",
  "sample.update": "修改樣本",
  "sample.use": "領用樣本",
  "sample.reverseUse": "撤銷樣本領用",
  "sampleMeta.create": "新增樣本範本",
  "sampleMeta.setStatus": "啟用或停用樣本範本",
  "sampleMeta.update": "修改樣本範本",
  "sampleRequest.create": "提交樣本申請",
  "sampleRequest.settle": "處理樣本申請",
  "sampleTransfer.create": "移交樣本",
  "sampleTransfer.settle": "處理樣本移交",
  area_sample: "樣本",
  object_sample: "樣本",
  area_sampleMeta: "樣本範本",
  object_sampleMeta: "樣本範本",
  area_sampleRequest: "樣本申請",
  object_sampleRequest: "樣本申請",
  area_sampleTransfer: "樣本移交",
  object_sampleTransfer: "樣本移交",
};
