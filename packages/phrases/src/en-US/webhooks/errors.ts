import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"webhooks"> = {
  "webhook.not.found": "This webhook no longer exists. Refresh the list.",
  "webhook.address.forbidden": "Private and local addresses aren’t allowed. Enter a public HTTPS URL.",
  "webhook.delivery.not.found":
    "This delivery no longer exists; the log is kept for 30 days. Refresh the list.",
  "webhook.limit.exceed": "You’ve reached the maximum number of webhooks. Delete one you don’t use.",
};
