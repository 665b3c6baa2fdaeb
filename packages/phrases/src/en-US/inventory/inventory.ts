/** What the inventory is called where other pages speak of it. */
export const inventory = {
  "numbered-material": "Materials",
  "numbered-stockApplication": "Applications for stock",
  "numbered-purchaseOrder": "Orders",
  "fielded-material": "Materials",
  "approval-STOCK_OUT": "Stock to be taken out",
  "approval-PURCHASE_ORDER": "Order",
  "approval-num": "Amount",
  "approval-total": "Total",
  "approval-lineCount": "Lines",
};
