/** What the inventory is called where other pages speak of it. */
export const inventory = {
  "numbered-material": "物料",
  "numbered-stockApplication": "出库申请",
  "numbered-purchaseOrder": "采购单",
  "fielded-material": "物料",
  "approval-STOCK_OUT": "出库申请",
  "approval-PURCHASE_ORDER": "采购单",
  "approval-num": "数量",
  "approval-total": "金额",
  "approval-lineCount": "物料种数",
};
