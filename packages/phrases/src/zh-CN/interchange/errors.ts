import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"interchange"> = {
  "eln.export.too.large": "一次最多导出 {{files}} 个文件、{{gigabytes}} GB，请按文件夹分别导出。",
  "eln.not.found": "找不到这次导入或导出，可能已被删除，请刷新列表。",
  "eln.too.many": "您已有 {{limit}} 个导入或导出正在进行，请等其中一个完成后再试。",
  "eln.import.not.ready": "这个归档现在不能导入：可能正在读取或导入，或者归档文件已被清理，请刷新页面查看。",
  "eln.export.expired": "这份导出已过期或尚未完成，请重新导出。",
  "eln.export.no.longer.allowed": "其中有些文件您已无权查看，因此不能下载这份导出，请重新导出。",
};
