import type { ReadNoteCode } from "@benchleaf/contract";

/** Remarks of the sequence readers; the figure or quotation follows as the remark's `detail`. */
export const bio = {
  "not-a-sequence": "这不是能识别的序列文件。请选择 GenBank、FASTA、SnapGene 等序列文件。",
  "empty-file": "文件是空的。请检查文件后重新导入。",
  truncated: "文件不完整，可能没有下载或保存完。请重新获取文件后再导入。",
  "wrong-encoding": "文件编码无法识别。请另存为 UTF-8 文本后再导入。",
  "too-large": "序列太长，无法导入。请拆分后再导入。",
  "illegal-letters-removed": "已去掉序列中的非法字符",
  "letters-replaced": "已把这类序列不用的字母换成对应的字母",
  "start-clamped": "特征的起点超出序列，已改到序列范围内",
  "end-clamped": "特征的终点超出序列，已改到序列范围内",
  "invalid-location": "特征的位置无法识别",
  "circular-annotation": "分子为线性，特征却跨越了起点，请检查其位置",
  "feature-type-replaced": "特征类型不合规范，已改为 misc_feature",
  "feature-type-unknown": "特征的类型不在标准特征表中，已按原样保留",
  "feature-unnamed": "特征没有名称，已使用默认名称",
  "feature-dropped": "特征无法放到序列上，没有导入",
  "length-differs": "文件标明的长度与实际序列不一致，以实际序列为准",
  "circular-protein": "蛋白质序列不能是环状，已改为线性",
  "no-bases": "文件里只有注释，没有序列。请导出带序列的文件后再导入。",
  "letters-missing":
    "这条记录里没有序列，没有导入。请重新获取带序列的文件（在 NCBI 上选择 GenBank (full)）后再导入。",
  "letters-elsewhere":
    "这条记录里没有序列，只列出了序列所在的其他记录（CONTIG，NCBI 的染色体常是这样），没有导入。请重新获取带序列的文件（在 NCBI 上选择 GenBank (full)）后再导入。",
  "name-missing": "序列没有名称，已使用默认名称",
  "unknown-line": "这一行无法识别，已跳过",
  modifications: "寡核苷酸的修饰没有当作碱基读入，已保留在说明中",
  "quality-scale": "碱基质量值像是旧标度（Phred+64），现按 Phred+33 读取，使用前请核对",
  mended: "文件里有一处笔误，已改正",
  "several-formats": "文件后半是另一种格式，也已导入",
  "qualities-dropped": "碱基质量值与序列不符，没有导入",
  "primer-dropped": "有引物无法识别，没有导入",
  "block-skipped": "文件中有一部分无法识别，已跳过",
  "markup-damaged": "文件的 XML 内容已损坏。请重新导出文件后再导入。",
  "archive-damaged": "压缩包已损坏或解压后太大。请先自行解压，再导入其中的文件。",
  "archive-member-skipped": "压缩包中有文件不是序列文件，已跳过",
} as const satisfies Record<ReadNoteCode, string>;
