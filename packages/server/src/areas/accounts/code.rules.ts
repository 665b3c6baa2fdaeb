import { VERIFICATION_RESEND_SECONDS } from "@benchleaf/contract";
import type { CodeWait } from "./proofs.store.ts";

/** Lifetime of a code, and limits of guesses and requests. */
export const CODE = {
  minutes: 10,
  failures: 5,
  resendSeconds: VERIFICATION_RESEND_SECONDS,
  sendsPerHour: 10,
} as const;

/** Codes for one name within an hour after which the next one requires a captcha. */
export const CAPTCHA_AFTER_SENDS = 3;

const HOUR_SECONDS = 3_600;

/** Seconds until the next code can be requested. */
export const codeWaitSeconds = (wait: CodeWait | undefined): number => {
  if (wait === undefined) return CODE.resendSeconds;
  const untilResend = CODE.resendSeconds - wait.since_send;
  const untilWindow = wait.sends >= CODE.sendsPerHour ? HOUR_SECONDS - wait.since_window : 0;
  return Math.max(1, Math.ceil(Math.max(untilResend, untilWindow)));
};
