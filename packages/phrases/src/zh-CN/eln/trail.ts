import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"eln"> = {
  "elnPage.approve": "通过实验记录审核",
  "elnPage.cancel": "撤回实验记录审核",
  "elnPage.create": "新建实验记录",
  "elnPage.finish": "完成实验记录",
  "elnPage.reject": "驳回实验记录",
  "elnPage.reopen": "重新打开实验记录",
  "elnPage.review": "审核内容块",
  "elnPage.submit": "提交实验记录审核",
  "elnPage.update": "修改实验记录属性",
  "elnTemplate.create": "新建记录模板",
  "elnTemplate.delete": "删除记录模板",
  "elnTemplate.update": "修改记录模板",
  "elnConfig.change": "修改实验记录通知设置",
  area_elnPage: "实验记录",
  area_elnTemplate: "记录模板",
  area_elnConfig: "实验记录设置",
  object_elnTemplate: "记录模板",
  object_elnConfig: "实验记录设置",
};
