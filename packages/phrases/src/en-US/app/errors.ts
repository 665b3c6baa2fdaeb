import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"app"> = {
  "error.unauthorized": "Your session has ended. Sign in again; what is on this page is kept.",
  "permission.denied": "You do not have permission to do this. Ask your team admin for access.",
  "feature.disabled": "This feature is not enabled for your team. Ask your team admin to enable it.",
  "csrf.invalid": "This page is out of date. Reload it and try again.",
  "host.unknown": "Open it by this machine’s own address (http://localhost). A demo answers nowhere else.",
  "security.ip.forbidden":
    "Access from your IP address is not allowed. Switch networks or contact your team admin.",
  "tenant.left": "You are no longer in this team.",
  "password.change.required": "Change your password before you go on.",
  "tenant.expired": "Your team has expired. Ask its owner to renew, or switch to another team.",
  "tenant.frozen": "Your team is frozen. Contact support, or switch to another team.",
  "storage.full":
    "The server is out of storage, and the file was not kept. Ask your administrator to make room, then try again.",
  "picture.invalid": "This picture cannot be used. Choose a JPG or PNG of at most 2 MB.",
  "request.invalid": "Some of what was sent is not valid. Check it and try again.",
  "request.too.large": "What was sent is too large. Shorten it or send it in parts.",
  "request.key.reused": "This was sent before with other content. Reload the page and send it again.",
  "request.unanswered":
    "This was sent before, but its result has not come back. Reload the page and see whether it is done.",
  "rate.limited": "Too many requests. Wait a moment and try again.",
  "route.not.found": "This address does not exist. Check it and try again.",
  "system.error": "Something went wrong. Try again later; contact support if it continues.",
  "system.unavailable": "The service is temporarily unavailable. Try again in a moment.",
};
