import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tables"> = {
  "table.import.not.found": "找不到这次导入，可能已过期，请重新选择文件。",
  "table.import.busy": "这次导入正在处理中，请等它完成或先停止。",
  "table.import.too.many": "您已有 {{limit}} 个导入正在进行，请等其中一个完成。",
  "table.not.checked": "请先检查表格，再写入。",
  "table.kind.one.way": "这类数据不支持此操作。",
  "table.unreadable": "无法读取“{{fileName}}”。请另存为 XLSX 或 UTF-8 的 CSV 后重试。",
  "table.empty": "表格中没有内容，请检查文件或粘贴的内容。",
  "table.too.large": "文件过大，最多 {{limit}} MB，请分成几份导入。",
  "table.rows.too.many": "行数过多，一次最多导入 {{limit}} 行，请分成几份。",
  "table.columns.too.many": "列数过多，最多 {{limit}} 列，请删去不需要的列。",
  "table.cell.too.long": "第 {{row}} 行有单元格超过 {{limit}} 个字符，请检查引号是否成对。",
  "table.column.missing": "请指定哪一列是“{{column}}”。",
  "table.cell.empty": "必填，请填写。",
  "table.cell.no.number": "应为数字，如 12.5。",
  "table.cell.no.date": "应为日期，如 2027-12-31。",
  "table.cell.no.unit": "无法识别该单位，请填 g、mL、pcs 等。",
  "table.cell.no.choice": "只能填：{{choices}}。",
  "table.cell.over": "最多 {{limit}} 个字符，请缩短。",
  "table.cell.twice": "与第 {{row}} 行重复。",
};
