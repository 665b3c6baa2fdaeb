import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"webhooks"> = {
  "webhook.not.found": "This webhook does not exist any more. Refresh the list.",
  "webhook.address.forbidden": "Private and local addresses cannot be used. Enter a public HTTPS address.",
  "webhook.delivery.not.found":
    "This delivery does not exist any more; the log is kept for 30 days. Refresh the list.",
  "webhook.limit.exceed": "There are as many webhooks as can be. Remove one that is not used.",
};
