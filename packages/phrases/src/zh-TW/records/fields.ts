import type { fields as written } from "../../zh-CN/records/fields.ts";

export const fields: Record<keyof typeof written, string> = {
  requiredName: "{{name}}（必填）",
  required: "請填寫",
  invalidNumber: "請輸入數字",
  invalidQuantity: "請輸入數字，單位為 {{units}}",
  invalidUrl: "請輸入以 http:// 或 https:// 開頭的網址",
  unitOf: "{{name}}的單位",
  yes: "是",
  no: "否",
  filterBy: "依欄位篩選",
  least: "不小於",
  most: "不大於",
  contains: "包含",
  find: "篩選",
  clear: "清除篩選",
  nothingFound: "沒有符合篩選的記錄",
};
