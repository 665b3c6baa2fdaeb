/** What samples are called where other pages speak of them. */
export const samples = {
  title: "Samples",
  "numbered-sample": "Samples",
  "numbered-sampleRequest": "Requests for samples",
  "numbered-sampleTransfer": "Transfers of samples",
  "fielded-sample": "Samples",
  "approval-SAMPLE_OUT": "Take samples out",
  "approval-SAMPLE_IN": "Return samples",
  "approval-SAMPLE_DELETE": "Delete samples",
  "approval-count": "Samples",
  "tab-view": "All samples",
  "tab-mine": "My samples",
  "tab-transfer": "Transfers",
  "tab-audit": "Requests",
  "tab-log": "Log",
  "tab-meta": "Templates",
};
