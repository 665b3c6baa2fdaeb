import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"models"> = {
  "model.off": "No AI model is set up. Ask a team admin to add one under Settings › AI model.",
  "model.address.forbidden":
    "Private network and local addresses aren’t allowed. Enter a public HTTPS address.",
  "model.sending.refused":
    "Your team doesn’t allow sending this type of content to the AI model. Ask an admin if you need it.",
  "model.limit.exceed": "You’ve used all {{limit}} AI requests for this month. The limit resets next month.",
  "model.unreachable": "Can’t reach the AI model. Try again later, or ask an admin to check its address.",
  "model.refused": "The AI model rejected the request ({{reason}}). Check the model name and API key.",
  "model.busy": "The AI model is busy. Try again in a moment.",
  "model.answer.broken": "The response was cut off. Try again.",
  "model.use.not.found": "This request is no longer in the log. Requests are kept for 180 days.",
};
