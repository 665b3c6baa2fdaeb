import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_PASSWORD_CHARACTERS } from "../foundation/limits.ts";
import { codeSchema, emailSchema, mobileSchema, newPasswordSchema } from "./sign-in.schema.ts";

/** One signed-in browser of one's own. */
export const ownSessionSchema = z.object({
  id: idSchema,
  isCurrent: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  createTime: instantSchema,
  lastUseTime: instantSchema,
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The ways in which a person may prove again who they are. */
export const identityMethodSchema = z.enum(["password", "email", "sms", "totp"]);
export type IdentityMethod = z.infer<typeof identityMethodSchema>;

/** What a token of the first step may be used for. It opens one of them, once. */
export const identityPurposeSchema = z.enum([
  "changePassword",
  "changeAddress",
  "twoFactor",
  "passkey",
  "signature",
  "memberAccess",
  "transferTeam",
]);
export type IdentityPurpose = z.infer<typeof identityPurposeSchema>;

/** A proof of identity and its purpose; the response is a token. */
export const verifyIdentitySchema = z.object({
  purpose: identityPurposeSchema,
  authMethod: identityMethodSchema,
  /** The password or six digits. */
  code: z.string().min(1).max(MAX_PASSWORD_CHARACTERS),
});

/** The token of a proof of identity, at most 100 characters; valid for one action of its purpose. */
export const identityTokenSchema = z.string().max(100);

/** A new password, with the token of the purpose `changePassword`. */
export const changePasswordSchema = z.object({
  token: identityTokenSchema,
  newPassword: newPasswordSchema,
});

/** A new mobile, email or school email, each with the code that was sent there. */
export const changeAddressSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("mobile"), token: identityTokenSchema, mobile: mobileSchema, code: codeSchema }),
  z.object({ type: z.literal("email"), token: identityTokenSchema, email: emailSchema, code: codeSchema }),
  z.object({
    type: z.literal("eduEmail"),
    token: identityTokenSchema,
    eduEmail: emailSchema.refine(isEduEmail),
    code: codeSchema,
  }),
]);
export type ChangeAddress = z.output<typeof changeAddressSchema>;

/** A school's address: its host is `edu.cn` or ends in `.edu.cn`. */
export function isEduEmail(email: string): boolean {
  return /[@.]edu\.cn$/i.test(email.trim());
}

/** The kind of a second factor: an authenticator app, email or SMS. */
export const secondFactorMethodSchema = z.enum(["totp", "email", "sms"]);
export type SecondFactorMethod = z.infer<typeof secondFactorMethodSchema>;

/** State of the caller's second factor. */
export const twoFactorInfoSchema = z.object({
  authMethod: secondFactorMethodSchema.nullable(),
  username: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  eduEmail: z.string().nullable(),
  isTwoFactorEnabled: z.boolean(),
  /** Whether the team requires a second factor. */
  isRequiredByTenant: z.boolean(),
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** Since when a team has been asking to remove the second factor. */
  resetAskTime: instantSchema.nullable(),
});
export type TwoFactorInfo = z.infer<typeof twoFactorInfoSchema>;

/** Starts the enrolment of a second factor, with the token of its purpose; the response has what the app needs. */
export const enrolTwoFactorSchema = z.object({
  token: identityTokenSchema,
  authMethod: secondFactorMethodSchema,
});

/** What an authenticator app needs; for mail and SMS the code is on its way and both are null. */
export const enrolmentSchema = z.object({
  enrolmentToken: z.string(),
  secret: z.string().nullable(),
  uri: z.string().nullable(),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** The end of an enrolment: the code shows that the factor works. */
export const enableTwoFactorSchema = z.object({ enrolmentToken: identityTokenSchema, code: codeSchema });

/** Shown once; each opens the account once when the phone is lost. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
