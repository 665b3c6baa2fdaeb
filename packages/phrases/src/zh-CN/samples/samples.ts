/** Sample texts used by other pages. */
export const samples = {
  title: "样本",
  "numbered-sample": "样本",
  "numbered-sampleRequest": "样本申请",
  "numbered-sampleTransfer": "样本移交",
  "fielded-sample": "样本",
  "approval-SAMPLE_OUT": "样本借出",
  "approval-SAMPLE_IN": "样本归还",
  "approval-SAMPLE_DELETE": "样本销毁",
  "approval-count": "样本数",
  "tab-view": "全部样本",
  "tab-mine": "我的样本",
  "tab-transfer": "移交",
  "tab-audit": "申请与审批",
  "tab-log": "样本日志",
  "tab-meta": "样本模板",
};
