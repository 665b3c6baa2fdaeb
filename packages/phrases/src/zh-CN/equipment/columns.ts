import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"equipment"> = {
  "equipment.name": "仪器名称|名称|设备名称",
  "equipment.assetNo": "资产编号|编号|设备编号",
  "equipment.model": "型号",
  "equipment.serialNo": "序列号|出厂编号",
  "equipment.manufacturer": "生产厂家|品牌|厂商",
  "equipment.category": "分类|类别",
  "equipment.location": "存放位置|位置|房间",
  "equipment.group": "分组",
  "equipment.calibrationDue": "校准有效期|校准到期日",
  "equipment.description": "说明|备注",
  "equipment.owners": "负责人",
  "equipment.status": "状态",
  "equipmentUsage.device": "仪器|资产编号|仪器名称|设备",
  "equipmentUsage.deviceName": "仪器名称（只读）",
  "equipmentUsage.person": "使用人|姓名|操作人",
  "equipmentUsage.start": "开始时间|开始",
  "equipmentUsage.end": "结束时间|结束",
  "equipmentUsage.minutes": "使用时长（分钟）",
  "equipmentUsage.bookedMinutes": "预约时长（分钟）",
  "equipmentUsage.counter": "计数器读数|读数",
  "equipmentUsage.cost": "费用",
  "equipmentUsage.currency": "币种",
  "equipmentUsage.note": "备注|说明",
};
