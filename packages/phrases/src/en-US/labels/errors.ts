import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"labels"> = {
  "record.not.found":
    "No record was found. It may have been deleted, belong to another team, or you may not be allowed to view it.",
  "record.code.mistyped":
    "The check digit of this code is wrong. Compare the ten digits with the label and enter them again.",
  "record.code.taken": "This code belongs to another record already. Scan it to see which.",
  "record.code.limit.exceed":
    "A record can have at most {{limit}} codes. Remove a code that is no longer used first.",
  "label.count.exceeds":
    "At most 1,000 labels can be printed at once. Choose fewer records or copies and print in several runs.",
  "label.layout.impossible":
    "This label format does not work: labels overlap or leave the page. Check sizes, spacing and the first position.",
  "label.template.not.found":
    "This label template no longer exists. Refresh the page and choose another one.",
  "label.template.name.exists": "A label template with this name exists already. Choose another name.",
  "label.template.limit.exceed":
    "A team can keep at most {{limit}} label templates. Delete one that is no longer used first.",
  "label.not.possible": "The labels could not be made. Choose less content or another format and try again.",
};
