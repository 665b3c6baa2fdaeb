import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"inventory"> = {
  "inventory.materials.limit.exceed": "物料数量已达上限，请升级套餐或归档不再使用的物料。",
  "material.not.found": "找不到该物料，可能已被归档，请刷新。",
  "material.stale": "物料信息刚刚被他人修改，请刷新后重试。",
  "material.archived": "该物料已归档，请先恢复使用。",
  "material.not.empty": "该物料还有库存，请先出库或处置后再归档。",
  "material.unit.in.use": "该物料已有入库记录，不能再修改计量单位。",
  "material.number.exists": "该编号已被使用，请换一个编号。",
  "material.cas.invalid": "CAS 号的校验位不正确，请核对。",
  "field.value.duplicate": "按本仓库的查重规则，已有相同的物料。",
  "material.uniqueness.conflict": "现有物料中已有重复，请先合并或归档重复的物料，再启用该查重规则。",
  "lot.not.found": "找不到该批次，请刷新。",
  "stock.transfer.material.differs": "只能转移到同一种物料的容器中，请重新选择。",
  "lot.expiry.differs": "批号 {{batch}} 已登记过不同的有效期，请核对批号和有效期。",
  "application.not.found": "找不到该申请，请刷新。",
  "application.state.invalid": "该申请已处理，不能再撤回。",
  "order.not.found": "找不到该采购单，请刷新。",
  "order.stale": "采购单刚刚被他人修改，请刷新后重试。",
  "order.state.invalid": "采购单当前状态不能执行此操作，请刷新查看。",
  "order.received.exceeds": "到货数量超过了尚未到货的数量，请核对。",
};
