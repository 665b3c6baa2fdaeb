import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"identity"> = {
  "sso.failed": "You are not signed in: the provider's answer could not be confirmed. Sign in again.",
  "sso.expired": "This sign-in is no longer valid. Sign in again in one and the same window.",
  "sso.email.unverified": "The provider has not verified your email. Verify it there, then sign in again.",
  "sso.domain.unproven":
    "This team has not proven your mail domain. Sign in another way, or ask the team's admin.",
  "sso.not.member": "You are not a member of this team. Ask its admin to invite you.",
  "identity.not.found": "There is no such linked identity. Reload the page.",
  "identity.provider.not.found": "This identity provider does not exist or is off. Ask the team's admin.",
  "identity.provider.unreachable":
    "The identity provider cannot be reached. Check its issuer address and try again.",
  "identity.certificate.invalid":
    "The signing certificate cannot be read. Paste the whole certificate in PEM form.",
  "identity.domain.not.found": "There is no such domain. Reload the page.",
  "identity.domain.unproven":
    "The TXT record is not there yet. Check the DNS; a new record may take minutes to hours.",
  "identity.domain.taken": "Another team has proven this domain. Ask support.",
};
