/** Comments of approvers in the demo lab. */
export const demo = {
  keep: "里面还有三条没归档的测序结果，请先移到植物启动子系列，再提交一次。",
  agree: "同意，文件已确认备份。",
} as const;
