import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"billing"> = {
  "privilege.code.cdkey.not.found": "This code is invalid. Check the spelling and try again.",
  "privilege.code.cdkey.type.incorrect": "This code is of another type. Use a code for your team.",
  "privilege.code.cdkey.expired": "This code has expired. Contact support.",
  "privilege.code.cdkey.used.up": "This code has been used up. Contact support.",
  "activation.not.built": "This version doesn’t include the selected modules yet.",
  "activation.team.too.small":
    "Free activation requires a team of more than 2 people. Invite colleagues first, then submit your request.",
  "activation.already.asked": "Your team has already requested this. Wait for the decision.",
  "activation.already.enabled": "Your team already has this. Reload the page.",
  "activation.not.found": "This request doesn’t exist. Reload the list.",
  "activation.not.waiting": "This request has already been decided. Reload the list.",
  "payment.off": "Online payment isn’t available here. Ask your administrator for a plan, or redeem a code.",
  "payment.unreachable": "Can’t reach the payment service. You weren’t charged. Try again later.",
  "payment.declined":
    "The payment was declined and your plan is unchanged. Update the card under Manage subscription, then try again.",
  "payment.price.unknown": "This price is no longer available. Reload the page and select again.",
  "payment.preview.stale": "This cost preview has expired. Review the costs again before you confirm.",
  "subscription.exists": "Your team already has a subscription. Change it instead of buying another one.",
  "subscription.not.found": "Your team has no subscription to change. Reload the page.",
  "subscription.unchanged": "Your team is already on this plan.",
  "subscription.ending":
    "The subscription is set to end. Resume it under Manage subscription before changing the plan.",
  "plan.grant.not.found": "This plan doesn’t exist. Reload the list.",
  "plan.grant.fixed": "This plan comes from a subscription or a code and can’t be changed here.",
  "plan.grant.end.past": "The end date is in the past. Choose a later date.",
  "customization.not.found": "This request doesn’t exist. Reload the list.",
};
