import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"samples"> = {
  "sample.number": "样本编号|编号",
  "sample.name": "样本名称|名称",
  "sample.meta": "模板|样本类型|类型",
  "sample.amount": "数量|体积|量",
  "sample.unit": "单位",
  "sample.stage": "状态|样本状态",
  "sample.expirationDay": "有效期|有效期至",
  "sample.place": "位置|存放位置|位置码",
  "sample.note": "备注",
  "sample.owner": "负责人",
  "sample.state": "在库情况",
  "sample.state.in": "在库",
  "sample.state.out": "已借出",
  "sample.state.deleted": "已销毁",
  "sample.createTime": "登记时间",
};
