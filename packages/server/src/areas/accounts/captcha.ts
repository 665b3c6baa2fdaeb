import { createHash } from "node:crypto";
import { type CaptchaChallenge, type CaptchaType, captchaSolutionSchema } from "@benchleaf/contract";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { consumeCaptcha } from "./proofs.store.ts";

const ALGORITHM = "PBKDF2/SHA-256";
/** Rounds per attempt, and the number of attempts: about a second of a browser's worker. */
const COST = 1_000;
const TRIES = [400, 1_600] as const;
const MINUTES = 10;

const parse = (text: string) => {
  try {
    return captchaSolutionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** A proof of work that the application creates and checks itself: no third party learns who signs in. */
export const captchas = ({ seals }: Kernel) => {
  const secretOf = (part: string): string => seals.mac("captcha", part).toString("base64url");
  const secrets = {
    hmacSignatureSecret: secretOf("challenge"),
    hmacKeySignatureSecret: secretOf("key"),
  };
  return {
    challenge: async (type: CaptchaType): Promise<CaptchaChallenge> =>
      (await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(TRIES[1], TRIES[0]),
        data: { type },
        expiresAt: new Date(Date.now() + MINUTES * 60_000),
        deriveKey,
        ...secrets,
      })) as CaptchaChallenge,

    /** Accepts a solved captcha, once. @throws captcha.verify.failed */
    async demand(tx: Queries, type: CaptchaType, text: string): Promise<void> {
      const given = parse(text);
      if (given === undefined || given.challenge.parameters.data.type !== type) {
        throw problem("captcha.verify.failed");
      }
      const { verified } = await verifySolution({ ...given, deriveKey, ...secrets });
      const hash = createHash("sha256").update(given.challenge.parameters.nonce).digest();
      const expireTime = new Date(given.challenge.parameters.expiresAt * 1000);
      if (!verified || !(await consumeCaptcha(tx, hash, expireTime))) throw problem("captcha.verify.failed");
    },
  };
};
export type Captchas = ReturnType<typeof captchas>;
