import { randomBytes } from "node:crypto";
import type { Id } from "@benchleaf/contract";
import { generateSecret, generateURI, verifySync } from "otplib";
import type { Queries } from "../../kernel/database.ts";
import type { Seals } from "../../kernel/seals.ts";
import * as store from "./second-factor.store.ts";

const SECRET_PURPOSE = "authenticator secret";
const RECOVERY_PURPOSE = "recovery code";
const RECOVERY_CODES = 10;
/** Letters and digits that cannot be confused with each other. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const PERIOD_SECONDS = 30;
const CODE = /^\d{6}$/;

/** The 30-second step of a correct code, later than `after`; null if it is wrong or has been used. */
const stepOf = (secret: string, code: string, after: number): number | null => {
  if (!CODE.test(code)) return null;
  // One step to either side: phones' clocks differ.
  const result = verifySync({ secret, token: code, epochTolerance: PERIOD_SECONDS });
  if (!result.valid || !("epoch" in result)) return null;
  const step = Math.floor(result.epoch / PERIOD_SECONDS);
  return step > after ? step : null;
};

const newRecoveryCode = (): string => {
  // 31 characters: byte values from 8 × 31 on would favour some of them.
  const chars: string[] = [];
  while (chars.length < 10) {
    const byte = randomBytes(1)[0]!;
    if (byte < LETTERS.length * 8) chars.push(LETTERS[byte % LETTERS.length]!);
  }
  return `${chars.slice(0, 5).join("")}-${chars.slice(5).join("")}`;
};

/** Authenticator apps and recovery codes. */
export const secondFactors = (seals: Seals) => {
  const hashOf = (accountId: Id, code: string): Buffer =>
    seals.mac(RECOVERY_PURPOSE, `${accountId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);

  return {
    newAuthenticator(issuer: string, label: string): { secret: string; uri: string; sealed: string } {
      const secret = generateSecret();
      const uri = generateURI({ issuer, label, secret });
      return { secret, uri, sealed: seals.seal(SECRET_PURPOSE, secret) };
    },

    /** The first code of an app that is being set up. */
    firstStep: (sealed: string, code: string): number | null =>
      stepOf(seals.open(SECRET_PURPOSE, sealed), code, 0),

    /** Consumes a code of the account's app; one that has been used before is wrong. */
    async checkAuthenticator(tx: Queries, accountId: Id, code: string): Promise<boolean> {
      const factor = await store.findSecondFactor(tx, accountId);
      if (factor?.secret == null) return false;
      const step = stepOf(seals.open(SECRET_PURPOSE, factor.secret), code, Number(factor.last_step));
      return step !== null && (await store.consumeTimeStep(tx, accountId, step));
    },

    checkRecoveryCode: (tx: Queries, accountId: Id, code: string): Promise<boolean> =>
      store.consumeRecoveryCode(tx, accountId, hashOf(accountId, code)),

    /** Replaces all old codes. The new ones are shown once; the table stores their hashes. */
    replaceRecoveryCodes(tx: Queries, accountId: Id): string[] {
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      store.replaceRecoveryCodes(
        tx,
        accountId,
        codes.map((code) => hashOf(accountId, code)),
      );
      return codes;
    },
  };
};
export type SecondFactors = ReturnType<typeof secondFactors>;
