import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"accounts"> = {
  "third.attempt": "Incorrect account or password. Check both and try again.",
  "tenth.attempt":
    "Your account is locked after too many wrong passwords. Reset your password, or ask a team admin to unlock it.",
  "need.captcha": "Complete the verification check to sign in.",
  "need.verify.captcha": "Complete the verification check to continue.",
  "user.locked": "Your account is locked. Reset your password, or ask a team admin to unlock it.",
  "captcha.verify.failed": "The verification check failed. Try it again.",
  "sign.in.method.off": "This sign-in method isn’t available here. Use another one.",
  "verify.code.failed": "The code is wrong or has expired. Enter it again or request a new one.",
  "two.factor.expired": "Two-factor authentication timed out. Sign in again.",
  "two.factor.unavailable":
    "Your team requires two-factor authentication, but this account has no method set up. Link an email or mobile number first, or contact your team admin.",
  "identity.token.invalid": "Your identity verification has expired. Verify your identity again.",
  "password.common": "This password is too common and easy to guess. Choose another one.",
  "session.not.found": "This device is already signed out. Refresh the list.",
  "send.verification.code.too.frequently": "Too many codes requested. Wait a moment and try again.",
  "reset.password.code.too.frequently": "Too many requests. Wait a moment before resetting your password.",
  "user.not.found": "This user doesn’t exist. Check the account and try again.",
  "user.already.exists": "This user already exists. Sign in or use another account.",
  "user.email.invalid": "This email address isn’t valid. Check it and try again.",
  "user.email.already.registered": "This email is already registered. Sign in or use another email.",
  "user.mobile.already.registered": "This mobile number is already registered. Sign in or use another one.",
  "passkey.failed": "Couldn’t verify the passkey. Try again, or sign in another way.",
  "passkey.not.found": "This passkey doesn’t exist. Reload the page.",
  "instance.config.fixed": "These settings come from a file on the server. Change that file instead.",
  "first.account.exists":
    "This installation already has an account, so this link no longer works. Sign in, or register with a code.",
  "registration.closed": "Registration is by invitation only. Ask a team to invite you.",
};
