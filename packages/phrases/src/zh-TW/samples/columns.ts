import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"samples"> = {
  "sample.number": "樣本編號|編號",
  "sample.name": "樣本名稱|名稱",
  "sample.meta": "範本|樣本類型|類型",
  "sample.amount": "數量|體積|量",
  "sample.unit": "單位",
  "sample.stage": "狀態|樣本狀態",
  "sample.expirationDay": "有效期限|有效期至",
  "sample.place": "位置|存放位置|位置碼",
  "sample.note": "備註",
  "sample.owner": "負責人",
  "sample.state": "在庫情況",
  "sample.state.in": "在庫",
  "sample.state.out": "已借出",
  "sample.state.deleted": "已銷毀",
  "sample.createTime": "登記時間",
};
