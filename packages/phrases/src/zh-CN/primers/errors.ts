import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"primers"> = {
  "primers.design.too.long": "一次最多在 {{limit}} bp 的序列上设计引物，请截取目标附近的片段。",
  "primers.design.too.slow": "设计所需的时间或内存过多，请指定目标区域、收窄产物长度等条件，或稍后再试。",
  "primers.oligos.unpaired":
    "两条寡核苷酸没有连续 {{least}} 个互补的碱基，请确认均按 5′→3′ 书写，或调小最短互补长度。",
};
