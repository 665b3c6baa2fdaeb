import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"billing"> = {
  "privilege.code.cdkey.not.found": "This code is invalid. Check the spelling and try again.",
  "privilege.code.cdkey.type.incorrect": "This code is of another type. Use a code meant for your team.",
  "privilege.code.cdkey.expired": "This code has expired. Contact support.",
  "privilege.code.cdkey.used.up": "This code has been used up. Contact support.",
  "activation.not.built": "This version does not have what you apply for yet.",
  "activation.team.too.small":
    "A free activation needs a team of more than 2 people. Invite colleagues first, then apply.",
  "activation.already.asked": "Your team has already applied for this. Wait for the decision.",
  "activation.already.enabled": "Your team has this already. Reload the page.",
  "activation.not.found": "This application does not exist. Reload the list.",
  "activation.not.waiting": "This application has been decided already. Reload the list.",
  "payment.off": "This installation takes no payments. Ask its administrator for a plan, or redeem a code.",
  "payment.unreachable": "The payment service cannot be reached. Try again later; nothing was charged.",
  "payment.declined":
    "The payment was declined and your plan is unchanged. Change the card under Manage subscription, then try again.",
  "payment.price.unknown": "This price is no longer sold. Reload the page and choose again.",
  "payment.preview.stale": "This preview is too old. Look at the costs again before you confirm.",
  "subscription.exists": "Your team has a subscription already. Change it instead of buying a second one.",
  "subscription.not.found": "Your team has no subscription to change. Reload the page.",
  "subscription.unchanged": "This is the plan that your team has already.",
  "subscription.ending":
    "The subscription is set to end. Resume it under Manage subscription before you change the plan.",
  "plan.grant.not.found": "This plan does not exist. Reload the list.",
  "plan.grant.fixed": "This plan comes from a subscription or a code and cannot be changed here.",
  "plan.grant.end.past": "The end is in the past. Choose a later day.",
  "customization.not.found": "This request does not exist. Reload the list.",
};
