import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"labels"> = {
  "record.not.found": "没有找到对应的记录：可能已删除、属于其他团队，或您无权查看。",
  "record.code.mistyped": "编码的校验位不对，请核对标签上的十位数字后重新输入。",
  "record.code.taken": "这个编码已属于另一条记录，请先扫描它查看。",
  "record.code.limit.exceed": "一条记录最多 {{limit}} 个编码，请先移除不用的编码。",
  "label.count.exceeds": "一次最多打印 1000 张标签，请减少记录或份数后分次打印。",
  "label.layout.impossible": "标签规格不成立：标签超出纸张或互相重叠，请检查尺寸、间距和起始位置。",
  "label.template.not.found": "该标签模板不存在或已被删除，请刷新后重选。",
  "label.template.name.exists": "已有同名的标签模板，请换一个名称。",
  "label.template.limit.exceed": "团队最多保存 {{limit}} 个标签模板，请先删除不用的模板。",
  "label.not.possible": "标签生成失败，请减少内容或更换规格后重试。",
};
