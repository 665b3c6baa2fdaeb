import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"accounts"> = {
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
  "identity.token.invalid": "Your identity check has expired. Confirm your identity again.",
  "password.common": "This password is used so often that it is easy to guess. Choose another one.",
  "session.not.found": "This device is signed out already. Refresh the list.",
  "send.verification.code.too.frequently": "Too many codes requested. Wait a moment and try again.",
  "reset.password.code.too.frequently": "Too many requests. Wait a moment before resetting your password.",
  "user.not.found": "This user does not exist. Check the account and try again.",
  "user.already.exists": "This user already exists. Sign in or use another account.",
  "user.email.invalid": "This email address is not valid. Check it and try again.",
  "user.email.already.registered": "This email is already registered. Sign in or use another email.",
  "user.mobile.already.registered": "This mobile number is already registered. Sign in or use another one.",
  "passkey.failed": "The passkey could not be verified. Try again, or sign in another way.",
  "passkey.not.found": "There is no such passkey. Reload the page.",
  "instance.config.fixed": "A file on the server keeps these settings. Change that file instead.",
  "first.account.exists":
    "This installation has an account already, so the link no longer opens one. Sign in, or register with a code.",
  "registration.closed": "Nobody registers here without an invitation. Ask a team to invite you.",
};
