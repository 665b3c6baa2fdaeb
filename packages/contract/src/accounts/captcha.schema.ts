import { z } from "zod";

/** What a captcha guards. One solved for one opens nothing in another. */
export const captchaTypeSchema = z.enum(["login", "sendVerificationCode"]);
export type CaptchaType = z.infer<typeof captchaTypeSchema>;

/** When a captcha is required: after failures or many codes, each time, or never. */
export const captchaModeSchema = z.enum(["auto", "always", "off"]);
export type CaptchaMode = z.infer<typeof captchaModeSchema>;

/** By what each guards; `auto` if nothing is set. */
export const captchaConfigsSchema = z.partialRecord(captchaTypeSchema, z.object({ mode: captchaModeSchema }));

/** A proof of work: find the counter whose derived key begins with the prefix. Signed by the server. */
export const captchaChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
    data: z.record(z.string(), z.string()),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

/** What the solver hands back, as JSON in `captchaVerifyParam`. */
export const captchaSolutionSchema = z.object({
  challenge: captchaChallengeSchema,
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});
export type CaptchaSolution = z.infer<typeof captchaSolutionSchema>;
