/** What the inventory is called where other pages speak of it. */
export const inventory = {
  "numbered-material": "物料",
  "numbered-stockApplication": "出庫申請",
  "numbered-purchaseOrder": "採購單",
  "fielded-material": "物料",
  "approval-STOCK_OUT": "出庫申請",
  "approval-PURCHASE_ORDER": "採購單",
  "approval-num": "數量",
  "approval-total": "金額",
  "approval-lineCount": "物料種數",
};
