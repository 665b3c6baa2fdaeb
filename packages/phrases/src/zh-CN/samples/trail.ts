import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"samples"> = {
  "sample.create": "登记样本",
  "sample.derive": "由样本制备新样本",
  "sample.thaw": "记录样本冻融",
  "sample.update": "修改样本",
  "sample.use": "领用样本",
  "sample.reverseUse": "撤销样本领用",
  "sampleMeta.create": "新建样本模板",
  "sampleMeta.setStatus": "启用或停用样本模板",
  "sampleMeta.update": "修改样本模板",
  "sampleRequest.create": "提交样本申请",
  "sampleRequest.settle": "处理样本申请",
  "sampleTransfer.create": "移交样本",
  "sampleTransfer.settle": "处理样本移交",
  area_sample: "样本",
  object_sample: "样本",
  area_sampleMeta: "样本模板",
  object_sampleMeta: "样本模板",
  area_sampleRequest: "样本申请",
  object_sampleRequest: "样本申请",
  area_sampleTransfer: "样本移交",
  object_sampleTransfer: "样本移交",
};
