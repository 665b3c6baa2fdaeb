import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"subjects"> = {
  "subject.link.not.found": "This link doesn’t exist or was removed.",
  "subject.link.itself": "A record can’t be linked to itself.",
  "attachment.not.found": "This attachment doesn’t exist or was deleted.",
  "attachment.limit.exceed": "You’ve reached the limit of {{limit}} attachments. Delete some you don’t need.",
};
