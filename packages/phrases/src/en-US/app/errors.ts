import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"app"> = {
  "error.unauthorized": "Your session has expired. Sign in again; your work on this page is kept.",
  "permission.denied": "You don’t have permission to do this. Ask your team admin for access.",
  "feature.disabled": "This feature isn’t enabled for your team. Ask your team admin to enable it.",
  "csrf.invalid": "This page is out of date. Reload it and try again.",
  "host.unknown":
    "Open this demo at its local address (http://localhost). It isn’t available at any other address.",
  "security.ip.forbidden":
    "Access from your IP address isn’t allowed. Switch networks or contact your team admin.",
  "tenant.left": "You’re no longer in this team.",
  "password.change.required": "Change your password to continue.",
  "tenant.expired": "Your team has expired. Ask the team owner to renew, or switch to another team.",
  "tenant.frozen": "Your team is suspended. Contact support, or switch to another team.",
  "storage.full":
    "The server is out of storage and your file wasn’t saved. Ask your administrator to free up space, then try again.",
  "picture.invalid": "This image can’t be used. Choose a JPG or PNG up to 2 MB.",
  "request.invalid": "The request contains invalid data. Check your input and try again.",
  "request.too.large": "The request is too large. Shorten it or send it in parts.",
  "request.key.reused":
    "This was already submitted with different content. Reload the page and submit it again.",
  "request.unanswered":
    "This was already submitted, but there’s no result yet. Reload the page to see whether it’s done.",
  "rate.limited": "Too many requests. Wait a moment and try again.",
  "route.not.found": "This address doesn’t exist. Check it and try again.",
  "system.error": "Something went wrong. Try again later. If the problem continues, contact support.",
  "system.unavailable": "The service is temporarily unavailable. Try again in a moment.",
};
