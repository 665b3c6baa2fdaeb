/** Sample texts used by other pages. */
export const samples = {
  title: "Samples",
  "numbered-sample": "Samples",
  "numbered-sampleRequest": "Sample requests",
  "numbered-sampleTransfer": "Sample transfers",
  "fielded-sample": "Samples",
  "approval-SAMPLE_OUT": "Check out samples",
  "approval-SAMPLE_IN": "Return samples",
  "approval-SAMPLE_DELETE": "Dispose of samples",
  "approval-count": "Samples",
  "tab-view": "All samples",
  "tab-mine": "My samples",
  "tab-transfer": "Transfers",
  "tab-audit": "Requests",
  "tab-log": "Log",
  "tab-meta": "Templates",
};
