/** Sample texts used by other pages. */
export const samples = {
  title: "樣本",
  "numbered-sample": "樣本",
  "numbered-sampleRequest": "樣本申請",
  "numbered-sampleTransfer": "樣本移交",
  "fielded-sample": "樣本",
  "approval-SAMPLE_OUT": "樣本借出",
  "approval-SAMPLE_IN": "樣本歸還",
  "approval-SAMPLE_DELETE": "樣本銷毀",
  "approval-count": "樣本數",
  "tab-view": "全部樣本",
  "tab-mine": "我的樣本",
  "tab-transfer": "移交",
  "tab-audit": "申請與審核",
  "tab-log": "樣本日誌",
  "tab-meta": "樣本範本",
};
