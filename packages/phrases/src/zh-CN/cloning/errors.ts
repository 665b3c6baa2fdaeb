import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"cloning"> = {
  "cloning.bench.not.found": "找不到该克隆方案，可能已被删除，或属于其他成员。请返回克隆方案列表。",
  "cloning.bench.stale": "该克隆方案已在另一个窗口中修改，请刷新后再改。",
  "cloning.too.many.fragments":
    "一个克隆方案最多 {{limit}} 个片段。请先把其中几个组装起来，再用产物作为片段。",
  "cloning.too.many.vectors": "一个克隆方案只有一个载体，请把另一个改为片段。",
  "cloning.plasmid.twice": "克隆方案中有重复的条目，请刷新后重试。",
  "cloning.methods.differ": "一个克隆方案只用一种方法，各质粒的方法须与方案一致，或者留空。",
  "cloning.place.unknown": "克隆方案中有备选项找不到所属的位置，请刷新后重试。",
  "cloning.too.many.constructs": "这些备选组合超过 {{limit}} 个构建，请减少备选。",
  "cloning.not.dna": "“{{name}}”不是 DNA。只有 DNA 可以克隆，请选择其他序列。",
  "cloning.primer.not.found": "引物库中没有您可以使用的引物（编号 {{id}}），可能已被删除，请另选引物。",
  "cloning.version.gone": "“{{name}}”在方案中所用的版本已不存在，请改用当前版本。",
  "cloning.product.differs": "产物与构建过程不一致，请刷新克隆方案后重新保存。",
  "cloning.product.too.long": "产物超过 {{limit}} bp，无法从克隆方案保存。",
};
