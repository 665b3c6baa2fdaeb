import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"identity"> = {
  "sso.failed": "Sign-in failed: the identity provider’s response couldn’t be verified. Sign in again.",
  "sso.expired": "This sign-in has expired. Sign in again in the same browser window.",
  "sso.email.unverified":
    "Your identity provider hasn’t verified your email. Verify it there, then sign in again.",
  "sso.domain.unproven":
    "This team hasn’t verified your email domain. Sign in another way, or contact the team admin.",
  "sso.not.member": "You aren’t a member of this team. Ask its admin to invite you.",
  "identity.not.found": "This linked identity doesn’t exist. Reload the page.",
  "identity.provider.not.found":
    "This identity provider doesn’t exist or is disabled. Contact the team admin.",
  "identity.provider.unreachable": "Can’t reach the identity provider. Check its issuer URL and try again.",
  "identity.certificate.invalid":
    "The signing certificate can’t be read. Paste the full certificate in PEM format.",
  "identity.domain.not.found": "This domain doesn’t exist. Reload the page.",
  "identity.domain.unproven":
    "The TXT record wasn’t found yet. Check your DNS settings; a new record can take minutes to hours.",
  "identity.domain.taken": "Another team has verified this domain. Contact support.",
};
