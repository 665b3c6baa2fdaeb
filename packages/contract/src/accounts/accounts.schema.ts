import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { localeSchema } from "../foundation/locale.ts";
import { captchaConfigsSchema } from "./captcha.schema.ts";

/** An `expired` team is shut out of the app until its owner renews; the specification names `freeze` without its cause. */
export const tenantStatusSchema = z.enum(["normal", "forever", "expired", "freeze"]);

/** The signed-in user, their team and permissions: everything that a page needs before it sends other requests. */
export const currentUserSchema = z.object({
  userId: idSchema,
  tenantId: idSchema,
  tenantName: z.string(),
  tenantStatus: tenantStatusSchema,
  name: z.string(),
  /** Null for someone who signs in by mobile; then there is a mobile. */
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** Key of the user's picture; null for initials. */
  avatar: z.string().nullable(),
  roles: z.array(z.object({ roleKey: z.string() })),
  authorities: z.array(z.string()),
  passwordUpdateTime: instantSchema,
  needChangePassword: z.boolean(),
  singleTenant: z.boolean(),
  surveyType: z.string().nullable(),
  type: z.enum(["team", "enterprise", "overseas"]),
  expirationTime: instantSchema.nullable(),
  ownerId: idSchema,
  /** The caller's own project, where files go when none is chosen. */
  personalProjectId: idSchema,
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Sent in the header `x-csrf-token` of every request that changes something. */
export const signedInSchema = z.object({ user: currentUserSchema, csrfToken: z.string() });

/** Ways of signing in that an installation can offer or withhold. */
export const signInMethodSchema = z.enum(["email_password", "mobile_password", "google"]);
export type SignInMethod = z.infer<typeof signInMethodSchema>;

const perLanguage = z.record(localeSchema, z.string());

/** Public properties of an installation: names, pictures, colour, languages, ways to sign in. */
export const globalConfigSchema = z.object({
  brandNames: perLanguage,
  favicon: z.string().nullable(),
  themeColor: z.string(),
  languages: z.array(localeSchema),
  browserRecommendations: z.array(z.string()),
  /** Whose accounts sign in: by email address, by mobile number, each with password or code, and by Google. */
  signInMethods: z.array(signInMethodSchema),
  /** Whether anyone opens an account and a team of their own; else people come by invitation. */
  isRegistrationOpen: z.boolean(),
  captchaConfigs: captchaConfigsSchema,
  customizeServiceAgreements: z.array(z.object({ name: z.string(), url: z.string() })),
  background: z.string().nullable(),
  supportUrl: z.string().nullable(),
  docUrl: z.string().nullable(),
  googleClientId: z.string().nullable(),
  plasmidsGuidance: z.string().nullable(),
  logoHorizontal: z.string().nullable(),
  logoVertical: z.string().nullable(),
  menuLogo: z.string().nullable(),
});
export type GlobalConfig = z.infer<typeof globalConfigSchema>;
