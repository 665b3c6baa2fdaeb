import {
  accountsApi,
  type CaptchaChallenge,
  type CaptchaSolution,
  type CaptchaType,
} from "@benchleaf/contract";
import { call } from "../client.ts";
import { Failure } from "../failure.ts";

const solve = (challenge: CaptchaChallenge): Promise<CaptchaSolution["solution"]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./captcha.worker.ts", import.meta.url), { type: "module" });
    const end = (solution: CaptchaSolution["solution"] | null): void => {
      worker.terminate();
      if (solution) resolve(solution);
      else reject(new Failure("captcha.verify.failed", ""));
    };
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(challenge);
  });

/** Fetches a captcha and solves it in a worker: about a second of one core. Returns what the server wants to see. */
export const solveCaptcha = async (type: CaptchaType): Promise<string> => {
  const challenge = await call(
    accountsApi.captchaChallenge,
    { query: { type } },
    { isSessionOptional: true },
  );
  return JSON.stringify({ challenge, solution: await solve(challenge) } satisfies CaptchaSolution);
};
