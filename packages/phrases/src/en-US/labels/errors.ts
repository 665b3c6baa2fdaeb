import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"labels"> = {
  "record.not.found":
    "Record not found. It may have been deleted or belong to another team, or you don’t have access.",
  "record.code.mistyped":
    "The code’s check digit is wrong. Compare the ten digits with the label and enter them again.",
  "record.code.taken": "This code already belongs to another record. Scan it to see which one.",
  "record.code.limit.exceed": "A record can have up to {{limit}} codes. Remove a code you no longer use.",
  "label.count.exceeds":
    "Up to 1,000 labels can be printed at once. Select fewer records or copies, or print in batches.",
  "label.layout.impossible":
    "This label format isn’t valid: labels overlap or extend beyond the page. Check the sizes, spacing and first position.",
  "label.template.not.found":
    "This label template no longer exists. Refresh the page and select another one.",
  "label.template.name.exists": "A label template with this name already exists. Choose another name.",
  "label.template.limit.exceed":
    "A team can have up to {{limit}} label templates. Delete one you no longer use.",
  "label.not.possible":
    "Couldn’t create the labels. Reduce the content or use another format, then try again.",
};
