import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { globalConfigSchema, signedInSchema } from "./accounts.schema.ts";
import { captchaChallengeSchema, captchaTypeSchema } from "./captcha.schema.ts";
import {
  activateSchema,
  enteredSchema,
  passwordLoginSchema,
  registerSchema,
  resetPasswordSchema,
  sendVerificationCodeSchema,
  signInAnswerSchema,
  smsLoginSchema,
  twoFactorLoginSchema,
} from "./sign-in.schema.ts";

/**
 * A cookie that a browser's scripts may read: set as long as there may be a session, so that a page that opens
 * signed out need not ask. It opens nothing.
 */
export const SIGNED_IN_COOKIE = "benchleaf_signed_in";

/**
 * Sign-in, registration, activation and the session: endpoints that are available without a session, and signing out.
 */
export const accountsApi = {
  globalConfig: endpoint({
    method: "GET",
    path: "/global/config",
    summary: "Brand, languages and sign-in methods",
    access: "public",
    data: globalConfigSchema,
  }),
  register: endpoint({
    method: "POST",
    path: "/register",
    summary: "Open an account with a team of its own and sign in; the code proves the address",
    access: "public",
    body: registerSchema,
    data: signInAnswerSchema,
    errors: [
      "verify.code.failed",
      "first.account.exists",
      "registration.closed",
      "user.email.already.registered",
      "user.mobile.already.registered",
      "password.common",
      "sign.in.method.off",
    ],
    perMinute: 20,
  }),
  activate: endpoint({
    method: "POST",
    path: "/activate",
    summary: "Give an account that has no password its first one, and sign in",
    access: "public",
    body: activateSchema,
    data: signInAnswerSchema,
    errors: ["verify.code.failed", "user.already.exists", "password.common", "sign.in.method.off"],
    perMinute: 20,
  }),
  passwordLogin: endpoint({
    method: "POST",
    path: "/passwordLogin",
    summary: "Sign in with email or mobile and password; answers with a second step where one is on",
    access: "public",
    body: passwordLoginSchema,
    data: signInAnswerSchema,
    errors: [
      "third.attempt",
      "tenth.attempt",
      "user.locked",
      "need.captcha",
      "captcha.verify.failed",
      "sign.in.method.off",
    ],
    perMinute: 30,
  }),
  smsLogin: endpoint({
    method: "POST",
    path: "/smsLogin",
    summary: "Sign in with a code sent by mail or SMS",
    access: "public",
    body: smsLoginSchema,
    data: signInAnswerSchema,
    errors: ["verify.code.failed", "user.locked", "sign.in.method.off"],
    perMinute: 30,
  }),
  twoFactorLogin: endpoint({
    method: "POST",
    path: "/twoFactorLogin",
    summary: "The second step of a sign-in",
    access: "public",
    body: twoFactorLoginSchema,
    data: enteredSchema,
    errors: ["verify.code.failed", "two.factor.expired", "user.locked"],
    perMinute: 30,
  }),
  sendVerificationCode: endpoint({
    method: "POST",
    path: "/sendVerificationCode",
    summary: "Send a code by mail or SMS; answers alike whether or not the account exists",
    access: "public",
    body: sendVerificationCodeSchema,
    data: z.object({ resendAfterSeconds: z.number().int() }),
    errors: [
      "send.verification.code.too.frequently",
      "reset.password.code.too.frequently",
      "need.verify.captcha",
      "captcha.verify.failed",
      "two.factor.expired",
      "error.unauthorized",
      "registration.closed",
      "sign.in.method.off",
    ],
    perMinute: 20,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/resetPassword",
    summary: "Set a new password with a code; unlocks the account and ends all its sessions",
    access: "public",
    body: resetPasswordSchema,
    data: z.null(),
    errors: ["verify.code.failed", "password.common"],
    perMinute: 20,
  }),
  captchaChallenge: endpoint({
    method: "GET",
    path: "/captcha/challenge",
    summary: "A proof of work for a browser to solve",
    access: "public",
    query: z.object({ type: captchaTypeSchema }),
    data: captchaChallengeSchema,
    perMinute: 60,
  }),
  logout: endpoint({
    method: "POST",
    path: "/logout",
    summary: "End this session",
    access: "session",
    data: z.null(),
    inShutTeam: "open",
    isOpenToTeamless: true,
    isOpenToStalePassword: true,
    isOpenToAnyIp: true,
  }),
  currentUser: endpoint({
    method: "GET",
    path: "/currentUser",
    summary: "Who is signed in, in which team, with which keys",
    access: "session",
    data: signedInSchema,
    inShutTeam: "open",
    isOpenToStalePassword: true,
  }),
};
