import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"subjects"> = {
  "subject.link.not.found": "This link does not exist or has been removed.",
  "subject.link.itself": "A record cannot be linked to itself.",
  "attachment.not.found": "This attachment does not exist or has been deleted.",
  "attachment.limit.exceed":
    "There is no room for more than {{limit}} attachments; delete some that are not needed first.",
};
