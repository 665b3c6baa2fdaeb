import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"previews"> = {
  "pdf.not.possible": "“{{name}}”无法导出为 PDF，请取消选择后重试，或直接下载原文件。",
  "pdf.set.aside":
    "排版这些文件时程序崩溃或超时，本次导出已搁置，不会再自动重试。请逐个导出以找出有问题的文件，去掉后重新导出。",
  "pdf.not.merged": "“{{name}}”已加密或已损坏，无法并入新文档，请改为分别导出。",
  "pdf.too.large": "导出的 PDF 总大小超出限制，请分几次导出。",
  "pdf.too.many.exports": "您已有 {{limit}} 个 PDF 导出在进行，请等其中一个完成或停止后再导出。",
  "pdf.export.not.found": "该导出已过期或不存在，请重新导出。",
};
