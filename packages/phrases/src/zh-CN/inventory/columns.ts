import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"inventory"> = {
  "material.number": "物料编号|编号",
  "material.name": "物料名称|名称|品名",
  "material.kind": "类别|分类",
  "material.cas": "CAS 号|CAS",
  "material.brand": "品牌|厂家",
  "material.catalogNumber": "货号",
  "material.specification": "规格",
  "material.storage": "储存条件|保存条件",
  "material.unit": "计量单位|单位",
  "material.amount": "数量|库存",
  "material.batchNo": "批号",
  "material.expirationDay": "有效期",
  "material.place": "存放位置|位置码",
  "material.lowQuantity": "库存下限",
  "material.note": "备注",
};
