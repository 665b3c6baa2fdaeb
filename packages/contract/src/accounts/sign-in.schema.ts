import { z } from "zod";
import type { ErrorCode } from "../foundation/error-codes.ts";
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from "../foundation/limits.ts";
import { channelOf, normalAccount, normalEmail, normalMobile } from "./account-names.ts";
import { signedInSchema } from "./accounts.schema.ts";

/** At least 8 characters with a lower-case letter, an upper-case letter and a digit. */
export const newPasswordSchema = z
  .string()
  .min(MIN_PASSWORD_CHARACTERS)
  .max(MAX_PASSWORD_CHARACTERS)
  .regex(/[a-z]/)
  .regex(/[A-Z]/)
  .regex(/\d/);

/** The name typed at sign-in: email or mobile, in any form. */
export const usernameSchema = z.string().trim().min(1).max(254).transform(normalAccount);

/** The same where it must be one that can be reached. */
export const accountSchema = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .refine((text) => channelOf(text) !== null)
  .transform(normalAccount);

/** An email address of at most 254 characters, in its stored form (`normalEmail`). */
export const emailSchema = z
  .string()
  .max(254)
  .refine((text) => normalEmail(text) !== null, "user.email.invalid" satisfies ErrorCode)
  .meta({ examples: ["someone@example.org"] })
  .transform((text) => normalEmail(text) ?? text);

/** A mobile number of at most 32 characters, in its stored form (`normalMobile`). */
export const mobileSchema = z
  .string()
  .max(32)
  .refine((text) => normalMobile(text) !== null)
  .transform((text) => normalMobile(text) ?? text);

/** Six digits, as sent by email or SMS. */
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** The solved captcha, as the browser's solver wrote it. */
export const captchaVerifyParamSchema = z.string().max(4_000);
const captcha = { captchaVerifyParam: captchaVerifyParamSchema.optional() };

/** The purpose of a code. A code is valid only for its own purpose. */
export const sceneIdSchema = z.enum([
  "login",
  "register",
  "resetPassword",
  "activate",
  "twoFactor",
  "verifyIdentity",
  "changeEmail",
  "changeMobile",
  "eduEmail",
]);
export type SceneId = z.infer<typeof sceneIdSchema>;

/** By what a code reaches someone. */
export const sendChannelSchema = z.enum(["email", "sms"]);
export type SendChannel = z.infer<typeof sendChannelSchema>;

/** How a second step may be proved. */
export const authMethodSchema = z.enum(["totp", "email", "sms", "password", "recovery"]);
export type AuthMethod = z.infer<typeof authMethodSchema>;

/** Signing in by account and password. */
export const passwordLoginSchema = z.object({
  username: usernameSchema,
  password: z.string().min(1).max(MAX_PASSWORD_CHARACTERS),
  ...captcha,
});

/** Signing in by account and a code that was sent to it. */
export const smsLoginSchema = z.object({ username: accountSchema, code: codeSchema });

/** The second step of a sign-in. */
export const twoFactorLoginSchema = z.object({
  /** The ticket of the first step. Without one, the first factor has not been proved. */
  twoFactorTicket: z.string().max(100),
  /** The account of this second step, for callers that send it; a ticket of another account is refused. */
  username: usernameSchema.exactOptional(),
  authMethod: authMethodSchema,
  /** Six digits, a recovery code, or the password. */
  code: z.string().trim().min(1).max(MAX_PASSWORD_CHARACTERS),
});

/** Asking for a code of six digits; a scene's code opens that scene alone. */
export const sendVerificationCodeSchema = z.object({
  /** Email or mobile; for `twoFactor` and `verifyIdentity`, the account's own address is used. */
  account: usernameSchema,
  sceneId: sceneIdSchema,
  sendChannel: sendChannelSchema,
  /** Of the scene `twoFactor`. */
  twoFactorTicket: z.string().max(100).optional(),
  ...captcha,
});

const name = z.string().trim().min(1).max(64);

/** A new account, with the code that its address was sent. */
export const registerSchema = z.object({
  account: accountSchema,
  /** Absent if `firstKey` is given instead. */
  code: codeSchema.optional(),
  /** From the link that a new installation prints at its start. */
  firstKey: z.string().max(64).optional(),
  name,
  password: newPasswordSchema,
});

/** A first password for an account that another house vouched for. */
export const activateSchema = z.object({
  account: accountSchema,
  code: codeSchema,
  name: name.optional(),
  newPassword: newPasswordSchema,
});

/** Another password for anyone who has forgotten theirs, with the code that was sent. */
export const resetPasswordSchema = z.object({
  account: accountSchema,
  code: codeSchema,
  newPassword: newPasswordSchema,
});

/** The first step was right; the ticket and one of the methods make the second. */
export const twoFactorChallengeSchema = z.object({
  twoFactor: z.object({
    twoFactorTicket: z.string(),
    authMethods: z.array(authMethodSchema),
    username: z.string(),
    /** Masked: anyone who reads them knows the password only. */
    email: z.string().nullable(),
    mobile: z.string().nullable(),
  }),
});
export type TwoFactorChallenge = z.infer<typeof twoFactorChallengeSchema>["twoFactor"];

/** For a user who has left every team: the session opens only the page about that, and how to join a team. */
export const teamlessSchema = z.object({ teamless: z.literal(true), csrfToken: z.string() });

/** The end of a sign-in that requires nothing more: in a team, or in none. */
export const enteredSchema = z.union([signedInSchema, teamlessSchema]);

/** Where a first step may lead: into a team, to the second step, or into no team. */
export const signInAnswerSchema = z.union([signedInSchema, twoFactorChallengeSchema, teamlessSchema]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
