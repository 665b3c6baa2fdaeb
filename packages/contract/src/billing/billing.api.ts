import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { TEAM_OWNER } from "../foundation/permission-needs.ts";
import {
  issuedCodeSchema,
  newCodesSchema,
  redeemCodeSchema,
  redeemedSchema,
  typedCodeSchema,
} from "./billing.schema.ts";

const refusals = [
  "privilege.code.cdkey.not.found",
  "privilege.code.cdkey.type.incorrect",
  "privilege.code.cdkey.expired",
  "privilege.code.cdkey.used.up",
] as const;

/** Guessing a code takes 80 bits; asking often only burdens the server. */
const TRIES_A_MINUTE = 20;

/** Redeem codes: looked up and used by a team's owner, made by the administrator of the installation. */
export const billingApi = {
  validateCode: endpoint({
    method: "GET",
    path: "/cdkey/validate",
    summary: "What a redeem code would give the team, if it can still be redeemed",
    access: { roles: TEAM_OWNER },
    query: z.object({ cdkey: typedCodeSchema }),
    data: redeemCodeSchema,
    errors: refusals,
    inShutTeam: "renew",
    perMinute: TRIES_A_MINUTE,
  }),
  redeemCode: endpoint({
    method: "POST",
    path: "/cdkey/redeem",
    summary: "Take what a redeem code gives, for the team",
    access: { roles: TEAM_OWNER },
    body: z.object({ cdkey: typedCodeSchema }),
    data: redeemedSchema,
    errors: refusals,
    inShutTeam: "renew",
    perMinute: TRIES_A_MINUTE,
  }),
  issuedCodes: endpoint({
    method: "GET",
    path: "/instance/redeemCodes",
    summary: "Every redeem code of this installation, newest first, for who runs it",
    access: "session",
    query: z.object(pageQuery),
    data: pageOf(issuedCodeSchema),
    errors: ["permission.denied"],
  }),
  issueCodes: endpoint({
    method: "POST",
    path: "/instance/redeemCodes",
    summary: "Make redeem codes, for who runs this installation",
    access: "session",
    body: newCodesSchema,
    data: z.array(issuedCodeSchema),
    errors: ["permission.denied"],
  }),
};
