/** Comments of approvers in the demo lab. */
export const demo = {
  keep: "裡面還有三條沒歸檔的定序結果，請先移到植物啟動子系列，再提交一次。",
  agree: "同意，檔案已確認備份。",
} as const;
