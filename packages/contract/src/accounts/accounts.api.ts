import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import {
  globalConfigSchema,
  passwordLoginSchema,
  registerSchema,
  signedInSchema,
} from "./accounts.schema.ts";

/**
 * A cookie that a browser's scripts may read: set as long as there may be a session, so that a page that opens
 * signed out need not ask. It opens nothing.
 */
export const SIGNED_IN_COOKIE = "benchleaf_signed_in";

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
    summary: "Open an account with a team of its own and sign in",
    access: "public",
    body: registerSchema,
    data: signedInSchema,
    errors: ["user.email.already.registered", "user.email.invalid"],
    perMinute: 20,
  }),
  passwordLogin: endpoint({
    method: "POST",
    path: "/passwordLogin",
    summary: "Sign in with email and password",
    access: "public",
    body: passwordLoginSchema,
    data: signedInSchema,
    errors: ["third.attempt", "tenth.attempt", "user.locked"],
    perMinute: 30,
  }),
  logout: endpoint({
    method: "POST",
    path: "/logout",
    summary: "End this session",
    access: "session",
    data: z.null(),
    inShutTeam: "open",
    isOpenToAnyIp: true,
  }),
  currentUser: endpoint({
    method: "GET",
    path: "/currentUser",
    summary: "Who is signed in, in which team, with which keys",
    access: "session",
    data: signedInSchema,
    inShutTeam: "open",
  }),
};
