import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"models"> = {
  "model.off": "No AI model is set up. Ask a team administrator to add one under Settings › AI model.",
  "model.address.forbidden":
    "Addresses in a private network or on this machine are not allowed. Enter a public HTTPS address.",
  "model.sending.refused":
    "Your team does not allow this kind of content to be sent to the AI model. Ask an administrator if you need it.",
  "model.limit.exceed":
    "You have used all {{limit}} AI requests for this month. The limit resets next month.",
  "model.unreachable":
    "The AI model could not be reached. Try again later, or ask an administrator to check its address.",
  "model.refused": "The AI model refused the request ({{reason}}). Check the model name and the key.",
  "model.busy": "The AI model is busy. Try again in a moment.",
  "model.answer.broken": "The answer was cut off before it was complete. Try again.",
  "model.use.not.found": "This request is no longer in the log. Requests are kept for 180 days.",
};
