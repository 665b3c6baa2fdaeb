import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"biolibrary"> = {
  "biolibrary.type.mismatch": "条目类型与所选库不一致，请选择对应类型的库。",
  "biolibrary.name.exists": "库名称已存在，请换一个名称。",
  "biolibrary.max.entity.exceeded": "一次最多处理 200 个条目，请分批进行。",
  "biolibrary.entity.not.found": "该条目不存在或已被删除，请刷新后重试。",
  "biolibrary.entity.name.exists": "库中已有同名条目，请换一个名称。",
  "biolibrary.entity.name.invalid": "条目名称无效，请修改后重试。",
  "biolibrary.entity.name.empty": "条目名称不能为空，请填写名称。",
  "biolibrary.entity.name.too.long": "条目名称过长，请缩短到 64 个字符以内。",
  "biolibrary.entity.name.illegal.character": '条目名称不能包含 \\ / : * " < > | , @，请修改后重试。',
  "biolibrary.entity.name.duplicate": "提交的条目中有重复名称，请修改后重试。",
  "biolibrary.content.exists": "库中已有序列相同的条目，请直接使用该条目。",
  "biolibrary.content.invalid": "序列内容无效，请检查后重试。",
  "biolibrary.content.empty": "序列不能为空，请输入序列。",
  "biolibrary.content.too.short": "序列过短：特征至少 6 个碱基，引物至少 10 个碱基。",
  "biolibrary.content.too.long": "序列过长：引物最多 250 个碱基，请缩短后重试。",
  "biolibrary.content.illegal.scope": "序列中含有不允许的字符，请只使用规定的碱基字母。",
  "biolibrary.content.duplicate": "提交的条目中有重复序列，请删除重复项后重试。",
};
