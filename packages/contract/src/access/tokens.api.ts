import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_TOKEN_DAYS } from "../foundation/limits.ts";
import { permissionKeySchema } from "../foundation/permission-keys.ts";

/** A token for programs as its owner sees it in the list; the secret itself is shown once, at its making. */
export const accessTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  permissions: z.array(permissionKeySchema),
  createTime: instantSchema,
  expireTime: instantSchema,
  /** To the minute; null before the first use. */
  lastUseTime: instantSchema.nullable(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** Goes in the header `authorization: Bearer …`; calls rows that name one of its keys, without `x-csrf-token`. */
export const tokensApi = {
  listTokens: endpoint({
    method: "GET",
    path: "/accessTokens",
    summary: "The caller's personal access tokens",
    access: "session",
    data: z.array(accessTokenSchema),
  }),
  createToken: endpoint({
    method: "POST",
    path: "/accessTokens",
    summary: "Make a personal access token; its text is told this once",
    access: "session",
    body: z.object({
      name: z.string().trim().min(1).max(64),
      permissions: z.array(permissionKeySchema).min(1).max(500),
      days: z.number().int().min(1).max(MAX_TOKEN_DAYS),
    }),
    data: accessTokenSchema.extend({ token: z.string() }),
    errors: ["role.beyond.own"],
    perMinute: 30,
  }),
  revokeToken: endpoint({
    method: "DELETE",
    path: "/accessTokens/:tokenId",
    summary: "Revoke one of the caller's tokens at once",
    access: "session",
    params: z.object({ tokenId: idSchema }),
    data: z.null(),
    errors: ["accessToken.not.found"],
  }),
};
