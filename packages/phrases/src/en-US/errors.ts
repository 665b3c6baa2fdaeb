import type { ErrorCode } from "@benchleaf/contract";

export const errors = {
  "error.unauthorized": "Your session has ended. Sign in again; what is on this page is kept.",
  "permission.denied": "You do not have permission to do this. Ask your team admin for access.",
  "feature.disabled": "This feature is not enabled for your team. Ask your team admin to enable it.",
  "host.unknown": "Open it by this machine’s own address (http://localhost). A demo answers nowhere else.",
  "csrf.invalid": "This page is out of date. Reload it and try again.",
  "security.ip.forbidden":
    "Access from your IP address is not allowed. Switch networks or contact your team admin.",

  "third.attempt": "Wrong username or password. Check both and try again.",
  "tenth.attempt":
    "Your account is locked after too many wrong passwords. Reset your password, or ask a team administrator to unlock it.",
  "need.captcha": "Complete the verification check to sign in.",
  "need.verify.captcha": "Complete the verification check to continue.",
  "user.locked": "Your account is locked. Reset your password, or ask a team administrator to unlock it.",
  "captcha.verify.failed": "The verification check failed. Please try it again.",
  "sign.in.method.off": "This way of signing in is off here. Use another one.",
  "verify.code.failed": "The code is wrong or has expired. Re-enter it or request a new one.",
  "two.factor.expired": "The second step took too long. Sign in again.",
  "two.factor.unavailable":
    "Your team asks for a second step, but this account has no way to make one. Link an email or a mobile first, or ask your team's administrator.",
  "password.common": "This password is used so often that it is easy to guess. Choose another one.",
  "password.change.required": "Change your password before you go on.",
  "session.not.found": "This device is signed out already. Refresh the list.",
  "send.verification.code.too.frequently": "Too many codes requested. Wait a moment and try again.",
  "reset.password.code.too.frequently": "Too many requests. Wait a moment before resetting your password.",
  "user.not.found": "This user does not exist. Check the account and try again.",
  "user.already.exists": "This user already exists. Sign in or use another account.",
  "user.email.invalid": "This email address is not valid. Check it and try again.",
  "user.email.already.registered": "This email is already registered. Sign in or use another email.",
  "user.mobile.already.registered": "This mobile number is already registered. Sign in or use another one.",
  "invitation.code.invalid": "This invitation is invalid or has expired. Ask for a new one.",
  "invitation.already.exists": "This user has already been invited. Wait for them to accept.",
  "invitation.roles.required": "Choose at least one role for the people you invite.",
  "tenant.not.found": "This team does not exist. Choose another team.",
  "invitation.not.found": "This invitation is no longer open. Refresh the list.",
  "invitation.for.another":
    "This invitation is for another account. Sign in with the invited email or mobile number.",
  "tenant.expired": "Your team has expired. Ask its owner to renew, or switch to another team.",
  "tenant.frozen": "Your team is frozen. Contact support, or switch to another team.",
  "tenant.owner.only": "Only the team owner can do this. Ask the owner of your team.",
  "tenant.owner.required": "A team needs an owner. Transfer the team to another member first.",
  "security.ip.excludes.self":
    "Your own address is not on the list, so saving would lock you out. Add it first.",
  "security.ip.invalid": "The list has an entry that is no IP address or range. Check it and try again.",

  "tenant.no.remaining.seats": "Your team has no seats left. Upgrade the plan or remove unused members.",

  "fileLink.not.found": "This link is not valid, or no longer.",
  "fileLink.not.allowed": "Your team does not allow such links.",
  "fileLink.limit.exceed": "This file has {{limit}} open links already. End one that is no longer needed.",
  "fileLink.password.needed": "Your team asks for a password on every link.",
  "fileLink.password.required": "This link asks for a password.",
  "fileLink.password.wrong": "That is not the password.",

  "sso.failed": "You are not signed in: the provider's answer could not be confirmed. Sign in again.",
  "sso.expired": "This sign-in is no longer valid. Sign in again in one and the same window.",
  "sso.email.unverified": "The provider has not verified your email. Verify it there, then sign in again.",
  "sso.domain.unproven":
    "This team has not proven your mail domain. Sign in another way, or ask the team's admin.",
  "sso.not.member": "You are not a member of this team. Ask its admin to invite you.",
  "passkey.failed": "The passkey could not be verified. Try again, or sign in another way.",
  "passkey.not.found": "There is no such passkey. Reload the page.",
  "identity.not.found": "There is no such linked identity. Reload the page.",
  "identity.provider.not.found": "This identity provider does not exist or is off. Ask the team's admin.",
  "identity.provider.unreachable":
    "The identity provider cannot be reached. Check its issuer address and try again.",

  "instance.config.fixed": "A file on the server keeps these settings. Change that file instead.",
  "registration.closed": "Nobody registers here without an invitation. Ask a team to invite you.",
  "first.account.exists":
    "This installation has an account already, so the link no longer opens one. Sign in, or register with a code.",
  "request.invalid": "Some of what was sent is not valid. Check it and try again.",
  "request.too.large": "What was sent is too large. Shorten it or send it in parts.",
  "rate.limited": "Too many requests. Wait a moment and try again.",
  "route.not.found": "This address does not exist. Check it and try again.",
  "system.error": "Something went wrong. Try again later; contact support if it continues.",
  "system.unavailable": "The service is temporarily unavailable. Try again in a moment.",
} satisfies Partial<Record<ErrorCode, string>>;
