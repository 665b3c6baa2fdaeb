import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tenants"> = {
  "invitation.code.invalid": "This invitation is invalid or has expired. Ask for a new one.",
  "invitation.account.invalid": "Enter an email address or an 11-digit mobile number in mainland China.",
  "invitation.already.exists": "This person has already been invited. Wait for them to accept.",
  "invitation.roles.required": "Select at least one role for the people you invite.",
  "tenant.not.found": "This team doesn’t exist. Choose another team.",
  "invitation.not.found": "This invitation has already been accepted or withdrawn. Refresh the list.",
  "invitation.for.another":
    "This invitation is for another account. Sign in with the invited email or mobile number.",
  "tenant.owner.only": "Only the team owner can do this. Ask your team owner.",
  "tenant.owner.required": "A team needs an owner. Transfer it to another member first.",
  "member.yourself": "You can’t do this for yourself. Ask another admin.",
  "member.elsewhere":
    "This person owns another team, so only the site administrator can reset their two-factor authentication. They can also sign in with a recovery code.",
  "security.ip.excludes.self":
    "Your current IP address isn’t on the list, so saving would lock you out. Add it first.",
  "security.ip.invalid": "The list has an invalid IP address or range. Check it and try again.",
  "tenant.no.remaining.seats":
    "Your team has no seats left. Upgrade the plan or remove members who no longer need access.",
  "trail.entry.not.found": "This entry isn’t in the audit trail. Reload the page.",
};
