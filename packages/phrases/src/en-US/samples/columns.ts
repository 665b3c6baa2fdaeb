import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"samples"> = {
  "sample.number": "Number|Sample number",
  "sample.name": "Name|Sample name",
  "sample.meta": "Template|Sample type",
  "sample.amount": "Amount|Quantity|Volume",
  "sample.unit": "Unit",
  "sample.stage": "State|Status",
  "sample.expirationDay": "Expiry date|Expires",
  "sample.place": "Location|Position",
  "sample.note": "Note|Remark",
  "sample.owner": "Owner",
  "sample.state": "Availability|In or out",
  "sample.state.in": "In storage",
  "sample.state.out": "Checked out",
  "sample.state.deleted": "Disposed",
  "sample.createTime": "Registered",
};
