import type { CaptchaChallenge } from "@benchleaf/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Solves one captcha in a worker; returns the solution, or null if there is none. */
self.onmessage = async ({ data }: MessageEvent<CaptchaChallenge>) => {
  const challenge = data as Parameters<typeof solveChallenge>[0]["challenge"];
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  self.postMessage(solution && { counter: solution.counter, derivedKey: solution.derivedKey });
};
