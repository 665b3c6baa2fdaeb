import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tenants"> = {
  "invitation.code.invalid": "This invitation is invalid or has expired. Ask for a new one.",
  "invitation.account.invalid": "This must be an email, or a mobile number of mainland China with 11 digits.",
  "invitation.already.exists": "This user has already been invited. Wait for them to accept.",
  "invitation.roles.required": "Choose at least one role for the people you invite.",
  "tenant.not.found": "This team does not exist. Choose another team.",
  "invitation.not.found": "This invitation is no longer open. Refresh the list.",
  "invitation.for.another":
    "This invitation is for another account. Sign in with the invited email or mobile number.",
  "tenant.owner.only": "Only the team owner can do this. Ask the owner of your team.",
  "tenant.owner.required": "A team needs an owner. Transfer the team to another member first.",
  "member.yourself": "You cannot do this for yourself. Ask another administrator.",
  "member.elsewhere":
    "This person owns another team, so only the site's administrator can reset their two-factor sign-in. A recovery code lets the person in, too.",
  "security.ip.excludes.self":
    "Your own address is not on the list, so saving would lock you out. Add it first.",
  "security.ip.invalid": "The list has an entry that is no IP address or range. Check it and try again.",
  "tenant.no.remaining.seats": "Your team has no seats left. Upgrade the plan or remove unused members.",
  "trail.entry.not.found": "There is no such entry in the audit trail. Reload the page.",
};
