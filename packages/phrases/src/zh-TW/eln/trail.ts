import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"eln"> = {
  "elnPage.approve": "通過實驗記錄審核",
  "elnPage.cancel": "撤回實驗記錄送審",
  "elnPage.create": "新增實驗記錄",
  "elnPage.finish": "完成實驗記錄",
  "elnPage.reject": "退回實驗記錄",
  "elnPage.reopen": "重新開啟實驗記錄",
  "elnPage.review": "審核內容區塊",
  "elnPage.submit": "送審實驗記錄",
  "elnPage.update": "修改實驗記錄屬性",
  "elnTemplate.create": "新增記錄範本",
  "elnTemplate.delete": "刪除記錄範本",
  "elnTemplate.update": "修改記錄範本",
  "elnConfig.change": "修改實驗記錄通知設定",
  area_elnPage: "實驗記錄",
  area_elnTemplate: "記錄範本",
  area_elnConfig: "實驗記錄設定",
  object_elnTemplate: "記錄範本",
  object_elnConfig: "實驗記錄設定",
};
