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
};
