import { randomInt, timingSafeEqual } from "node:crypto";
import { channelOf, type Id, type Locale, type SceneId, type SendChannel } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { codeMail, codeMessage } from "./account-mails.ts";
import { captchaAfter, methodOf } from "./accounts.rules.ts";
import { findAccount } from "./accounts.store.ts";
import type { Captchas } from "./captcha.ts";
import { CAPTCHA_AFTER_SENDS, CODE, codeWaitSeconds } from "./code.rules.ts";
import type { SignInRules } from "./global-config.service.ts";
import * as store from "./proofs.store.ts";

/** A code to send. `isForAccount`: only if an account has the address. */
interface CodeJob {
  readonly to: string;
  readonly channel: SendChannel;
  readonly scene: SceneId;
  readonly code: string;
  readonly locale: Locale;
  readonly isForAccount: boolean;
  readonly until: number;
}

export interface CodeRequest {
  /** The key a code is stored under: a typed name, or `codeKeyOf` an account. */
  readonly key: string;
  readonly to: string;
  readonly channel: SendChannel;
  readonly scene: SceneId;
  readonly locale: Locale;
  readonly captchaVerifyParam: string | undefined;
}

/** Codes that go to an account's own address are stored under the account, since no one types the address. */
export const codeKeyOf = (accountId: Id, channel: SendChannel): string => `#${accountId} ${channel}`;

/** Purposes whose code is sent to existing addresses; the others verify a new address. */
const accountScenes: readonly SceneId[] = ["login", "resetPassword", "activate"];

/** Purposes that end in a session: refused for accounts of a kind that cannot sign in here. */
const entryScenes: readonly SceneId[] = ["login", "register", "activate"];

const PURPOSE = "verification code";

const tooFrequently = (scene: SceneId, retryAfterSeconds: number) =>
  problem(
    scene === "resetPassword"
      ? "reset.password.code.too.frequently"
      : "send.verification.code.too.frequently",
    { retryAfterSeconds },
  );

/** Codes of six digits by email and SMS: hashed, short-lived, used once, few guesses. */
export const verificationCodes = (kernel: Kernel, captcha: Captchas, rules: SignInRules) => {
  const { brand, database, jobs, seals, mail, sms } = kernel;

  const macOf = (scene: SceneId, key: string, code: string): Buffer =>
    seals.mac(PURPOSE, `${scene}\n${key}\n${code}`);

  jobs.register("send-code", async ({ sealed }) => {
    const job = JSON.parse(seals.open(PURPOSE, sealed)) as CodeJob;
    if (Date.now() > job.until) return;
    // The account is looked up here, where the time it takes reveals nothing to the caller.
    if (job.isForAccount && (await database.open((q) => findAccount(q, job.to))) === undefined) return;
    const app = await brand.in(job.locale);
    if (job.channel === "email") await mail.send(codeMail(app, job.scene, job.to, job.code));
    else await sms.send(codeMessage(app, job.to, job.code));
  });

  /** In its own transaction: a captcha stays consumed whatever follows. */
  const spendCaptcha = async (param: string | undefined): Promise<void> => {
    if (param !== undefined) await database.open((tx) => captcha.demand(tx, "sendVerificationCode", param));
  };

  return {
    /** Does the same for every name, so that neither response nor timing reveals whether it has an account. */
    async send(wanted: CodeRequest): Promise<void> {
      if (channelOf(wanted.to) !== wanted.channel) throw problem("request.invalid");
      const { key, scene, to, channel, locale, captchaVerifyParam } = wanted;
      if (entryScenes.includes(scene)) await rules.refuseMethod(methodOf(to));
      if (scene === "register") await rules.refuseRegistration();
      const limit = captchaAfter(await rules.captchaMode("sendVerificationCode"), CAPTCHA_AFTER_SENDS);
      await spendCaptcha(captchaVerifyParam);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const job: CodeJob = {
        to,
        channel,
        scene,
        code,
        locale,
        isForAccount: accountScenes.includes(scene),
        until: Date.now() + CODE.minutes * 60_000,
      };
      await database.open(async (tx) => {
        const hash = macOf(scene, key, code);
        const [waited, kept] = await Promise.all([
          store.findCodeWait(tx, key, scene),
          store.replaceCode(tx, { account: key, scene, hash }, CODE),
        ]);
        // Requires a captcha after several codes for one name within the hour.
        if (captchaVerifyParam === undefined && (waited?.sends ?? 0) >= limit) {
          throw problem("need.verify.captcha");
        }
        if (kept === undefined) throw tooFrequently(scene, codeWaitSeconds(waited));
        await jobs.add(tx, "send-code", { sealed: seals.seal(PURPOSE, JSON.stringify(job)) });
      });
    },

    /**
     * Consumes a code. False counts as a guess: the transaction must commit, so return the error outside of it. Of
     * two concurrent uses of the same code, one succeeds.
     */
    async check(tx: Queries, scene: SceneId, key: string, code: string): Promise<boolean> {
      const found = await store.lockCodeForUpdate(tx, key, scene, CODE);
      if (found === undefined) return false;
      const isRight = timingSafeEqual(found.code_hash, macOf(scene, key, code));
      if (isRight) store.markCodeUsed(tx, key, scene);
      else store.failCode(tx, key, scene);
      return isRight;
    },
  };
};
export type VerificationCodes = ReturnType<typeof verificationCodes>;
