import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"inventory"> = {
  "material.number": "物料編號|編號",
  "material.name": "物料名稱|名稱|品名",
  "material.kind": "類別|分類",
  "material.cas": "CAS 號|CAS",
  "material.brand": "品牌|廠牌",
  "material.catalogNumber": "貨號",
  "material.specification": "規格",
  "material.storage": "儲存條件|保存條件",
  "material.unit": "計量單位|單位",
  "material.amount": "數量|庫存",
  "material.batchNo": "批號",
  "material.expirationDay": "有效期限",
  "material.place": "存放位置|位置碼",
  "material.lowQuantity": "庫存下限",
  "material.note": "備註",
};
