import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"equipment"> = {
  "equipment.not.found": "找不到该仪器，可能已被删除，请刷新列表。",
  "equipment.stale": "其他人刚刚修改了这条记录，请刷新后重新修改。",
  "equipment.limit.exceed": "仪器数量已达上限，请升级套餐或归档不再使用的仪器。",
  "equipment.asset.taken": "资产编号“{{assetNo}}”已被其他仪器使用，请换一个编号。",
  "equipment.owner.unknown": "所选的人不在团队中，请重新选择。",
  "equipment.picture.unknown": "图片必须是该仪器的附件，请先上传。",
  "equipment.has.reservations": "该仪器还有 {{count}} 个未来的预约。请先取消或移走这些预约，或选择一并取消。",
  "equipment.archived": "该仪器已归档，不能预约。请选择其他仪器。",
  "equipment.blocked": "该仪器暂停使用：{{reason}}。解除停用后才能预约。",
  "equipment.group.not.found": "找不到该仪器分组，请刷新后重新选择。",
  "equipment.group.taken": "已有名为“{{name}}”的分组，请换一个名称。",
  "equipment.group.used": "还有 {{count}} 台仪器属于该分组，请先将它们移出。",
  "equipment.block.not.found": "该停用已被解除，请刷新页面。",
  "equipment.training.not.found": "此人没有这台仪器的培训记录，请刷新页面。",
  "equipment.rules.invalid": "预约规则有误，请检查后重新保存。",
};
